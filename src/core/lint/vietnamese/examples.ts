import type { FamilyWords } from './rule-words.ts';

export const examplesVietnamese = {
  'example-arguments': {
    summary: 'Ví dụ thành công đưa ra các đối số đã khai báo, gồm mọi đối số bắt buộc.',
    why: 'Mô hình sao chép ví dụ: đối số viết sai hoặc thiếu ở đó sẽ sai hoặc thiếu trong lời gọi thật.',
    messages: {
      missing: 'Ví dụ thiếu đối số bắt buộc "{name}".',
      unknown: 'Ví dụ đưa ra "{name}", vốn không được khai báo.',
      near: 'Ví dụ đưa ra "{name}", vốn không được khai báo; ý bạn là "{near}"?',
      rename: 'Đổi thành "{near}"',
    },
  },
  'example-call-name': {
    summary: 'Lời gọi trong ví dụ dùng tên của công cụ này.',
    why: 'Ví dụ gọi tên khác dạy mô hình một công cụ không tồn tại.',
    messages: {
      other: 'Ví dụ gọi "{found}"; công cụ này là "{name}".',
      rename: 'Gọi "{name}"',
    },
  },
  'example-error': {
    summary: 'Các ví dụ có một trường hợp lỗi.',
    why: 'Mô hình từng thấy phong bì lỗi một lần sẽ biết mã nằm ở đâu và phải làm gì tiếp.',
    messages: { none: 'Không ví dụ nào cho thấy lỗi: kết quả dạng { "error": { "code", "message" } }.' },
  },
  'example-error-code': {
    summary: 'Lỗi trong ví dụ là lỗi mà công cụ khai báo.',
    why: 'Mã không khai báo thì không có hướng phục hồi, nên agent gặp nó không biết phải làm gì.',
    messages: {
      undeclared: 'Mã lỗi "{code}" không được khai báo trong "errors".',
      near: 'Mã lỗi "{code}" không được khai báo; ý bạn là "{near}"?',
      rename: 'Đổi thành "{near}"',
    },
  },
  'example-fields': {
    summary: 'Mỗi ví dụ có prompt, lời gọi gồm tên và đối số, và kết quả.',
    why: 'Ví dụ thiếu một trong số đó thì không chạy được, cũng không đưa cho mô hình xem được.',
    messages: {
      notObject: 'Mỗi ví dụ phải là đối tượng có prompt, tool_call và result.',
      missing: 'Ví dụ không có "{field}".',
      call: 'Lời gọi trong ví dụ này không có "{field}".',
      asks: 'Ví dụ chờ một câu hỏi thì không có lời gọi; hãy bỏ "{field}" hoặc "expect".',
    },
  },
  'example-prompt': {
    summary: 'Prompt của ví dụ là điều người dùng sẽ nói, mỗi câu một lần.',
    why: 'Người dùng không biết tên công cụ; prompt nêu tên công cụ không chứng minh được gì về việc lựa chọn.',
    messages: {
      namesTool: 'Prompt nêu tên công cụ "{name}"; người dùng thì không.',
      blank: 'Prompt để trống.',
      twice: 'Một ví dụ khác có cùng prompt.',
    },
  },
  'example-success': {
    summary: 'Các ví dụ có một lời gọi thành công.',
    why: 'Một lời gọi trọn vẹn cùng kết quả cho mô hình thấy dạng đối số rõ hơn mọi câu chữ.',
    messages: { none: 'Không ví dụ nào cho thấy lời gọi thành công cùng kết quả.' },
  },
  'example-coverage': {
    summary: 'Mỗi tham số có mặt trong ví dụ nào đó, và mỗi lỗi được minh họa.',
    why: 'Tham số không ví dụ nào dùng là tham số chưa ai thử; mô tả của nó có thể sai suốt nhiều năm.',
    messages: {
      parameter: 'Không ví dụ nào đưa ra tham số "{name}".',
      error: 'Không ví dụ nào cho thấy lỗi "{code}".',
    },
  },
  'example-text-parity': {
    summary: 'Kết quả có cả hai phần thì phần văn bản nói đúng những gì phần có cấu trúc nói.',
    why: 'Ứng dụng cũ chỉ đọc "content", ứng dụng mới chỉ đọc "structuredContent"; giá trị chỉ nằm ở một bên thì một nửa số ứng dụng không thấy.',
    messages: { missing: '{value} tại "{place}" của phần có cấu trúc không có trong phần văn bản của cùng kết quả.' },
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
