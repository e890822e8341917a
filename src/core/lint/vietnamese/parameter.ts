import type { FamilyWords } from './rule-words.ts';

export const parameterVietnamese = {
  'parameter-action': {
    summary: 'Không tham số nào chọn giữa hơn ba hành động.',
    why: 'Công cụ làm mọi việc qua đối số "action" bị chọn sai nhiều hơn 15 đến 30% so với các công cụ nguyên tử.',
    messages: {
      many: 'Tham số "{name}" chọn giữa {count} hành động; quá {limit} thì mô hình hay chọn sai. Hãy làm mỗi hành động thành một công cụ.',
      free: 'Tham số "{name}" nhận hành động bất kỳ dạng văn bản; hãy liệt kê giá trị hoặc tách công cụ.',
    },
  },
  'parameter-description': {
    summary: 'Mọi tham số có mô tả nói nhiều hơn cái tên.',
    why: 'Mô hình điền đối số theo tên và mô tả; tên trơ trọi buộc mô hình đoán định dạng, đơn vị và ý nghĩa.',
    messages: {
      missing: 'Tham số "{name}" không có mô tả.',
      echo: 'Mô tả của "{name}" chỉ lặp lại tên.',
    },
  },
  'parameter-enum-size': {
    summary: 'Một enum có tối đa 30 giá trị.',
    why: 'Danh sách dài khiến mô hình chọn gần đúng, và mỗi giá trị tốn token trong mọi yêu cầu; hãy tìm kiếm trước hoặc tách ra.',
    messages: {
      long: 'Enum của "{name}" có {count} giá trị; quá {limit} thì mô hình dễ nhầm.',
      longish:
        'Enum của "{name}" có {count} giá trị, gửi kèm trong mọi yêu cầu; quá {limit} thì tìm kiếm có thể tốt hơn.',
    },
  },
  'parameter-name-opaque': {
    summary: 'Tên tham số nói nó chứa gì, hoặc mô tả của nó nói thay.',
    why: 'Chỉ từ một tên như "data" hay "p", mô hình điền bất cứ thứ gì nó đang có.',
    messages: { opaque: 'Tên tham số "{name}" không nói nó chứa gì.' },
  },
  'parameter-name-portable': {
    summary: 'Tên tham số dài tối đa 64 ký tự, gồm chữ cái ASCII, chữ số, "_", "." và "-".',
    why: 'Anthropic trả lời 400 cho cả yêu cầu khi một thuộc tính mang tên khác, như "start date" hay "$filter".',
    messages: {
      characters: 'Anthropic từ chối tên tham số "{name}"; chỉ chữ cái ASCII, chữ số, "_", "." và "-" được nhận.',
      long: 'Tên tham số "{name}" dài {length} ký tự; giới hạn là {limit}.',
      rename: 'Đổi tên thành "{other}"',
    },
  },
  'parameter-type': {
    summary: 'Mọi tham số có kiểu.',
    why: 'Không có kiểu thì giá trị nào cũng hợp, nên mô hình tự bịa cấu trúc; Gemini và vài ứng dụng từ chối lược đồ như vậy.',
    messages: {
      untyped:
        'Lược đồ này của "{name}" không có kiểu: giá trị nào cũng hợp. Hãy ghi kiểu, hoặc liệt kê các kiểu bằng "anyOf".',
      enumOnly: '"{name}" liệt kê giá trị mà không có kiểu; một số nhà cung cấp đòi hỏi kiểu.',
      setType: 'Đặt kiểu là "{type}"',
    },
  },
  'parameters-closed': {
    summary: 'Mỗi đối tượng trong tham số nói rõ có cho phép thuộc tính khác hay không.',
    why: 'Với "additionalProperties": false, đối số viết sai là lỗi mà mô hình sửa được, thay vì bị bỏ qua.',
    messages: {
      open: 'Đối tượng này không đặt "additionalProperties"; đối số lạ sẽ bị bỏ qua trong im lặng.',
      close: 'Thêm "additionalProperties": false',
    },
  },
  'parameters-depth': {
    summary: 'Đối tượng trong tham số lồng nhau tối đa hai cấp.',
    why: 'Đối tượng lồng càng sâu, mô hình càng quên trường, nhất là mô hình nhỏ.',
    messages: { deep: 'Đối tượng lồng nhau {depth} cấp; nên tối đa {limit}.' },
  },
  'parameters-empty': {
    summary: 'Công cụ nhận đối số thì khai báo chúng.',
    why: 'Bộ chuyển đổi gặp thư viện lược đồ lạ sẽ để lại đối tượng rỗng, rồi mô hình gọi không đối số hoặc bịa tên.',
    messages: {
      bare: 'Tham số không khai báo gì: không có kiểu lẫn thuộc tính.',
      described: 'Mô tả nói về đối số ("{words}"), nhưng không tham số nào được khai báo.',
    },
  },
  'parameters-many': {
    summary: 'Một công cụ có tối đa 15 tham số.',
    why: 'Mỗi tham số là một lựa chọn; quá nhiều thì mô hình bỏ sót điều quan trọng và điền điều không cần.',
    messages: {
      several: 'Công cụ có {count} tham số; từ {limit} trở lên, mỗi tham số thêm vào được điền kém chính xác hơn.',
      many: 'Công cụ có {count} tham số; quá {limit} thì mô hình điền kém chính xác. Hãy bỏ cái hiếm dùng, hoặc tách thành nhiều công cụ.',
    },
  },
  'parameters-none': {
    summary: 'Công cụ không có tham số nói rõ rằng nó không nhận gì.',
    why: 'Một đối tượng mở để mô hình tự bịa đối số; MCP khuyên dùng { "type": "object", "additionalProperties": false } cho công cụ không nhận gì.',
    messages: {
      open: 'Công cụ không khai báo tham số nào nhưng nhận mọi đối số.',
      close: 'Không nhận đối số nào',
    },
  },
  'parameters-object': {
    summary: 'Tham số là JSON Schema kiểu "object".',
    why: 'Đối số luôn là một đối tượng; gốc có kiểu khác hoặc không có kiểu bị mọi nhà cung cấp từ chối.',
    messages: {
      notSchema: 'Tham số phải là đối tượng JSON Schema; ở đây là {found}.',
      noType: 'Tham số không ghi kiểu "object".',
      otherType: 'Tham số có kiểu {found}; đối số luôn là một đối tượng.',
      setType: 'Đặt kiểu là "object"',
    },
  },
  'parameters-order': {
    summary: 'Tham số bắt buộc đứng trước tham số tùy chọn.',
    why: 'Mô hình điền đối số theo thứ tự của lược đồ, còn người đọc tìm trước tiên những gì phải cung cấp.',
    messages: {
      late: '"{name}" là bắt buộc nhưng đứng sau "{other}" là tùy chọn.',
    },
  },
  'parameters-union': {
    summary: 'Gốc của tham số không phải là hợp các lựa chọn.',
    why: 'Gốc gồm nhiều nhánh là nhiều công cụ gộp lại: có nhà cung cấp từ chối, và mô hình trộn lẫn các nhánh. Hãy tách ra.',
    messages: { union: 'Tham số có "{keyword}" ở gốc; hãy tách các nhánh thành công cụ riêng.' },
  },
  'required-missing': {
    summary: 'Tham số nói rõ cái nào bắt buộc.',
    why: 'Không có "required" thì đối số nào cũng tùy chọn, nên mô hình có thể bỏ sót điều lời gọi cần.',
    messages: {
      missing: 'Tham số có thuộc tính nhưng không có "required"; nếu tất cả đều tùy chọn, hãy ghi danh sách rỗng.',
    },
  },
  'required-undeclared': {
    summary: 'Mọi tên bắt buộc đều là thuộc tính đã khai báo.',
    why: 'Đối số bắt buộc mà không khai báo ở đâu thì không có kiểu và ý nghĩa; với đối tượng đóng, không lời gọi nào hợp lệ.',
    messages: {
      undeclared: '"{name}" là bắt buộc nhưng không được khai báo trong "properties".',
      near: '"{name}" là bắt buộc nhưng không được khai báo; ý bạn là "{near}"?',
      rename: 'Đổi thành "{near}"',
    },
  },
  'parameter-default': {
    summary: 'Tham số tùy chọn nói điều gì xảy ra khi không có nó.',
    why: 'Mô hình chỉ yên tâm bỏ qua đối số tùy chọn khi biết giá trị mặc định.',
    messages: { noDefault: 'Tham số tùy chọn "{name}" không có mặc định và không nói điều gì xảy ra khi thiếu nó.' },
  },
  'parameter-format': {
    summary: 'Ngày, giờ, địa chỉ và UUID khai báo định dạng.',
    why: 'Định dạng cho mô hình biết cách viết giá trị và cho máy chủ từ chối điều không khớp.',
    messages: {
      noFormat: '"{name}" trông như giá trị có định dạng "{format}", nhưng không khai báo.',
      setFormat: 'Đặt format là "{format}"',
    },
  },
  'parameter-id-pattern': {
    summary: 'Mã định danh có pattern hoặc format.',
    why: 'Pattern như ^note-[0-9]{8}$ bắt được mã bịa trước khi nó tới máy chủ.',
    messages: { noPattern: 'Mã định danh "{name}" không có pattern: văn bản nào cũng hợp.' },
  },
  'parameter-json-text': {
    summary: 'Cấu trúc được khai báo, không nhét vào văn bản.',
    why: 'JSON trong chuỗi phải thoát ký tự hai lần và thường sai; danh sách gói trong một văn bản không kiểm tra từng mục được.',
    messages: {
      json: '"{name}" nhận JSON dạng văn bản ("{words}"); hãy khai báo đối tượng hoặc mảng.',
      list: '"{name}" nhận danh sách dạng văn bản ("{words}"); hãy khai báo mảng.',
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
    summary: 'Tham số có-không được đặt tên theo việc "true" làm, và mô tả không phủ định lần nữa.',
    why: '"do_not_send: false" là phủ định kép; mô hình hiểu sai dấu của nó thường hơn của "send".',
    messages: {
      name: 'Tên "{name}" mang phủ định ("{word}"); hãy đặt tên theo việc true làm.',
      double: 'Mô tả của "{name}" phủ định hai lần: "{words}"',
    },
  },
  'parameter-principal': {
    summary: 'Không đối số nào nói ai đang gọi, và không đối số nào là mã nội bộ.',
    why: 'Chủ thể lấy từ phiên đã đăng nhập; mô hình được nêu tên người dùng có thể mở rộng quyền bằng cách đổi đối số.',
    messages: {
      principal: '"{name}" cho mô hình nói lời gọi dành cho ai; hãy lấy chủ thể từ phiên.',
      internal: '"{name}" là mã hay công tắc nội bộ mà mô hình không thể biết.',
    },
  },
  'parameter-secret': {
    summary: 'Không tham số nào đòi mô hình đưa bí mật.',
    why: 'Điều mô hình điền vào đi qua nhà cung cấp, bản ghi hội thoại và nhật ký; hãy lấy bí mật từ phiên.',
    messages: {
      secret:
        'Tham số "{name}" đòi mô hình đưa bí mật. Hãy lấy nó từ phiên hoặc kho bí mật, mô hình nhiều nhất chỉ nêu tên của nó.',
    },
  },
  'parameter-unit': {
    summary: 'Đại lượng nêu đơn vị, số tiền nêu loại tiền.',
    why: 'Thời hạn 30 là nửa phút hay 30 mili giây; mô hình không được cho biết sẽ tự chọn một.',
    messages: {
      unit: '"{name}" không nêu đơn vị.',
      currency: '"{name}" không nêu loại tiền.',
    },
  },
  'parameter-prose-differs': {
    summary: 'Mô tả và lược đồ của tham số nói cùng một điều.',
    why: 'Ngữ nghĩa tham số sai làm giảm 8,8 điểm chính xác trong nghiên cứu; mô hình tin câu chữ, máy chủ tin lược đồ.',
    messages: {
      optional: 'Mô tả của "{name}" nói là tùy chọn, lược đồ lại bắt buộc.',
      required: 'Mô tả của "{name}" nói là bắt buộc, lược đồ lại không đòi.',
      type: 'Mô tả của "{name}" nói tới {prose}, kiểu lại là {schema}.',
      default: 'Mô tả của "{name}" nói mặc định là {prose}, lược đồ nói {schema}.',
      maximum: 'Mô tả của "{name}" nói tối đa {prose}, lược đồ nói {schema}.',
      values: 'Mô tả của "{name}" liệt kê "{value}", vốn không có trong enum.',
    },
  },
  'parameter-prose-only': {
    summary: 'Giá trị, khoảng và mặc định mà mô tả nêu cũng có trong lược đồ.',
    why: 'Danh sách đóng trong câu chữ là gợi ý; trong "enum" nó là quy tắc mà mô hình giữ và máy chủ kiểm tra được.',
    messages: {
      values: 'Các giá trị của "{name}" chỉ có trong mô tả ({values}).',
      maximum: 'Giá trị lớn nhất của "{name}" ({value}) chỉ có trong mô tả.',
      default: 'Mặc định của "{name}" ({value}) chỉ có trong mô tả.',
      addEnum: 'Thêm các giá trị vào enum',
      addRange: 'Thêm khoảng giá trị',
      addDefault: 'Thêm giá trị mặc định',
    },
  },
  'parameter-closed-set': {
    summary: 'Tham số có tập giá trị đóng thì liệt kê chúng trong enum.',
    why: 'Enum cho mô hình biết toàn bộ giá trị được chấp nhận: "units" là văn bản tự do thì dễ gặp "degC", "centigrade" hay "metric".',
    messages: { open: '"{name}" nhiều khả năng chỉ nhận vài giá trị, nhưng không liệt kê giá trị nào.' },
  },
  'parameter-free-form': {
    summary: 'Văn bản sẽ được chạy hay hiển thị thì có giới hạn.',
    why: 'Lệnh, câu truy vấn hay trang HTML tự do mang theo bất cứ điều gì mô hình bị dụ viết; độ dài, pattern hay danh sách thu hẹp kênh này.',
    messages: {
      free: '"{name}" nhận văn bản bất kỳ sẽ được chạy hoặc hiển thị; hãy giới hạn bằng maxLength, pattern hoặc enum.',
    },
  },
  'parameter-keyword-name': {
    summary: 'Không tham số nào mang tên từ khóa cấu trúc của JSON Schema.',
    why: 'Bộ chuyển đổi không phân biệt tên với từ khóa sẽ làm hỏng thuộc tính tên "properties" hay "required".',
    messages: { keyword: 'Tham số "{name}" mang tên một từ khóa; vài ứng dụng nhầm nó là từ khóa.' },
  },
  'parameter-type-name': {
    summary: 'Kiểu của tham số đúng với điều cái tên hứa.',
    why: 'Mô hình gửi true cho "is_public" và 5 cho "item_count" dù lược đồ nói gì; kiểu văn bản biến điều đó thành lỗi.',
    messages: {
      boolean: 'Tên "{name}" hứa hẹn có hoặc không, nhưng kiểu là {type}.',
      number: 'Tên "{name}" hứa hẹn một con số, nhưng kiểu là {type}.',
    },
  },
  'required-default': {
    summary: 'Tham số hoặc bắt buộc, hoặc có giá trị mặc định.',
    why: 'Giá trị mặc định của đối số bắt buộc không bao giờ được dùng; một trong hai là nhầm lẫn.',
    messages: {
      both: '"{name}" bắt buộc mà lại có giá trị mặc định, vốn không bao giờ được dùng.',
      dropDefault: 'Bỏ giá trị mặc định',
    },
  },
} satisfies FamilyWords;
