import type { FamilyWords } from './rule-words.ts';

export const errorsVietnamese = {
  'error-access': {
    summary: 'Công cụ nhận mã định danh thì khai báo lỗi cho mã không tồn tại hoặc không được phép.',
    why: 'Mã đúng cú pháp không cấp quyền truy cập; không có câu trả lời được khai báo, mô hình sẽ đoán mã khác.',
    messages: { noAccess: 'Công cụ nhận "{name}" nhưng không khai báo lỗi cho mã không tồn tại hoặc không được phép.' },
  },
  'error-code-format': {
    summary:
      'Mã lỗi viết theo SCREAMING_SNAKE_CASE hoặc snake_case, một kiểu trong danh mục, mỗi mã một lần trong công cụ.',
    why: 'Agent và runtime so sánh mã như văn bản; hai cách viết của một trường hợp là hai trường hợp đối với chúng.',
    messages: {
      format: 'Mã lỗi "{code}" không theo SCREAMING_SNAKE_CASE lẫn snake_case.',
      twice: 'Mã lỗi "{code}" được khai báo hai lần.',
      style: 'Mã lỗi "{code}" theo {style}; {others} trong {all} mã của danh mục thì không.',
    },
  },
  'error-contradiction': {
    summary: 'Lời khuyên phục hồi khớp với cờ thử lại.',
    why: 'Khi cờ nói một đằng và câu nói một nẻo, runtime và mô hình làm hai việc khác nhau.',
    messages: {
      retries: '"{code}" không thử lại được, nhưng phần phục hồi nói "{words}".',
      stops: '"{code}" thử lại được, nhưng phần phục hồi nói "{words}".',
    },
  },
  'error-fields': {
    summary: 'Mỗi lỗi có mã, trạng thái HTTP, cờ thử lại và mô tả.',
    why: 'Mã gọi tên trường hợp, trạng thái và cờ cho runtime tự thử lại, mô tả là điều người dùng được nghe.',
    messages: {
      notObject: 'Mỗi lỗi phải là đối tượng có code, http_status, retryable, description và recovery.',
      missing: 'Lỗi "{code}" không có "{field}".',
      type: '"{field}" của lỗi "{code}" phải có kiểu {type}.',
      addUsual: 'Thêm những gì mã này thường có',
      empty: 'Danh sách lỗi rỗng; công cụ nào cũng ít nhất có thể từ chối đối số.',
    },
  },
  'error-leak': {
    summary: 'Lỗi nói cho mô hình biết phải làm gì, không nói cái gì hỏng bên trong.',
    why: 'Vết ngăn xếp, câu truy vấn và đường dẫn không dạy mô hình điều gì, lại cho người ngoài thấy cấu trúc hệ thống.',
    messages: { leak: 'Văn bản lỗi này để lộ chi tiết nội bộ ("{found}").' },
  },
  'error-message': {
    summary: 'Thông điệp trong ví dụ lỗi dạy mô hình: sai ở đâu và thế nào là đúng.',
    why: 'Mô hình chỉ thấy thông điệp; nói cho nó dạng đúng giảm một nửa số lần thử lại ở mô hình yếu.',
    messages: {
      none: 'Phong bì lỗi không có thông điệp cho mô hình.',
      vague: 'Thông điệp lỗi "{text}" không nói sai ở đâu và thế nào là đúng.',
    },
  },
  'error-recovery': {
    summary: 'Mỗi lỗi nói agent nên làm gì tiếp theo.',
    why: 'Lỗi không có hướng phục hồi khiến mô hình lặp lại lời gọi hoặc bỏ cuộc, trong khi chỉ cần hỏi người dùng một câu.',
    messages: {
      missing: 'Lỗi "{code}" không nói phải làm gì tiếp theo ("recovery").',
      vague: 'Phần "recovery" của "{code}" không phải là chỉ dẫn: "{text}".',
    },
  },
  'error-taxonomy': {
    summary: 'Lỗi quen thuộc có trạng thái và cờ thử lại thông thường, và đối số sai có mã lỗi.',
    why: 'Agent tự phục hồi được khi NOT_FOUND hay RATE_LIMITED có cùng nghĩa ở mọi công cụ.',
    messages: {
      status: '"{code}" thường có trạng thái HTTP {usual}; ở đây là {status}.',
      retryable: '"{code}" thường có "retryable": {usual}; ở đây là {found}.',
      setUsual: 'Đặt thành {usual}',
      addValidation: 'Thêm VALIDATION_ERROR',
      noValidation: 'Không có lỗi nào được khai báo cho đối số sai (VALIDATION_ERROR).',
    },
  },
} satisfies FamilyWords;
