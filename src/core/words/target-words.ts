import { defineWords } from './define-words.ts';

export const targetWords = defineWords({
  'target-name-rewritten': {
    en: 'The name "{name}" is sent as "{sent}": {target} takes only {characters}, at most {limit} of them, and each name once.',
    vi: 'Tên "{name}" được gửi thành "{sent}": {target} chỉ nhận {characters}, tối đa {limit} ký tự, mỗi tên một lần.',
  },
  'target-key-renamed': {
    en: 'The parameter "{name}" is sent as "{sent}": {target} does not take the name as written.',
    vi: 'Tham số "{name}" được gửi thành "{sent}": {target} không nhận tên như đã viết.',
  },
  'target-key-pattern': {
    en: 'The pattern would also speak of the name that a parameter is sent under; it is told in the description.',
    vi: 'Pattern này cũng sẽ áp dụng cho tên mà một tham số được gửi đi; nó được nêu trong phần mô tả.',
  },
  'target-field-dropped': {
    en: '{target} has no place for "{field}"; it is not sent.',
    vi: '{target} không có chỗ cho "{field}"; phần này không được gửi.',
  },
  'target-lint-ignore': {
    en: '"{field}" speaks to the linter alone; it is never sent.',
    vi: '"{field}" chỉ dành cho bộ kiểm tra; không bao giờ được gửi.',
  },
  'target-field-described': {
    en: '{target} has no place for "{field}"; it is told in the description.',
    vi: '{target} không có chỗ cho "{field}"; nội dung được nêu trong phần mô tả.',
  },
  'target-option-invalid': {
    en: '"{field}" holds a value that {target} does not take; it is not sent.',
    vi: '"{field}" có giá trị mà {target} không nhận; phần này không được gửi.',
  },
  'target-not-strict': {
    en: 'The tool asks for strict mode; {target} is sent without it.',
    vi: 'Công cụ yêu cầu chế độ strict; {target} được gửi mà không có chế độ này.',
  },
  'target-meta-key': {
    en: '"{field}" is not a name that {target} allows in _meta; it is not sent.',
    vi: '"{field}" không phải là tên mà {target} cho phép trong _meta; phần này không được gửi.',
  },
  'target-defer-cache': {
    en: '{target} refuses defer_loading and cache_control on one tool; cache_control is not sent.',
    vi: '{target} không nhận đồng thời defer_loading và cache_control trên một công cụ; cache_control không được gửi.',
  },
  'target-strict-callers': {
    en: '{target} refuses strict tools that code may call; allowed_callers is not sent.',
    vi: '{target} không nhận công cụ strict cho mã lệnh gọi; allowed_callers không được gửi.',
  },
  'target-callers-recursion': {
    en: '{target} refuses recursive schemas on tools that code may call; allowed_callers is not sent.',
    vi: '{target} không nhận schema đệ quy ở công cụ cho mã lệnh gọi; allowed_callers không được gửi.',
  },
  'target-returns-invalid': {
    en: '{target} does not accept the schema of the result; it is not sent.',
    vi: '{target} không nhận schema của kết quả; schema này không được gửi.',
  },
  'target-returns-object': {
    en: '{target} takes only results of type object; the schema of the result is not sent.',
    vi: '{target} chỉ nhận kết quả kiểu object; schema của kết quả không được gửi.',
  },
  'target-no-parameters': {
    en: 'A tool without parameters is sent to {target} without a schema.',
    vi: 'Công cụ không có tham số được gửi đến {target} mà không kèm schema.',
  },
  'target-not-a-schema': {
    en: 'There is no JSON Schema here, so nothing says what is accepted.',
    vi: 'Ở đây không có JSON Schema nên không thể biết giá trị nào được chấp nhận.',
  },
  'target-malformed-refused': {
    en: 'The value of "{keyword}" is not valid in JSON Schema, so nothing says what is accepted.',
    vi: 'Giá trị của "{keyword}" không phải là giá trị mà JSON Schema biết, nên không thể biết giá trị nào được chấp nhận.',
  },
  'target-malformed-dropped': {
    en: 'The value of "{keyword}" is not valid in JSON Schema; it is not sent.',
    vi: 'Giá trị của "{keyword}" không phải là giá trị mà JSON Schema biết; phần này không được gửi.',
  },
  'target-idiom-boolean-bound': {
    en: '"{keyword}" of an older draft is written as the bound itself.',
    vi: '"{keyword}" theo phiên bản cũ được viết lại thành chính giá trị giới hạn.',
  },
  'target-idiom-list-items': {
    en: 'A list under "items" is written as "prefixItems", as drafts since 2020-12 want it.',
    vi: 'Danh sách trong "items" được viết thành "prefixItems" theo phiên bản 2020-12.',
  },
  'target-idiom-additional-items': {
    en: '"additionalItems" is written as "items", as drafts since 2020-12 want it.',
    vi: '"additionalItems" được viết thành "items" theo phiên bản 2020-12.',
  },
  'target-idiom-dependencies': {
    en: '"dependencies" is written as "dependentRequired" and "dependentSchemas".',
    vi: '"dependencies" được viết thành "dependentRequired" và "dependentSchemas".',
  },
  'target-idiom-nullable': {
    en: '"nullable" of OpenAPI 3.0 is written as a type that accepts null.',
    vi: '"nullable" của OpenAPI 3.0 được viết thành kiểu có chấp nhận null.',
  },
  'target-idiom-type-name': {
    en: 'The type is written with the name that JSON Schema has for it.',
    vi: 'Kiểu được viết bằng tên mà JSON Schema dùng.',
  },
  'target-idiom-any-type': {
    en: '"any" is not a type of JSON Schema; without a type every value is accepted.',
    vi: '"any" không phải là kiểu của JSON Schema; không có kiểu thì mọi giá trị được chấp nhận.',
  },
  'target-idiom-required-flag': {
    en: '"required" on a property itself is written in the list of the object.',
    vi: '"required" đặt ngay tại thuộc tính được đưa vào danh sách của đối tượng.',
  },
  'target-idiom-old-id': {
    en: '"id" of draft-04 is written as "$id".',
    vi: '"id" của draft-04 được viết thành "$id".',
  },
  'target-idiom-old-dialect': {
    en: '"$schema" names draft 2020-12, in which the schema is written now.',
    vi: '"$schema" nêu phiên bản 2020-12, là phiên bản mà schema đang được viết theo.',
  },
  'target-idiom-repeated-values': {
    en: 'Values that repeat in "enum" are written once.',
    vi: 'Giá trị lặp lại trong "enum" chỉ được viết một lần.',
  },
  'target-idiom-empty-value': {
    en: '"{keyword}" holds nothing, as serializers write a field that is not set; it is left out.',
    vi: '"{keyword}" không chứa gì, như các bộ tuần tự hóa ghi một trường chưa đặt; trường này được bỏ qua.',
  },
  'target-idiom-empty-map': {
    en: 'The empty list under "{keyword}" is written as the empty object that is meant.',
    vi: 'Danh sách rỗng trong "{keyword}" được viết thành đối tượng rỗng vốn được định nói tới.',
  },
  'target-idiom-text-number': {
    en: 'The number under "{keyword}" is written without quotes.',
    vi: 'Số trong "{keyword}" được viết không có dấu nháy.',
  },
  'target-idiom-repeated-names': {
    en: 'Names that repeat in "required" are written once.',
    vi: 'Tên lặp lại trong "required" chỉ được viết một lần.',
  },
  'target-too-large': {
    en: 'Written out for {target}, the schema grows beyond {count} nodes.',
    vi: 'Khi viết đầy đủ cho {target}, schema vượt quá {count} nút.',
  },
  'target-ref-remote': {
    en: 'The reference "{ref}" leads to another document; references are never fetched.',
    vi: 'Tham chiếu "{ref}" dẫn đến tài liệu khác; tham chiếu không bao giờ được tải về.',
  },
  'target-ref-dangling': {
    en: 'The reference "{ref}" leads nowhere.',
    vi: 'Tham chiếu "{ref}" không dẫn đến đâu.',
  },
  'target-ref-inlined': {
    en: 'The definition is written in the place of its reference.',
    vi: 'Định nghĩa được viết ngay tại chỗ tham chiếu.',
  },
  'target-ref-wrapped': {
    en: '{target} takes nothing beside a reference; it is wrapped in a union of one.',
    vi: '{target} không nhận gì bên cạnh tham chiếu; tham chiếu được đặt trong một hợp chỉ có một nhánh.',
  },
  'target-mcp-header': {
    en: '"x-mcp-header" has to be a header name, once in the tool, on a text, whole number or boolean under "properties"; this one is not sent.',
    vi: '"x-mcp-header" phải là tên header, chỉ một lần trong công cụ, đặt ở văn bản, số nguyên hoặc boolean trong "properties"; phần này không được gửi.',
  },
  'target-invalid-example': {
    en: 'The example does not fit the schema that is sent; {target} would refuse the tool with it.',
    vi: 'Ví dụ không khớp với schema được gửi; {target} sẽ từ chối công cụ nếu kèm ví dụ này.',
  },
  'target-beside-ref': {
    en: '{target} does not accept "{keyword}" beside a reference; it is not sent.',
    vi: '{target} không nhận "{keyword}" bên cạnh tham chiếu; phần này không được gửi.',
  },
  'target-recursion-cut': {
    en: '{target} does not accept recursion here: the second level is sent as an object with any content, and the description says what it contains.',
    vi: '{target} không nhận đệ quy ở đây: cấp thứ hai là một đối tượng có nội dung tùy ý, phần mô tả nêu nội dung của nó.',
  },
  'target-ref-endless': {
    en: 'The reference leads to "{name}", which asks for itself again at the same place: no value can be judged by it.',
    vi: 'Tham chiếu dẫn đến "{name}", phần này lại tự gọi chính nó ngay tại chỗ: không giá trị nào có thể được kiểm tra.',
  },
  'target-recursion-refused': {
    en: '{target} does not accept recursive schemas.',
    vi: '{target} không nhận schema đệ quy.',
  },
  'target-contradiction': {
    en: 'Nothing can satisfy all parts at once ("{part}").',
    vi: 'Không giá trị nào thỏa mãn đồng thời mọi phần ("{part}").',
  },
  'target-all-of-merged': {
    en: 'The parts of "allOf" are written as one schema.',
    vi: 'Các phần của "allOf" được viết thành một schema.',
  },
  'target-joined': {
    en: '"{keyword}" is said together with what stands beside it.',
    vi: '"{keyword}" được nêu chung với phần đứng bên cạnh.',
  },
  'target-meta-moved': {
    en: '{target} has no field "{field}"; it is kept under _meta.',
    vi: '{target} không có trường "{field}"; phần này được giữ trong _meta.',
  },
  'target-one-of-exclusive': {
    en: '"oneOf" is written as "anyOf": no value suits two of its branches.',
    vi: '"oneOf" được viết thành "anyOf": không giá trị nào hợp với hai nhánh.',
  },
  'target-one-of-loose': {
    en: '"oneOf" is written as "anyOf": a value that suits two branches is accepted too.',
    vi: '"oneOf" được viết thành "anyOf": giá trị hợp với hai nhánh cũng được chấp nhận.',
  },
  'target-discriminator': {
    en: '"discriminator" only repeats what the branches say.',
    vi: '"discriminator" chỉ lặp lại điều các nhánh đã nêu.',
  },
  'target-impossible-branch': {
    en: 'A branch that no value can satisfy is left out.',
    vi: 'Nhánh mà không giá trị nào thỏa mãn được bỏ đi.',
  },
  'target-single-branch': {
    en: 'A union of one branch is written as that branch.',
    vi: 'Hợp chỉ có một nhánh được viết thành chính nhánh đó.',
  },
  'target-values-collapsed': {
    en: 'A union of fixed values is written as one list of values.',
    vi: 'Hợp của các giá trị cố định được viết thành một danh sách giá trị.',
  },
  'target-moved-into-branches': {
    en: '{target} wants a union to stand alone; "{keyword}" is said in each branch.',
    vi: '{target} muốn hợp đứng một mình; "{keyword}" được nêu trong từng nhánh.',
  },
  'target-null-branch': {
    en: 'The branch for null is written as "nullable".',
    vi: 'Nhánh dành cho null được viết thành "nullable".',
  },
  'target-null-type': {
    en: 'The type null is written as "nullable".',
    vi: 'Kiểu null được viết thành "nullable".',
  },
  'target-type-list': {
    en: 'Several types are written as a union of one type each.',
    vi: 'Nhiều kiểu được viết thành một hợp, mỗi nhánh một kiểu.',
  },
  'target-type-alone': {
    en: 'A list of one type is written as that type.',
    vi: 'Danh sách chỉ có một kiểu được viết thành chính kiểu đó.',
  },
  'target-type-inferred': {
    en: 'The missing type is written as {type}, which "{keyword}" speaks of.',
    vi: 'Kiểu bị thiếu được viết là {type}, kiểu mà "{keyword}" nói đến.',
  },
  'target-any-refused': {
    en: 'Any value is accepted here; {target} wants a type for each value.',
    vi: 'Ở đây mọi giá trị đều được chấp nhận; {target} cần một kiểu cho mỗi giá trị.',
  },
  'target-any-value': {
    en: 'Any value is accepted here; {target} is offered text, numbers, booleans, null, objects and lists of text.',
    vi: 'Ở đây mọi giá trị đều được chấp nhận; {target} nhận được các lựa chọn: văn bản, số, boolean, null, đối tượng và danh sách văn bản.',
  },
  'target-value-spelled-out': {
    en: '{target} lists no objects or lists as values; what "{keyword}" says is written as a schema that takes nothing else.',
    vi: '{target} không liệt kê đối tượng hay danh sách làm giá trị; điều "{keyword}" nêu được viết thành schema chỉ nhận đúng giá trị đó.',
  },
  'target-value-described': {
    en: '{target} lists no objects or lists as values; "{keyword}" is written as a schema, and the description says which items a list has.',
    vi: '{target} không liệt kê đối tượng hay danh sách làm giá trị; "{keyword}" được viết thành schema, còn phần mô tả nêu danh sách gồm những mục nào.',
  },
  'target-const-enum': {
    en: '"const" is written as a list of one value.',
    vi: '"const" được viết thành danh sách một giá trị.',
  },
  'target-impossible-values': {
    en: 'Type and listed values allow less than "{keyword}" says; what is impossible is left out.',
    vi: 'Kiểu và danh sách giá trị cho phép ít hơn điều "{keyword}" nêu; phần không thể xảy ra được bỏ đi.',
  },
  'target-enum-described': {
    en: '{target} lists texts only; the values are told in the description.',
    vi: '{target} chỉ liệt kê văn bản; các giá trị được nêu trong phần mô tả.',
  },
  'target-integer-bound': {
    en: 'On whole numbers the bound "{keyword}" is {value}.',
    vi: 'Với số nguyên, giới hạn "{keyword}" là {value}.',
  },
  'target-boolean-schema': {
    en: 'A schema that is true or false is written as an object, which {target} wants for properties.',
    vi: 'Schema true hoặc false được viết thành đối tượng vì {target} yêu cầu vậy với thuộc tính.',
  },
  'target-impossible-property': {
    en: 'The property "{name}" may never be given; {target} cannot say so.',
    vi: 'Thuộc tính "{name}" không bao giờ được phép có; {target} không thể nêu điều đó.',
  },
  'target-no-items': {
    en: 'A list that takes no items is written with "maxItems" 0.',
    vi: 'Danh sách không nhận phần tử nào được viết với "maxItems" bằng 0.',
  },
  'target-tuple-same': {
    en: 'All {count} places of the list take the same, so that one "items" says it.',
    vi: 'Cả {count} vị trí của danh sách nhận cùng một loại, nên một "items" là đủ.',
  },
  'target-tuple-mixed': {
    en: '{target} does not accept a list with {count} different positions; the order is given in the description.',
    vi: '{target} không nhận danh sách có {count} vị trí khác nhau; thứ tự được nêu trong phần mô tả.',
  },
  'target-tuple-rest': {
    en: 'What follows the fixed places is said together with them.',
    vi: 'Phần sau các vị trí cố định được nêu chung với chúng.',
  },
  'target-open-object': {
    en: 'The object takes any other keys; {target} takes closed objects only, and closing it would change what the tool accepts.',
    vi: 'Đối tượng nhận mọi khóa khác; {target} chỉ nhận đối tượng đóng, và đóng lại sẽ làm thay đổi giá trị mà công cụ chấp nhận.',
  },
  'target-map': {
    en: 'The object is a map with keys of any name; {target} takes closed objects only, and closing it would change what the tool accepts.',
    vi: 'Đối tượng là bảng ánh xạ với khóa có tên bất kỳ; {target} chỉ nhận đối tượng đóng, và đóng lại sẽ làm thay đổi giá trị mà công cụ chấp nhận.',
  },
  'target-free-object': {
    en: 'The object declares no properties and may hold anything; closed for {target}, it could hold nothing.',
    vi: 'Đối tượng không khai báo thuộc tính nào và có thể chứa bất cứ gì; nếu đóng lại cho {target} thì nó không chứa được gì.',
  },
  'target-closed': {
    en: 'The object is closed with "additionalProperties": false, which {target} wants.',
    vi: 'Đối tượng được đóng bằng "additionalProperties": false theo yêu cầu của {target}.',
  },
  'target-optional-null': {
    en: {
      one: '{count} optional parameter is sent as required and accepts null, which means "left out".',
      other: '{count} optional parameters are sent as required and accept null, which means "left out".',
    },
    vi: '{count} tham số tùy chọn được gửi như bắt buộc và nhận null, nghĩa là "bỏ qua".',
  },
  'target-undeclared-required': {
    en: '"{keyword}" names {names}, which is not declared; it is not sent.',
    vi: '"{keyword}" nêu {names} nhưng không được khai báo; tên này không được gửi.',
  },
  'target-keyword-described': {
    en: '{target} does not accept "{keyword}": {value}; the description says it instead.',
    vi: '{target} không nhận "{keyword}": {value}; phần mô tả nêu điều này.',
  },
  'target-keyword-dropped': {
    en: '{target} does not accept "{keyword}"; it is not sent.',
    vi: '{target} không nhận "{keyword}"; phần này không được gửi.',
  },
  'target-keyword-needless': {
    en: '"{keyword}" is not sent to {target}; nothing changes without it.',
    vi: '"{keyword}" không được gửi đến {target}; thiếu phần này không có gì thay đổi.',
  },
  'target-keyword-refused': {
    en: '{target} does not accept "{keyword}", and leaving it out would change what the tool accepts.',
    vi: '{target} không nhận "{keyword}", và bỏ đi sẽ làm thay đổi giá trị mà công cụ chấp nhận.',
  },
  'target-keyword-gone': {
    en: '"{keyword}" has no place in what is sent to {target}.',
    vi: '"{keyword}" không có chỗ trong nội dung gửi đến {target}.',
  },
  'target-root-false': {
    en: 'The parameters accept nothing (false), so that the tool cannot be called.',
    vi: 'Phần tham số không chấp nhận gì (false) nên không thể gọi công cụ.',
  },
  'target-root-type': {
    en: 'Arguments are always an object; the type of the root is written as "object".',
    vi: 'Đối số luôn là đối tượng; kiểu ở gốc được viết là "object".',
  },
  'target-root-not-object': {
    en: 'Arguments are always an object; the root allows only {type}.',
    vi: 'Đối số luôn là đối tượng; phần gốc chỉ cho phép {type}.',
  },
  'target-root-union': {
    en: '{target} does not accept "{keyword}" at the root: its {count} branches are written as one object, and the description says which properties go together.',
    vi: '{target} không nhận "{keyword}" ở gốc: {count} nhánh được viết thành một đối tượng, phần mô tả nêu những thuộc tính nào đi cùng nhau.',
  },
  'target-root-described': {
    en: '{target} does not accept "{keyword}" at the root; the description says it instead.',
    vi: '{target} không nhận "{keyword}" ở gốc; phần mô tả nêu điều này.',
  },
  'target-root-dropped': {
    en: '{target} does not accept "{keyword}" at the root; it is not sent.',
    vi: '{target} không nhận "{keyword}" ở gốc; phần này không được gửi.',
  },
  'target-limit-properties': {
    en: 'The schema has {measured} properties; {target} takes {limit} at most.',
    vi: 'Schema có {measured} thuộc tính; {target} nhận tối đa {limit}.',
  },
  'target-limit-depth': {
    en: 'The schema has {measured} levels of objects; {target} takes {limit} at most.',
    vi: 'Schema có {measured} cấp đối tượng; {target} nhận tối đa {limit}.',
  },
  'target-limit-enumValues': {
    en: 'The schema lists {measured} values; {target} takes {limit} at most.',
    vi: 'Schema liệt kê {measured} giá trị; {target} nhận tối đa {limit}.',
  },
  'target-limit-longEnumCharacters': {
    en: 'A list of more than 250 values has {measured} characters; {target} takes {limit} at most.',
    vi: 'Một danh sách hơn 250 giá trị có {measured} ký tự; {target} nhận tối đa {limit}.',
  },
  'target-limit-characters': {
    en: 'Names and values have {measured} characters together; {target} takes {limit} at most.',
    vi: 'Tên và giá trị có tổng cộng {measured} ký tự; {target} nhận tối đa {limit}.',
  },
  'target-limit-optionalProperties': {
    en: 'The schema has {measured} optional properties; {target} takes {limit} at most.',
    vi: 'Schema có {measured} thuộc tính tùy chọn; {target} nhận tối đa {limit}.',
  },
  'target-limit-unionProperties': {
    en: 'The schema has {measured} properties with a union of types; {target} takes {limit} at most.',
    vi: 'Schema có {measured} thuộc tính với hợp nhiều kiểu; {target} nhận tối đa {limit}.',
  },
});
