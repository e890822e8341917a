import type { FamilyWords } from './rule-words.ts';

export const safetyVietnamese = {
  'annotations-missing': {
    summary: 'Công cụ thay đổi điều gì đó thì cho biết qua gợi ý nó có phá hủy hay không.',
    why: 'Không có gợi ý, ứng dụng MCP phải coi công cụ là phá hủy và mở ra thế giới, nên hỏi người dùng ở mỗi lời gọi.',
    messages: {
      changes: 'Tên "{name}" cho thấy công cụ thay đổi điều gì đó, mà không gợi ý nào nói thay đổi ra sao.',
    },
  },
  'annotations-none': {
    summary: 'Mọi công cụ dùng gợi ý để cho biết nó chỉ đọc hay không.',
    why: 'Không có gợi ý, ứng dụng coi công cụ là phá hủy và chạm tới thế giới bên ngoài, nên hỏi người dùng trước mỗi lần gọi.',
    messages: { none: 'Công cụ không gợi ý nó đọc, ghi hay xóa.' },
  },
  'annotations-open-world': {
    summary: 'Công cụ đọc web mở nói rõ điều đó.',
    why: 'Thứ người lạ viết có thể chứa mệnh lệnh cho mô hình; ứng dụng biết kết quả nào đến từ bên ngoài thì có thể đánh dấu và hỏi trước lần ghi kế tiếp.',
    messages: {
      closed: '"{name}" nghe như đọc web ("{word}"), nhưng lại khai rằng thế giới của nó là đóng.',
      silent: '"{name}" nghe như đọc web ("{word}"), mà "open_world" không được nêu.',
      setOpen: 'Đặt open_world là true',
    },
  },
  'annotations-title': {
    summary: 'Một công cụ có một tiêu đề.',
    why: 'Ứng dụng hiển thị "title", nếu thiếu thì "annotations.title"; hai tiêu đề khác nhau khiến người dùng thấy hai công cụ.',
    messages: { differs: 'Chú thích ghi "{other}", còn tiêu đề của công cụ là "{title}".' },
  },
  'destructive-warning': {
    summary: 'Công cụ phá hủy nói trong mô tả rằng tác động là vĩnh viễn, hoặc rằng nó hỏi trước.',
    why: 'Hầu hết nhà cung cấp không có cờ cho việc này khi gửi đi; mô tả là nơi duy nhất để cho mô hình biết.',
    messages: {
      silent: 'Công cụ có tính phá hủy, nhưng mô tả không nói tác động là vĩnh viễn hay cần người dùng xác nhận.',
    },
  },
  'idempotency-contradiction': {
    summary: 'Các cờ an toàn không mâu thuẫn nhau.',
    why: 'Công cụ không thay đổi gì thì không thể phá hủy gì, và gọi hai lần cũng như một lần; ứng dụng tin nhầm cờ sẽ bỏ qua câu hỏi với người dùng.',
    messages: {
      safeDestructive: 'Công cụ tự nhận là không thay đổi gì và cũng tự nhận là phá hủy.',
      safeNotIdempotent: 'Công cụ không thay đổi gì thì lũy đẳng; ở đây "idempotent" là false.',
      setIdempotent: 'Đặt idempotent là true',
      setSafe: 'Đặt safe là false',
    },
  },
  'idempotency-fields': {
    summary: 'Lũy đẳng, an toàn và phá hủy đều được nêu rõ là true hoặc false.',
    why: 'Agent gọi song song công cụ an toàn, thử lại công cụ lũy đẳng và hỏi trước công cụ phá hủy; cờ thiếu bị hiểu theo hướng xấu nhất.',
    messages: {
      fill: 'Nêu điều mà tên nói',
      missing: 'Khối idempotency không nêu "{field}".',
      type: '"{field}" phải là true hoặc false; ở đây là {found}.',
    },
  },
  'idempotency-name': {
    summary: 'Các cờ an toàn khớp với điều cái tên nói.',
    why: 'Ứng dụng chạy công cụ chỉ đọc mà không hỏi; "delete_…" mang cờ chỉ đọc sẽ xóa mà không hỏi.',
    messages: {
      destroysSafe: '"{name}" nghe như xóa, nhưng tự nhận không thay đổi gì.',
      writesSafe: '"{name}" nghe như ghi, nhưng tự nhận không thay đổi gì.',
      readsDestructive: '"{name}" nghe như chỉ đọc, nhưng tự nhận là phá hủy.',
      destroysHarmless: '"{name}" nghe như xóa, nhưng tự nhận không phá hủy.',
    },
  },
  'read-write-split': {
    summary: 'Đọc và ghi là hai công cụ riêng.',
    why: 'Một công cụ làm cả hai không thể mang cờ an toàn trung thực, nên mỗi lần đọc lại phải xin phép như khi ghi.',
    messages: {
      name: 'Tên "{name}" hứa vừa đọc vừa thay đổi.',
      values: 'Tham số "{name}" chọn giữa đọc và thay đổi ({values}).',
    },
  },
} satisfies FamilyWords;
