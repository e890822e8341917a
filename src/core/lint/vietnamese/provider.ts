import type { FamilyWords } from './rule-words.ts';

export const providerVietnamese = {
  'mcp-icon': {
    summary: 'Biểu tượng là địa chỉ https: hoặc data: của loại ảnh mà ứng dụng hiển thị được.',
    why: 'Ứng dụng MCP phải từ chối biểu tượng dùng giao thức khác và chỉ cần hiển thị PNG, JPEG, SVG và WebP; biểu tượng bị từ chối chỉ còn ô trống.',
    messages: {
      scheme: 'Ứng dụng từ chối biểu tượng từ "{scheme}". Hãy dùng địa chỉ https: hoặc data:.',
      type: 'Ứng dụng không bắt buộc hiển thị loại ảnh "{type}". Hãy dùng PNG, JPEG, SVG hoặc WebP.',
    },
  },
  'mcp-secret-header': {
    summary: 'Không bí mật nào được gửi trong header mà proxy đọc được.',
    why: 'Tham số có "x-mcp-header" được chép vào một header HTTP để proxy định tuyến theo đó; proxy cũng ghi nó vào nhật ký.',
    messages: {
      header: '"{name}" là bí mật, nhưng "x-mcp-header" chép nó vào header mà proxy ghi nhật ký.',
      remove: 'Bỏ "x-mcp-header"',
    },
  },
  'mcp-ui-resource': {
    summary: 'Giao diện của công cụ là tài nguyên ui:// của máy chủ.',
    why: 'Ứng dụng hỗ trợ MCP Apps tải giao diện của công cụ từ máy chủ dưới dạng tài nguyên ui://; địa chỉ khác bị bỏ qua và công cụ không hiện gì.',
    messages: { scheme: '"{address}" không phải tài nguyên ui://, nên ứng dụng không hiện giao diện của công cụ này.' },
  },
  'provider-as-is': {
    summary: 'Tài liệu ở định dạng riêng của một nhà cung cấp thì được nhà cung cấp đó chấp nhận.',
    why: 'Khi một công cụ vi phạm quy định của nhà cung cấp, văn bản gửi nguyên trạng bị trả lời 400 cho cả yêu cầu.',
    messages: {},
  },
  'provider-loss': {
    summary: 'Điều mà đích không nhận được nêu ra, không bị bỏ âm thầm.',
    why: 'Ràng buộc mà đích bỏ đi, hoặc chỉ giữ dưới dạng chữ, sẽ không được áp dụng ở đó; công cụ phải tự kiểm tra.',
    messages: {
      lost: 'Phần này không tới được đích này nguyên vẹn.',
      lostIn: '{count} trong {all} đích không nhận phần này nguyên vẹn: {targets}.',
    },
  },
  'provider-profile-stale': {
    summary: 'Quy định của nhà cung cấp được kiểm tra gần đây.',
    why: 'Nhà cung cấp nới và siết giới hạn mà không báo trước; kết luận dựa trên quy định của năm ngoái cần được kiểm tra lại trước khi chặn một bản phát hành.',
    messages: {
      stale:
        'Quy định của {target} được kiểm tra lần cuối ngày {date}, cách đây {days} ngày; phiên bản Toolscribe mới hơn có thể kết luận khác.',
    },
  },
  'provider-refused': {
    summary: 'Mọi đích của tài liệu nhận được mọi công cụ.',
    why: 'Điều một đích không diễn đạt được thì không bao giờ bị đổi thành thứ khác, nên công cụ này sẽ vắng mặt trong yêu cầu.',
    messages: { refused: 'Không thể gửi công cụ này tới đích này.' },
  },
  'provider-request-limit': {
    summary: 'Toàn bộ công cụ của tài liệu vừa trong một yêu cầu tới mỗi đích.',
    why: 'Giới hạn cho cả yêu cầu, như 128 công cụ hay 24 tham số tùy chọn trong công cụ strict, làm hỏng mọi lời gọi cùng lúc.',
    messages: { over: 'Tất cả công cụ gộp lại vượt một giới hạn của đích.' },
  },
} satisfies FamilyWords;
