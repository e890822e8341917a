import { defineWords } from './define-words.ts';

export const targetWords = defineWords({
  'target-name-rewritten': {
    en: 'The name "{name}" is sent as "{sent}": {target} takes only {pattern}.',
    vi: 'Tên "{name}" được gửi thành "{sent}": {target} chỉ nhận {pattern}.',
  },
  'target-field-dropped': {
    en: '{target} has no place for "{field}"; it is not sent.',
    vi: '{target} không có chỗ cho "{field}"; phần này không được gửi.',
  },
  'target-field-described': {
    en: '{target} has no place for "{field}"; it is told in the description.',
    vi: '{target} không có chỗ cho "{field}"; nội dung được nêu trong phần mô tả.',
  },
  'target-option-invalid': {
    en: '"{field}" holds a value that {target} does not take; it is not sent.',
    vi: '"{field}" có giá trị mà {target} không nhận; phần này không được gửi.',
  },
  'target-no-schema': {
    en: 'The parameters are no JSON Schema, so that nothing can be sent to {target}.',
    vi: 'Phần tham số không phải là JSON Schema nên không thể gửi gì đến {target}.',
  },
});
