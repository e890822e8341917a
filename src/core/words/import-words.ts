import { defineWords } from './define-words.ts';

export const importWords = defineWords({
  'import-entry-not-object': {
    en: 'Expected a tool as an object, found {found}.',
    vi: 'Cần một công cụ dạng đối tượng, nhưng gặp {found}.',
  },
  'import-name-missing': {
    en: 'Expected a tool with a "name" as text; found the keys {keys}.',
    vi: 'Cần một công cụ có "name" là chuỗi; chỉ thấy các khóa {keys}.',
  },
  'import-built-in': {
    en: '"{type}" is run by the provider or takes no JSON arguments; it is not a function tool.',
    vi: '"{type}" do nhà cung cấp tự chạy hoặc không nhận đối số JSON; đây không phải là công cụ dạng hàm.',
  },
  'import-entry-unknown': {
    en: 'Expected a tool with "parameters", "inputSchema" or "input_schema"; found the keys {keys}.',
    vi: 'Cần một công cụ có "parameters", "inputSchema" hoặc "input_schema"; chỉ thấy các khóa {keys}.',
  },
  'import-no-format': {
    en: 'Expected tool descriptors, an MCP tools/list, OpenAI, Anthropic, Gemini, Bedrock or AI SDK tools, OpenAPI or a JSON Schema; found {found}.',
    vi: 'Cần bản mô tả công cụ, tools/list của MCP, công cụ của OpenAI, Anthropic, Gemini, Bedrock hoặc AI SDK, OpenAPI hay JSON Schema; nhưng gặp {found}.',
  },
  'import-none-readable': {
    en: {
      one: 'Expected tools with "parameters", "inputSchema" or "input_schema"; the only entry is {found}.',
      other:
        'Expected tools with "parameters", "inputSchema" or "input_schema"; none of the {count} entries has one, the first is {found}.',
    },
    vi: 'Cần các công cụ có "parameters", "inputSchema" hoặc "input_schema"; không mục nào trong {count} mục có, mục đầu tiên là {found}.',
  },
  'import-nothing-read': {
    en: 'None of the {count} entries can be read as a tool.',
    vi: 'Không mục nào trong {count} mục đọc được thành công cụ.',
  },
  'import-wrong-shape': {
    en: 'Expected a document of format {format}; found {found}.',
    vi: 'Cần một tài liệu dạng {format}; nhưng gặp {found}.',
  },
  'import-openapi-paths': {
    en: 'Expected an OpenAPI document with "paths"; found {found}.',
    vi: 'Cần một tài liệu OpenAPI có "paths"; nhưng gặp {found}.',
  },
  'import-openapi-version': {
    en: 'Expected OpenAPI 3.0 or 3.1; found version {found}.',
    vi: 'Cần OpenAPI 3.0 hoặc 3.1; nhưng gặp phiên bản {found}.',
  },
  'import-openapi-path': {
    en: 'The path {path} is no object, or its reference leads nowhere in this document.',
    vi: 'Đường dẫn {path} không phải là đối tượng, hoặc tham chiếu của nó không dẫn tới đâu trong tài liệu này.',
  },
  'import-openapi-webhook': {
    en: 'The webhook {name} is no call that a model can make; it is left out.',
    vi: 'Webhook {name} không phải là lời gọi mà mô hình có thể thực hiện; mục này được bỏ qua.',
  },
  'import-openapi-parameter': {
    en: 'The parameter has no name, or its reference leads nowhere in this document; it is left out.',
    vi: 'Tham số không có tên, hoặc tham chiếu của nó không dẫn tới đâu trong tài liệu này; mục này được bỏ qua.',
  },
  'import-openapi-renamed': {
    en: 'Another parameter is called "{written}" as well; this one is called "{name}" here.',
    vi: 'Một tham số khác cũng tên là "{written}"; tham số này được gọi là "{name}" ở đây.',
  },
  'import-openapi-overruled': {
    en: 'The parameter has a "{keyword}" of its own, which stands before the one of its schema.',
    vi: 'Tham số có "{keyword}" riêng, được ưu tiên hơn giá trị trong schema của nó.',
  },
  'import-openapi-forms': {
    en: 'The discriminator stands for the schemas that build on this one; they are read as its forms: {names}.',
    vi: 'discriminator này đại diện cho các schema kế thừa; chúng được đọc thành các dạng: {names}.',
  },
  'import-openapi-tag': {
    en: 'Every form has to hold "{name}", by which the discriminator tells them apart; it is read as required.',
    vi: 'Mọi dạng đều phải có "{name}" để discriminator phân biệt; thuộc tính này được đọc là bắt buộc.',
  },
  'import-openapi-subtypes': {
    en: 'The discriminator stands for schemas that build on this one with allOf; list them under oneOf to have them as arguments.',
    vi: 'discriminator này đại diện cho các schema kế thừa bằng allOf; hãy liệt kê chúng trong oneOf để dùng làm đối số.',
  },
  'import-openapi-read-only': {
    en: '"{name}" is readOnly: only answers have it, so that the parameters leave it out.',
    vi: '"{name}" là readOnly: chỉ có trong câu trả lời, nên các tham số bỏ qua thuộc tính này.',
  },
  'import-openapi-write-only': {
    en: '"{name}" is writeOnly: only requests have it, so that the result leaves it out.',
    vi: '"{name}" là writeOnly: chỉ có trong yêu cầu, nên kết quả bỏ qua thuộc tính này.',
  },
  'paste-har': {
    en: {
      one: 'The request with tools of a HAR file.',
      other: 'The largest of {count} messages with tools in a HAR file.',
    },
    vi: 'Thông điệp lớn nhất trong {count} thông điệp có công cụ của một tệp HAR.',
  },
  'paste-fences': {
    en: { one: 'A fenced block of a text.', other: '{count} fenced blocks of a text, joined into a list.' },
    vi: '{count} khối mã trong văn bản.',
  },
  'paste-fences-first': {
    en: 'The first of {count} fenced blocks with tools.',
    vi: 'Khối mã đầu tiên trong {count} khối mã có công cụ.',
  },
  'paste-curl': {
    en: { one: 'The body of a curl command.', other: 'The largest of {count} bodies with tools of curl commands.' },
    vi: 'Phần thân lớn nhất có công cụ của lệnh curl ({count} phần thân).',
  },
  'paste-curl-none': {
    en: 'A curl command without JSON in it. Paste the body itself.',
    vi: 'Một lệnh curl không chứa JSON. Hãy dán chính phần thân.',
  },
  'paste-curl-file': {
    en: 'The body of this curl command stands in the file {file}, which cannot be read from here. Open that file, or paste what it holds.',
    vi: 'Phần thân của lệnh curl này nằm trong tệp {file}, không đọc được từ đây. Hãy mở tệp đó, hoặc dán nội dung của nó.',
  },
  'paste-curl-piped': {
    en: 'The body of this curl command comes from another command. Paste what that command writes.',
    vi: 'Phần thân của lệnh curl này đến từ một lệnh khác. Hãy dán những gì lệnh đó in ra.',
  },
  'paste-curl-broken': {
    en: 'The body of this curl command is not JSON from its line {line}, column {column} on. Paste the body alone to mend it.',
    vi: 'Phần thân của lệnh curl này không phải là JSON kể từ dòng {line}, cột {column} của nó. Hãy dán riêng phần thân để sửa.',
  },
  'paste-powershell': {
    en: {
      one: 'The body of a PowerShell command.',
      other: 'The largest of {count} texts with tools of a PowerShell command.',
    },
    vi: 'Văn bản lớn nhất có công cụ của lệnh PowerShell ({count} văn bản).',
  },
  'paste-powershell-none': {
    en: 'A PowerShell command without JSON in it. Paste the JSON that it sends.',
    vi: 'Một lệnh PowerShell không chứa JSON. Hãy dán JSON mà lệnh đó gửi đi.',
  },
  'paste-encoded': {
    en: 'JSON inside a JSON string, taken out of it.',
    vi: 'JSON nằm trong một chuỗi JSON, đã được lấy ra.',
  },
  'paste-prefixed': {
    en: 'JSON with something before each line, which is taken away.',
    vi: 'JSON có thêm ký hiệu ở đầu mỗi dòng, đã được bỏ đi.',
  },
  'paste-answer': {
    en: 'What an interpreter printed last, written as JSON.',
    vi: 'Kết quả cuối cùng mà trình thông dịch in ra, được viết lại thành JSON.',
  },
  'paste-quotes': {
    en: 'JSON with curly quotes, written with straight ones.',
    vi: 'JSON dùng dấu nháy cong, được viết lại bằng dấu nháy thẳng.',
  },
  'paste-within': {
    en: 'The only JSON with tools in a longer text.',
    vi: 'Phần JSON duy nhất có công cụ trong một văn bản dài hơn.',
  },
  'paste-code': {
    en: 'Code is never run here, and “{found}” at line {line}, column {column} is no plain value. Write its value there, or paste the JSON that the program prints (json.dumps, JSON.stringify).',
    vi: 'Mã không bao giờ được chạy ở đây, và “{found}” tại dòng {line}, cột {column} không phải là giá trị thuần. Hãy viết giá trị của nó vào đó, hoặc dán JSON mà chương trình in ra (json.dumps, JSON.stringify).',
  },
  'paste-code-none': {
    en: 'Code without a list of tools written out in it, and code is never run here. Paste the JSON that the program prints (json.dumps, JSON.stringify).',
    vi: 'Mã không có danh sách công cụ viết sẵn, và mã không bao giờ được chạy ở đây. Hãy dán JSON mà chương trình in ra (json.dumps, JSON.stringify).',
  },
  'paste-code-end': {
    en: 'The code ends before its brackets are closed. Paste all of it.',
    vi: 'Đoạn mã kết thúc trước khi đóng hết ngoặc. Hãy dán toàn bộ.',
  },
  'paste-har-none': {
    en: 'A HAR file in which no message holds tools.',
    vi: 'Một tệp HAR không có thông điệp nào chứa công cụ.',
  },
  'paste-mcp-servers': {
    en: 'The settings of an MCP client: they name servers, not tools. Start a server and import from it, or paste its tools/list.',
    vi: 'Thiết lập của một ứng dụng MCP: chỉ có tên máy chủ, không có công cụ. Hãy chạy máy chủ rồi nhập từ đó, hoặc dán tools/list của nó.',
  },
  'paste-list': {
    en: { one: 'One entry, put into a list.', other: '{count} entries without brackets, put into a list.' },
    vi: '{count} mục không có ngoặc, được gộp thành một danh sách.',
  },
  'paste-python': { en: 'A Python literal, written as JSON.', vi: 'Một giá trị Python, được viết lại thành JSON.' },
  'paste-javascript': {
    en: 'A JavaScript literal, written as JSON.',
    vi: 'Một giá trị JavaScript, được viết lại thành JSON.',
  },
  'paste-events': {
    en: {
      one: 'An event of a server’s event stream.',
      other: '{count} events of a server’s event stream, put into a list.',
    },
    vi: '{count} sự kiện trong luồng sự kiện của máy chủ.',
  },
  'paste-events-none': {
    en: 'An event stream in which no event holds tools.',
    vi: 'Một luồng sự kiện không có sự kiện nào chứa công cụ.',
  },
  'paste-literal': {
    en: 'A Python or JavaScript literal, written as JSON.',
    vi: 'Một giá trị Python hoặc JavaScript, được viết lại thành JSON.',
  },
  'import-openapi-null-enum': {
    en: 'nullable stands beside an enum without null: read as if null were listed, though OpenAPI 3.0.3 says the enum decides.',
    vi: 'nullable đi cùng enum không có null: được đọc như thể null có trong danh sách, dù OpenAPI 3.0.3 quy định enum quyết định.',
  },
});
