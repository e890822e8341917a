import { defineWords } from './define-words.ts';

/** Calls, results and requests as providers carry them. */
export const wireWords = defineWords({
  'call-empty': {
    en: 'The text is empty; it is read as a call without arguments, {}.',
    vi: 'Văn bản trống; được đọc như một lời gọi không có đối số, {}.',
  },
  'call-not-json': {
    en: 'The arguments are not JSON: {detail}.',
    vi: 'Đối số không phải là JSON: {detail}.',
  },
  'call-cut-off': {
    en: 'The arguments are not JSON: the text ends after {length} characters in the middle of a value, as when the answer was cut off.',
    vi: 'Đối số không phải là JSON: văn bản dừng sau {length} ký tự ngay giữa một giá trị, như khi câu trả lời bị cắt ngang.',
  },
  'call-too-deep': {
    en: 'The arguments are nested {depth} levels deep; at most {max} are read.',
    vi: 'Đối số lồng nhau {depth} cấp; chỉ đọc tối đa {max} cấp.',
  },
  'call-not-object': {
    en: 'The arguments must be a JSON object, not {found}.',
    vi: 'Đối số phải là một đối tượng JSON, không phải {found}.',
  },
  'call-encoded-twice': {
    en: 'The arguments are a JSON string that holds an object: they were encoded twice. Send the object itself.',
    vi: 'Đối số là một chuỗi JSON chứa một đối tượng: chúng đã bị mã hóa hai lần. Hãy gửi chính đối tượng đó.',
  },
  'call-input-string': {
    en: '"{field}" must be an object on {provider}, not a string of JSON.',
    vi: '"{field}" phải là một đối tượng trên {provider}, không phải chuỗi JSON.',
  },
  'call-arguments-object': {
    en: '"{field}" is an object; {provider} carries it as a string of JSON. It is read all the same.',
    vi: '"{field}" là một đối tượng; {provider} truyền nó dưới dạng chuỗi JSON. Vẫn được đọc bình thường.',
  },
  'call-other-tool': {
    en: 'The call names "{found}", not "{expected}".',
    vi: 'Lời gọi nêu tên "{found}", không phải "{expected}".',
  },
  'call-several': {
    en: {
      one: 'The text holds {count} call; it is read.',
      other: 'The text holds {count} calls; the first one is read.',
    },
    vi: 'Văn bản chứa {count} lời gọi; chỉ đọc lời gọi đầu tiên.',
  },
  'call-other-form': {
    en: 'This is a call in the form of {found}, not of {expected}. It is read all the same.',
    vi: 'Đây là lời gọi theo dạng của {found}, không phải của {expected}. Vẫn được đọc bình thường.',
  },
  'call-no-call': {
    en: 'This is a message of {provider} without a tool call.',
    vi: 'Đây là một thông điệp của {provider} không có lời gọi công cụ.',
  },
  'call-null-omitted': {
    en: '"{name}" was sent as null, which stands for "left out" there.',
    vi: '"{name}" được gửi là null, ở đó nghĩa là "bỏ qua".',
  },
  'call-json-string': {
    en: '"{name}" is a string that holds JSON; an encoded value stands where {expected} is expected.',
    vi: '"{name}" là một chuỗi chứa JSON; giá trị đã mã hóa nằm ở chỗ cần {expected}.',
  },
  'call-key-collision': {
    en: 'Both "{sent}" and "{original}" were sent; they are the same argument, and "{original}" counts.',
    vi: 'Cả "{sent}" và "{original}" đều được gửi; chúng là cùng một đối số, và "{original}" được tính.',
  },
  'result-not-structured': {
    en: 'The tool declares what it returns, so the answer must carry structuredContent.',
    vi: 'Công cụ đã khai báo kết quả trả về, vì vậy câu trả lời phải mang structuredContent.',
  },
  'result-no-text': {
    en: 'The answer has structuredContent only; clients that do not read it see nothing. Repeat it as JSON text in content.',
    vi: 'Câu trả lời chỉ có structuredContent; ứng dụng không đọc trường này sẽ không thấy gì. Hãy lặp lại dưới dạng văn bản JSON trong content.',
  },
  'result-text-differs': {
    en: 'The JSON text in content differs from structuredContent.',
    vi: 'Văn bản JSON trong content khác với structuredContent.',
  },
  'result-not-object': {
    en: 'functionResponse.response must be an object; put the value under "output".',
    vi: 'functionResponse.response phải là một đối tượng; hãy đặt giá trị dưới "output".',
  },
  'shape-schema': {
    en: '"{keyword}" must be a schema (an object, true or false), not {found}.',
    vi: '"{keyword}" phải là một schema (đối tượng, true hoặc false), không phải {found}.',
  },
  'shape-string': {
    en: '"{keyword}" must be a string, not {found}.',
    vi: '"{keyword}" phải là một chuỗi, không phải {found}.',
  },
  'shape-number': {
    en: '"{keyword}" must be a number, not {found}.',
    vi: '"{keyword}" phải là một số, không phải {found}.',
  },
  'shape-positive': {
    en: '"{keyword}" must be a number above 0, not {found}.',
    vi: '"{keyword}" phải là một số lớn hơn 0, không phải {found}.',
  },
  'shape-count': {
    en: '"{keyword}" must be a whole number from 0 up, not {found}.',
    vi: '"{keyword}" phải là số nguyên từ 0 trở lên, không phải {found}.',
  },
  'shape-boolean': {
    en: '"{keyword}" must be true or false, not {found}.',
    vi: '"{keyword}" phải là true hoặc false, không phải {found}.',
  },
  'shape-array': {
    en: '"{keyword}" must be an array, not {found}.',
    vi: '"{keyword}" phải là một mảng, không phải {found}.',
  },
  'shape-strings': {
    en: '"{keyword}" must be an array of distinct strings, not {found}.',
    vi: '"{keyword}" phải là một mảng các chuỗi khác nhau, không phải {found}.',
  },
  'shape-string-lists': {
    en: '"{keyword}" must hold arrays of distinct strings, not {found}.',
    vi: '"{keyword}" phải chứa các mảng chuỗi khác nhau, không phải {found}.',
  },
  'shape-type': {
    en: '"type" must name one of the seven JSON types or list some of them, not {found}.',
    vi: '"type" phải nêu một trong bảy kiểu JSON hoặc liệt kê vài kiểu, không phải {found}.',
  },
  'shape-map': {
    en: '"{keyword}" must be an object of schemas, not {found}.',
    vi: '"{keyword}" phải là một đối tượng gồm các schema, không phải {found}.',
  },
  'shape-list': {
    en: '"{keyword}" must be an array with at least one schema, not {found}.',
    vi: '"{keyword}" phải là một mảng có ít nhất một schema, không phải {found}.',
  },
  'shape-tuple': {
    en: '"items" as a list belongs to drafts before 2020-12; there it is called "prefixItems".',
    vi: '"items" dạng danh sách thuộc các bản nháp trước 2020-12; từ bản đó nó được gọi là "prefixItems".',
  },
});
