import type { FamilyWords } from './rule-words.ts';

export const errorsVietnamese = {
  'error-access': {
    summary: 'Công cụ nhận mã định danh thì khai báo lỗi cho mã không tồn tại hoặc không được phép.',
    why: 'Mã đúng dạng không có nghĩa là có quyền; không có lỗi được khai báo, mô hình sẽ đoán mã khác.',
    messages: {
      noAccess:
        'Công cụ nhận "{name}" nhưng không khai báo lỗi cho mã không tồn tại hoặc không được phép. Hãy thêm lỗi, ví dụ NOT_FOUND.',
    },
  },
  'error-code-format': {
    summary:
      'Mã lỗi viết theo SCREAMING_SNAKE_CASE hoặc snake_case: một kiểu trong danh mục, mỗi mã một lần trong công cụ.',
    why: 'Agent và runtime so sánh mã như văn bản; hai cách viết của một trường hợp là hai trường hợp đối với chúng.',
    messages: {
      format: 'Mã lỗi "{code}" không theo SCREAMING_SNAKE_CASE cũng không theo snake_case.',
      twice: 'Mã lỗi "{code}" được khai báo nhiều lần.',
      style:
        'Mã lỗi "{code}" theo {style}, khác với phần lớn mã trong danh mục ({others} trên {all}). Hãy dùng một kiểu.',
    },
  },
  'error-contradiction': {
    summary: 'Lời khuyên phục hồi khớp với cờ thử lại.',
    why: 'Khi cờ nói một đằng, câu chữ nói một nẻo thì runtime và mô hình làm hai việc khác nhau.',
    messages: {
      retries: '"retryable" của "{code}" là false, nhưng phần phục hồi lại khuyên thử lại ("{words}").',
      stops: '"retryable" của "{code}" là true, nhưng phần phục hồi lại khuyên không thử lại ("{words}").',
    },
  },
  'error-fields': {
    summary: 'Mỗi lỗi có mã, trạng thái HTTP, cờ thử lại và mô tả.',
    why: 'Mã gọi tên trường hợp, trạng thái và cờ cho phép runtime tự thử lại, còn mô tả là điều người dùng được nghe.',
    messages: {
      notObject: 'Mỗi lỗi phải là đối tượng có "code", "http_status", "retryable", "description" và "recovery".',
      missing: 'Lỗi "{code}" không có "{field}".',
      type: '"{field}" của lỗi "{code}" phải có kiểu {type}.',
      addUsual: 'Thêm những gì mã này thường có',
      empty: 'Danh sách lỗi rỗng; công cụ nào cũng ít nhất có thể từ chối đối số sai.',
    },
  },
  'error-leak': {
    summary: 'Lỗi cho mô hình biết phải làm gì, không nói cái gì hỏng bên trong.',
    why: 'Stack trace, câu truy vấn và đường dẫn không giúp gì cho mô hình, lại cho người ngoài thấy cấu trúc hệ thống.',
    messages: { leak: 'Văn bản lỗi này để lộ chi tiết nội bộ ("{found}"). Hãy nói bên gọi có thể làm gì.' },
  },
  'error-message': {
    summary: 'Thông điệp trong ví dụ lỗi nói sai ở đâu và thế nào là đúng.',
    why: 'Mô hình chỉ thấy thông điệp; cho nó thấy dạng đúng thì số lần thử lại ở mô hình yếu giảm một nửa.',
    messages: {
      none: 'Đối tượng lỗi trong ví dụ này không có "message" cho mô hình.',
      vague: 'Thông điệp lỗi "{text}" không nói sai ở đâu, cũng không nói thế nào là đúng.',
    },
  },
  'error-recovery': {
    summary: 'Mỗi lỗi nói agent nên làm gì tiếp theo.',
    why: 'Lỗi không có hướng xử lý khiến mô hình lặp lại lời gọi, hoặc bỏ cuộc trong khi chỉ cần hỏi người dùng một câu.',
    messages: {
      missing: 'Lỗi "{code}" không nói phải làm gì tiếp theo. Hãy thêm "recovery".',
      vague: '"recovery" của "{code}" không nói phải làm gì: "{text}"',
    },
  },
  'error-taxonomy': {
    summary: 'Lỗi quen thuộc có trạng thái và cờ thử lại thông thường, và có một lỗi cho đối số sai.',
    why: 'Agent tự phục hồi được khi NOT_FOUND hay RATE_LIMITED có cùng nghĩa ở mọi công cụ.',
    messages: {
      status: '"{code}" thường có trạng thái HTTP {usual}, nhưng ở đây là {status}.',
      retryable: '"retryable" của "{code}" thường là {usual}, nhưng ở đây là {found}.',
      setUsual: 'Đặt thành {usual}',
      addValidation: 'Thêm VALIDATION_ERROR',
      noValidation: 'Chưa khai báo lỗi nào cho đối số sai. Hãy thêm lỗi, ví dụ VALIDATION_ERROR.',
    },
  },
} satisfies FamilyWords;
