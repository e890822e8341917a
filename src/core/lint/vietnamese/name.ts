import type { FamilyWords } from './rule-words.ts';

export const nameVietnamese = {
  'name-missing': {
    summary: 'Mọi công cụ đều có tên.',
    why: 'Công cụ không có tên thì không gọi được, và không nhà cung cấp nào chấp nhận.',
    messages: {
      missing: 'Công cụ không có tên.',
      blank: 'Tên để trống.',
      notText: 'Tên phải là chuỗi; ở đây là {found}.',
    },
  },
} satisfies FamilyWords;
