import { defineWords } from './define-words.ts';

/** What each keyword of a schema is for, as completion and hover show it. */
export const keywordWords = defineWords({
  'keyword-$schema': { en: 'Dialect that the schema is written in.', vi: 'Phiên bản JSON Schema mà schema dùng.' },
  'keyword-$id': {
    en: 'Address of this schema, the base of its references.',
    vi: 'Địa chỉ của schema này, gốc của các tham chiếu.',
  },
  'keyword-id': {
    en: 'Address of the schema in draft-04; $id since then.',
    vi: 'Địa chỉ của schema theo draft-04; sau đó là $id.',
  },
  'keyword-$ref': {
    en: 'Another schema that holds here, such as #/$defs/city.',
    vi: 'Một schema khác áp dụng tại đây, ví dụ #/$defs/city.',
  },
  'keyword-$anchor': {
    en: 'Name under which references find this schema.',
    vi: 'Tên để tham chiếu tìm thấy schema này.',
  },
  'keyword-$dynamicRef': {
    en: 'A reference that an outer schema may redirect. Hardly any provider takes it.',
    vi: 'Tham chiếu mà schema bên ngoài có thể chuyển hướng. Hầu như không nhà cung cấp nào nhận.',
  },
  'keyword-$dynamicAnchor': { en: 'Name that $dynamicRef looks for.', vi: 'Tên mà $dynamicRef tìm đến.' },
  'keyword-$recursiveRef': {
    en: 'The draft 2019-09 form of $dynamicRef.',
    vi: 'Dạng của $dynamicRef trong draft 2019-09.',
  },
  'keyword-$recursiveAnchor': {
    en: 'The draft 2019-09 form of $dynamicAnchor.',
    vi: 'Dạng của $dynamicAnchor trong draft 2019-09.',
  },
  'keyword-$vocabulary': { en: 'Vocabularies of a meta-schema.', vi: 'Các bộ từ vựng của một meta-schema.' },
  'keyword-$comment': {
    en: 'A note for maintainers; models do not see it.',
    vi: 'Ghi chú cho người bảo trì; mô hình không thấy.',
  },
  'keyword-$defs': { en: 'Schemas that references use.', vi: 'Các schema để tham chiếu tới.' },
  'keyword-definitions': {
    en: 'Schemas that references use; $defs since 2019-09.',
    vi: 'Các schema để tham chiếu tới; từ 2019-09 là $defs.',
  },
  'keyword-type': {
    en: 'JSON type of the value, or a list of types.',
    vi: 'Kiểu JSON của giá trị, hoặc danh sách các kiểu.',
  },
  'keyword-enum': {
    en: 'The only values allowed. Say in the description what each means.',
    vi: 'Những giá trị duy nhất được phép. Hãy nói trong mô tả mỗi giá trị nghĩa là gì.',
  },
  'keyword-const': { en: 'The one value allowed.', vi: 'Giá trị duy nhất được phép.' },
  'keyword-allOf': { en: 'All of these schemas hold.', vi: 'Mọi schema trong danh sách đều phải đúng.' },
  'keyword-anyOf': { en: 'At least one of these schemas holds.', vi: 'Ít nhất một schema trong danh sách đúng.' },
  'keyword-oneOf': {
    en: 'Exactly one of these schemas holds. anyOf is taken by more providers.',
    vi: 'Đúng một schema trong danh sách đúng. anyOf được nhiều nhà cung cấp nhận hơn.',
  },
  'keyword-not': { en: 'This schema must not hold.', vi: 'Schema này không được đúng.' },
  'keyword-if': {
    en: 'When this schema holds, then does too; else the other.',
    vi: 'Khi schema này đúng thì then cũng phải đúng; nếu không thì else.',
  },
  'keyword-then': { en: 'Holds when if does.', vi: 'Phải đúng khi if đúng.' },
  'keyword-else': { en: 'Holds when if does not.', vi: 'Phải đúng khi if không đúng.' },
  'keyword-properties': { en: 'Schemas of the members by name.', vi: 'Schema của từng thuộc tính theo tên.' },
  'keyword-required': { en: 'Members that must be there.', vi: 'Các thuộc tính bắt buộc phải có.' },
  'keyword-additionalProperties': {
    en: 'Schema of members that are not declared; false refuses them.',
    vi: 'Schema của thuộc tính không khai báo; false thì từ chối chúng.',
  },
  'keyword-patternProperties': {
    en: 'Schemas of the members whose names fit a pattern.',
    vi: 'Schema của thuộc tính có tên khớp pattern.',
  },
  'keyword-propertyNames': { en: 'Schema that each name fits.', vi: 'Schema mà mỗi tên phải khớp.' },
  'keyword-unevaluatedProperties': {
    en: 'Schema of members that no other keyword has looked at.',
    vi: 'Schema của thuộc tính chưa từ khóa nào xét tới.',
  },
  'keyword-minProperties': { en: 'Least number of members.', vi: 'Số thuộc tính ít nhất.' },
  'keyword-maxProperties': { en: 'Largest number of members.', vi: 'Số thuộc tính nhiều nhất.' },
  'keyword-dependentRequired': {
    en: 'Members that must be there when another is.',
    vi: 'Thuộc tính bắt buộc khi có một thuộc tính khác.',
  },
  'keyword-dependentSchemas': {
    en: 'Schemas that hold when a member is there.',
    vi: 'Schema phải đúng khi có một thuộc tính.',
  },
  'keyword-dependencies': {
    en: 'The draft-07 form of dependentRequired and dependentSchemas.',
    vi: 'Dạng draft-07 của dependentRequired và dependentSchemas.',
  },
  'keyword-propertyOrdering': {
    en: 'Order in which Gemini writes the members.',
    vi: 'Thứ tự Gemini viết các thuộc tính.',
  },
  'keyword-items': { en: 'Schema of each item.', vi: 'Schema của từng phần tử.' },
  'keyword-prefixItems': {
    en: 'Schemas of the first items, one by one.',
    vi: 'Schema của các phần tử đầu, theo thứ tự.',
  },
  'keyword-additionalItems': {
    en: 'Schema of the items behind a list in items.',
    vi: 'Schema của các phần tử sau danh sách trong items.',
  },
  'keyword-unevaluatedItems': {
    en: 'Schema of items that no other keyword has looked at.',
    vi: 'Schema của phần tử chưa từ khóa nào xét tới.',
  },
  'keyword-contains': { en: 'At least one item fits this schema.', vi: 'Ít nhất một phần tử khớp schema này.' },
  'keyword-minContains': { en: 'How many items contains needs at least.', vi: 'Số phần tử ít nhất mà contains cần.' },
  'keyword-maxContains': {
    en: 'How many items may fit contains at most.',
    vi: 'Số phần tử nhiều nhất được khớp contains.',
  },
  'keyword-minItems': { en: 'Least number of items.', vi: 'Số phần tử ít nhất.' },
  'keyword-maxItems': { en: 'Largest number of items.', vi: 'Số phần tử nhiều nhất.' },
  'keyword-uniqueItems': { en: 'No item stands twice.', vi: 'Không phần tử nào lặp lại.' },
  'keyword-minLength': { en: 'Least length, in characters.', vi: 'Độ dài ít nhất, tính theo ký tự.' },
  'keyword-maxLength': { en: 'Largest length, in characters.', vi: 'Độ dài nhiều nhất, tính theo ký tự.' },
  'keyword-pattern': {
    en: 'Regular expression that the text matches somewhere; anchor it with ^ and $.',
    vi: 'Biểu thức chính quy mà văn bản phải khớp ở đâu đó; hãy neo bằng ^ và $.',
  },
  'keyword-format': {
    en: 'What the text is: date-time, date, email, uri, uuid, …',
    vi: 'Văn bản là gì: date-time, date, email, uri, uuid, …',
  },
  'keyword-contentEncoding': {
    en: 'How bytes are written as text, such as base64.',
    vi: 'Cách ghi byte thành văn bản, ví dụ base64.',
  },
  'keyword-contentMediaType': { en: 'Media type of the content.', vi: 'Kiểu phương tiện của nội dung.' },
  'keyword-contentSchema': { en: 'Schema of the content.', vi: 'Schema của nội dung.' },
  'keyword-minimum': { en: 'Smallest number allowed.', vi: 'Số nhỏ nhất được phép.' },
  'keyword-maximum': { en: 'Largest number allowed.', vi: 'Số lớn nhất được phép.' },
  'keyword-exclusiveMinimum': { en: 'The number is larger than this.', vi: 'Số phải lớn hơn giá trị này.' },
  'keyword-exclusiveMaximum': { en: 'The number is smaller than this.', vi: 'Số phải nhỏ hơn giá trị này.' },
  'keyword-multipleOf': { en: 'The number is a multiple of this.', vi: 'Số phải là bội của giá trị này.' },
  'keyword-title': {
    en: 'Short name; most providers drop it, so put what matters into the description.',
    vi: 'Tên ngắn; đa số nhà cung cấp bỏ qua, nên hãy ghi điều quan trọng vào mô tả.',
  },
  'keyword-description': {
    en: 'What the model reads: meaning, unit, format, an example.',
    vi: 'Điều mô hình đọc: ý nghĩa, đơn vị, định dạng, ví dụ.',
  },
  'keyword-default': {
    en: 'What the tool takes when the value is absent. Say it in the description too.',
    vi: 'Giá trị công cụ dùng khi vắng mặt. Hãy nói cả trong mô tả.',
  },
  'keyword-examples': { en: 'Values that fit, for people and models.', vi: 'Các giá trị hợp lệ làm ví dụ.' },
  'keyword-example': { en: 'One value that fits, in OpenAPI.', vi: 'Một giá trị ví dụ, trong OpenAPI.' },
  'keyword-deprecated': { en: 'Should no longer be used.', vi: 'Không nên dùng nữa.' },
  'keyword-readOnly': { en: 'Comes in answers only.', vi: 'Chỉ có trong kết quả.' },
  'keyword-writeOnly': { en: 'Goes in calls only.', vi: 'Chỉ có trong lời gọi.' },
  'keyword-nullable': {
    en: 'The value may be null (OpenAPI 3.0, Gemini).',
    vi: 'Giá trị có thể là null (OpenAPI 3.0, Gemini).',
  },
  'keyword-discriminator': {
    en: 'Member that tells the branches of a union apart (OpenAPI).',
    vi: 'Thuộc tính phân biệt các nhánh (OpenAPI).',
  },
  'keyword-xml': { en: 'How the value is written as XML (OpenAPI).', vi: 'Cách ghi giá trị thành XML (OpenAPI).' },
  'keyword-externalDocs': { en: 'A page that says more (OpenAPI).', vi: 'Trang giải thích thêm (OpenAPI).' },
});
