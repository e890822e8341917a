import type { FamilyWords } from './rule-words.ts';

export const catalogueVietnamese = {
  'catalogue-confusable-tools': {
    summary: 'Các công cụ làm việc giống nhau nói rõ chúng khác nhau ở đâu.',
    why: 'Mô hình chọn ngẫu nhiên giữa những công cụ có tên đồng nghĩa hay mô tả giống nhau; chỉ cần một câu nói khi nào dùng cái nào.',
    messages: {
      synonym:
        'Theo tên thì "{name}" và "{other}" làm cùng một việc (điểm chung: {evidence}). Hãy gộp lại, hoặc nói trong cả hai khi nào dùng cái nào.',
      description:
        'Mô tả của "{name}" gần như giống hệt mô tả của "{other}" (điểm chung: {evidence}). Hãy nói trong cả hai chúng khác nhau ở đâu.',
    },
  },
  'catalogue-counterpart': {
    summary: 'Thứ gì danh mục tạo được thì danh mục cũng đọc và xóa được.',
    why: 'Agent lỡ tạo nhầm mà không có công cụ để đọc hay xóa sẽ thử một công cụ gần giống, hoặc bỏ dở giữa chừng.',
    messages: {
      noRead: '"{name}" tạo ra {what}, nhưng không công cụ nào trong danh mục đọc được.',
      noEnd: '"{name}" tạo ra {what}, nhưng không công cụ nào trong danh mục xóa hay hủy được.',
    },
  },
  'catalogue-description-duplicate': {
    summary: 'Không có hai công cụ cùng một mô tả.',
    why: 'Mô tả giống hệt nhau thì chọn công cụ chỉ là đoán theo tên.',
    messages: { same: 'Mô tả này giống hệt mô tả của "{other}". Hãy nói hai công cụ khác nhau ở đâu.' },
  },
  'catalogue-language-mixed': {
    summary: 'Mọi mô tả trong danh mục viết bằng một ngôn ngữ.',
    why: 'Tìm kiếm công cụ so khớp từ ngữ, nên công cụ được mô tả bằng ngôn ngữ khác với các công cụ xung quanh sẽ ít được tìm thấy hơn.',
    messages: {
      other:
        'Mô tả này viết bằng ngôn ngữ hay hệ chữ khác với phần lớn danh mục ({count} trên {all} mô tả dùng chung một loại).',
    },
  },
  'catalogue-name-confusable': {
    summary: 'Tên trong một danh mục khác nhau không chỉ ở cách viết.',
    why: 'Nhà cung cấp cho phép ít ký tự hơn sẽ biến a.b và a_b thành cùng một tên, còn mô hình hay nhầm những tên chỉ khác chữ hoa, số nhiều hay một chữ cái.',
    messages: {
      spelling:
        '"{name}" và "{other}" chỉ khác nhau ở chữ hoa hay dấu ngăn cách, và sẽ trùng nhau ở nhà cung cấp cho phép ít ký tự hơn. Hãy đổi tên một trong hai.',
      number: '"{name}" và "{other}" chỉ khác nhau ở số ít và số nhiều. Hãy đổi tên một trong hai.',
      letter: '"{name}" và "{other}" chỉ khác nhau một chữ cái. Hãy đổi tên một trong hai.',
    },
  },
  'catalogue-name-unique': {
    summary: 'Mỗi công cụ trong danh mục có tên riêng.',
    why: 'Lời gọi nêu tên công cụ: hai công cụ trùng tên thì có thể chạy nhầm, và Anthropic từ chối cả yêu cầu.',
    messages: { taken: '{count} công cụ cùng mang tên "{name}". Hãy đặt cho mỗi công cụ một tên riêng.' },
  },
  'catalogue-namespace': {
    summary: 'Tên trong danh mục lớn được nhóm theo không gian tên.',
    why: 'Giữa hàng chục công cụ, "notes_list", "notes_search" và "notes_create" được tìm thấy và nạp cùng nhau; không có từ đầu chung thì tìm kiếm phải đoán cái gì đi với cái gì.',
    messages: {
      none: 'Trong {count} công cụ, số công cụ chung không gian tên với công cụ khác là {grouped}, ví dụ "notes_" trong "notes_list". Hãy nhóm tên các công cụ thuộc về nhau.',
    },
  },
  'catalogue-orphan-reference': {
    summary: 'Mô tả chỉ nhắc tới công cụ có thật.',
    why: 'Mô hình được bảo gọi một công cụ không tồn tại sẽ bịa ra lời gọi.',
    messages: {
      near: 'Ở đây không có công cụ nào tên "{name}". Ý bạn là "{near}"?',
      unknown: 'Trong danh mục này không có công cụ nào tên "{name}". Hãy sửa tên, hoặc bỏ đi.',
      change: 'Đổi thành "{near}"',
    },
  },
  'catalogue-parameter-names': {
    summary: 'Cùng một thứ thì có cùng tên tham số và cùng kiểu trong cả danh mục.',
    why: 'Mô hình vừa điền customer_id cho công cụ này sẽ viết customer_id cho công cụ sau, dù ở đó đặt tên khác.',
    messages: {
      spelling: 'Ở đây tham số viết là "{name}", nhưng ở {count} công cụ khác là "{other}". Hãy dùng một cách viết.',
      type: '"{name}" ở đây có kiểu {type}, nhưng ở {count} công cụ khác có kiểu {other}. Hãy dùng một kiểu.',
    },
  },
  'catalogue-reference-cycle': {
    summary: 'Không có hai công cụ nào cùng đòi được gọi sau nhau.',
    why: 'Mô hình làm theo cả hai mô tả sẽ đi vòng tròn, hoặc tùy tiện bỏ một trong hai bước.',
    messages: { circle: 'Mỗi công cụ trong vòng này đòi gọi công cụ kế tiếp trước: {circle}. Hãy phá vòng này.' },
  },
  'catalogue-size': {
    summary: 'Danh mục được gửi trọn một lần thì nên nhỏ.',
    why: 'Thêm mỗi công cụ thì việc chọn lại kém đi; OpenAI khuyên dùng dưới 20 công cụ ở đầu lượt, và nhiều ứng dụng dừng ở 128.',
    messages: {
      many: 'Có {count} công cụ trong một danh mục; mô hình chọn tốt nhất khi có ít hơn {comfortable}. Hãy chia nhóm, hoặc nạp qua tìm kiếm công cụ.',
      tooMany:
        'Có {count} công cụ trong một danh mục; nhiều nhà cung cấp và ứng dụng nhận tối đa {limit} trong một yêu cầu. Hãy tách danh mục.',
    },
  },
  'catalogue-toxic-flow': {
    summary: 'Danh mục không gộp văn bản không đáng tin, dữ liệu riêng tư và một đường gửi ra ngoài mà không ai duyệt.',
    why: 'Ai viết trang web, thư hay issue đều có thể cài chỉ dẫn vào đó; mô hình đọc nó, lại đọc được dữ liệu riêng tư và gửi được ra ngoài, có thể bị lợi dụng để làm lộ dữ liệu. Hãy chuyển một trong ba thứ sang danh mục khác, hoặc để người dùng duyệt mỗi lần gửi.',
    messages: {
      joined:
        'Gộp lại, các công cụ này có thể làm lộ dữ liệu riêng tư: "{untrusted}" đọc nội dung của người lạ, "{private}" đọc dữ liệu riêng tư, còn "{out}" gửi ra ngoài. Hãy bảo đảm có người duyệt việc gửi.',
    },
  },
  'parameter-name-ambiguous': {
    summary: 'Tham số nói rõ nó nhận mã của cái gì, như các công cụ khác trong danh mục.',
    why: '"user" có thể là tên, địa chỉ thư hay mã, còn "id" là mã của bất cứ thứ gì; khi các công cụ khác trong danh mục viết user_id, mô hình phải đoán công cụ này muốn gì.',
    messages: {
      vague: '"{name}" không nói nó là mã của cái gì; {count} công cụ khác gọi nó là "{other}".',
      rename: 'Đổi tên thành "{other}"',
    },
  },
} satisfies FamilyWords;
