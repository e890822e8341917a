import type { FamilyWords } from './rule-words.ts';

export const descriptionVietnamese = {
  'description-missing': {
    summary: 'Mọi công cụ đều có mô tả.',
    why: 'Mô hình đọc mô tả để chọn công cụ; không có mô tả, mô hình phải đoán theo tên và tìm kiếm xếp công cụ xuống cuối.',
    messages: {
      missing: 'Công cụ không có mô tả.',
      blank: 'Mô tả để trống.',
    },
  },
} satisfies FamilyWords;
