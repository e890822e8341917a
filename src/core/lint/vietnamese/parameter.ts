import type { FamilyWords } from './rule-words.ts';

export const parameterVietnamese = {
  'parameter-action': {
    summary: 'Không tham số nào chọn giữa hơn ba hành động.',
    why: 'Công cụ làm mọi việc qua đối số "action" bị chọn sai nhiều hơn 15% đến 30% so với công cụ chỉ làm một việc.',
    messages: {
      many: 'Tham số "{name}" chọn giữa {count} hành động; hơn {limit} thì mô hình hay chọn sai. Hãy tách mỗi hành động thành một công cụ.',
      free: 'Tham số "{name}" nhận bất kỳ hành động nào dưới dạng văn bản. Hãy liệt kê giá trị, hoặc tách công cụ.',
    },
  },
  'parameter-description': {
    summary: 'Mọi tham số có mô tả nói nhiều hơn cái tên.',
    why: 'Mô hình điền đối số theo tên và mô tả; chỉ có tên thì mô hình phải đoán định dạng, đơn vị và ý nghĩa.',
    messages: {
      missing: 'Tham số "{name}" không có mô tả.',
      echo: 'Mô tả của "{name}" chỉ lặp lại tên. Hãy nói nó có nghĩa gì.',
    },
  },
  'parameter-enum-size': {
    summary: 'Một enum có tối đa 30 giá trị.',
    why: 'Danh sách dài khiến mô hình chọn nhầm giá trị gần giống, và mỗi giá trị tốn token trong mọi yêu cầu; hãy tìm kiếm trước hoặc tách danh sách.',
    messages: {
      long: 'Enum của "{name}" có {count} giá trị; hơn {limit} thì mô hình dễ nhầm. Hãy cho tìm kiếm, hoặc tách danh sách.',
      longish:
        'Enum của "{name}" có {count} giá trị, được gửi kèm mọi yêu cầu; hơn {limit} thì tìm kiếm có thể tốt hơn.',
    },
  },
  'parameter-name-opaque': {
    summary: 'Tên của tham số, hoặc mô tả của nó, nói nó chứa gì.',
    why: 'Với một tên trơ trọi như "data" hay "p", mô hình điền bất cứ thứ gì nó đang có.',
    messages: { opaque: 'Tên tham số "{name}" không nói nó chứa gì. Hãy đổi tên, hoặc viết mô tả.' },
  },
  'parameter-name-portable': {
    summary: 'Tên tham số dài tối đa 64 ký tự, gồm chữ cái ASCII, chữ số, "_", "." và "-".',
    why: 'Anthropic trả lời 400 cho cả yêu cầu khi một thuộc tính mang tên khác, như "start date" hay "$filter".',
    messages: {
      characters: 'Anthropic từ chối tên tham số "{name}"; chỉ cho phép chữ cái ASCII, chữ số, "_", "." và "-".',
      long: 'Tên tham số "{name}" dài {length} ký tự; chỉ được tối đa {limit}.',
      rename: 'Đổi tên thành "{other}"',
    },
  },
  'parameter-type': {
    summary: 'Mọi tham số có kiểu.',
    why: 'Không có kiểu thì giá trị nào cũng hợp lệ, nên mô hình tự bịa cấu trúc; Gemini và vài ứng dụng từ chối schema như vậy.',
    messages: {
      untyped:
        'Schema của "{name}" ở đây không có kiểu, nên giá trị nào cũng hợp lệ. Hãy đặt "type", hoặc liệt kê các kiểu trong "anyOf".',
      enumOnly: '"{name}" liệt kê giá trị mà không có kiểu, trong khi một số nhà cung cấp đòi hỏi kiểu.',
      setType: 'Đặt "type" là "{type}"',
    },
  },
  'parameters-closed': {
    summary: 'Mỗi đối tượng trong tham số nêu rõ có cho phép thuộc tính khác hay không.',
    why: 'Với "additionalProperties": false, đối số viết sai là lỗi mà mô hình sửa được, thay vì bị bỏ qua.',
    messages: {
      open: 'Đối tượng này không đặt "additionalProperties", nên đối số lạ bị bỏ qua âm thầm.',
      close: 'Thêm "additionalProperties": false',
    },
  },
  'parameters-depth': {
    summary: 'Đối tượng trong tham số lồng nhau tối đa hai cấp.',
    why: 'Đối tượng lồng càng sâu, mô hình càng quên trường, nhất là mô hình nhỏ.',
    messages: { deep: 'Đối tượng ở đây lồng nhau {depth} cấp; nên dùng tối đa {limit}.' },
  },
  'parameters-empty': {
    summary: 'Công cụ nhận đối số thì khai báo chúng.',
    why: 'Bộ chuyển đổi gặp thư viện schema lạ sẽ để lại đối tượng rỗng, rồi mô hình gọi không đối số hoặc bịa tên.',
    messages: {
      bare: 'Tham số không khai báo kiểu, cũng không khai báo thuộc tính. Hãy khai báo đối số.',
      described: 'Mô tả nhắc tới đối số ("{words}"), nhưng không tham số nào được khai báo.',
    },
  },
  'parameters-many': {
    summary: 'Một công cụ có tối đa 15 tham số.',
    why: 'Mỗi tham số là một lựa chọn; quá nhiều thì mô hình bỏ sót điều quan trọng và điền điều không cần.',
    messages: {
      several: 'Công cụ có {count} tham số; từ {limit} trở lên, mỗi tham số thêm vào được điền kém chính xác hơn.',
      many: 'Công cụ có {count} tham số; hơn {limit} thì mô hình điền kém chính xác. Hãy bỏ tham số hiếm dùng, hoặc tách công cụ.',
    },
  },
  'parameters-none': {
    summary: 'Công cụ không có tham số nói rõ rằng nó không nhận gì.',
    why: 'Một đối tượng mở khiến mô hình tự bịa đối số; MCP khuyên dùng { "type": "object", "additionalProperties": false } cho công cụ không nhận gì.',
    messages: {
      open: 'Công cụ không khai báo tham số nào nhưng nhận mọi đối số.',
      close: 'Không nhận đối số nào',
    },
  },
  'parameters-object': {
    summary: 'Tham số là JSON Schema kiểu "object".',
    why: 'Đối số luôn là một đối tượng; gốc có kiểu khác hoặc không có kiểu bị mọi nhà cung cấp từ chối.',
    messages: {
      notSchema: 'Tham số phải là đối tượng JSON Schema, không phải {found}.',
      noType: 'Tham số không đặt "type". Đối số luôn là một đối tượng.',
      otherType: 'Tham số có kiểu {found}, nhưng đối số luôn là một đối tượng.',
      setType: 'Đặt "type" là "object"',
    },
  },
  'parameters-order': {
    summary: 'Tham số bắt buộc đứng trước tham số tùy chọn.',
    why: 'Mô hình điền đối số theo thứ tự của schema, còn người đọc tìm trước tiên những gì phải cung cấp.',
    messages: {
      late: 'Tham số bắt buộc "{name}" đứng sau tham số tùy chọn "{other}". Hãy đưa tham số bắt buộc lên trước.',
    },
  },
  'parameters-union': {
    summary: 'Gốc của tham số không phải là hợp (union) các lựa chọn.',
    why: 'Gốc gồm nhiều nhánh là nhiều công cụ gộp lại: có nhà cung cấp từ chối, và mô hình trộn lẫn các nhánh.',
    messages: { union: 'Tham số có "{keyword}" ở gốc. Hãy tách mỗi nhánh thành một công cụ.' },
  },
  'required-missing': {
    summary: 'Tham số nêu rõ cái nào bắt buộc.',
    why: 'Không có "required" thì đối số nào cũng tùy chọn, nên mô hình có thể bỏ sót điều lời gọi cần.',
    messages: {
      missing:
        'Tham số không có "required". Hãy liệt kê những tham số bắt buộc, hoặc ghi danh sách rỗng nếu tất cả đều tùy chọn.',
    },
  },
  'required-undeclared': {
    summary: 'Mọi tên bắt buộc đều là thuộc tính đã khai báo.',
    why: 'Đối số bắt buộc mà không khai báo ở đâu thì không có kiểu và ý nghĩa; với đối tượng đóng, không lời gọi nào hợp lệ.',
    messages: {
      undeclared: '"{name}" là bắt buộc nhưng không được khai báo trong "properties".',
      near: '"{name}" là bắt buộc nhưng không được khai báo trong "properties". Ý bạn là "{near}"?',
      closed: '"{name}" là bắt buộc, nhưng đối tượng đóng này không khai báo nó, nên không giá trị nào hợp lệ.',
      rename: 'Đổi thành "{near}"',
    },
  },
  'parameter-default': {
    summary: 'Tham số tùy chọn nêu điều gì xảy ra khi không có nó.',
    why: 'Mô hình chỉ yên tâm bỏ qua đối số tùy chọn khi biết giá trị mặc định.',
    messages: {
      noDefault: 'Tham số tùy chọn "{name}" không có giá trị mặc định và không nêu điều gì xảy ra khi thiếu nó.',
    },
  },
  'parameter-format': {
    summary: 'Ngày, giờ, địa chỉ và UUID khai báo format.',
    why: 'Format cho mô hình biết cách viết giá trị và cho máy chủ từ chối giá trị không khớp.',
    messages: {
      noFormat: '"{name}" trông như giá trị có format "{format}", nhưng không khai báo format.',
      setFormat: 'Đặt "format" là "{format}"',
    },
  },
  'parameter-id-pattern': {
    summary: 'Mã định danh có pattern hoặc format.',
    why: 'Pattern như ^note-[0-9]{8}$ bắt được mã bịa trước khi nó tới máy chủ.',
    messages: {
      noPattern: 'Mã định danh "{name}" không có "pattern" hay "format", nên văn bản nào cũng được chấp nhận.',
    },
  },
  'parameter-json-text': {
    summary: 'Cấu trúc được khai báo, không nhét vào văn bản.',
    why: 'JSON trong chuỗi phải escape hai lần và thường sai; danh sách gói trong một văn bản không kiểm tra từng mục được.',
    messages: {
      json: '"{name}" nhận JSON dưới dạng văn bản ("{words}"). Hãy khai báo đối tượng hoặc mảng.',
      list: '"{name}" nhận danh sách dưới dạng văn bản ("{words}"). Hãy khai báo mảng.',
    },
  },
  'parameter-name-style': {
    summary: 'Tên tham số viết theo snake_case.',
    why: 'Khi các kiểu viết lẫn lộn, mô hình viết sai đối số: nó viết start_date thay cho startDate.',
    messages: {
      style: 'Tên tham số "{name}" không theo snake_case.',
      rename: 'Đổi tên thành "{name}"',
    },
  },
  'parameter-negative': {
    summary: 'Tham số có-không được đặt tên theo việc "true" làm, và mô tả không phủ định hai lần.',
    why: '"do_not_send: false" là phủ định kép; mô hình hiểu sai nó thường hơn "send".',
    messages: {
      name: 'Tên "{name}" mang ý phủ định ("{word}"). Hãy đặt tên theo việc "true" làm.',
      double: 'Mô tả của "{name}" phủ định hai lần: "{words}"',
    },
  },
  'parameter-principal': {
    summary: 'Không đối số nào nói ai đang gọi, và không đối số nào là mã nội bộ.',
    why: 'Bên gọi được biết từ phiên đã đăng nhập; mô hình được phép nêu tên người dùng có thể mở rộng quyền bằng cách đổi đối số.',
    messages: {
      principal: '"{name}" cho mô hình nói lời gọi dành cho ai. Hãy lấy bên gọi từ phiên.',
      internal: '"{name}" là mã hay công tắc nội bộ mà mô hình không thể biết. Hãy bỏ nó.',
    },
  },
  'parameter-secret': {
    summary: 'Không tham số nào đòi mô hình cung cấp bí mật.',
    why: 'Điều mô hình điền vào đi qua nhà cung cấp, bản ghi hội thoại và nhật ký; hãy lấy bí mật từ phiên.',
    messages: {
      secret:
        'Tham số "{name}" đòi mô hình cung cấp bí mật. Hãy lấy bí mật từ phiên hoặc kho bí mật; mô hình nhiều nhất chỉ nêu tên của nó.',
    },
  },
  'parameter-unit': {
    summary: 'Đại lượng nêu đơn vị, số tiền nêu loại tiền.',
    why: 'Thời hạn 30 có thể là 30 giây hay 30 mili giây; mô hình không được cho biết sẽ tự chọn một.',
    messages: {
      unit: '"{name}" không nêu đơn vị. Hãy thêm vào tên hoặc mô tả.',
      currency: '"{name}" không nêu loại tiền. Hãy thêm vào tên hoặc mô tả.',
    },
  },
  'parameter-prose-differs': {
    summary: 'Mô tả và schema của tham số nói cùng một điều.',
    why: 'Mô tả tham số sai làm giảm 8,8 điểm chính xác trong nghiên cứu; mô hình tin câu chữ, máy chủ tin schema.',
    messages: {
      optional: 'Mô tả của "{name}" nói nó là tùy chọn, nhưng schema lại bắt buộc.',
      required: 'Mô tả của "{name}" nói nó là bắt buộc, nhưng schema lại không bắt buộc.',
      type: 'Mô tả của "{name}" nói tới kiểu {prose}, nhưng schema lại nói {schema}.',
      default: 'Mô tả của "{name}" nói mặc định là {prose}, nhưng schema lại nói {schema}.',
      maximum: 'Mô tả của "{name}" nói tối đa {prose}, nhưng schema lại nói {schema}.',
      values: 'Mô tả của "{name}" liệt kê "{value}", vốn không có trong enum.',
    },
  },
  'parameter-prose-only': {
    summary: 'Giá trị, khoảng và mặc định mà mô tả nêu cũng có trong schema.',
    why: 'Danh sách đóng trong câu chữ chỉ là gợi ý; trong "enum" nó là quy tắc mà mô hình tuân theo và máy chủ kiểm tra được.',
    messages: {
      values: 'Các giá trị của "{name}" ({values}) chỉ có trong mô tả. Hãy thêm vào schema.',
      maximum: 'Giá trị lớn nhất của "{name}" ({value}) chỉ có trong mô tả. Hãy thêm vào schema.',
      default: 'Giá trị mặc định của "{name}" ({value}) chỉ có trong mô tả. Hãy thêm vào schema.',
      addEnum: 'Thêm các giá trị vào "enum"',
      addRange: 'Thêm khoảng giá trị',
      addDefault: 'Thêm giá trị mặc định',
    },
  },
  'parameter-closed-set': {
    summary: 'Tham số có tập giá trị cố định thì liệt kê chúng trong "enum".',
    why: 'Enum cho mô hình biết toàn bộ giá trị được chấp nhận: "units" là văn bản tự do thì dễ gặp "degC", "centigrade" hay "metric".',
    messages: {
      open: '"{name}" nhiều khả năng chỉ nhận vài giá trị, nhưng không liệt kê giá trị nào. Hãy liệt kê trong "enum".',
    },
  },
  'parameter-free-form': {
    summary: 'Văn bản sẽ được chạy hay hiển thị thì có giới hạn.',
    why: 'Lệnh, câu truy vấn hay trang HTML tự do mang theo bất cứ điều gì mô hình bị dụ viết; độ dài, pattern hay danh sách thu hẹp kênh này.',
    messages: {
      free: '"{name}" nhận văn bản bất kỳ, và văn bản đó được chạy hoặc hiển thị. Hãy giới hạn bằng "maxLength", "pattern" hoặc "enum".',
    },
  },
  'parameter-keyword-name': {
    summary: 'Không tham số nào trùng tên với từ khóa cấu trúc của JSON Schema.',
    why: 'Bộ chuyển đổi không phân biệt tên với từ khóa sẽ làm hỏng thuộc tính tên "properties" hay "required".',
    messages: {
      keyword: 'Tham số "{name}" trùng tên với một từ khóa, nên vài ứng dụng nhầm nó là từ khóa. Hãy đổi tên.',
    },
  },
  'parameter-type-name': {
    summary: 'Kiểu của tham số đúng với điều cái tên hứa.',
    why: 'Mô hình gửi true cho "is_public" và 5 cho "item_count" dù schema nói gì; kiểu string biến điều đó thành lỗi.',
    messages: {
      boolean: 'Tên "{name}" hứa hẹn có hoặc không, nhưng kiểu là {type}.',
      number: 'Tên "{name}" hứa hẹn một con số, nhưng kiểu là {type}.',
    },
  },
  'required-default': {
    summary: 'Tham số hoặc bắt buộc, hoặc có giá trị mặc định.',
    why: 'Giá trị mặc định của đối số bắt buộc không bao giờ được dùng, nên một trong hai là nhầm lẫn.',
    messages: {
      both: '"{name}" là bắt buộc nên giá trị mặc định không bao giờ được dùng. Hãy bỏ một trong hai.',
      dropDefault: 'Xóa giá trị mặc định',
    },
  },
} satisfies FamilyWords;
