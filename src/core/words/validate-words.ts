import { defineWords } from './define-words.ts';

/** Sentences about a value start with a verb, so that "'city' " can stand before them in what a model is told. */
export const validateWords = defineWords({
  'schema-pattern-broken': {
    en: 'The pattern {pattern} is not a regular expression of JavaScript, so nothing can be checked against it.',
    vi: 'Pattern {pattern} không phải là biểu thức chính quy của JavaScript, nên không kiểm tra được gì theo nó.',
  },
  'schema-pattern-deadline': {
    en: 'Not checked: the pattern {pattern} did not answer in time and was stopped.',
    vi: 'Chưa kiểm tra: pattern {pattern} không trả lời kịp thời hạn nên đã bị dừng.',
  },
  'expression-deadline': {
    en: 'Not checked: the expression {source} did not answer in time and was stopped.',
    vi: 'Chưa kiểm tra: biểu thức {source} không trả lời kịp thời hạn nên đã bị dừng.',
  },
  'schema-reference-lost': {
    en: 'The reference "{reference}" leads nowhere.',
    vi: 'Tham chiếu "{reference}" không dẫn tới đâu cả.',
  },
  'schema-reference-loop': {
    en: 'The reference "{reference}" comes back to itself without going down into the value, so it would never end.',
    vi: 'Tham chiếu "{reference}" quay lại chính nó mà không đi sâu vào giá trị, nên sẽ không bao giờ kết thúc.',
  },
  'schema-too-deep': {
    en: 'Not checked: schema and value together are nested too deeply.',
    vi: 'Chưa kiểm tra: schema và giá trị lồng nhau quá sâu.',
  },
  'schema-too-long': {
    en: 'Not checked: on this value, the branches of the schema multiply too often.',
    vi: 'Chưa kiểm tra: với giá trị này, các nhánh của schema nhân lên quá mức.',
  },
  'schema-refuses': { en: 'Does not fit the schema.', vi: 'Không khớp với schema.' },
  'value-type': {
    en: 'Must be of type {expected}, but is of type {type}: {found}.',
    vi: 'Phải có kiểu {expected}, nhưng đang có kiểu {type}: {found}.',
  },
  'value-type-text': {
    en: 'Must be of type {expected}, but is a text: {found}. Leave out the quotes.',
    vi: 'Phải có kiểu {expected}, nhưng đang là chuỗi: {found}. Hãy bỏ dấu ngoặc kép.',
  },
  'value-null': {
    en: 'Must be of type {expected}; null is not allowed here. Leave the key out when there is no value.',
    vi: 'Phải có kiểu {expected}; ở đây không được dùng null. Nếu không có giá trị thì bỏ hẳn khóa này.',
  },
  'value-enum': {
    en: 'Must be one of {values}, but is {found}.',
    vi: 'Phải là một trong các giá trị {values}, nhưng đang là {found}.',
  },
  'value-enum-many': {
    en: 'Must be one of {values} or {count} more, but is {found}.',
    vi: 'Phải là một trong các giá trị {values} hoặc {count} giá trị khác, nhưng đang là {found}.',
  },
  'value-case': {
    en: 'Must be {expected}; {found} differs in upper and lower case.',
    vi: 'Phải là {expected}; {found} khác ở chữ hoa và chữ thường.',
  },
  'value-const': { en: 'Must be {expected}, but is {found}.', vi: 'Phải là {expected}, nhưng đang là {found}.' },
  'value-required': { en: "'{name}' is required.", vi: "Thiếu '{name}', là khóa bắt buộc." },
  'value-dependent': {
    en: "'{name}' is required by another key that is there.",
    vi: "Thiếu '{name}', vì một khóa khác đang có đòi hỏi nó.",
  },
  'value-extra': {
    en: "'{name}' is not known here; no extra keys are allowed.",
    vi: "'{name}' không được khai báo ở đây; không cho phép khóa thừa.",
  },
  'value-forbidden': { en: "'{name}' must not be there.", vi: "Không được có '{name}'." },
  'value-property-name': {
    en: "'{name}' is not allowed as a key here.",
    vi: "'{name}' không được phép làm khóa ở đây.",
  },
  'value-extra-item': {
    en: 'Must not have an item at index {index}.',
    vi: 'Không được có phần tử ở vị trí {index}.',
  },
  'value-minimum': {
    en: 'Must be at least {limit}, but is {found}.',
    vi: 'Phải ít nhất là {limit}, nhưng đang là {found}.',
  },
  'value-maximum': {
    en: 'Must be at most {limit}, but is {found}.',
    vi: 'Nhiều nhất chỉ được là {limit}, nhưng đang là {found}.',
  },
  'value-exclusive-minimum': {
    en: 'Must be greater than {limit}, but is {found}.',
    vi: 'Phải lớn hơn {limit}, nhưng đang là {found}.',
  },
  'value-exclusive-maximum': {
    en: 'Must be less than {limit}, but is {found}.',
    vi: 'Phải nhỏ hơn {limit}, nhưng đang là {found}.',
  },
  'value-multiple': {
    en: 'Must be a multiple of {limit}, but is {found}.',
    vi: 'Phải là bội số của {limit}, nhưng đang là {found}.',
  },
  'value-min-length': {
    en: {
      one: 'Must have at least 1 character, but has {found}.',
      other: 'Must have at least {count} characters, but has {found}.',
    },
    vi: 'Phải có ít nhất {count} ký tự, nhưng chỉ có {found}.',
  },
  'value-max-length': {
    en: {
      one: 'Must have at most 1 character, but has {found}.',
      other: 'Must have at most {count} characters, but has {found}.',
    },
    vi: 'Chỉ được có tối đa {count} ký tự, nhưng đang có {found}.',
  },
  'value-min-items': {
    en: {
      one: 'Must have at least 1 item, but has {found}.',
      other: 'Must have at least {count} items, but has {found}.',
    },
    vi: 'Phải có ít nhất {count} phần tử, nhưng chỉ có {found}.',
  },
  'value-max-items': {
    en: {
      one: 'Must have at most 1 item, but has {found}.',
      other: 'Must have at most {count} items, but has {found}.',
    },
    vi: 'Chỉ được có tối đa {count} phần tử, nhưng đang có {found}.',
  },
  'value-min-properties': {
    en: {
      one: 'Must have at least 1 key, but has {found}.',
      other: 'Must have at least {count} keys, but has {found}.',
    },
    vi: 'Phải có ít nhất {count} khóa, nhưng chỉ có {found}.',
  },
  'value-max-properties': {
    en: { one: 'Must have at most 1 key, but has {found}.', other: 'Must have at most {count} keys, but has {found}.' },
    vi: 'Chỉ được có tối đa {count} khóa, nhưng đang có {found}.',
  },
  'value-pattern': {
    en: 'Must match the pattern {pattern}, but is {found}.',
    vi: 'Phải khớp với pattern {pattern}, nhưng đang là {found}.',
  },
  'value-format': {
    en: 'Must be of the format {format}, but is {found}.',
    vi: 'Phải có dạng {format}, nhưng đang là {found}.',
  },
  'value-format-sample': {
    en: 'Must be of the format {format}, such as {sample}, but is {found}.',
    vi: 'Phải có dạng {format}, chẳng hạn {sample}, nhưng đang là {found}.',
  },
  'value-unique': {
    en: 'Must not hold the same item twice: the one at index {index} was there before.',
    vi: 'Không được chứa hai phần tử giống nhau: phần tử ở vị trí {index} đã có trước đó.',
  },
  'value-contains': {
    en: 'Must hold more items of the kind that "contains" asks for; found {found}.',
    vi: 'Phải chứa thêm phần tử đúng loại mà "contains" yêu cầu; tìm thấy {found}.',
  },
  'value-max-contains': {
    en: 'Must hold at most {limit} items of the kind that "contains" names, but holds {found}.',
    vi: 'Chỉ được chứa tối đa {limit} phần tử đúng loại mà "contains" nêu, nhưng đang có {found}.',
  },
  'value-not': {
    en: 'Must not be what "not" describes, but is: {found}.',
    vi: 'Không được rơi vào trường hợp mà "not" mô tả, nhưng đang là {found}.',
  },
  'value-no-branch': {
    en: 'Must fit one of {count} allowed forms, but fits none: {found}.',
    vi: 'Phải khớp với một trong {count} dạng được phép, nhưng không khớp dạng nào: {found}.',
  },
  'value-two-branches': {
    en: 'Must fit exactly one of the allowed forms, but fits several: {branches}.',
    vi: 'Phải khớp đúng một trong các dạng được phép, nhưng lại khớp nhiều dạng: {branches}.',
  },
  'value-more': {
    en: { one: 'And 1 more problem.', other: 'And {count} more problems.' },
    vi: 'Và {count} lỗi khác.',
  },
  'value-never': {
    en: 'Must not be there: the schema allows no value.',
    vi: 'Không được có: schema không cho phép giá trị nào.',
  },
  'expression-broken': { en: 'The expression cannot be used: {reason}.', vi: 'Không dùng được biểu thức: {reason}.' },
  'expression-broken-at': {
    en: 'The expression cannot be used: {reason} (at character {column}).',
    vi: 'Không dùng được biểu thức: {reason} (ở ký tự {column}).',
  },
  'expression-not-boolean': {
    en: 'The expression must answer true or false, but gives {type}.',
    vi: 'Biểu thức phải cho kết quả true hoặc false, nhưng lại cho {type}.',
  },
  'expression-failed': {
    en: 'The expression could not be computed: {reason}.',
    vi: 'Không tính được biểu thức: {reason}.',
  },
});
