import type { FamilyWords } from './rule-words.ts';

export const nameVietnamese = {
  'name-argument': {
    summary: 'Tên công cụ không chứa giá trị của đối số.',
    why: 'Giá trị nằm trong tên thì mỗi giá trị cần một công cụ; một tham số dùng được cho mọi giá trị.',
    messages: {
      value: 'Tên "{name}" có vẻ chứa một giá trị ("{value}"). Hãy biến nó thành tham số.',
      rename: 'Đổi tên thành "{name}"',
    },
  },
  'name-format': {
    summary:
      'Tên công cụ viết theo snake_case: chữ thường ASCII, chữ số và dấu gạch dưới. Các định dạng khác được dùng thêm dấu chấm, gạch nối và chữ hoa.',
    why: 'Mọi nhà cung cấp nhận snake_case nguyên vẹn; ký tự khác bị từ chối hoặc thay thế, còn chữ hoa lẫn chữ thường tốn nhiều token hơn.',
    messages: {
      notSnake: 'Tên "{name}" không theo snake_case.',
      characters: 'Tên "{name}" có ký tự ngoài chữ cái, chữ số và "_": {characters}',
      rename: 'Đổi tên thành "{name}"',
    },
  },
  'name-generic': {
    summary: 'Tên công cụ cho biết công cụ làm việc trên cái gì.',
    why: 'Những tên như "handler", "process" hay "run_tool" hợp với mọi yêu cầu, nên hay bị chọn nhầm.',
    messages: {
      generic: 'Tên "{name}" chỉ gồm những từ hợp với công cụ nào cũng được. Hãy nêu nó làm việc trên cái gì.',
    },
  },
  'name-host-budget': {
    summary: 'Tên công cụ chừa chỗ cho tên máy chủ mà ứng dụng ghép vào trước.',
    why: 'Cursor đếm chung tên máy chủ và tên công cụ rồi bỏ những tên dài hơn 60 ký tự; VS Code ghép "mcp_" và tên máy chủ vào trước. Hãy đặt ngưỡng "host_prefix" bằng độ dài tiền tố của bạn.',
    messages: {
      over: 'Với tên máy chủ dài {prefix} ký tự ghép vào trước, "{name}" thành {total} ký tự; quá {limit} thì một số ứng dụng bỏ qua công cụ. Hãy rút gọn tên.',
    },
  },
  'name-length': {
    summary: 'Tên công cụ dài tối đa 64 ký tự.',
    why: 'OpenAI và Gemini từ chối tên dài hơn, và một số ứng dụng còn ghép tên máy chủ vào trước.',
    messages: { long: 'Tên có {length} ký tự; chỉ được tối đa {limit}.' },
  },
  'name-missing': {
    summary: 'Mọi công cụ đều có tên.',
    why: 'Công cụ không có tên thì không gọi được, và không nhà cung cấp nào chấp nhận.',
    messages: {
      missing: 'Công cụ không có tên.',
      blank: 'Tên để trống.',
      notText: 'Tên phải có kiểu string, nhưng đang có kiểu {found}.',
    },
  },
  'name-redundant-prefix': {
    summary: 'Các công cụ của một máy chủ không cùng lặp lại tên máy chủ.',
    why: 'Ứng dụng MCP ghép tên máy chủ vào trước mọi tên công cụ, nên "github_list_issues" thành "github_github_list_issues": tốn token và lấn vào 60 hoặc 64 ký tự mà ứng dụng cho phép. Trong một danh mục gồm nhiều dịch vụ thì tiền tố lại có ích.',
    messages: {
      shared:
        'Cả {count} tên đều bắt đầu bằng "{prefix}". Ứng dụng ghép tên máy chủ vào trước sẽ lặp lại nó, tốn tổng cộng {saved} ký tự.',
    },
  },
  'name-shadows-builtin': {
    summary: 'Không công cụ nào trùng tên với công cụ có sẵn của một ứng dụng phổ biến.',
    why: 'Thấy hai công cụ cùng tên, hoặc một tên mà nó đã học cách dùng khác, mô hình sẽ gọi nhầm; một số ứng dụng bỏ hẳn công cụ thứ hai.',
    messages: {
      builtIn: '"{name}" cũng là công cụ có sẵn của {host}. Hãy thêm một từ nói lên điểm riêng của công cụ này.',
    },
  },
  'name-tense': {
    summary: 'Tên công cụ dùng động từ nguyên thể, không mang dấu hiệu về thì hay thời gian.',
    why: 'Tên là một mệnh lệnh: "get_weather". "got_weather" nghe như một trạng thái, còn "get_weather_later" như một lời gọi khác.',
    messages: {
      form: 'Tên "{name}" bắt đầu bằng "{word}" thay vì động từ nguyên thể.',
      rename: 'Đổi tên thành "{name}"',
      time: 'Tên "{name}" nói cả khi nào ("{word}") chứ không chỉ làm gì. Hãy bỏ phần thời gian.',
    },
  },
  'name-verb': {
    summary: 'Tên công cụ nói việc nó làm: động từ và bổ ngữ, hoặc không gian tên và động từ.',
    why: 'Mô hình chọn theo tên trước tiên; "get_weather" hay "notes_list" cho biết điều gì xảy ra, "weather" thì không.',
    messages: {
      noVerb: 'Tên "{name}" không có động từ cho biết công cụ làm gì.',
      noObject: 'Tên "{name}" là động từ không có bổ ngữ. Hãy nêu nó làm việc trên cái gì.',
    },
  },
  'name-verb-order': {
    summary: 'Động từ đứng trước bổ ngữ, trừ khi từ đầu là không gian tên chung của nhiều công cụ.',
    why: '"get_weather" đọc như một câu, "weather_get" thì không; không gian tên như "notes_" chỉ có ích khi nhiều công cụ dùng chung.',
    messages: {
      order:
        'Trong "{name}", động từ "{verb}" đứng cuối, nhưng không công cụ nào khác dùng chung không gian tên "{namespace}". Hãy đưa động từ lên đầu.',
      rename: 'Đổi tên thành "{name}"',
    },
  },
  'name-style-mixed': {
    summary: 'Mọi tên công cụ trong danh mục viết theo một kiểu.',
    why: 'Với một kiểu, mô hình đoán được tên công cụ kế tiếp; với hai kiểu, nó bịa ra "getUser" bên cạnh "list_users".',
    messages: {
      mixed:
        'Tên "{name}" theo {style}, khác với phần lớn tên trong danh mục ({others} trên {all} theo {main}). Hãy dùng một kiểu.',
    },
  },
  'name-version': {
    summary: 'Tên chỉ mang số phiên bản khi hai phiên bản cùng có mặt.',
    why: 'Thay đổi phá vỡ tương thích được công bố dưới tên "get_weather_v2" bên cạnh "get_weather" đã ngừng hỗ trợ; "_v2" đứng một mình không nói lên điều gì và khiến mô hình đi tìm bản kia.',
    messages: {
      all: '{count} tên mang số phiên bản mà không công cụ nào khác trong danh mục có chung, như "{name}" ("{version}").',
      alone: 'Tên "{name}" mang số phiên bản ("{version}"), nhưng danh mục không có phiên bản nào khác của công cụ.',
    },
  },
} satisfies FamilyWords;
