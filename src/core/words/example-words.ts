import { defineWords } from './define-words.ts';

export const exampleWords = defineWords({
  'example-not-object': {
    en: 'An example must be an object with "prompt", "tool_call" and "result".',
    vi: 'Ví dụ phải là một đối tượng có "prompt", "tool_call" và "result".',
  },
  'example-no-prompt': {
    en: 'The example has no "prompt", so nobody can tell which request leads to this call.',
    vi: 'Ví dụ thiếu "prompt", nên không biết yêu cầu nào dẫn tới lời gọi này.',
  },
  'example-no-call': {
    en: 'The example has no "tool_call" object. Write the call, or "expect": "ask" when the right move is to ask.',
    vi: 'Ví dụ thiếu đối tượng "tool_call". Hãy ghi lời gọi, hoặc "expect": "ask" nếu đúng ra phải hỏi lại.',
  },
  'example-call-nameless': {
    en: 'The call has no "name"; it must be "{name}".',
    vi: 'Lời gọi thiếu "name"; phải là "{name}".',
  },
  'example-call-name': {
    en: 'The call names "{found}", but the tool is "{name}".',
    vi: 'Lời gọi ghi tên "{found}", nhưng công cụ là "{name}".',
  },
  'example-no-arguments': {
    en: 'The call has no "arguments"; write {} for a call without arguments.',
    vi: 'Lời gọi thiếu "arguments"; nếu không có tham số, hãy ghi {}.',
  },
  'example-arguments-text': {
    en: 'The arguments are a text. In a descriptor they are an object, not JSON inside a string.',
    vi: 'Phần tham số là một chuỗi. Trong bản mô tả, đó phải là đối tượng, không phải JSON nằm trong chuỗi.',
  },
  'example-arguments-not-object': {
    en: 'The arguments must be an object, but are of type {found}.',
    vi: 'Phần tham số phải là đối tượng, nhưng đang có kiểu {found}.',
  },
  'example-ask-with-call': {
    en: 'This example expects the model to ask, so it must hold no "tool_call".',
    vi: 'Ví dụ này mong mô hình hỏi lại, nên không được có "tool_call".',
  },
  'example-no-result': {
    en: 'The example has no "result".',
    vi: 'Ví dụ thiếu "result".',
  },
  'example-code-undeclared': {
    en: 'The error code "{code}" is not declared in "errors".',
    vi: 'Mã lỗi "{code}" chưa được khai báo trong "errors".',
  },
  'example-error-no-code': {
    en: 'The error envelope has no "code". Write one of the codes declared in "errors".',
    vi: 'Phong bì lỗi thiếu "code". Hãy ghi một trong các mã đã khai báo ở "errors".',
  },
  'example-error-no-message': {
    en: 'The error envelope has no "message" for the model to read.',
    vi: 'Phong bì lỗi thiếu "message" để mô hình đọc.',
  },
  'example-status-differs': {
    en: 'The envelope says HTTP {found}, but "{code}" is declared with {expected}.',
    vi: 'Phong bì ghi HTTP {found}, nhưng "{code}" được khai báo là {expected}.',
  },
  'example-status-unknown': {
    en: '"{code}" is declared with HTTP status {status}, which is no error status (400 to 599).',
    vi: '"{code}" được khai báo với mã trạng thái HTTP {status}, không phải trạng thái lỗi (400 đến 599).',
  },
  'example-no-waiting': {
    en: 'The error may be retried after a wait, but "retry_after_seconds" does not say how long.',
    vi: 'Lỗi này có thể thử lại sau khi chờ, nhưng thiếu "retry_after_seconds" để biết chờ bao lâu.',
  },
  'example-waiting-broken': {
    en: '"retry_after_seconds" must be a number of seconds, but is {found}.',
    vi: '"retry_after_seconds" phải là số giây, nhưng đang là {found}.',
  },
  'example-waiting-pointless': {
    en: 'The error is declared as not retryable, so "retry_after_seconds" misleads.',
    vi: 'Lỗi này được khai báo là không thử lại được, nên "retry_after_seconds" gây hiểu nhầm.',
  },
  'call-undeclared': {
    en: '"{name}" is not described by the schema, which lets it through all the same.',
    vi: 'Schema không mô tả "{name}", nhưng vẫn cho qua.',
  },
  'expression-missing': {
    en: 'There is no "expression" to run.',
    vi: 'Thiếu "expression" để chạy.',
  },
  'expression-engine-missing': {
    en: 'Not checked: the expression engine is not loaded.',
    vi: 'Chưa kiểm tra: bộ chạy biểu thức chưa được nạp.',
  },
  'expression-unknown-argument': {
    en: 'The expression reads the argument "{name}", which the parameters do not declare. They declare {known}.',
    vi: 'Biểu thức đọc tham số "{name}" chưa được khai báo. Các tham số đã khai báo: {known}.',
  },
  'rule-broken': { en: 'Breaks the rule "{id}": {text}', vi: 'Vi phạm quy tắc "{id}": {text}' },
  'rule-stopped': {
    en: 'The rule "{id}" could not be computed: {reason}.',
    vi: 'Không tính được quy tắc "{id}": {reason}.',
  },
  'rule-not-broken': {
    en: 'The example answers "{code}", but its arguments keep every rule that stands for it ({ids}).',
    vi: 'Ví dụ trả về "{code}", nhưng các tham số lại không vi phạm quy tắc nào ứng với mã này ({ids}).',
  },
  'rule-no-error': {
    en: 'The rule "{id}" names no error code that the tool answers when it is broken.',
    vi: 'Quy tắc "{id}" không nêu mã lỗi mà công cụ trả về khi bị vi phạm.',
  },
  'rule-error-undeclared': {
    en: 'The rule "{id}" answers with "{code}", which is not declared in "errors".',
    vi: 'Quy tắc "{id}" trả về "{code}", mã này chưa được khai báo trong "errors".',
  },
  'time-zone-unknown': {
    en: 'There is no time zone "{zone}". Write an IANA name such as "Asia/Ho_Chi_Minh".',
    vi: 'Không có múi giờ "{zone}". Hãy ghi tên theo IANA, chẳng hạn "Asia/Ho_Chi_Minh".',
  },
  'time-unreadable': {
    en: '{found} is no date and time of the calendar.',
    vi: '{found} không phải là ngày giờ có trong lịch.',
  },
  'time-naive': {
    en: '{found} names no instant: it has neither an offset nor a time zone beside it.',
    vi: '{found} không chỉ một thời điểm xác định: không có độ lệch UTC và cũng không có múi giờ đi kèm.',
  },
  'time-nonexistent': {
    en: '{found} does not exist in {zone}: the clocks skip it.',
    vi: '{found} không tồn tại ở {zone}: đồng hồ nhảy qua giờ này.',
  },
  'time-ambiguous': {
    en: '{found} happens twice in {zone}. Write the offset.',
    vi: '{found} xảy ra hai lần ở {zone}. Hãy ghi rõ độ lệch UTC.',
  },
  'time-offset-differs': {
    en: '{found} has the offset {offset}, but {zone} has {expected} at that time.',
    vi: '{found} có độ lệch {offset}, nhưng lúc đó {zone} có độ lệch {expected}.',
  },
  'time-empty-interval': {
    en: 'The interval is empty: its end is not after its start.',
    vi: 'Khoảng thời gian rỗng: điểm cuối không nằm sau điểm đầu.',
  },
  'time-midnight': {
    en: 'An all-day item is written as the midnight {found}. Write a date: which midnight it is depends on the zone.',
    vi: 'Mục cả ngày được ghi là nửa đêm {found}. Hãy ghi ngày: nửa đêm nào còn tùy múi giờ.',
  },
  'fixture-not-object': {
    en: 'A fixture must be an object with "name", "arguments", "item" and "expect".',
    vi: 'Mỗi ca kiểm thử phải là một đối tượng có "name", "arguments", "item" và "expect".',
  },
  'fixture-arguments': {
    en: 'The arguments of a fixture must be an object.',
    vi: 'Tham số của ca kiểm thử phải là đối tượng.',
  },
  'fixture-no-item': {
    en: 'The fixture has no "item" to match.',
    vi: 'Ca kiểm thử thiếu "item" để so khớp.',
  },
  'fixture-no-expect': {
    en: 'The fixture must say "expect": true or false.',
    vi: 'Ca kiểm thử phải ghi "expect": true hoặc false.',
  },
  'fixture-no-match': {
    en: 'Not checked: "semantics.match" holds no expression to run.',
    vi: 'Chưa kiểm tra: "semantics.match" không có biểu thức để chạy.',
  },
  'fixture-stopped': {
    en: 'The match could not be computed: {reason}.',
    vi: 'Không tính được kết quả so khớp: {reason}.',
  },
  'fixture-differs': {
    en: 'Expected {expected}, but the match gives {got}.',
    vi: 'Mong đợi {expected}, nhưng kết quả so khớp là {got}.',
  },
  'match-no-fixtures': {
    en: 'No fixture pins which items match.',
    vi: 'Chưa có ca kiểm thử nào chốt những mục nào được coi là khớp.',
  },
  'fixture-missing-inside': {
    en: 'No fixture has an item inside the interval.',
    vi: 'Thiếu ca kiểm thử có mục nằm trong khoảng.',
  },
  'fixture-missing-ends-at-start': {
    en: 'No fixture has an item that ends exactly at the start.',
    vi: 'Thiếu ca kiểm thử có mục kết thúc đúng biên đầu.',
  },
  'fixture-missing-starts-at-end': {
    en: 'No fixture has an item that starts exactly at the end.',
    vi: 'Thiếu ca kiểm thử có mục bắt đầu đúng biên cuối.',
  },
  'fixture-missing-crosses-start': {
    en: 'No fixture has an item that crosses the start.',
    vi: 'Thiếu ca kiểm thử có mục vắt qua biên đầu.',
  },
  'fixture-missing-crosses-end': {
    en: 'No fixture has an item that crosses the end.',
    vi: 'Thiếu ca kiểm thử có mục vắt qua biên cuối.',
  },
  'fixture-missing-all-day': {
    en: 'No fixture has an all-day item.',
    vi: 'Thiếu ca kiểm thử có mục cả ngày.',
  },
  'fixture-missing-zero-duration': {
    en: 'No fixture has an item without duration.',
    vi: 'Thiếu ca kiểm thử có mục thời lượng bằng không.',
  },
  'fixture-missing-repeated-hour': {
    en: 'No fixture has an item in a repeated local hour.',
    vi: 'Thiếu ca kiểm thử có mục rơi vào giờ địa phương bị lặp.',
  },
  'boundary-minimum': { en: '{name} at its minimum, {limit}', vi: '{name} bằng giá trị nhỏ nhất, {limit}' },
  'boundary-below': { en: '{name} just below {limit}', vi: '{name} ngay dưới {limit}' },
  'boundary-maximum': { en: '{name} at its maximum, {limit}', vi: '{name} bằng giá trị lớn nhất, {limit}' },
  'boundary-above': { en: '{name} just above {limit}', vi: '{name} ngay trên {limit}' },
  'boundary-exclusive': {
    en: '{name} exactly at the excluded {limit}',
    vi: '{name} đúng bằng giới hạn không được tính, {limit}',
  },
  'boundary-shortest': {
    en: {
      one: '{name} with 1 character, the least allowed',
      other: '{name} with {count} characters, the least allowed',
    },
    vi: '{name} có {count} ký tự, ít nhất được phép',
  },
  'boundary-too-short': {
    en: { one: '{name} with only 1 character', other: '{name} with only {count} characters' },
    vi: '{name} chỉ có {count} ký tự',
  },
  'boundary-longest': {
    en: { one: '{name} with 1 character, the most allowed', other: '{name} with {count} characters, the most allowed' },
    vi: '{name} có {count} ký tự, nhiều nhất được phép',
  },
  'boundary-too-long': {
    en: { one: '{name} with 1 character, one too many', other: '{name} with {count} characters, one too many' },
    vi: '{name} có {count} ký tự, thừa một ký tự',
  },
  'boundary-empty': { en: '{name} as an empty text', vi: '{name} là chuỗi rỗng' },
  'boundary-list-empty': { en: '{name} as an empty list', vi: '{name} là danh sách rỗng' },
  'boundary-list-too-long': {
    en: { one: '{name} with 1 item, one too many', other: '{name} with {count} items, one too many' },
    vi: '{name} có {count} phần tử, thừa một phần tử',
  },
  'boundary-enum': { en: '{name} as {value}', vi: '{name} là {value}' },
  'boundary-enum-other': { en: '{name} outside the listed values', vi: '{name} nằm ngoài các giá trị đã liệt kê' },
  'boundary-null': { en: '{name} as null', vi: '{name} là null' },
  'boundary-text': { en: '{name} as a text in quotes', vi: '{name} là chuỗi trong dấu ngoặc kép' },
  'boundary-missing': { en: 'without {name}', vi: 'thiếu {name}' },
  'boundary-extra': { en: 'with a key that nobody declared', vi: 'có thêm một khóa không ai khai báo' },
  'contract-match': { en: '{text}', vi: '{text}' },
  'contract-end-exclusive': {
    en: '{end} is not part of the interval.',
    vi: '{end} không thuộc khoảng.',
  },
  'contract-end-inclusive': { en: '{end} is part of the interval.', vi: '{end} thuộc khoảng.' },
  'contract-timezone': {
    en: 'Local times and dates are read in the time zone of {zone}.',
    vi: 'Giờ và ngày địa phương được hiểu theo múi giờ ở {zone}.',
  },
  'contract-fixed-zone': {
    en: 'Local times and dates are read in the time zone {zone}.',
    vi: 'Giờ và ngày địa phương được hiểu theo múi giờ {zone}.',
  },
  'contract-longest': {
    en: 'The interval is at most {length} long.',
    vi: 'Khoảng dài nhất là {length}.',
  },
  'contract-cursor-bound': {
    en: '{cursor} continues the same search: send it with the same {bound} only.',
    vi: '{cursor} tiếp tục đúng lần tìm trước: chỉ gửi lại với cùng {bound}.',
  },
  'contract-cursor': {
    en: '{cursor} continues the same search: send it with the same arguments only.',
    vi: '{cursor} tiếp tục đúng lần tìm trước: chỉ gửi lại với cùng các tham số.',
  },
  'contract-order': { en: 'Results are ordered by {order}.', vi: 'Kết quả được sắp theo {order}.' },
  'contract-live': {
    en: 'Pages are read live: items may appear or vanish between them.',
    vi: 'Các trang được đọc trực tiếp: mục có thể xuất hiện hoặc biến mất giữa các trang.',
  },
  'contract-snapshot': {
    en: 'All pages show one snapshot of the data.',
    vi: 'Mọi trang đều lấy từ cùng một bản chụp dữ liệu.',
  },
  'contract-missing': { en: '{name}: {text}.', vi: '{name}: {text}.' },
  'contract-unit': { en: '{name} is in {text}.', vi: '{name} tính bằng {text}.' },
  'contract-preference': {
    en: 'When {name} is not in the request, the stored preference counts ({text}); without one, ask.',
    vi: 'Khi yêu cầu không nêu {name}, dùng tùy chọn đã lưu của người dùng ({text}); nếu không có thì hỏi lại.',
  },
  'contract-session': {
    en: 'The user is taken from the signed-in session, never from an argument.',
    vi: 'Người dùng được lấy từ phiên đã đăng nhập, không bao giờ từ tham số.',
  },
  'contract-principal': { en: 'It acts as {principal}.', vi: 'Công cụ hoạt động với danh nghĩa {principal}.' },
  'contract-scopes': { en: 'It needs the scopes {scopes}.', vi: 'Cần các phạm vi quyền {scopes}.' },
});
