import type { FamilyWords } from './rule-words.ts';

export const providerVietnamese = {
  'mcp-icon': {
    summary: 'Biểu tượng là địa chỉ https hoặc data của loại ảnh mà ứng dụng hiển thị được.',
    why: 'Ứng dụng MCP phải từ chối biểu tượng từ giao thức khác và chỉ cần hiển thị PNG, JPEG, SVG và WebP; biểu tượng bị từ chối chỉ là ô trống.',
    messages: {
      scheme: 'Ứng dụng từ chối biểu tượng từ "{scheme}"; chỉ https: và data: được nhận.',
      type: 'Loại ảnh "{type}" không thuộc những loại mà ứng dụng phải hiển thị.',
    },
  },
  'mcp-secret-header': {
    summary: 'Không bí mật nào đi trong header mà proxy đọc được.',
    why: 'Tham số có "x-mcp-header" được chép vào một header HTTP để proxy định tuyến theo đó; proxy cũng ghi nó vào nhật ký.',
    messages: {
      header: 'Giá trị của "{name}" là bí mật, mà "x-mcp-header" chép nó vào header được proxy ghi nhật ký.',
      remove: 'Bỏ x-mcp-header',
    },
  },
  'mcp-ui-resource': {
    summary: 'Giao diện của công cụ là tài nguyên ui:// của máy chủ.',
    why: 'Ứng dụng hỗ trợ MCP Apps tải giao diện của công cụ từ máy chủ dưới dạng tài nguyên ui://; địa chỉ khác bị bỏ qua và công cụ không hiện gì.',
    messages: { scheme: '"{address}" không phải tài nguyên ui://, nên ứng dụng không hiện giao diện của công cụ này.' },
  },
  'provider-as-is': {
    summary: 'Tài liệu ở định dạng của một nhà cung cấp là tài liệu mà nhà cung cấp đó nhận.',
    why: 'Văn bản gửi nguyên trạng bị trả lời 400 cho cả yêu cầu khi một công cụ vi phạm quy định của nhà cung cấp.',
    messages: {},
  },
  'provider-loss': {
    summary: 'Điều đích không nhận được nêu ra, không bị bỏ âm thầm.',
    why: 'Ràng buộc mà đích bỏ đi hoặc chỉ giữ dưới dạng chữ sẽ không được thi hành ở đó; công cụ phải tự kiểm tra.',
    messages: {
      lost: 'Phần này không được gửi nguyên vẹn tới đích này.',
      lostIn: '{count} trong {all} đích không nhận phần này nguyên vẹn: {targets}.',
    },
  },
  'provider-profile-stale': {
    summary: 'Hiểu biết về nhà cung cấp được đọc chưa lâu.',
    why: 'Nhà cung cấp nới và siết giới hạn mà không báo trước; kết luận dựa trên quy định của năm ngoái cần được kiểm lại trước khi chặn một bản phát hành.',
    messages: {
      stale:
        'Quy định của {target} được đọc ngày {date}, cách đây {days} ngày; phiên bản Toolscribe mới hơn có thể kết luận khác.',
    },
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
