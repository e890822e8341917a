import { defineWords } from './define-words.ts';

export const validateWords = defineWords({
  'schema-uncompilable': {
    en: 'The schema cannot be used: {reason}',
    vi: 'Không dùng được lược đồ: {reason}',
  },
  'schema-broken': { en: 'The value {reason}', vi: 'Giá trị không khớp: {reason}' },
});
