import type { FamilyWords } from './rule-words.ts';

export const versioningVietnamese = {
  'deprecation-complete': {
    summary: 'Công cụ ngừng hỗ trợ có cờ báo, nêu công cụ thay thế và ngày gỡ bỏ.',
    why: 'Agent đã quen một công cụ cần một bản phát hành trong đó cả hai cùng chạy và công cụ cũ trỏ tới công cụ mới.',
    messages: {
      noSuccessor: 'Mô tả nói công cụ đã ngừng hỗ trợ nhưng không nói dùng gì thay thế.',
      flag: 'Văn bản nói công cụ đã ngừng hỗ trợ ("{words}"), nhưng "deprecated" không phải true.',
      successor: 'Công cụ đã ngừng hỗ trợ nhưng không nêu công cụ thay thế. Hãy thêm "replaced_by".',
      window: 'Công cụ đã ngừng hỗ trợ, nhưng "deprecation" không có "{field}".',
      order: 'Ngày gỡ bỏ ({after}) phải sau ngày ngừng hỗ trợ ({since}).',
      notDeprecated: 'Có "{key}", nhưng "deprecated" không phải true.',
      setFlag: 'Đặt deprecated là true',
    },
  },
  'replacement-exists': {
    summary: 'Công cụ thay thế có trong danh mục.',
    why: 'Công cụ thay thế không tồn tại sẽ dẫn agent tới lời gọi thất bại.',
    messages: {
      unknown: 'Công cụ thay thế "{name}" không có trong danh mục này.',
      near: 'Công cụ thay thế "{name}" không có trong danh mục này. Ý bạn là "{near}"?',
      self: 'Công cụ nêu chính nó làm công cụ thay thế.',
      rename: 'Đổi thành "{near}"',
    },
  },
  'version-format': {
    summary: 'Phiên bản theo chuẩn SemVer.',
    why: 'Người đọc và công cụ phân biệt thay đổi phá vỡ tương thích với phần thêm vào qua con số đã tăng.',
    messages: {
      none: 'Bản mô tả không có "version". Hãy thêm, ví dụ 1.0.0.',
      format: '"{version}" không phải phiên bản SemVer như 1.4.0.',
      complete: 'Đổi thành "{version}"',
    },
  },
} satisfies FamilyWords;
