import type { FamilyWords } from './rule-words.ts';

export const documentVietnamese = {
  'block-missing': {
    summary: 'Bản mô tả có đủ bảy khối.',
    why: 'Tên, mô tả, tham số, kết quả, lỗi, tính lũy đẳng và ví dụ cùng nhau giúp agent chọn, gọi và phục hồi.',
    messages: {
      parameters: 'Bản mô tả không có "parameters". Công cụ không nhận đối số vẫn cần một schema đối tượng rỗng.',
      returns: 'Bản mô tả không có "returns". Hãy thêm schema của kết quả thành công.',
      errors: 'Bản mô tả không có "errors". Hãy liệt kê các mã lỗi có thể trả về và cách xử lý từng mã.',
      idempotency: 'Bản mô tả không có "idempotency". Hãy nêu công cụ có lũy đẳng, an toàn, phá hủy hay không.',
      examples: 'Bản mô tả không có "examples". Hãy thêm một trường hợp thành công và một trường hợp lỗi.',
      addEmpty: 'Thêm schema tham số rỗng',
    },
  },
  'block-shape': {
    summary: 'Mỗi khối có kiểu mà định dạng bản mô tả yêu cầu.',
    why: 'Khối sai kiểu sẽ bị bỏ qua: các kiểm tra của nó không chạy và không nhà cung cấp nào nhận được nó.',
    messages: { shape: '"{block}" phải có kiểu {wanted}, nhưng đang có kiểu {found}.' },
  },
  'latency-cost': {
    summary: 'Công cụ cho biết độ trễ và chi phí.',
    why: 'Agent lập kế hoạch nhiều bước dùng ngân sách hợp lý hơn khi biết lời gọi nào chậm hay tính phí.',
    messages: {
      none: 'Bản mô tả không có "{block}". Hãy đặt "class" của nó là "{first}" hoặc "{second}".',
      value: '"class" của "{block}" phải là "{first}" hoặc "{second}".',
      order: '"p50_ms" ({p50}) không được lớn hơn "p95_ms" ({p95}).',
    },
  },
  'lint-ignore': {
    summary: 'Mỗi mục của "lint_ignore" nêu tên quy tắc, lý do và thực sự bỏ qua điều gì đó.',
    why: 'Mục bỏ qua không có lý do thì về sau không ai đánh giá được, và mục không bỏ qua điều gì sẽ che mất lỗi kế tiếp ở chỗ đó.',
    messages: {
      shape: 'Mỗi mục của "lint_ignore" phải là đối tượng có "rule" và "reason".',
      unknown: 'Không có quy tắc nào tên "{rule}".',
      unknownNear: 'Không có quy tắc nào tên "{rule}". Ý bạn là "{near}"?',
      reason: 'Mục bỏ qua "{rule}" không nêu lý do.',
      nowhere: 'Con trỏ "{pointer}" không dẫn tới đâu trong công cụ này.',
      nowhereNear: 'Con trỏ "{pointer}" không dẫn tới đâu trong công cụ này. Ý bạn là "{near}"?',
      unused: 'Mục bỏ qua "{rule}" không bỏ qua điều gì. Hãy xóa nó.',
      remove: 'Xóa mục bỏ qua không dùng tới',
      rename: 'Đổi thành "{near}"',
    },
  },
  'search-keywords': {
    summary: 'Công cụ liệt kê ba đến bảy từ khóa tìm kiếm: những từ người dùng nói mà tên không có.',
    why: 'Tìm kiếm công cụ xếp hạng theo từ; từ đồng nghĩa đưa yêu cầu tới công cụ có tên dùng từ khác.',
    messages: {
      none: 'Bản mô tả không có "tool_search_keywords". Hãy liệt kê ba đến bảy từ.',
      count: 'Có {count} từ khóa tìm kiếm; hãy liệt kê ba đến bảy từ.',
      inName: 'Từ khóa "{word}" đã có trong tên. Hãy thay bằng từ đồng nghĩa.',
      twice: 'Từ khóa "{word}" được liệt kê nhiều lần.',
      removeTwice: 'Xóa từ khóa lặp lại',
    },
  },
  'title-echo': {
    summary: 'Tiêu đề viết cho người đọc, không phải bản sao của tên.',
    why: 'Không có tiêu đề thì ứng dụng hiển thị tên, nên tiêu đề giống hệt tên chỉ làm văn bản dài thêm.',
    messages: { echo: 'Tiêu đề chỉ lặp lại tên "{name}".', remove: 'Xóa tiêu đề' },
  },
  'title-missing': {
    summary: 'Công cụ có tiêu đề cho người đọc.',
    why: 'Danh sách và hộp thoại xin phép hiển thị tiêu đề; không có nó, người dùng bị hỏi có cho phép "cal_evt_srch" hay không.',
    messages: { none: 'Công cụ không có tiêu đề để hiển thị cho người dùng. Hãy thêm "title".' },
  },
  'unknown-key': {
    summary: 'Bản mô tả chỉ có những khóa mà định dạng biết.',
    why: 'Khối viết sai vẫn được giữ nhưng không có gì đọc nó. Khóa riêng của bạn có thể bắt đầu bằng "x-".',
    messages: {
      unknown:
        '"{key}" không phải khóa của bản mô tả; nó được giữ lại nhưng không có gì đọc. Nếu là khóa riêng, hãy bắt đầu bằng "x-".',
      near: '"{key}" không phải khóa của bản mô tả. Ý bạn là "{near}"?',
      rename: 'Đổi tên thành "{near}"',
    },
  },
} satisfies FamilyWords;
