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
      invalid: 'Giá trị mặc định {value} vi phạm "{keyword}" của schema ở đây.',
      remove: 'Xóa giá trị mặc định',
      convert: 'Viết {to}',
    },
  },
  'schema-example-invalid': {
    summary: 'Mỗi ví dụ trong schema hợp với schema đó.',
    why: 'Mô hình bắt chước ví dụ; ví dụ vi phạm chính schema của nó dạy ra lời gọi hỏng.',
    messages: { invalid: 'Ví dụ {value} vi phạm "{keyword}" của schema ở đây.' },
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
      stray:
        '"{name}" không phải từ khóa của JSON Schema, mà giống phần còn lại của văn bản bị dấu phẩy cắt; hãy đặt văn bản trong dấu nháy.',
    },
  },
  'schema-object-properties': {
    summary: 'Mỗi đối tượng dưới gốc nêu rõ nó chứa gì.',
    why: 'Đối tượng chứa gì cũng được khiến mô hình phải đoán khóa; chế độ nghiêm ngặt từ chối nó.',
    messages: {
      missing:
        'Đối tượng "{name}" không nêu nó chứa gì. Hãy khai báo thuộc tính, hoặc cho "additionalProperties" một lược đồ.',
    },
  },
  'schema-pattern-polynomial': {
    summary: 'Mẫu mà hai vòng lặp có thể chia theo nhiều cách thì đi kèm maxLength.',
    why: 'Khi hai vòng lặp cùng đọc được một đoạn văn bản, bộ máy quay lui thử mọi cách chia: văn bản dài gấp đôi thì lâu gấp bốn hoặc hơn, và 100.000 ký tự làm treo bộ kiểm tra.',
    messages: {
      slow: 'Với văn bản dài lặp lại "{text}", mẫu này tốn thời gian theo bình phương độ dài hoặc hơn; hãy giới hạn bằng maxLength.',
    },
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
  'schema-repeated': {
    summary: 'Đối tượng mà công cụ cần hai lần chỉ được định nghĩa một lần.',
    why: 'Mỗi bản sao tốn token trong mọi yêu cầu, và các bản sao dần lệch nhau; "$defs" và "$ref" chỉ cần nói một lần.',
    messages: {
      again:
        'Đối tượng có {count} thuộc tính này ({length} ký tự) lặp lại đối tượng ở "{other}"; hãy định nghĩa một lần trong $defs.',
    },
  },
  'schema-tool-field': {
    summary: 'Trường của công cụ đứng ở công cụ, không nằm trong schema.',
    why: 'Nhà cung cấp chỉ đọc "strict" hay "cache_control" bên cạnh schema; nằm trong schema thì mong muốn đó bị bỏ qua âm thầm.',
    messages: { inside: '"{name}" là trường của công cụ; nằm trong schema thì không ai đọc nó.' },
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
      noMultiple: 'Không số nào được phép: không có bội số nào của {step} nằm giữa {low} và {high}.',
      tooManyItems:
        'Không danh sách nào được phép: đòi {least} phần tử khác nhau, mà mỗi phần tử chỉ có {count} giá trị.',
      endless:
        'Không giá trị hữu hạn nào được phép: thứ mà "{ref}" mô tả luôn phải chứa một thứ cùng loại, không bao giờ dứt; hãy để thuộc tính đó là tùy chọn hoặc là danh sách.',
    },
  },
  'schema-unused-definition': {
    summary: 'Mỗi định nghĩa đều được tham chiếu.',
    why: 'Định nghĩa không ai tham chiếu tốn token trong mọi yêu cầu và làm tác giả sau hiểu lầm.',
    messages: { unused: 'Không gì tham chiếu định nghĩa "{name}".', remove: 'Xóa định nghĩa "{name}"' },
  },
  'schema-dialect': {
    summary: 'Từ khóa thuộc đúng phiên bản JSON Schema, là 2020-12 khi không nêu phiên bản nào.',
    why: 'Bộ kiểm tra 2020-12 bỏ qua từ khóa của phiên bản cũ hay của OpenAPI 3.0, nên phép kiểm tra mà chúng nêu không còn.',
    messages: {
      definitions: '"definitions" có tên "$defs" từ 2019-09.',
      dependencies: 'Từ 2019-09 "dependencies" tách thành "dependentRequired" và "dependentSchemas".',
      additionalItems: '"additionalItems" vô nghĩa trong 2020-12; "items" nói về phần còn lại sau "prefixItems".',
      nullable: '"nullable" là của OpenAPI 3.0; trong JSON Schema hãy thêm "null" vào các kiểu.',
      discriminator: '"discriminator" là của OpenAPI; bộ kiểm tra bỏ qua nó.',
      unknown: 'Không biết phiên bản "{dialect}"; schema được đọc theo 2020-12.',
      nullType: 'Thêm "null" vào các kiểu',
      remove: 'Xóa nó',
    },
  },
  'schema-dialect-named': {
    summary: 'Schema theo phiên bản mặc định không cần nêu tên phiên bản.',
    why: 'Có ứng dụng dùng bộ kiểm tra draft-07 vấp phải $schema, Gemini từ chối khóa này, và thiếu nó thì mặc định là 2020-12.',
    messages: {
      named: 'Phiên bản được nêu tên ({dialect}); thiếu nó thì mặc định là 2020-12.',
      remove: 'Xóa "$schema"',
    },
  },
  'schema-empty-branch': {
    summary: 'Mỗi nhánh của phép hợp nêu rõ nó nhận gì, và có ít nhất hai nhánh.',
    why: 'Nhánh nhận mọi thứ khiến các nhánh khác vô nghĩa, thường do công cụ sinh mã không diễn đạt được một kiểu; chế độ nghiêm ngặt từ chối nó.',
    messages: {
      anything: 'Nhánh này của "{keyword}" nhận mọi thứ, nên các nhánh khác không nói gì.',
      single: '"{keyword}" chỉ có một nhánh; hãy viết thẳng nhánh đó.',
      unwrap: 'Viết thẳng nhánh đó',
    },
  },
  'schema-enum-opaque': {
    summary: 'Giá trị của enum tự nói lên nghĩa, hoặc mô tả nói thay.',
    why: 'Mô hình không thể biết 4 nghĩa là gì; Gemini thậm chí chỉ nhận chuỗi trong enum.',
    messages: {
      opaque: 'Các giá trị {values} là mã mà mô tả không giải thích. Hãy nói mỗi mã nghĩa là gì, hoặc dùng từ thay mã.',
    },
  },
  'schema-enum-values': {
    summary: 'Giá trị của enum khác nhau, cùng một kiểu và có thể gửi được.',
    why: 'Giá trị lặp lại là sơ suất, giá trị nhiều kiểu khiến ứng dụng phải đoán, còn giá trị khác kiểu đã khai báo thì không bao giờ gửi được.',
    messages: {
      repeated: 'Giá trị {value} được liệt kê hai lần.',
      type: 'Giá trị {value} không bao giờ gửi được: kiểu ở đây là {types}.',
      mixed: 'Các giá trị thuộc nhiều kiểu ({types}).',
      nullable: 'Kiểu cho phép null nhưng "enum" không liệt kê null, nên null bị từ chối.',
      empty: 'Một giá trị là chuỗi rỗng; hãy bỏ trống tham số thay vì thế.',
      single: 'Giá trị duy nhất là {value}; thứ không bao giờ khác thì không cần hỏi.',
      caseOnly: 'Các giá trị {value} và {other} chỉ khác nhau ở chữ hoa.',
      boolean: 'Các giá trị là "true" và "false" dưới dạng chữ; hãy dùng kiểu boolean.',
      toBoolean: 'Dùng kiểu boolean',
      unique: 'Liệt kê mỗi giá trị một lần',
      drop: 'Xóa {value}',
      addNull: 'Thêm null vào các giá trị',
    },
  },
  'schema-format-unknown': {
    summary: 'Mỗi format là một format mà bộ kiểm tra biết.',
    why: 'Format lạ không kiểm tra gì, và chế độ nghiêm ngặt từ chối nó.',
    messages: {
      unknown: 'Không bộ kiểm tra nào biết format "{format}".',
      near: 'Không bộ kiểm tra nào biết format "{format}"; ý bạn là "{near}"?',
      change: 'Viết "{near}"',
    },
  },
  'schema-integer-range': {
    summary: 'Giới hạn của số nguyên là số nguyên mà JSON giữ được chính xác.',
    why: 'Quá 2^53 thì con số bị đổi khi đi qua JavaScript, còn giới hạn lẻ của số nguyên là sơ suất.',
    messages: {
      unsafe: '{value} vượt 2^53 và không còn nguyên vẹn khi JSON đi qua JavaScript.',
      fraction: '"{keyword}" của một số nguyên lại là {value}.',
    },
  },
  'schema-optional-nullable': {
    summary: 'Tham số tùy chọn thì bỏ trống, không cần thêm cả null.',
    why: 'Hai cách nói "không có gì" tốn token và khiến vài ứng dụng vấp phải phép hợp; công cụ sinh mã viết thế cho mọi đối số tùy chọn.',
    messages: { twice: '"{name}" vừa có thể bỏ trống vừa có thể là null; một cách là đủ.' },
  },
  'schema-pattern-invalid': {
    summary: 'Mỗi pattern là biểu thức chính quy ECMA-262 với cờ u.',
    why: 'Bộ kiểm tra biên dịch pattern trước lời gọi đầu tiên; pattern không biên dịch được làm hỏng công cụ hoặc cả danh sách.',
    messages: {
      invalid: 'Đây không phải biểu thức chính quy: {fault}.',
      unicode: 'Biểu thức này chỉ biên dịch được khi không có cờ u mà bộ kiểm tra dùng: {fault}.',
    },
  },
  'schema-pattern-portable': {
    summary: 'Pattern dùng những gì mọi bộ máy đọc như nhau.',
    why: 'Chế độ nghiêm ngặt và bộ máy RE2 từ chối nhìn trước, nhìn sau và tham chiếu ngược, kéo theo cả yêu cầu bị hỏng.',
    messages: {
      lookAround: 'Chế độ nghiêm ngặt và bộ máy RE2 từ chối phép nhìn trước hay nhìn sau trong pattern.',
      backReference: 'Chế độ nghiêm ngặt và bộ máy RE2 từ chối tham chiếu ngược trong pattern.',
      flags: 'Cờ bên trong pattern không thuộc ECMA-262 theo cách bộ kiểm tra biên dịch.',
      posix: 'Lớp POSIX như [:alpha:] có nghĩa khác trong ECMA-262.',
      partly: 'Một số bộ máy không có cấu trúc này: {feature}.',
    },
  },
  'schema-pattern-slow': {
    summary: 'Không pattern nào có thể tốn thời gian lũy thừa.',
    why: 'Vòng lặp đọc cùng một đoạn theo hai cách khiến bộ máy quay lui thử mọi tổ hợp; ba mươi ký tự đủ làm treo bộ kiểm tra.',
    messages: { slow: 'Pattern này có thể tốn thời gian lũy thừa: phần lặp đọc cùng một đoạn theo nhiều cách.' },
  },
  'schema-pattern-unanchored': {
    summary: 'Pattern cho cả giá trị thì có ^ và $.',
    why: 'JSON Schema tìm pattern ở bất kỳ đâu trong giá trị, nên [0-9]{4} cũng nhận x12345y.',
    messages: {
      open: 'Pattern này khớp ở bất kỳ đâu trong giá trị; muốn khớp cả giá trị hãy viết ^...$.',
      anchor: 'Khớp cả giá trị',
    },
  },
  'schema-open-map': {
    summary: 'Bảng khóa tự do nêu rõ khóa là gì.',
    why: 'Chế độ nghiêm ngặt từ chối khóa tự do, còn mô hình thì bịa ra khóa; danh sách cặp tên và giá trị nói cùng điều đó và dùng được ở mọi nơi.',
    messages: {
      open: 'Khóa của bảng này là tự do; hãy nêu chúng bằng "propertyNames", hoặc viết thành danh sách tên và giá trị.',
    },
  },
  'schema-title-echo': {
    summary: 'Tiêu đề nói nhiều hơn cái tên mà nó đứng dưới.',
    why: 'Công cụ sinh mã in tiêu đề cho mọi thuộc tính; tiêu đề lặp lại tên tốn token mà không cho mô hình biết gì.',
    messages: { echo: 'Tiêu đề "{title}" chỉ lặp lại tên.', remove: 'Xóa tiêu đề' },
  },
} satisfies FamilyWords;
