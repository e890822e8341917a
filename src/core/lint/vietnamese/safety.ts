import type { FamilyWords } from './rule-words.ts';

export const safetyVietnamese = {
  'annotations-missing': {
    summary: 'Công cụ làm thay đổi dữ liệu nêu trong chú thích (annotations) rằng nó có phá hủy hay không.',
    why: 'Không có chú thích, ứng dụng MCP phải coi công cụ là phá hủy và có tác động ra bên ngoài, nên hỏi người dùng trước mỗi lời gọi.',
    messages: {
      changes:
        'Tên "{name}" cho thấy công cụ làm thay đổi dữ liệu, nhưng chưa nêu nó có phá hủy hay không. Hãy thêm chú thích an toàn.',
    },
  },
  'annotations-none': {
    summary: 'Mọi công cụ nêu trong chú thích (annotations) rằng nó chỉ đọc hay không.',
    why: 'Không có chú thích, ứng dụng coi công cụ là phá hủy và có tác động ra bên ngoài, nên hỏi người dùng trước mỗi lời gọi.',
    messages: { none: 'Chưa nêu công cụ đọc, ghi hay xóa. Hãy thêm chú thích an toàn.' },
  },
  'annotations-open-world': {
    summary: 'Công cụ đọc nội dung trên web nói rõ điều đó.',
    why: 'Nội dung do người lạ viết có thể chứa chỉ dẫn dành cho mô hình; ứng dụng biết kết quả nào đến từ bên ngoài thì có thể đánh dấu và hỏi trước lần ghi kế tiếp.',
    messages: {
      closed: '"{name}" nghe như đọc nội dung trên web ("{word}"), nhưng "open_world" lại là false.',
      silent: '"{name}" nghe như đọc nội dung trên web ("{word}"), nhưng chưa nêu "open_world".',
      setOpen: 'Đặt open_world là true',
    },
  },
  'annotations-title': {
    summary: 'Một công cụ có một tiêu đề.',
    why: 'Ứng dụng hiển thị "title", nếu thiếu thì "annotations.title"; hai tiêu đề khác nhau khiến người dùng thấy hai công cụ.',
    messages: { differs: 'Chú thích ghi tiêu đề "{other}", còn tiêu đề của công cụ là "{title}". Hãy chỉ giữ một.' },
  },
  'destructive-warning': {
    summary: 'Công cụ phá hủy nói trong mô tả rằng tác động là vĩnh viễn, hoặc người dùng xác nhận trước.',
    why: 'Định dạng của hầu hết nhà cung cấp không có trường cho việc này; mô tả là nơi duy nhất để cho mô hình biết.',
    messages: {
      silent:
        'Công cụ có tính phá hủy, nhưng mô tả không nói tác động là vĩnh viễn, cũng không nói người dùng xác nhận trước.',
    },
  },
  'idempotency-contradiction': {
    summary: 'Các cờ an toàn không mâu thuẫn nhau.',
    why: 'Công cụ không thay đổi gì thì không thể phá hủy gì, và gọi hai lần cũng như một lần; ứng dụng tin nhầm cờ sẽ bỏ qua việc hỏi người dùng.',
    messages: {
      safeDestructive: '"safe" và "destructive" đều là true; công cụ không thay đổi gì thì không thể phá hủy gì.',
      safeNotIdempotent: '"safe" là true, tức công cụ không thay đổi gì và lũy đẳng, nhưng "idempotent" lại là false.',
      setIdempotent: 'Đặt idempotent là true',
      setSafe: 'Đặt safe là false',
    },
  },
  'idempotency-fields': {
    summary: '"idempotent", "safe" và "destructive" đều được nêu rõ là true hoặc false.',
    why: 'Agent gọi song song công cụ an toàn, thử lại công cụ lũy đẳng và hỏi trước khi gọi công cụ phá hủy; cờ thiếu bị hiểu theo hướng xấu nhất.',
    messages: {
      fill: 'Đặt các cờ theo ý của tên',
      missing: '"idempotency" không nêu "{field}".',
      type: '"{field}" phải là true hoặc false, không phải {found}.',
    },
  },
  'idempotency-name': {
    summary: 'Các cờ an toàn khớp với tên.',
    why: 'Ứng dụng chạy công cụ chỉ đọc mà không hỏi; "delete_…" mang cờ chỉ đọc sẽ xóa mà không hỏi.',
    messages: {
      destroysSafe: '"{name}" nghe như xóa dữ liệu, nhưng "safe" lại nói nó không thay đổi gì.',
      writesSafe: '"{name}" nghe như ghi dữ liệu, nhưng "safe" lại nói nó không thay đổi gì.',
      readsDestructive: '"{name}" nghe như chỉ đọc, nhưng "destructive" lại là true.',
      destroysHarmless: '"{name}" nghe như xóa dữ liệu, nhưng "destructive" lại là false.',
    },
  },
  'read-write-split': {
    summary: 'Đọc và ghi là hai công cụ riêng.',
    why: 'Một công cụ làm cả hai không thể mang cờ an toàn trung thực, nên mỗi lần đọc lại phải xin phép như khi ghi.',
    messages: {
      name: 'Tên "{name}" hứa hẹn vừa đọc vừa thay đổi. Hãy tách thành hai công cụ.',
      values: 'Tham số "{name}" chọn giữa đọc và thay đổi ({values}). Hãy tách thành hai công cụ.',
    },
  },
} satisfies FamilyWords;
