import type { FamilyWords } from './rule-words.ts';

export const documentVietnamese = {
  'lint-ignore': {
    summary: 'Mỗi mục của lint_ignore nêu tên quy tắc, lý do và thực sự bỏ qua điều gì đó.',
    why: 'Mục bỏ qua không có lý do thì về sau không ai đánh giá được, và mục không bỏ qua điều gì sẽ che mất lỗi kế tiếp ở chỗ đó.',
    messages: {
      shape: 'Mỗi mục của lint_ignore phải là đối tượng có "rule" và "reason".',
      unknown: 'Không có quy tắc nào tên "{rule}".',
      unknownNear: 'Không có quy tắc nào tên "{rule}"; ý bạn là "{near}"?',
      reason: 'Mục bỏ qua "{rule}" không nêu lý do.',
      nowhere: 'Con trỏ "{pointer}" không dẫn tới đâu trong công cụ này.',
      unused: 'Mục bỏ qua "{rule}" không bỏ qua điều gì.',
      remove: 'Xóa mục bỏ qua thừa',
      rename: 'Đổi thành "{near}"',
    },
  },
} satisfies FamilyWords;
