import type { FamilyWords } from './rule-words.ts';

export const examplesVietnamese = {
  'example-arguments': {
    summary: 'Ví dụ thành công chỉ đưa ra các đối số đã khai báo, và đủ mọi đối số bắt buộc.',
    why: 'Mô hình bắt chước ví dụ: đối số viết sai hoặc thiếu ở đó sẽ sai hoặc thiếu trong lời gọi thật.',
    messages: {
      missing: 'Ví dụ thiếu đối số bắt buộc "{name}".',
      unknown: 'Ví dụ đưa ra "{name}", vốn không được khai báo trong tham số.',
      near: 'Ví dụ đưa ra "{name}", vốn không được khai báo trong tham số. Ý bạn là "{near}"?',
      rename: 'Đổi thành "{near}"',
    },
  },
  'example-call-name': {
    summary: 'Lời gọi trong ví dụ dùng tên của công cụ này.',
    why: 'Ví dụ gọi tên khác dạy mô hình một công cụ không tồn tại.',
    messages: {
      other: 'Ví dụ gọi "{found}", nhưng công cụ này tên là "{name}".',
      rename: 'Gọi "{name}"',
    },
  },
  'example-error': {
    summary: 'Các ví dụ có một trường hợp lỗi.',
    why: 'Mô hình từng thấy một kết quả lỗi sẽ biết mã nằm ở đâu và phải làm gì tiếp.',
    messages: {
      none: 'Không ví dụ nào cho thấy lỗi. Hãy thêm ví dụ có kết quả dạng { "error": { "code", "message" } }.',
    },
  },
  'example-error-code': {
    summary: 'Lỗi trong ví dụ là lỗi mà công cụ khai báo.',
    why: 'Mã không khai báo thì không có hướng phục hồi, nên agent gặp nó không biết phải làm gì.',
    messages: {
      undeclared: 'Mã lỗi "{code}" không được khai báo trong "errors".',
      near: 'Mã lỗi "{code}" không được khai báo trong "errors". Ý bạn là "{near}"?',
      rename: 'Đổi thành "{near}"',
    },
  },
  'example-fields': {
    summary: 'Mỗi ví dụ có prompt, lời gọi gồm tên và đối số, và kết quả.',
    why: 'Ví dụ thiếu một trong số đó thì không chạy được, cũng không đưa cho mô hình xem được.',
    messages: {
      notObject: 'Mỗi ví dụ phải là đối tượng có "prompt", "tool_call" và "result".',
      missing: 'Ví dụ không có "{field}".',
      call: 'Lời gọi trong ví dụ này không có "{field}".',
      asks: 'Ví dụ chờ một câu hỏi lại thì không có lời gọi. Hãy bỏ "{field}" hoặc "expect".',
    },
  },
  'example-prompt': {
    summary: 'Prompt của ví dụ là điều người dùng sẽ nói, và không câu nào trùng nhau.',
    why: 'Người dùng không biết tên công cụ; prompt nêu tên công cụ không chứng minh được gì về việc lựa chọn.',
    messages: {
      namesTool: 'Prompt nêu tên công cụ "{name}", điều mà người dùng không làm. Hãy viết điều người dùng sẽ nói.',
      blank: 'Prompt để trống.',
      twice: 'Một ví dụ khác có cùng prompt. Hãy dùng prompt khác.',
    },
  },
  'example-success': {
    summary: 'Các ví dụ có một lời gọi thành công.',
    why: 'Một lời gọi trọn vẹn cùng kết quả cho mô hình thấy dạng đối số rõ hơn mọi câu chữ.',
    messages: { none: 'Không ví dụ nào cho thấy lời gọi thành công cùng kết quả.' },
  },
  'example-coverage': {
    summary: 'Mỗi tham số được dùng trong ít nhất một ví dụ, và mỗi lỗi được minh họa.',
    why: 'Tham số không ví dụ nào dùng là tham số chưa ai thử; mô tả của nó có thể sai suốt nhiều năm.',
    messages: {
      parameter: 'Không ví dụ nào dùng tham số "{name}".',
      error: 'Không ví dụ nào cho thấy lỗi "{code}".',
    },
  },
  'example-text-parity': {
    summary: 'Kết quả có cả văn bản và phần có cấu trúc thì văn bản nói đúng như phần có cấu trúc.',
    why: 'Ứng dụng cũ chỉ đọc "content", ứng dụng mới chỉ đọc "structuredContent"; giá trị chỉ nằm ở một bên thì một nửa số ứng dụng không thấy.',
    messages: {
      missing: 'Giá trị {value} của "{place}" có trong phần có cấu trúc nhưng không có trong văn bản của cùng kết quả.',
    },
  },
  'example-values': {
    summary: 'Ví dụ thành công khớp với schema của đối số và của kết quả.',
    why: 'Ví dụ trái với chính schema của nó dạy những lời gọi mà máy chủ từ chối và những kết quả không bao giờ có.',
    messages: {
      argument: 'Một đối số của ví dụ không khớp với "parameters".',
      result: 'Kết quả của ví dụ không khớp với "returns".',
    },
  },
} satisfies FamilyWords;
