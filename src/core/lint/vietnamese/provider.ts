import type { FamilyWords } from './rule-words.ts';

export const providerVietnamese = {
  'provider-as-is': {
    summary: 'Tài liệu ở định dạng của một nhà cung cấp là tài liệu mà nhà cung cấp đó nhận.',
    why: 'Văn bản gửi nguyên trạng bị trả lời 400 cho cả yêu cầu khi một công cụ vi phạm quy định của nhà cung cấp.',
    messages: {},
  },
  'provider-loss': {
    summary: 'Điều đích không nhận được nêu ra, không bị bỏ âm thầm.',
    why: 'Ràng buộc mà đích bỏ đi hoặc chỉ giữ dưới dạng chữ sẽ không được thi hành ở đó; công cụ phải tự kiểm tra.',
    messages: { lost: 'Phần này không được gửi nguyên vẹn tới đích này.' },
  },
  'provider-refused': {
    summary: 'Mọi đích của tài liệu nhận được mọi công cụ.',
    why: 'Điều một đích không diễn đạt được thì không bao giờ bị bẻ thành thứ khác, nên công cụ này sẽ vắng mặt trong yêu cầu.',
    messages: { refused: 'Không thể gửi công cụ này tới đích này.' },
  },
  'provider-request-limit': {
    summary: 'Toàn bộ công cụ của tài liệu vừa một yêu cầu tới mỗi đích.',
    why: 'Giới hạn cho cả yêu cầu, như 128 công cụ hay 24 tham số tùy chọn trong công cụ nghiêm ngặt, làm hỏng mọi lời gọi cùng lúc.',
    messages: { over: 'Tất cả công cụ gộp lại vượt một giới hạn của đích.' },
  },
} satisfies FamilyWords;
