import type { FamilyWords } from './rule-words.ts';

export const descriptionVietnamese = {
  'description-errors': {
    summary: 'Công cụ cho biết nó có thể thất bại ra sao, bằng danh sách lỗi hoặc bằng lời.',
    why: 'Không biết lời gọi có thể thất bại thế nào, agent coi câu trả lời rỗng là thành công và coi lỗi là lý do để gọi lại.',
    messages: { none: 'Cả danh sách lỗi lẫn mô tả đều không nói lời gọi có thể thất bại ra sao.' },
  },
  'description-example': {
    summary: 'Công cụ có nhiều đối số có ít nhất một ví dụ ở đâu đó.',
    why: 'Với công cụ có đối số phức tạp, một ví dụ hoàn chỉnh nâng tỷ lệ gọi đúng từ 72% lên 90%; schema nói điều được phép, không nói điều thường dùng.',
    messages: {
      none: 'Công cụ nhận {count} đối số, nhưng không có ví dụ nào trong schema, trong "examples" hay trong các mô tả.',
    },
  },
  'description-filler': {
    summary: 'Mô tả bắt đầu bằng việc công cụ làm.',
    why: 'Những lời mở đầu như "Công cụ này cho phép bạn" tốn token trong mọi yêu cầu và đẩy động từ cùng bổ ngữ ra xa đầu câu.',
    messages: {
      filler: 'Mô tả mở đầu bằng "{words}" thay vì việc công cụ làm.',
      strip: 'Bắt đầu bằng động từ',
    },
  },
  'description-implementation': {
    summary: 'Mô tả nói công cụ làm gì, không nói nó được xây dựng ra sao.',
    why: 'Cơ sở dữ liệu, hàng đợi và dịch vụ nội bộ không giúp chọn công cụ, thay đổi không báo trước và để lộ hệ thống cho người ngoài.',
    messages: { inner: 'Mô tả nói về cách công cụ được xây dựng ("{words}"). Hãy nói nó làm gì cho bên gọi.' },
  },
  'description-jargon': {
    summary: 'Mô tả giải thích các từ viết tắt nội bộ.',
    why: 'Mô hình có thể hiểu từ viết tắt của công ty này thành của công ty khác; vài chữ trong ngoặc là đủ rõ.',
    messages: { unexplained: 'Từ viết tắt "{word}" không được giải thích. Hãy viết đầy đủ một lần.' },
  },
  'description-length-outlier': {
    summary: 'Không mô tả nào trong danh mục dài gấp nhiều lần các mô tả khác.',
    why: 'Một mô tả lấn át phần còn lại sẽ kéo mô hình về công cụ của nó; thường đó là chỗ dồn ghi chú, và cũng là nơi giấu chỉ dẫn.',
    messages: {
      longer: 'Mô tả dài {length} ký tự, gấp {times} lần độ dài trung vị của danh mục này ({middle}). Hãy rút gọn.',
    },
  },
  'description-limits': {
    summary: 'Mô tả nêu giới hạn phạm vi của công cụ.',
    why: '"Chỉ trong 24 giờ tới" giúp mô hình không hứa điều công cụ không làm được.',
    messages: { noLimits: 'Mô tả không nêu giới hạn phạm vi nào. Hãy thêm, ví dụ "chỉ …" hay "tối đa …".' },
  },
  'description-long': {
    summary: 'Mô tả dưới 600 ký tự và không bao giờ quá 1.024.',
    why: 'Văn bản dài bị xếp hạng thấp hơn khi tìm công cụ và làm mờ mục đích của nó; một số ứng dụng cắt ở 1.024 ký tự.',
    messages: {
      long: 'Mô tả có {length} ký tự; quá {limit} thì bị xếp hạng thấp hơn khi tìm công cụ. Hãy rút gọn.',
      tooLong: 'Mô tả có {length} ký tự; một số ứng dụng cắt sau {limit} ký tự. Hãy rút gọn.',
    },
  },
  'description-marketing': {
    summary: 'Mô tả không có lời quảng cáo.',
    why: 'Lời khen không cho biết khi nào nên dùng công cụ, tốn token và kéo lựa chọn khỏi công cụ phù hợp hơn.',
    messages: { praise: 'Mô tả khen công cụ ("{words}") thay vì nói nó làm gì.' },
  },
  'description-markup': {
    summary: 'Mô tả là văn bản thuần, không có HTML hay tiêu đề.',
    why: 'Thẻ đánh dấu tốn token, bị nhiều ứng dụng hiển thị nguyên văn, và là chỗ để giấu chỉ dẫn.',
    messages: {
      html: 'Mô tả chứa HTML ("{found}"). Hãy viết văn bản thuần.',
      heading: 'Mô tả chứa tiêu đề Markdown ("{found}"). Hãy viết văn bản thuần.',
    },
  },
  'description-missing': {
    summary: 'Mọi công cụ đều có mô tả.',
    why: 'Mô hình đọc mô tả để chọn công cụ; không có mô tả, mô hình phải đoán theo tên và tìm kiếm xếp công cụ xuống cuối.',
    messages: {
      missing: 'Công cụ không có mô tả. Hãy nói nó làm gì và khi nào nên dùng.',
      blank: 'Mô tả để trống. Hãy nói công cụ làm gì và khi nào nên dùng.',
    },
  },
  'description-opening': {
    summary: 'Mô tả bắt đầu bằng động từ và bổ ngữ.',
    why: 'Xếp hạng tìm kiếm và mô hình coi trọng câu đầu nhất.',
    messages: { opening: 'Mô tả mở đầu bằng "{words}", không phải động từ. Hãy nói trước hết công cụ làm gì.' },
  },
  'description-placeholder': {
    summary: 'Không mô tả nào là văn bản giữ chỗ.',
    why: 'Mô hình đọc "TODO" như thể đó là mô tả của công cụ.',
    messages: { placeholder: 'Văn bản này trông như văn bản giữ chỗ ("{words}"). Hãy thay bằng mô tả thật.' },
  },
  'description-restates-name': {
    summary: 'Mô tả nói nhiều hơn cái tên.',
    why: 'Trong một nghiên cứu trên 10.831 máy chủ, 73% mô tả chỉ lặp lại tên; văn bản như vậy không giúp mô hình lựa chọn.',
    messages: { restates: 'Mô tả chỉ lặp lại các từ của tên "{name}". Hãy nói công cụ làm gì và khi nào nên dùng.' },
  },
  'description-returns': {
    summary: 'Công cụ đọc dữ liệu cho biết nó trả về gì, bằng schema kết quả hoặc bằng lời.',
    why: 'Gần một phần ba công cụ công khai không nói gì về kết quả, nên agent lên kế hoạch gọi những công cụ không cho được thứ nó cần.',
    messages: {
      none: 'Công cụ đọc dữ liệu, nhưng cả schema kết quả lẫn mô tả dài {length} ký tự đều không nói nó trả về gì.',
    },
  },
  'description-sentences': {
    summary: 'Mô tả có từ hai đến năm câu.',
    why: 'Một câu nói công cụ làm gì; cần câu thứ hai để nói khi nào dùng. Quá năm câu thì cả hai bị chìm.',
    messages: {
      few: 'Mô tả có một câu; hãy viết từ hai đến năm câu.',
      many: 'Mô tả có {count} câu; hãy viết từ hai đến năm câu.',
    },
  },
  'description-short': {
    summary: 'Mô tả có ít nhất 40 ký tự.',
    why: 'Văn bản ngắn hơn không nói được khi nào nên dùng, nên mô hình chỉ chọn theo tên.',
    messages: { short: 'Mô tả có {count} ký tự; cần ít nhất {limit} để nói công cụ làm gì và khi nào dùng.' },
  },
  'description-when': {
    summary: 'Mô tả nói khi nào nên dùng công cụ.',
    why: 'Câu như "Dùng khi …" gắn công cụ với những yêu cầu cần đến nó; trong danh mục lớn, điều này quyết định lựa chọn.',
    messages: { noWhen: 'Mô tả không nói khi nào nên dùng công cụ. Hãy thêm một câu như "Dùng khi …".' },
  },
  'description-when-not': {
    summary: 'Mô tả nói công cụ không dành cho việc gì.',
    why: '"Không dùng cho …" giúp mô hình không lấy công cụ này cho những yêu cầu gần giống nhưng sai.',
    messages: { noLimit: 'Mô tả không nói công cụ không dành cho việc gì. Hãy thêm một câu như "Không dùng cho …".' },
  },
  'description-stale': {
    summary: 'Mô tả tự nó đủ nghĩa: không phiên bản, ghi chú thay đổi hay "xem tài liệu".',
    why: 'Mô hình không mở được tài liệu khi đang chọn công cụ, và điều mới ở phiên bản 2 là thông tin thừa ở phiên bản 5.',
    messages: {
      points: 'Mô tả dẫn tới một phiên bản hay tài liệu khác ("{words}"). Hãy nói điều cần biết ngay tại đây.',
    },
  },
  'description-sibling': {
    summary: 'Công cụ dễ bị nhầm với công cụ khác thì nói nó không dành cho việc gì.',
    why: 'Thiếu "Không dùng cho" chỉ là chuyện văn phong cho đến khi hai công cụ tranh nhau một yêu cầu; khi đó nó quyết định công cụ nào được gọi.',
    messages: {
      noLimit:
        '"{name}" dễ bị nhầm với "{other}", mà mô tả không nói nó không dành cho việc gì. Hãy nói yêu cầu nào thuộc về "{other}".',
    },
  },
} satisfies FamilyWords;
