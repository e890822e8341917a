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
  'catalogue-description-duplicate': {
    summary: 'Không có hai công cụ cùng một mô tả.',
    why: 'Mô tả giống hệt nhau thì việc chọn công cụ chỉ là đoán theo tên.',
    messages: { same: 'Mô tả này giống từng chữ với mô tả của "{other}".' },
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
  'catalogue-size': {
    summary: 'Danh mục gửi một lần thì giữ cho nhỏ.',
    why: 'Mỗi công cụ thêm vào làm việc chọn kém đi; OpenAI khuyên dưới 20 công cụ ở đầu lượt, và nhiều ứng dụng dừng ở 128.',
    messages: {
      many: 'Có {count} công cụ trong một danh mục; mô hình chọn tốt nhất khi có ít hơn {comfortable}. Hãy chia nhóm hoặc nạp bằng tìm kiếm công cụ.',
      tooMany: 'Có {count} công cụ trong một danh mục; OpenAI và nhiều ứng dụng nhận tối đa {limit} trong một yêu cầu.',
    },
  },
} satisfies FamilyWords;
