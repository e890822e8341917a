import type { FamilyWords } from './rule-words.ts';

export const semanticsVietnamese = {
  'cursor-rules': {
    summary: 'Con trỏ phân trang nêu các trang xếp theo thứ tự nào và thuộc truy vấn nào.',
    why: 'Con trỏ dùng với đối số khác sẽ trả về những trang khó hiểu, và không có thứ tự cố định thì một trang không có ý nghĩa gì.',
    messages: {
      noOrder: 'Chưa nêu các trang của "{name}" xếp theo thứ tự nào. Hãy nêu trong semantics.pagination.order.',
      noBinding:
        'Chưa nêu "{name}" chỉ dùng được với truy vấn đã trả về nó. Hãy nêu trong semantics.pagination.bound_to.',
      noConsistency:
        'Chưa nêu các trang là ảnh chụp dữ liệu hay dữ liệu đang thay đổi. Hãy nêu trong semantics.pagination.consistency.',
    },
  },
  'interval-end': {
    summary: 'Khoảng thời gian nêu nó có gồm điểm cuối hay không.',
    why: 'Với sự kiện bắt đầu đúng điểm cuối, theo cách hiểu này thì hai lần tìm liền nhau thấy nó hai lần, theo cách kia thì không lần nào.',
    messages: { noRule: 'Chưa nêu khoảng có gồm điểm cuối "{end}" hay không. Hãy nêu trong mô tả của nó.' },
  },
  'interval-length': {
    summary: 'Khoảng thời gian nêu nó được dài tối đa bao nhiêu.',
    why: 'Tìm trong mười năm vẫn đúng kiểu dữ liệu; nêu rõ độ dài tối đa thì kết quả có giới hạn và mô hình biết phải chia nhỏ.',
    messages: {
      noLongest:
        'Chưa nêu "{start}" và "{end}" được cách nhau tối đa bao xa. Hãy nêu trong semantics.longest_interval.',
    },
  },
  'limit-bound': {
    summary: 'Giới hạn có giá trị nhỏ nhất và lớn nhất.',
    why: 'Không có giá trị lớn nhất, một lời gọi có thể lấp đầy ngữ cảnh; không có giá trị nhỏ nhất, số không và số âm cũng hợp lệ.',
    messages: {
      noMaximum: '"{name}" giới hạn kết quả nhưng không có "maximum".',
      noMinimum: '"{name}" giới hạn kết quả nhưng không có "minimum".',
      setMinimum: 'Đặt minimum là 1',
    },
  },
  'list-pagination': {
    summary: 'Công cụ liệt kê hoặc tìm kiếm cho phép yêu cầu ít kết quả hơn.',
    why: 'Kết quả quá lớn là lỗi tốn kém nhất trong một bộ công cụ đã đo: giới hạn và phân trang nâng tỷ lệ hoàn thành việc nhiều hơn mọi cách viết. Ứng dụng cắt kết quả ở khoảng 25.000 token.',
    messages: {
      unbounded:
        '"{name}" không có tham số giới hạn hay phân trang, và mô tả cũng không nêu mức tối đa. Hãy thêm giới hạn.',
    },
  },
  'null-meaning': {
    summary: 'Giá trị có thể là null thì nêu null nghĩa là gì.',
    why: 'Null có thể là "không rõ", "không có", "tất cả" hay "như cũ"; đối số cũng có thể vắng mặt, và nghĩa chưa chắc giống nhau.',
    messages: {
      noMeaning: '"{name}" có thể là null, nhưng chưa nêu null nghĩa là gì. Hãy nêu trong semantics.missing.',
    },
  },
  'returns-citable': {
    summary: 'Mỗi mục trong danh sách kết quả có mã ổn định và thời điểm để trích dẫn.',
    why: 'Trợ lý hiển thị kết quả phải nói được đó là bản ghi nào và cũ mới ra sao; lời gọi sau cần mã đó.',
    messages: {
      noId: 'Các mục của kết quả không có mã ổn định để lời gọi sau dùng tới.',
      noTime: 'Các mục của kết quả không có thời điểm nào để câu trả lời trích dẫn.',
    },
  },
  'returns-description': {
    summary: 'Mỗi trường của kết quả nói rõ nó chứa gì.',
    why: 'Agent cũng đọc kết quả: một "status" hay "value" trơ trọi được chuyển cho người dùng theo vẻ ngoài của nó.',
    messages: { missing: 'Trường "{name}" của kết quả không có mô tả.' },
  },
  'returns-summary': {
    summary: 'Kết quả có một dòng tóm tắt.',
    why: 'Dòng tóm tắt cho mô hình biết sẽ nhận được gì trước khi gọi, vì nhiều nhà cung cấp không gửi schema kết quả.',
    messages: {
      none: 'Schema kết quả không có "description" ở gốc. Hãy tóm tắt kết quả bằng một dòng ở đó.',
      long: 'Dòng tóm tắt kết quả có {length} ký tự; hãy viết một dòng tối đa {limit}.',
    },
  },
  'returns-units': {
    summary: 'Đại lượng, thời điểm và số tiền trong kết quả nêu đơn vị, múi giờ và loại tiền.',
    why: 'Mô hình nhắc lại "21" cho người dùng nguyên như vậy; không đâu khác nói đó là độ C hay độ F.',
    messages: {
      unit: 'Trường "{name}" của kết quả không nêu đơn vị.',
      currency: 'Trường "{name}" của kết quả không nêu loại tiền.',
      zone: 'Trường "{name}" của kết quả không nêu múi giờ.',
    },
  },
  'semantics-references': {
    summary: 'Những gì "semantics" trỏ tới đều tồn tại: con trỏ, mã lỗi và các phần của quy tắc.',
    why: 'Quy tắc có lỗi chưa khai báo, hay đơn vị cho tham số đã mất, không kiểm tra gì mà chẳng ai hay.',
    messages: {
      pointer: 'Con trỏ "{pointer}" không dẫn tới đâu trong công cụ này.',
      error: 'Quy tắc trả về lỗi "{code}", vốn không được khai báo trong "errors".',
      errorNear: 'Quy tắc trả về lỗi "{code}", vốn không được khai báo trong "errors". Ý bạn là "{near}"?',
      part: 'Quy tắc không có "{field}".',
      rename: 'Đổi thành "{near}"',
    },
  },
  'time-zone': {
    summary: 'Ngày hay giờ nêu nó theo múi giờ nào.',
    why: '"Chín giờ thứ Sáu" là thời điểm khác nhau ở mỗi múi giờ; công cụ không nêu rõ thì mô hình phải đoán.',
    messages: {
      noZone:
        'Chưa nêu "{name}" theo múi giờ nào. Hãy nêu trong mô tả, thêm tham số múi giờ, hoặc đặt semantics.time.timezone.',
    },
  },
  'parameter-enum-case': {
    summary: 'Mã trong enum viết thường theo snake_case.',
    why: 'Một cách viết cho mọi mã là điều mô hình viết chắc nhất; "InProgress" bên cạnh "in_progress" là cái bẫy.',
    messages: { style: 'Giá trị "{value}" của "{name}" không viết thường theo snake_case.' },
  },
} satisfies FamilyWords;
