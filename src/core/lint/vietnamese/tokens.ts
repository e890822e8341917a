import type { FamilyWords } from './rule-words.ts';

export const tokensVietnamese = {
  'tokens-catalogue': {
    summary: 'Các công cụ của một yêu cầu nằm trong ngân sách token.',
    why: 'Định nghĩa công cụ được đọc trước chữ đầu tiên của người dùng; danh mục hàng chục nghìn token làm chậm mọi lượt.',
    messages: {
      over: '{count} công cụ tốn khoảng {tokens} token, vượt ngân sách {limit}. Lớn nhất là "{name}" ({share}).',
    },
  },
  'tokens-tool': {
    summary: 'Mỗi công cụ nằm trong ngân sách token.',
    why: 'Mọi yêu cầu đều mang theo mọi công cụ; công cụ dài tốn token mỗi lần và chừa ít chỗ hơn cho công việc.',
    messages: {
      over: 'Công cụ tốn khoảng {tokens} token, vượt ngân sách {limit}. Phần lớn nằm ở "{field}" ({share}).',
    },
  },
} satisfies FamilyWords;
