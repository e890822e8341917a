import { wireWords } from '../../words/wire-words.ts';
import type { FamilyWords } from './rule-words.ts';

export const schemaVietnamese = {
  'schema-array-items': {
    summary: 'Mỗi mảng nêu rõ phần tử của nó là gì.',
    why: 'JSON Schema cho phép mảng chứa bất kỳ thứ gì, nhưng OpenAI, Gemini và VS Code từ chối công cụ, còn mô hình phải đoán.',
    messages: {
      missing: 'Mảng này không nêu phần tử của nó là gì. Hãy thêm "items".',
      strings: 'Khai báo các phần tử là chuỗi',
    },
  },
  'schema-dead-keyword': {
    summary: 'Mỗi từ khóa đều có tác dụng ở chỗ của nó.',
    why: 'Từ khóa dành cho kiểu khác, hoặc thiếu từ khóa đi kèm, sẽ chấp nhận mọi giá trị: tác giả tin vào một phép kiểm tra không bao giờ xảy ra.',
    messages: {
      type: '"{keyword}" không có tác dụng với giá trị kiểu {types}.',
      partner: '"{keyword}" không có tác dụng khi thiếu "{partner}".',
      remove: 'Xóa "{keyword}"',
    },
  },
  'schema-default-invalid': {
    summary: 'Mỗi giá trị mặc định hợp lệ theo schema chứa nó.',
    why: 'Ứng dụng điền giá trị mặc định vào, rồi lời gọi lại vi phạm chính schema của nó.',
    messages: {
      invalid: 'Giá trị mặc định {value} vi phạm "{keyword}" trong schema của nó.',
      remove: 'Xóa giá trị mặc định',
      convert: 'Đổi thành {to}',
    },
  },
  'schema-example-invalid': {
    summary: 'Mỗi ví dụ trong schema hợp lệ theo schema đó.',
    why: 'Mô hình bắt chước ví dụ; ví dụ vi phạm chính schema của nó dạy ra lời gọi hỏng.',
    messages: { invalid: 'Ví dụ {value} vi phạm "{keyword}" trong schema của nó.' },
  },
  'schema-invalid': {
    summary: 'Mỗi schema hợp lệ theo phiên bản JSON Schema mà nó nêu, hoặc 2020-12.',
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
      type: 'Đổi thành "{to}"',
      bound: 'Viết thẳng giới hạn, như các phiên bản từ draft-06',
      unique: 'Liệt kê mỗi tên một lần',
      required: 'Chuyển "{name}" vào "required" của đối tượng',
    },
  },
  'schema-keyword-misspelt': {
    summary: 'Từ khóa viết đúng như trong JSON Schema.',
    why: 'Từ khóa lạ bị bỏ qua âm thầm, nên một giới hạn viết sai chẳng giới hạn gì.',
    messages: {
      misspelt: '"{name}" không phải từ khóa của JSON Schema. Ý bạn là "{keyword}"?',
      rename: 'Đổi tên thành "{keyword}"',
      properties:
        'Các khóa này trông như thuộc tính nhưng lại nằm ở chỗ của schema. Hãy chuyển chúng vào "properties".',
      wrap: 'Chuyển chúng vào "properties"',
      stray:
        '"{name}" không phải từ khóa của JSON Schema; nó giống phần còn lại của văn bản bị dấu phẩy cắt. Hãy đặt văn bản trong dấu nháy.',
    },
  },
  'schema-object-properties': {
    summary: 'Mỗi đối tượng lồng bên trong nêu rõ nó chứa gì.',
    why: 'Đối tượng chứa gì cũng được khiến mô hình phải đoán khóa; chế độ strict từ chối nó.',
    messages: {
      missing:
        'Đối tượng "{name}" không nêu nó chứa gì. Hãy khai báo thuộc tính, hoặc đặt schema cho "additionalProperties".',
    },
  },
  'schema-pattern-polynomial': {
    summary: 'Pattern có hai vòng lặp cùng đọc được một đoạn văn bản thì đi kèm "maxLength".',
    why: 'Khi hai vòng lặp cùng đọc được một đoạn văn bản, bộ máy quay lui thử mọi cách chia: văn bản dài gấp đôi thì lâu gấp bốn hoặc hơn, và 100.000 ký tự làm treo bộ kiểm tra.',
    messages: {
      slow: 'Với văn bản dài lặp lại "{text}", pattern này tốn thời gian ít nhất theo bình phương độ dài. Hãy giới hạn bằng "maxLength".',
    },
  },
  'schema-reference': {
    summary: 'Mỗi $ref dẫn tới một schema trong cùng gốc.',
    why: 'Tham chiếu được giải trong từng schema: tham chiếu không dẫn tới đâu khiến ứng dụng bỏ công cụ, và không ứng dụng nào tải địa chỉ ngoài.',
    messages: {
      dangling: 'Tham chiếu "{ref}" không dẫn tới đâu trong schema này.',
      near: 'Tham chiếu "{ref}" không dẫn tới đâu trong schema này. Ý bạn là "{near}"?',
      external: 'Tham chiếu "{ref}" dẫn ra ngoài schema này, và không nhà cung cấp nào tải nó.',
      recursive: 'Tham chiếu "{ref}" dẫn ngược về schema chứa nó; Anthropic (strict) và Gemini từ chối đệ quy.',
      itself: 'Tham chiếu "{ref}" chỉ dẫn về chính nó, nên không mô tả gì.',
      change: 'Đổi thành "{near}"',
    },
  },
  'schema-repeated': {
    summary: 'Đối tượng mà công cụ cần hai lần thì chỉ định nghĩa một lần.',
    why: 'Mỗi bản sao tốn token trong mọi yêu cầu, và các bản sao dần lệch nhau; với "$defs" và "$ref" chỉ cần nói một lần.',
    messages: {
      again:
        'Đối tượng có {count} thuộc tính này ({length} ký tự) lặp lại đối tượng ở "{other}". Hãy định nghĩa một lần trong "$defs".',
    },
  },
  'schema-tool-field': {
    summary: 'Trường của công cụ đặt ở công cụ, không nằm trong schema.',
    why: 'Nhà cung cấp chỉ đọc "strict" hay "cache_control" bên cạnh schema; nằm trong schema thì thiết lập đó bị bỏ qua âm thầm.',
    messages: { inside: '"{name}" là trường của công cụ và bị bỏ qua khi nằm trong schema. Hãy chuyển ra công cụ.' },
  },
  'schema-unsatisfiable': {
    summary: 'Mỗi schema chấp nhận ít nhất một giá trị.',
    why: 'Không lời gọi nào thỏa mãn được nó, nên mọi lời gọi đều hỏng, hoặc bộ giải mã strict bị treo.',
    messages: {
      emptyEnum: 'Ở đây không có giá trị nào hợp lệ: "enum" trống.',
      emptyRange: 'Ở đây không có số nào hợp lệ: không có số nào giữa {low} và {high}.',
      emptyLength: 'Ở đây không có giá trị nào hợp lệ: "{low}" lớn hơn "{high}".',
      constEnum: 'Ở đây không có giá trị nào hợp lệ: giá trị {value} của "const" không có trong "enum".',
      valueType: 'Ở đây không có giá trị nào hợp lệ: không gì trong "{keyword}" có kiểu {types}.',
      notAny: 'Ở đây không có giá trị nào hợp lệ: "not" loại trừ tất cả.',
      branchTypes: 'Ở đây không có giá trị nào hợp lệ: các phần của "allOf" đòi kiểu khác nhau ({types}).',
      required: 'Ở đây không có giá trị nào hợp lệ: "{name}" là bắt buộc, nhưng đối tượng đóng lại không khai báo nó.',
      tooFew:
        'Ở đây không có giá trị nào hợp lệ: bắt buộc có {count} thuộc tính, nhưng "maxProperties" chỉ cho phép {limit}.',
      noMultiple: 'Ở đây không có số nào hợp lệ: không có bội số nào của {step} nằm giữa {low} và {high}.',
      tooManyItems:
        'Ở đây không có danh sách nào hợp lệ: cần ít nhất {least} phần tử khác nhau, nhưng mỗi phần tử chỉ có thể nhận {count} giá trị.',
      endless:
        'Ở đây không có giá trị hữu hạn nào hợp lệ: thứ mà "{ref}" mô tả luôn phải chứa một thứ cùng loại. Hãy để thuộc tính đó là tùy chọn, hoặc là danh sách.',
    },
  },
  'schema-unused-definition': {
    summary: 'Mỗi định nghĩa đều được dùng.',
    why: 'Định nghĩa không được tham chiếu tốn token trong mọi yêu cầu và làm tác giả sau hiểu lầm.',
    messages: {
      unused: 'Không có gì tham chiếu tới định nghĩa "{name}". Hãy xóa nó.',
      remove: 'Xóa định nghĩa "{name}"',
    },
  },
  'schema-dialect': {
    summary: 'Từ khóa thuộc đúng phiên bản JSON Schema đang dùng, là 2020-12 khi không nêu phiên bản nào.',
    why: 'Bộ kiểm tra 2020-12 bỏ qua từ khóa của phiên bản cũ hay của OpenAPI 3.0, nên phép kiểm tra mà chúng nêu không còn.',
    messages: {
      definitions: '"definitions" đổi tên thành "$defs" từ phiên bản 2019-09. Hãy đổi tên.',
      dependencies:
        '"dependencies" được tách thành "dependentRequired" và "dependentSchemas" từ phiên bản 2019-09. Hãy dùng hai từ khóa này.',
      additionalItems:
        '"additionalItems" không có nghĩa trong 2020-12; ở đó "items" mô tả các phần tử sau "prefixItems".',
      nullable: '"nullable" là của OpenAPI 3.0. Trong JSON Schema, hãy thêm "null" vào các kiểu.',
      discriminator: '"discriminator" là của OpenAPI; bộ kiểm tra bỏ qua nó.',
      unknown: 'Không biết phiên bản JSON Schema "{dialect}"; schema được đọc theo 2020-12.',
      nullType: 'Thêm "null" vào các kiểu',
      remove: 'Xóa từ khóa này',
    },
  },
  'schema-dialect-named': {
    summary: 'Schema theo phiên bản mặc định không cần nêu tên phiên bản.',
    why: 'Một số ứng dụng dùng bộ kiểm tra draft-07 gặp lỗi với "$schema", Gemini từ chối khóa này, mà thiếu nó thì phiên bản vẫn là 2020-12.',
    messages: {
      named: '"$schema" nêu {dialect}, vốn là mặc định khi thiếu nó. Hãy xóa.',
      remove: 'Xóa "$schema"',
    },
  },
  'schema-empty-branch': {
    summary: 'Mỗi nhánh của hợp nêu rõ nó nhận gì, và có ít nhất hai nhánh.',
    why: 'Nhánh nhận mọi thứ khiến các nhánh khác vô nghĩa, thường do công cụ sinh mã không diễn đạt được một kiểu; chế độ strict từ chối nó.',
    messages: {
      anything: 'Nhánh này của "{keyword}" nhận mọi thứ, nên các nhánh khác không có tác dụng.',
      single: '"{keyword}" chỉ có một nhánh. Hãy viết thẳng nhánh đó.',
      unwrap: 'Viết thẳng nhánh đó',
    },
  },
  'schema-enum-opaque': {
    summary: 'Giá trị của enum, hoặc mô tả của nó, nói lên ý nghĩa.',
    why: 'Mô hình không thể biết 4 nghĩa là gì; hơn nữa Gemini chỉ nhận chuỗi trong enum.',
    messages: {
      opaque: 'Các giá trị {values} là mã mà mô tả không giải thích. Hãy nói mỗi mã nghĩa là gì, hoặc dùng từ thay mã.',
    },
  },
  'schema-enum-values': {
    summary: 'Giá trị của enum khác nhau, cùng một kiểu và có thể gửi được.',
    why: 'Giá trị lặp lại là nhầm lẫn, giá trị nhiều kiểu khiến ứng dụng phải đoán, còn giá trị khác kiểu đã khai báo thì không bao giờ gửi được.',
    messages: {
      repeated: 'Giá trị {value} được liệt kê nhiều lần.',
      type: 'Giá trị {value} không bao giờ gửi được, vì kiểu ở đây là {types}.',
      mixed: 'Các giá trị thuộc nhiều kiểu ({types}). Hãy dùng một kiểu.',
      nullable: 'Kiểu cho phép null nhưng "enum" không liệt kê null, nên null bị từ chối.',
      empty: 'Một giá trị là chuỗi rỗng. Hãy để mô hình bỏ qua tham số thay vì gửi chuỗi rỗng.',
      single: 'Giá trị duy nhất là {value}, nên không cần hỏi mô hình.',
      caseOnly: 'Các giá trị {value} và {other} chỉ khác nhau ở chữ hoa và chữ thường.',
      boolean: 'Các giá trị là "true" và "false" dưới dạng chuỗi. Hãy dùng kiểu boolean.',
      toBoolean: 'Dùng kiểu boolean',
      unique: 'Liệt kê mỗi giá trị một lần',
      drop: 'Xóa {value}',
      addNull: 'Thêm null vào các giá trị',
    },
  },
  'schema-format-unknown': {
    summary: 'Mỗi format là một format mà bộ kiểm tra biết.',
    why: 'Format lạ không kiểm tra gì, và chế độ strict từ chối nó.',
    messages: {
      unknown: 'Không bộ kiểm tra nào biết format "{format}".',
      near: 'Không bộ kiểm tra nào biết format "{format}". Ý bạn là "{near}"?',
      change: 'Đổi thành "{near}"',
    },
  },
  'schema-integer-range': {
    summary: 'Giới hạn của số nguyên là số nguyên mà JSON giữ được chính xác.',
    why: 'Quá 2^53 thì con số bị đổi khi đi qua JavaScript, còn giới hạn lẻ của số nguyên là nhầm lẫn.',
    messages: {
      unsafe: '{value} vượt 2^53, nên JavaScript không giữ được chính xác.',
      fraction: '"{keyword}" của số nguyên lại là {value}. Hãy dùng số nguyên.',
    },
  },
  'schema-optional-nullable': {
    summary: 'Tham số tùy chọn thì bỏ qua là đủ, không cần cho thêm null.',
    why: 'Hai cách nói "không có gì" tốn token, và vài ứng dụng gặp lỗi với kiểu hợp; công cụ sinh mã viết thế cho mọi đối số tùy chọn.',
    messages: { twice: '"{name}" vừa có thể bỏ qua vừa có thể là null. Chỉ cần một trong hai.' },
  },
  'schema-pattern-invalid': {
    summary: 'Mỗi pattern là biểu thức chính quy ECMA-262 hợp lệ với cờ u.',
    why: 'Bộ kiểm tra biên dịch pattern trước lời gọi đầu tiên; pattern không biên dịch được làm hỏng công cụ hoặc cả danh sách.',
    messages: {
      invalid: 'Pattern này không phải biểu thức chính quy hợp lệ ("{fault}").',
      unicode: 'Pattern này chỉ hợp lệ khi không có cờ u, trong khi bộ kiểm tra dùng cờ đó ("{fault}").',
    },
  },
  'schema-pattern-portable': {
    summary: 'Pattern chỉ dùng những gì mọi bộ máy đọc như nhau.',
    why: 'Chế độ strict và bộ máy RE2 từ chối lookaround và tham chiếu ngược, khiến cả yêu cầu thất bại.',
    messages: {
      lookAround: 'Chế độ strict và bộ máy RE2 từ chối lookahead hay lookbehind trong pattern này.',
      backReference: 'Chế độ strict và bộ máy RE2 từ chối tham chiếu ngược trong pattern này.',
      flags: 'Cờ đặt bên trong pattern này không dùng được với biểu thức ECMA-262 mà bộ kiểm tra dùng.',
      posix: 'Lớp POSIX như [:alpha:] có nghĩa khác trong ECMA-262.',
      partly: 'Một số bộ máy không hỗ trợ {feature}, vốn có trong pattern này.',
    },
  },
  'schema-pattern-slow': {
    summary: 'Không pattern nào có thể tốn thời gian theo hàm mũ.',
    why: 'Vòng lặp đọc được cùng một đoạn theo hai cách khiến bộ máy quay lui thử mọi tổ hợp; ba mươi ký tự đủ làm treo bộ kiểm tra.',
    messages: {
      slow: 'Pattern này có thể tốn thời gian theo hàm mũ, vì phần lặp đọc được cùng một đoạn theo nhiều cách. Hãy viết đơn giản hơn.',
    },
  },
  'schema-pattern-unanchored': {
    summary: 'Pattern cho cả giá trị bắt đầu bằng ^ và kết thúc bằng $.',
    why: 'JSON Schema tìm pattern ở bất kỳ đâu trong giá trị, nên [0-9]{4} cũng nhận x12345y.',
    messages: {
      open: 'Pattern này khớp ở bất kỳ đâu trong giá trị. Muốn khớp cả giá trị, hãy đặt nó giữa ^ và $.',
      anchor: 'Khớp cả giá trị',
    },
  },
  'schema-open-map': {
    summary: 'Bảng ánh xạ có khóa tự do nêu rõ khóa là gì.',
    why: 'Chế độ strict từ chối khóa tự do, còn mô hình thì bịa ra khóa; danh sách cặp tên và giá trị nói cùng điều đó và dùng được ở mọi nơi.',
    messages: {
      open: 'Bảng ánh xạ này nhận khóa bất kỳ. Hãy nêu khóa bằng "propertyNames", hoặc dùng danh sách tên và giá trị.',
    },
  },
  'schema-title-echo': {
    summary: 'Tiêu đề nói nhiều hơn tên của thuộc tính.',
    why: 'Công cụ sinh mã viết tiêu đề cho mọi thuộc tính; tiêu đề lặp lại tên tốn token mà không cho mô hình biết gì.',
    messages: { echo: 'Tiêu đề "{title}" chỉ lặp lại tên.', remove: 'Xóa tiêu đề' },
  },
} satisfies FamilyWords;
