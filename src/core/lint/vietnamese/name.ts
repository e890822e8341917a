import type { FamilyWords } from './rule-words.ts';

export const nameVietnamese = {
  'name-argument': {
    summary: 'Tên công cụ không chứa giá trị của đối số.',
    why: 'Giá trị nằm trong tên thì mỗi giá trị cần một công cụ; một tham số dùng được cho mọi giá trị.',
    messages: {
      value: 'Tên "{name}" có vẻ chứa một giá trị ("{value}"); hãy biến nó thành tham số.',
      rename: 'Đổi tên thành "{name}"',
    },
  },
  'name-format': {
    summary:
      'Tên công cụ viết theo snake_case: chữ thường ASCII, chữ số và dấu gạch dưới. Tài liệu ngoài được dùng dấu chấm, gạch nối và chữ hoa.',
    why: 'Mọi nhà cung cấp nhận snake_case nguyên vẹn; ký tự khác bị từ chối hoặc thay thế, còn chữ hoa lẫn chữ thường tốn nhiều token hơn.',
    messages: {
      notSnake: 'Tên "{name}" không theo snake_case.',
      characters: 'Tên "{name}" có ký tự ngoài chữ cái, chữ số và "_": {characters}',
      rename: 'Đổi tên thành "{name}"',
    },
  },
  'name-generic': {
    summary: 'Tên công cụ cho biết công cụ làm việc trên cái gì.',
    why: 'Những tên như "handler", "process" hay "run_tool" hợp với mọi yêu cầu, nên bị chọn nhầm.',
    messages: { generic: 'Tên "{name}" chỉ gồm những từ hợp với công cụ nào cũng được.' },
  },
  'name-length': {
    summary: 'Tên công cụ dài tối đa 64 ký tự.',
    why: 'OpenAI và Gemini từ chối tên dài hơn, và một số ứng dụng còn ghép tên máy chủ vào trước.',
    messages: { long: 'Tên có {length} ký tự; giới hạn là {limit}.' },
  },
  'name-missing': {
    summary: 'Mọi công cụ đều có tên.',
    why: 'Công cụ không có tên thì không gọi được, và không nhà cung cấp nào chấp nhận.',
    messages: {
      missing: 'Công cụ không có tên.',
      blank: 'Tên để trống.',
      notText: 'Tên phải là chuỗi; ở đây là {found}.',
    },
  },
  'name-tense': {
    summary: 'Tên công cụ dùng động từ nguyên dạng, không mang dấu hiệu về thì hay thời gian.',
    why: 'Tên là một mệnh lệnh: "get_weather". "got_weather" nghe như một trạng thái, còn "get_weather_later" như một lời gọi khác.',
    messages: {
      form: 'Tên "{name}" bắt đầu bằng "{word}" thay vì động từ nguyên dạng.',
      rename: 'Đổi tên thành "{name}"',
      time: 'Tên "{name}" nói khi nào ("{word}") thay vì nói làm gì.',
    },
  },
  'name-verb': {
    summary: 'Tên công cụ nói việc nó làm: động từ và bổ ngữ, hoặc không gian tên và động từ.',
    why: 'Mô hình chọn theo tên trước tiên; "get_weather" hay "notes_list" cho biết điều gì xảy ra, "weather" thì không.',
    messages: {
      noVerb: 'Không thấy động từ nào trong tên "{name}".',
      noObject: 'Tên "{name}" là động từ không có bổ ngữ.',
    },
  },
  'name-verb-order': {
    summary: 'Động từ đứng trước bổ ngữ, trừ khi từ đầu là không gian tên chung của nhiều công cụ.',
    why: '"get_weather" đọc như một câu, "weather_get" thì không; không gian tên như "notes_" chỉ có ích khi nhiều công cụ dùng chung.',
    messages: {
      order:
        'Trong "{name}", động từ "{verb}" đứng cuối mà không công cụ nào khác dùng chung không gian tên "{namespace}".',
      rename: 'Đổi tên thành "{name}"',
    },
  },
  'name-style-mixed': {
    summary: 'Mọi tên công cụ trong danh mục viết theo một kiểu.',
    why: 'Với một kiểu, mô hình đoán được tên công cụ kế tiếp; với hai kiểu, nó bịa "getUser" bên cạnh "list_users".',
    messages: { mixed: 'Tên "{name}" theo {style}, nhưng {others} trong {all} tên của danh mục theo {main}.' },
  },
} satisfies FamilyWords;
