import { expect, test } from 'vitest';
import { matchWords } from './match-words.ts';

test.each([
  { entry: 'History… history', search: 'hist', want: 1 },
  { entry: 'Convert to descriptor convert', search: 'version', want: 0 },
  { entry: 'Convert to descriptor convert', search: 'desc conv', want: 1 },
  { entry: 'Convert to descriptor convert', search: 'nver', want: 0.5 },
  { entry: 'find_free_slots 0', search: 'slots', want: 0.5 },
  { entry: 'Lịch sử… history', search: 'lich su', want: 1 },
  { entry: 'Đóng tài liệu close', search: 'DONG', want: 1 },
  { entry: 'Đóng tài liệu close', search: 'Đóng', want: 1 },
  { entry: 'Đóng tài liệu close', search: ' ', want: 1 },
])('"$search" in "$entry": $want', ({ entry, search, want }) => {
  expect(matchWords(entry, search)).toBe(want);
});
