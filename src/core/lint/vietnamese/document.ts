import type { FamilyWords } from './rule-words.ts';

export const documentVietnamese = {
  'block-missing': {
    summary: 'Bản mô tả có đủ bảy khối.',
    why: 'Tên, mô tả, tham số, đầu ra, lỗi, tính lũy đẳng và ví dụ cùng nhau giúp agent chọn, gọi và phục hồi.',
    messages: {
      parameters: 'Bản mô tả không có "parameters"; công cụ không đối số cần một lược đồ đối tượng rỗng.',
      returns: 'Bản mô tả không có "returns": lược đồ của kết quả thành công.',
      errors: 'Bản mô tả không có "errors": các mã lỗi có thể trả về và việc cần làm khi đó.',
      idempotency: 'Bản mô tả không có "idempotency": công cụ có lũy đẳng, an toàn, phá hủy hay không.',
      examples: 'Bản mô tả không có "examples": một trường hợp thành công và một trường hợp lỗi.',
      addEmpty: 'Thêm lược đồ tham số rỗng',
    },
  },
  'block-shape': {
    summary: 'Mỗi khối có dạng mà định dạng bản mô tả quy định.',
    why: 'Khối sai dạng thì không gì đọc được: các kiểm tra không chạy và không nhà cung cấp nào nhận được nó.',
    messages: { shape: '"{block}" phải là {wanted}; ở đây là {found}.' },
  },
  'latency-cost': {
    summary: 'Công cụ cho biết độ trễ và chi phí.',
    why: 'Agent lập kế hoạch nhiều bước phân bổ ngân sách tốt hơn khi biết lời gọi nào chậm hay tính phí.',
    messages: {
      none: 'Bản mô tả không có chỉ báo "{block}" ("{first}" hoặc "{second}").',
      value: 'Lớp của "{block}" phải là "{first}" hoặc "{second}".',
      order: 'Trung vị (p50_ms {p50}) lớn hơn bách phân vị 95 (p95_ms {p95}).',
    },
  },
  'lint-ignore': {
    summary: 'Mỗi mục của lint_ignore nêu tên quy tắc, lý do và thực sự bỏ qua điều gì đó.',
    why: 'Mục bỏ qua không có lý do thì về sau không ai đánh giá được, và mục không bỏ qua điều gì sẽ che mất lỗi kế tiếp ở chỗ đó.',
    messages: {
      shape: 'Mỗi mục của lint_ignore phải là đối tượng có "rule" và "reason".',
      unknown: 'Không có quy tắc nào tên "{rule}".',
      unknownNear: 'Không có quy tắc nào tên "{rule}"; ý bạn là "{near}"?',
      reason: 'Mục bỏ qua "{rule}" không nêu lý do.',
      nowhere: 'Con trỏ "{pointer}" không dẫn tới đâu trong công cụ này.',
      nowhereNear: 'Con trỏ "{pointer}" không dẫn tới đâu trong công cụ này; ý bạn là "{near}"?',
      unused: 'Mục bỏ qua "{rule}" không bỏ qua điều gì.',
      remove: 'Xóa mục bỏ qua thừa',
      rename: 'Đổi thành "{near}"',
    },
  },
  'search-keywords': {
    summary: 'Công cụ liệt kê ba đến bảy từ khóa tìm kiếm, là những từ người dùng nói mà tên không có.',
    why: 'Tìm kiếm công cụ xếp hạng theo từ; từ đồng nghĩa đưa yêu cầu tới công cụ có tên dùng từ khác.',
    messages: {
      none: 'Bản mô tả không có "tool_search_keywords".',
      count: 'Có {count} từ khóa tìm kiếm; cần từ ba đến bảy.',
      inName: 'Từ khóa "{word}" đã có trong tên.',
      twice: 'Từ khóa "{word}" được liệt kê hai lần.',
      removeTwice: 'Xóa từ thứ hai',
    },
  },
  'title-echo': {
    summary: 'Tiêu đề viết cho người đọc, không phải bản sao của tên.',
    why: 'Không có tiêu đề thì ứng dụng hiển thị tên, nên một tiêu đề giống hệt tên chỉ thêm byte chứ không thêm gì khác.',
    messages: { echo: 'Tiêu đề chỉ lặp lại tên "{name}".', remove: 'Bỏ tiêu đề' },
  },
  'title-missing': {
    summary: 'Công cụ có tiêu đề cho người đọc.',
    why: 'Danh sách và hộp thoại xin phép hiển thị tiêu đề; không có nó, người dùng bị hỏi có cho phép "cal_evt_srch" hay không.',
    messages: { none: 'Công cụ không có tiêu đề để hiển thị cho người đọc.' },
  },
  'unknown-key': {
    summary: 'Bản mô tả chỉ có những khóa mà định dạng biết.',
    why: 'Khối viết sai vẫn được giữ nhưng không gì đọc nó. Khóa riêng của bạn có thể bắt đầu bằng "x-".',
    messages: {
      unknown: '"{key}" không phải khóa của bản mô tả; nó được giữ lại nhưng không gì đọc.',
      near: '"{key}" không phải khóa của bản mô tả; ý bạn là "{near}"?',
      rename: 'Đổi tên thành "{near}"',
    },
  },
} satisfies FamilyWords;
