import type { FamilyWords } from './rule-words.ts';

export const semanticsVietnamese = {
  'cursor-rules': {
    summary: 'Con trỏ phân trang nói các trang theo thứ tự nào và thuộc về truy vấn nào.',
    why: 'Con trỏ dùng với đối số khác cho ra trang khó hiểu, và không có thứ tự thì một trang chẳng có nghĩa gì.',
    messages: {
      noOrder: 'Không gì nói các trang của "{name}" theo thứ tự nào (semantics.pagination.order).',
      noBinding: 'Không gì nói "{name}" thuộc về cùng một truy vấn (semantics.pagination.bound_to).',
      noConsistency: 'Không gì nói các trang là bản chụp hay dữ liệu đang thay đổi (semantics.pagination.consistency).',
    },
  },
  'interval-end': {
    summary: 'Khoảng thời gian nói điểm cuối có thuộc khoảng hay không.',
    why: 'Sự kiện bắt đầu đúng điểm cuối: theo cách hiểu này thì hai lần tìm kề nhau thấy nó hai lần, theo cách kia thì không lần nào.',
    messages: { noRule: 'Không gì nói "{end}" bao gồm hay loại trừ điểm cuối.' },
  },
  'interval-length': {
    summary: 'Khoảng thời gian nói nó được dài bao nhiêu.',
    why: 'Tìm trong mười năm vẫn đúng kiểu dữ liệu; nêu rõ tầm tìm kiếm giữ kết quả trong giới hạn và báo mô hình chia nhỏ.',
    messages: { noLongest: 'Không gì nói "{start}" và "{end}" được cách nhau bao xa (semantics.longest_interval).' },
  },
  'limit-bound': {
    summary: 'Giới hạn có giá trị nhỏ nhất và lớn nhất.',
    why: 'Không có giá trị lớn nhất, một lời gọi có thể lấp đầy ngữ cảnh; không có giá trị nhỏ nhất, số không và số âm cũng hợp lệ.',
    messages: {
      noMaximum: '"{name}" không có giá trị lớn nhất.',
      noMinimum: '"{name}" không có giá trị nhỏ nhất.',
      setMinimum: 'Đặt minimum là 1',
    },
  },
  'list-pagination': {
    summary: 'Công cụ liệt kê hoặc tìm kiếm có thể được yêu cầu trả về ít hơn.',
    why: 'Kết quả khổng lồ là lỗi tốn kém nhất trong một bộ công cụ đã đo: giới hạn và phân trang nâng tỷ lệ giải được việc nhiều hơn mọi cách viết. Ứng dụng cắt kết quả ở khoảng 25.000 token.',
    messages: {
      unbounded: '"{name}" không nhận giới hạn lẫn trang, và phần mô tả cũng không nêu mức tối đa.',
    },
  },
  'null-meaning': {
    summary: 'Giá trị có thể null thì nói null nghĩa là gì.',
    why: 'Null có thể là "không rõ", "không có", "tất cả" hay "như cũ"; đối số cũng có thể vắng mặt, và nghĩa chưa chắc giống nhau.',
    messages: { noMeaning: '"{name}" có thể null mà không gì nói null nghĩa là gì (semantics.missing).' },
  },
  'returns-citable': {
    summary: 'Mỗi mục trong danh sách kết quả có mã ổn định và thời điểm để trích dẫn.',
    why: 'Trợ lý hiển thị kết quả phải nói được đó là bản ghi nào và cũ mới ra sao; lời gọi sau cần mã đó.',
    messages: {
      noId: 'Các mục của kết quả không có mã ổn định.',
      noTime: 'Các mục của kết quả không có thời điểm nào để trích dẫn.',
    },
  },
  'returns-description': {
    summary: 'Mỗi trường của kết quả nói rõ nó chứa gì.',
    why: 'Agent cũng đọc kết quả: một "status" hay "value" trơ trọi được chuyển cho người dùng theo vẻ ngoài của nó.',
    messages: { missing: 'Trường "{name}" của kết quả không có mô tả.' },
  },
  'returns-summary': {
    summary: 'Kết quả có một dòng tóm tắt.',
    why: 'Dòng tóm tắt cho mô hình biết sẽ nhận được gì trước khi gọi, vì nhiều nhà cung cấp không gửi lược đồ kết quả.',
    messages: {
      none: 'Lược đồ kết quả không có "description" ở gốc.',
      long: 'Tóm tắt kết quả có {length} ký tự; chỉ nên một dòng tối đa {limit}.',
    },
  },
  'returns-units': {
    summary: 'Đại lượng, thời điểm và số tiền trong kết quả nêu đơn vị, múi giờ và loại tiền.',
    why: 'Mô hình nhắc lại "21" cho người dùng nguyên như vậy; là độ C hay độ F thì không nơi nào khác nói.',
    messages: {
      unit: '"{name}" trong kết quả không nêu đơn vị.',
      currency: '"{name}" trong kết quả không nêu loại tiền.',
      zone: '"{name}" trong kết quả không nêu múi giờ.',
    },
  },
  'semantics-references': {
    summary: 'Những gì khối semantics trỏ tới đều tồn tại: con trỏ, mã lỗi và các phần của quy tắc.',
    why: 'Quy tắc có lỗi chưa khai báo, hay đơn vị cho tham số đã mất, không kiểm tra gì mà chẳng ai hay.',
    messages: {
      pointer: 'Con trỏ "{pointer}" không dẫn tới đâu trong công cụ này.',
      error: 'Quy tắc trả về "{code}", vốn không được khai báo trong "errors".',
      errorNear: 'Quy tắc trả về "{code}", vốn không được khai báo; ý bạn là "{near}"?',
      part: 'Quy tắc không có "{field}".',
      rename: 'Đổi thành "{near}"',
    },
  },
  'time-zone': {
    summary: 'Ngày hay giờ nói nó thuộc múi giờ nào.',
    why: '"Chín giờ thứ Sáu" là thời điểm khác nhau ở mỗi múi giờ; công cụ không nói rõ thì mô hình phải đoán.',
    messages: {
      noZone: 'Không gì nói "{name}" theo múi giờ nào: không có độ lệch, tham số múi giờ hay semantics.time.timezone.',
    },
  },
  'parameter-enum-case': {
    summary: 'Mã trong enum viết thường theo snake_case.',
    why: 'Một cách viết cho mọi mã là điều mô hình viết chắc nhất; "InProgress" bên cạnh "in_progress" là cái bẫy.',
    messages: { style: 'Giá trị "{value}" của "{name}" không viết thường theo snake_case.' },
  },
} satisfies FamilyWords;
