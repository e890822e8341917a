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
      other: 'The text holds {count} calls; number {number} is read.',
    },
    vi: 'Văn bản chứa {count} lời gọi; chỉ đọc lời gọi thứ {number}.',
  },
  'call-others-together': {
    en: '{provider} wants the results of all {count} calls of this turn in one message: add those of the others to it.',
    vi: '{provider} yêu cầu kết quả của cả {count} lời gọi trong lượt này nằm chung một thông điệp: hãy thêm kết quả của các lời gọi còn lại.',
  },
  'call-others-each': {
    en: '{provider} wants a result for each of the {count} calls of this turn: send those of the others too.',
    vi: '{provider} yêu cầu mỗi lời gọi trong {count} lời gọi của lượt này đều có kết quả: hãy gửi cả kết quả của các lời gọi còn lại.',
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
    en: '"items" as a list belongs to drafts before 2020-12; use "prefixItems".',
    vi: '"items" dạng danh sách thuộc các phiên bản trước 2020-12; từ phiên bản đó nó được gọi là "prefixItems".',
  },
  'as-is-not-object': {
    en: '{provider} takes a tool as an object.',
    vi: '{provider} nhận công cụ dưới dạng một đối tượng.',
  },
  'as-is-nested': {
    en: '{provider} expects name, description and parameters inside "function".',
    vi: '{provider} cần name, description và parameters nằm trong "function".',
  },
  'as-is-flat': {
    en: '{provider} expects name, description and parameters directly on the tool, not inside "function".',
    vi: '{provider} cần name, description và parameters nằm ngay trên công cụ, không nằm trong "function".',
  },
  'as-is-type': {
    en: '{provider} refuses a tool whose "type" is not "function".',
    vi: '{provider} từ chối công cụ có "type" khác "function".',
  },
  'as-is-field-unknown': {
    en: '{provider} has no tool field "{field}" and refuses the request.',
    vi: '{provider} không có trường "{field}" cho công cụ và sẽ từ chối yêu cầu.',
  },
  'as-is-field-stripped': {
    en: '{provider} has no field "{field}"; its SDKs strip it. Put it under "_meta".',
    vi: '{provider} không có trường "{field}"; các SDK sẽ bỏ nó đi. Hãy đặt nó dưới "_meta".',
  },
  'as-is-field-value': {
    en: '{provider} refuses this value of "{field}".',
    vi: '{provider} từ chối giá trị này của "{field}".',
  },
  'as-is-name-missing': {
    en: '{provider} refuses a tool without a name.',
    vi: '{provider} từ chối công cụ không có tên.',
  },
  'as-is-name': {
    en: '{provider} refuses the name "{name}": it takes only {characters}.',
    vi: '{provider} từ chối tên "{name}": chỉ nhận {characters}.',
  },
  'as-is-name-start': {
    en: '{provider} refuses the name "{name}": it must start with a letter (A-Z, a-z) or "_".',
    vi: '{provider} từ chối tên "{name}": tên phải bắt đầu bằng chữ cái (A-Z, a-z) hoặc "_".',
  },
  'as-is-name-long': {
    en: 'The name has {length} characters; {provider} takes at most {limit}.',
    vi: 'Tên có {length} ký tự; {provider} nhận tối đa {limit}.',
  },
  'as-is-name-risky': {
    en: 'Some versions of {provider} refuse the name "{name}"; only {characters} are safe everywhere.',
    vi: 'Một số phiên bản của {provider} từ chối tên "{name}"; chỉ {characters} là an toàn ở mọi nơi.',
  },
  'as-is-description-long': {
    en: 'The description has {length} characters; some models behind {provider} refuse more than {limit}.',
    vi: 'Mô tả có {length} ký tự; một số mô hình sau {provider} từ chối quá {limit}.',
  },
  'as-is-description-missing': {
    en: '{provider} asks for a description.',
    vi: '{provider} yêu cầu có mô tả.',
  },
  'as-is-both-variants': {
    en: '{provider} refuses "parameters" and "parametersJsonSchema" together.',
    vi: '{provider} từ chối "parameters" và "parametersJsonSchema" cùng lúc.',
  },
  'as-is-schema-missing': {
    en: '{provider} refuses a tool without "{field}".',
    vi: '{provider} từ chối công cụ không có "{field}".',
  },
  'as-is-root-object': {
    en: '{provider} refuses it: the root of the parameters must have "type": "object".',
    vi: '{provider} từ chối: gốc của tham số phải có "type": "object".',
  },
  'as-is-root-keyword': {
    en: '{provider} refuses "{keyword}" at the root of the parameters.',
    vi: '{provider} từ chối "{keyword}" ở gốc của tham số.',
  },
  'as-is-root-properties': {
    en: '{provider} refuses an object schema without "properties" at the root.',
    vi: '{provider} từ chối schema đối tượng không có "properties" ở gốc.',
  },
  'as-is-key': {
    en: '{provider} refuses the property name "{name}": it takes only {characters}, at most {limit} of them.',
    vi: '{provider} từ chối tên thuộc tính "{name}": chỉ nhận {characters}, tối đa {limit} ký tự.',
  },
  'as-is-key-unsure': {
    en: '{provider} asks for property names of at most {limit} characters ({characters}); "{name}" may be refused.',
    vi: '{provider} yêu cầu tên thuộc tính có tối đa {limit} ký tự ({characters}); "{name}" có thể bị từ chối.',
  },
  'as-is-keyword': {
    en: '{provider} refuses "{keyword}": {value}.',
    vi: '{provider} từ chối "{keyword}": {value}.',
  },
  'as-is-keyword-unsure': {
    en: '{provider} may refuse "{keyword}": {value}; its own sources disagree.',
    vi: '{provider} có thể từ chối "{keyword}": {value}; chính các nguồn của họ không thống nhất.',
  },
  'as-is-boolean': {
    en: '{provider} refuses true and false as schemas.',
    vi: '{provider} từ chối dùng true và false làm schema.',
  },
  'as-is-ref-siblings': {
    en: '{provider} refuses {keywords} beside "$ref".',
    vi: '{provider} từ chối {keywords} bên cạnh "$ref".',
  },
  'as-is-untyped': {
    en: '{provider} refuses a schema without a type.',
    vi: '{provider} từ chối schema không có kiểu.',
  },
  'as-is-items': {
    en: '{provider} refuses an array schema without "items".',
    vi: '{provider} từ chối schema mảng không có "items".',
  },
  'as-is-open': {
    en: '{provider} refuses an object without "additionalProperties": false.',
    vi: '{provider} từ chối đối tượng không có "additionalProperties": false.',
  },
  'as-is-no-properties': {
    en: '{provider} refuses an object without "properties".',
    vi: '{provider} từ chối đối tượng không có "properties".',
  },
  'as-is-optional': {
    en: {
      one: '{provider} refuses an object whose "required" leaves out {count} property: {names}.',
      other: '{provider} refuses an object whose "required" leaves out {count} properties: {names}.',
    },
    vi: '{provider} từ chối đối tượng có "required" thiếu {count} thuộc tính: {names}.',
  },
  'as-is-undeclared': {
    en: {
      one: '{provider} refuses "required" with {count} name that is not declared: {names}.',
      other: '{provider} refuses "required" with {count} names that are not declared: {names}.',
    },
    vi: '{provider} từ chối "required" có {count} tên chưa khai báo: {names}.',
  },
  'as-is-recursive': {
    en: '{provider} refuses a schema that leads back to itself here.',
    vi: '{provider} từ chối schema dẫn ngược về chính nó ở đây.',
  },
  'as-is-dangling': {
    en: 'The reference "{reference}" leads nowhere; {provider} cannot use the schema.',
    vi: 'Tham chiếu "{reference}" không dẫn đến đâu; {provider} không dùng được schema.',
  },
  'as-is-remote': {
    en: 'The reference "{reference}" leads to another document; {provider} does not fetch it.',
    vi: 'Tham chiếu "{reference}" dẫn đến tài liệu khác; {provider} không tải về.',
  },
  'as-is-properties': {
    en: 'The schema has {measured} properties; {provider} takes at most {limit}.',
    vi: 'Schema có {measured} thuộc tính; {provider} nhận tối đa {limit}.',
  },
  'as-is-enum-values': {
    en: 'The schema has {measured} enum values; {provider} takes at most {limit}.',
    vi: 'Schema có {measured} giá trị enum; {provider} nhận tối đa {limit}.',
  },
  'as-is-characters': {
    en: 'Names and values of the schema have {measured} characters; {provider} takes at most {limit}.',
    vi: 'Tên và giá trị trong schema có {measured} ký tự; {provider} nhận tối đa {limit}.',
  },
  'as-is-depth': {
    en: 'The schema is {measured} levels of objects deep; {provider} takes at most {limit}.',
    vi: 'Schema sâu {measured} cấp đối tượng; {provider} nhận tối đa {limit}.',
  },
  'as-is-long-enum': {
    en: 'The values of this enum have {measured} characters; {provider} takes at most {limit} in an enum this long.',
    vi: 'Các giá trị của enum này có {measured} ký tự; {provider} nhận tối đa {limit} cho enum dài như vậy.',
  },
  'as-is-optional-total': {
    en: '{measured} properties are optional; {provider} takes at most {limit} over all strict tools.',
    vi: 'Có {measured} thuộc tính tùy chọn; {provider} nhận tối đa {limit} trên mọi công cụ strict.',
  },
  'as-is-union-total': {
    en: '{measured} properties have a union type; {provider} takes at most {limit} over all strict tools.',
    vi: 'Có {measured} thuộc tính mang kiểu hợp; {provider} nhận tối đa {limit} trên mọi công cụ strict.',
  },
  'as-is-defer-cache': {
    en: '{provider} refuses "cache_control" on a tool with "defer_loading": true.',
    vi: '{provider} từ chối "cache_control" trên công cụ có "defer_loading": true.',
  },
  'as-is-strict-callers': {
    en: '{provider} refuses "strict": true together with callers from code execution.',
    vi: '{provider} từ chối "strict": true cùng với bên gọi từ thực thi mã.',
  },
  'as-is-meta-key': {
    en: '"{name}" is not a key that {provider} allows under "_meta".',
    vi: '"{name}" không phải khóa mà {provider} cho phép dưới "_meta".',
  },
  'as-is-header': {
    en: 'Clients drop a tool with such an "x-mcp-header": it is a header name, used once, on a string, integer or boolean property.',
    vi: 'Ứng dụng sẽ bỏ công cụ có "x-mcp-header" như vậy: nó phải là tên header, dùng một lần, trên thuộc tính kiểu string, integer hoặc boolean.',
  },
  'as-is-output-root': {
    en: '{provider} refuses an output schema whose root is not of type "object".',
    vi: '{provider} từ chối schema đầu ra có gốc không thuộc kiểu "object".',
  },
  'request-tools': {
    en: {
      one: '{measured} tool is sent; {provider} takes at most {limit} in one request.',
      other: '{measured} tools are sent; {provider} takes at most {limit} in one request.',
    },
    vi: 'Gửi {measured} công cụ; {provider} nhận tối đa {limit} trong một yêu cầu.',
  },
  'request-deferred': {
    en: {
      one: '{measured} tool is deferred; {provider} takes at most {limit}.',
      other: '{measured} tools are deferred; {provider} takes at most {limit}.',
    },
    vi: 'Có {measured} công cụ được hoãn tải; {provider} nhận tối đa {limit}.',
  },
  'request-all-deferred': {
    en: {
      one: 'The only tool is deferred; {provider} needs one that is loaded at once.',
      other: 'All {count} tools are deferred; {provider} needs one that is loaded at once.',
    },
    vi: 'Cả {count} công cụ đều được hoãn tải; {provider} cần ít nhất một công cụ được tải ngay.',
  },
  'request-no-search': {
    en: {
      one: '{count} tool is deferred, but the request has no tool search: the model cannot find it.',
      other: '{count} tools are deferred, but the request has no tool search: the model cannot find them.',
    },
    vi: 'Có {count} công cụ được hoãn tải nhưng yêu cầu không có tìm kiếm công cụ: mô hình không thể tìm ra chúng.',
  },
  'request-cache': {
    en: {
      one: '{measured} tool carries cache_control; {provider} takes at most {limit} breakpoints.',
      other: '{measured} tools carry cache_control; {provider} takes at most {limit} breakpoints.',
    },
    vi: 'Có {measured} công cụ mang cache_control; {provider} nhận tối đa {limit} điểm ngắt.',
  },
  'request-strict-tools': {
    en: {
      one: '{measured} tool is strict; {provider} takes at most {limit} strict tools in one request.',
      other: '{measured} tools are strict; {provider} takes at most {limit} strict tools in one request.',
    },
    vi: 'Có {measured} công cụ strict; {provider} nhận tối đa {limit} công cụ strict trong một yêu cầu.',
  },
  'request-namespace-large': {
    en: {
      one: 'The namespace "{name}" has {count} tool; at most {limit} are advised.',
      other: 'The namespace "{name}" has {count} tools; at most {limit} are advised.',
    },
    vi: 'Không gian tên "{name}" có {count} công cụ; nên có tối đa {limit}.',
  },
  'request-name-twice': {
    en: 'The name "{name}" is also the name of tool {number} of this request; {provider} needs distinct names.',
    vi: 'Tên "{name}" cũng là tên của công cụ thứ {number} trong yêu cầu này; {provider} cần các tên khác nhau.',
  },
  'request-choice-unknown': {
    en: 'The tool choice names "{name}", which is not among the tools sent to {provider}.',
    vi: 'Lựa chọn công cụ nêu tên "{name}", nhưng công cụ này không nằm trong số được gửi tới {provider}.',
  },
  'request-choice-deferred': {
    en: 'The tool choice forces "{name}", which is deferred and not loaded when the choice is made.',
    vi: 'Lựa chọn công cụ buộc gọi "{name}", nhưng công cụ này được hoãn tải và chưa có mặt khi lựa chọn.',
  },
  'request-choice-programmatic': {
    en: '{provider} refuses a forced tool choice beside tools that code execution may call.',
    vi: '{provider} từ chối việc buộc chọn công cụ khi có công cụ cho phép thực thi mã gọi.',
  },
  'request-choice-empty': {
    en: '{provider} refuses a forced tool choice when no tool is sent.',
    vi: '{provider} từ chối việc buộc chọn công cụ khi không gửi công cụ nào.',
  },
  'request-option-unused': {
    en: '{provider} has no place for {option}; it is left out.',
    vi: '{provider} không có chỗ cho {option}; tùy chọn này bị bỏ qua.',
  },
  'request-namespace-name': {
    en: '"{name}" cannot be the name of a namespace: letters, digits, "_" and "-", at most 64, each name once.',
    vi: '"{name}" không thể là tên của một không gian tên: chỉ gồm chữ cái, chữ số, "_" và "-", tối đa 64 ký tự, mỗi tên một lần.',
  },
  'request-namespace-description': {
    en: 'The namespace "{name}" needs a description.',
    vi: 'Không gian tên "{name}" cần có mô tả.',
  },
  'request-namespace-empty': {
    en: 'The namespace "{name}" has no tools.',
    vi: 'Không gian tên "{name}" không có công cụ nào.',
  },
  'request-namespace-unknown': {
    en: 'The namespace "{name}" lists "{tool}", which is not a tool of this catalogue.',
    vi: 'Không gian tên "{name}" liệt kê "{tool}", nhưng danh mục này không có công cụ đó.',
  },
  'as-is-recursive-callers': {
    en: '{provider} refuses a schema that leads back to itself on a tool that code execution may call.',
    vi: '{provider} từ chối schema dẫn ngược về chính nó trên công cụ cho phép thực thi mã gọi.',
  },
  'as-is-example': {
    en: '{provider} refuses example inputs that do not fit the schema.',
    vi: '{provider} từ chối đầu vào mẫu không khớp với schema.',
  },
  'as-is-both-responses': {
    en: '{provider} refuses "response" and "responseJsonSchema" together.',
    vi: '{provider} từ chối "response" và "responseJsonSchema" cùng lúc.',
  },
});
