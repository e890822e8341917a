import { defineWords } from './define-words.ts';

export const lintWords = defineWords({
  'lint-not-checked': {
    en: 'Not checked: the rule "{rule}" stopped with an error ({reason}).',
    vi: 'Chưa kiểm tra: quy tắc "{rule}" dừng vì lỗi ({reason}).',
  },
  'lint-too-many': {
    en: 'Only the first {limit} findings are shown; {hidden} more were left out.',
    vi: 'Chỉ hiển thị {limit} phát hiện đầu tiên; bỏ qua {hidden} phát hiện khác.',
  },
});
