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
  'lint-more': {
    en: { one: '(and 1 more like it in this tool)', other: '(and {count} more like it in this tool)' },
    vi: '(và {count} chỗ tương tự trong công cụ này)',
  },
  'settings-not-object': {
    en: 'The lint settings must be an object.',
    vi: 'Thiết lập kiểm tra phải là một đối tượng.',
  },
  'settings-unknown': {
    en: 'Unknown {what} "{name}"; known: {names}.',
    vi: 'Không có {what} nào tên "{name}"; các tên có sẵn: {names}.',
  },
  'settings-unknown-near': {
    en: 'Unknown {what} "{name}"; did you mean "{near}"?',
    vi: 'Không có {what} nào tên "{name}"; ý bạn là "{near}"?',
  },
  'settings-wrong-kind': {
    en: 'The setting "{key}" must be an {kind}.',
    vi: 'Thiết lập "{key}" phải có kiểu {kind}.',
  },
  'settings-not-number': {
    en: 'The threshold "{name}" must be a number, zero or more.',
    vi: 'Ngưỡng "{name}" phải là số không âm.',
  },
  'settings-ignore-shape': {
    en: 'An entry of "ignore" must be an object with "rule" and "reason".',
    vi: 'Mỗi mục của "ignore" phải là đối tượng có "rule" và "reason".',
  },
  'settings-ignore-reason': {
    en: 'The ignore of "{rule}" gives no reason.',
    vi: 'Mục bỏ qua "{rule}" không nêu lý do.',
  },
  'settings-ignore-pointer': {
    en: '"{pointer}" is no pointer: it must begin with a slash.',
    vi: '"{pointer}" không phải con trỏ: phải bắt đầu bằng dấu gạch chéo.',
  },
});
