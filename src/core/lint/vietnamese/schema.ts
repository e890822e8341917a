import { wireWords } from '../../words/wire-words.ts';
import type { FamilyWords } from './rule-words.ts';

export const schemaVietnamese = {
  'schema-array-items': {
    summary: 'Mỗi mảng nêu rõ phần tử của nó là gì.',
    why: 'JSON Schema cho phép mảng chứa bất kỳ thứ gì, nhưng OpenAI, Gemini và VS Code từ chối công cụ, còn mô hình phải đoán.',
    messages: {
      missing: 'Mảng này không nêu phần tử của nó là gì.',
      strings: 'Nêu rõ các phần tử là chuỗi',
    },
  },
  'schema-dead-keyword': {
    summary: 'Mỗi từ khóa đều có tác dụng ở chỗ của nó.',
    why: 'Từ khóa của kiểu khác, hoặc thiếu từ khóa đi kèm, sẽ chấp nhận mọi giá trị: tác giả tin vào một phép kiểm tra không bao giờ xảy ra.',
    messages: {
      type: '"{keyword}" không nói gì về giá trị kiểu {types}.',
      partner: '"{keyword}" không có tác dụng khi thiếu "{partner}".',
      remove: 'Xóa "{keyword}"',
    },
  },
  'schema-default-invalid': {
    summary: 'Mỗi giá trị mặc định hợp với schema chứa nó.',
    why: 'Ứng dụng điền giá trị mặc định vào, rồi lời gọi lại vi phạm chính schema của nó.',
    messages: {
      invalid: 'Giá trị mặc định {value} vi phạm "{keyword}" của chính schema này.',
      remove: 'Xóa giá trị mặc định',
      convert: 'Viết {to}',
    },
  },
  'schema-example-invalid': {
    summary: 'Mỗi ví dụ trong schema hợp với schema đó.',
    why: 'Mô hình bắt chước ví dụ; ví dụ vi phạm chính schema của nó dạy ra lời gọi hỏng.',
    messages: { invalid: 'Ví dụ {value} vi phạm "{keyword}" của chính schema này.' },
  },
  'schema-invalid': {
    summary: 'Mỗi schema hợp lệ theo phiên bản mà nó nêu, 2020-12 khi nó không nêu.',
    why: 'Một từ khóa không hợp lệ khiến ứng dụng bỏ công cụ hoặc cả danh sách, và có nhà cung cấp từ chối yêu cầu.',
    messages: {
      'shape-schema': wireWords['shape-schema'].vi,
      'shape-string': wireWords['shape-string'].vi,
      'shape-number': wireWords['shape-number'].vi,
      'shape-positive': wireWords['shape-positive'].vi,
      'shape-count': wireWords['shape-count'].vi,
      'shape-boolean': wireWords['shape-boolean'].vi,
      'shape-array': wireWords['shape-array'].vi,
      'shape-strings': wireWords['shape-strings'].vi,
      'shape-string-lists': wireWords['shape-string-lists'].vi,
      'shape-type': wireWords['shape-type'].vi,
      'shape-map': wireWords['shape-map'].vi,
      'shape-list': wireWords['shape-list'].vi,
      'shape-tuple': wireWords['shape-tuple'].vi,
      type: 'Viết "{to}"',
      bound: 'Viết chính giới hạn, như các phiên bản từ draft-06',
      unique: 'Liệt kê mỗi tên một lần',
      required: 'Đưa "{name}" vào "required" của đối tượng',
    },
  },
  'schema-keyword-misspelt': {
    summary: 'Từ khóa viết đúng như trong JSON Schema.',
    why: 'Từ khóa lạ bị bỏ qua âm thầm, nên một giới hạn viết sai chẳng giới hạn gì.',
    messages: {
      misspelt: '"{name}" không phải từ khóa của JSON Schema; ý bạn là "{keyword}"?',
      rename: 'Đổi tên thành "{keyword}"',
      properties: 'Các khóa này trông như thuộc tính nhưng lại đứng ở chỗ của schema; hãy đặt chúng dưới "properties".',
      wrap: 'Đặt chúng dưới "properties"',
    },
  },
  'schema-object-properties': {
    summary: 'Mỗi đối tượng dưới gốc nêu rõ nó chứa gì.',
    why: 'Đối tượng chứa gì cũng được khiến mô hình phải đoán khóa; chế độ nghiêm ngặt từ chối nó.',
    messages: { missing: 'Đối tượng này không nêu nó chứa gì.' },
  },
  'schema-reference': {
    summary: 'Mỗi $ref dẫn tới một schema trong cùng gốc.',
    why: 'Tham chiếu được giải trong từng schema: tham chiếu không dẫn tới đâu khiến ứng dụng bỏ công cụ, và không ứng dụng nào tải địa chỉ ngoài.',
    messages: {
      dangling: 'Tham chiếu "{ref}" không dẫn tới đâu trong schema này.',
      near: 'Tham chiếu "{ref}" không dẫn tới đâu trong schema này; ý bạn là "{near}"?',
      external: 'Tham chiếu "{ref}" dẫn ra ngoài schema này; không nhà cung cấp nào tải nó.',
      recursive: 'Tham chiếu "{ref}" dẫn ngược về schema bao quanh; Anthropic strict và Gemini từ chối đệ quy.',
      itself: 'Tham chiếu "{ref}" dẫn về chính nó và không nói gì.',
      change: 'Tham chiếu tới "{near}"',
    },
  },
  'schema-unsatisfiable': {
    summary: 'Mỗi schema chấp nhận ít nhất một giá trị.',
    why: 'Không lời gọi nào thỏa mãn được nó, nên mọi lời gọi đều hỏng, hoặc bộ giải mã nghiêm ngặt bị treo.',
    messages: {
      emptyEnum: 'Không giá trị nào được phép: "enum" trống.',
      emptyRange: 'Không số nào được phép: {low} và {high} không chừa lại số nào.',
      emptyLength: 'Không giá trị nào được phép: "{low}" lớn hơn "{high}".',
      constEnum: 'Không giá trị nào được phép: hằng {value} không có trong "enum".',
      valueType: 'Không giá trị nào được phép: không gì trong "{keyword}" thuộc kiểu {types}.',
      notAny: 'Không giá trị nào được phép: "not" loại trừ tất cả.',
      branchTypes: 'Không giá trị nào được phép: các phần của "allOf" đòi kiểu khác nhau ({types}).',
      required: 'Không giá trị nào được phép: "{name}" là bắt buộc nhưng đối tượng đóng lại không khai báo nó.',
      tooFew: 'Không giá trị nào được phép: bắt buộc {count} thuộc tính, còn "maxProperties" cho phép {limit}.',
    },
  },
  'schema-unused-definition': {
    summary: 'Mỗi định nghĩa đều được tham chiếu.',
    why: 'Định nghĩa không ai tham chiếu tốn token trong mọi yêu cầu và làm tác giả sau hiểu lầm.',
    messages: { unused: 'Không gì tham chiếu định nghĩa "{name}".', remove: 'Xóa định nghĩa "{name}"' },
  },
} satisfies FamilyWords;
