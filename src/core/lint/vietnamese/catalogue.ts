import type { FamilyWords } from './rule-words.ts';

export const catalogueVietnamese = {
  'catalogue-confusable-tools': {
    summary: 'Các công cụ làm việc giống nhau nêu rõ điều phân biệt chúng.',
    why: 'Mô hình chọn bừa giữa những công cụ có tên đồng nghĩa hay mô tả giống nhau; một câu nói khi nào dùng cái nào là đủ.',
    messages: {
      synonym:
        'Theo tên thì "{name}" và "{other}" làm cùng một việc (điểm chung: {evidence}). Hãy gộp lại, hoặc nói trong cả hai khi nào dùng cái nào.',
      description:
        'Mô tả của "{name}" gần như giống "{other}" (điểm chung: {evidence}). Hãy nói trong cả hai điều phân biệt chúng.',
    },
  },
  'catalogue-counterpart': {
    summary: 'Thứ gì danh mục tạo được thì cũng đọc và thu hồi được.',
    why: 'Agent đã tạo nhầm mà không thấy công cụ để đọc hay xóa sẽ thử công cụ gần giống, hoặc bỏ dở giữa chừng.',
    messages: {
      noRead: '"{name}" tạo ra thứ ({what}) mà không công cụ nào trong danh mục đọc được.',
      noEnd: '"{name}" tạo ra thứ ({what}) mà không công cụ nào trong danh mục xóa hay hủy được.',
    },
  },
  'catalogue-description-duplicate': {
    summary: 'Không có hai công cụ cùng một mô tả.',
    why: 'Mô tả giống hệt nhau thì việc chọn công cụ chỉ là đoán theo tên.',
    messages: { same: 'Mô tả này giống từng chữ với mô tả của "{other}".' },
  },
  'catalogue-language-mixed': {
    summary: 'Mọi mô tả trong danh mục viết bằng một ngôn ngữ.',
    why: 'Tìm kiếm so từ trong mô tả, nên công cụ được mô tả bằng ngôn ngữ khác với các công cụ bên cạnh ít được tìm thấy hơn.',
    messages: { other: 'Mô tả viết bằng chữ khác ({language}); {count} trên {all} mô tả viết bằng chữ {main}.' },
  },
  'catalogue-name-confusable': {
    summary: 'Tên trong một danh mục khác nhau nhiều hơn ở cách viết.',
    why: 'Nhà cung cấp nhận ít ký tự hơn sẽ biến a.b và a_b thành một tên, và mô hình lẫn lộn những tên chỉ khác chữ hoa, số nhiều hay một chữ cái.',
    messages: {
      spelling:
        '"{name}" và "{other}" chỉ khác chữ hoa hay dấu ngăn; ở nhà cung cấp nhận ít ký tự hơn chúng trùng nhau.',
      number: '"{name}" và "{other}" chỉ khác số ít và số nhiều.',
      letter: '"{name}" và "{other}" chỉ khác một chữ cái.',
    },
  },
  'catalogue-name-unique': {
    summary: 'Mỗi công cụ trong danh mục có tên riêng.',
    why: 'Lời gọi nêu tên công cụ; hai công cụ trùng tên thì sẽ chạy nhầm, và Anthropic từ chối cả yêu cầu.',
    messages: { taken: '{count} công cụ cùng mang tên "{name}".' },
  },
  'catalogue-namespace': {
    summary: 'Tên trong danh mục lớn được nhóm theo không gian tên.',
    why: 'Giữa hàng chục công cụ, "notes_list", "notes_search" và "notes_create" được tìm thấy và nạp cùng nhau; không có từ đầu chung thì tìm kiếm phải đoán cái gì đi với cái gì.',
    messages: {
      none: 'Trong {count} công cụ chỉ có {grouped} công cụ chung không gian tên với công cụ khác, như "notes_" trong "notes_list".',
    },
  },
  'catalogue-orphan-reference': {
    summary: 'Mô tả chỉ nhắc tới công cụ có thật.',
    why: 'Mô hình được bảo gọi một công cụ không tồn tại sẽ bịa ra lời gọi.',
    messages: {
      near: 'Không có công cụ nào tên "{name}"; ý bạn là "{near}"?',
      unknown: 'Trong danh mục này không có công cụ nào tên "{name}".',
      change: 'Viết "{near}"',
    },
  },
  'catalogue-parameter-names': {
    summary: 'Mỗi thứ có một tên tham số và một kiểu trong cả danh mục.',
    why: 'Mô hình vừa điền customer_id ở công cụ này sẽ viết customer_id ở công cụ sau, dù ở đó gọi tên khác.',
    messages: {
      spelling: 'Ở đây tham số viết là "{name}", còn ở {count} công cụ khác là "{other}". Hãy dùng một cách viết.',
      type: '"{name}" ở đây thuộc kiểu {type}, còn ở {count} công cụ khác là {other}. Hãy dùng một kiểu.',
    },
  },
  'catalogue-reference-cycle': {
    summary: 'Không có hai công cụ nào cùng đòi được gọi sau nhau.',
    why: 'Mô hình làm theo cả hai mô tả sẽ đi vòng tròn, hoặc bỏ bừa một trong hai bước.',
    messages: { circle: 'Mỗi công cụ trong vòng này đòi gọi công cụ kế tiếp trước: {circle}.' },
  },
  'catalogue-size': {
    summary: 'Danh mục gửi một lần thì giữ cho nhỏ.',
    why: 'Mỗi công cụ thêm vào làm việc chọn kém đi; OpenAI khuyên dưới 20 công cụ ở đầu lượt, và nhiều ứng dụng dừng ở 128.',
    messages: {
      many: 'Có {count} công cụ trong một danh mục; mô hình chọn tốt nhất khi có ít hơn {comfortable}. Hãy chia nhóm hoặc nạp bằng tìm kiếm công cụ.',
      tooMany:
        'Có {count} công cụ trong một danh mục; nhiều nhà cung cấp và ứng dụng nhận tối đa {limit} trong một yêu cầu.',
    },
  },
  'catalogue-toxic-flow': {
    summary: 'Danh mục không gộp văn bản của người lạ, dữ liệu riêng tư và một lối gửi ra ngoài mà không ai xem xét.',
    why: 'Ai viết trang web, thư hay issue đều có thể cài mệnh lệnh vào đó; mô hình đọc nó, lại được đọc dữ liệu riêng tư và được gửi đi, có thể bị lợi dụng để mang dữ liệu ra ngoài. Hãy chuyển một trong ba thứ sang danh mục khác, hoặc để người dùng duyệt việc gửi.',
    messages: {
      joined:
        'Gộp lại, các công cụ này có thể mang dữ liệu riêng tư ra ngoài: "{untrusted}" đọc thứ người lạ viết, "{private}" đọc dữ liệu riêng tư, "{out}" gửi cho người khác. Hãy xem ai duyệt việc gửi.',
    },
  },
  'parameter-name-ambiguous': {
    summary: 'Tham số nói rõ nó nhận mã của cái gì, nếu các công cụ bên cạnh đã nói.',
    why: '"user" có thể là tên, địa chỉ thư hay mã, còn "id" là mã của bất cứ thứ gì; khi các công cụ khác trong danh mục viết user_id, mô hình phải đoán công cụ này muốn gì.',
    messages: {
      vague: '"{name}" không nói nó chỉ cái gì; {count} công cụ khác ở đây gọi nó là "{other}".',
      rename: 'Đổi tên thành "{other}"',
    },
  },
} satisfies FamilyWords;
