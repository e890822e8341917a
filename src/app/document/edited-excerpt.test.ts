import { expect, test } from 'vitest';
import { editedExcerpt } from './edited-excerpt.ts';

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${String(from + index).padStart(2, '0')}`).join('\n');
/** Each line is 7 characters and its end. */
const lineStart = (line: number) => (line - 1) * 8;

test('three lines stand on each side of a change', () => {
  const edit = { start: lineStart(10), end: lineStart(10) + 7, newText: 'new' };
  expect(editedExcerpt(lines(1, 30), [edit])).toEqual({
    before: lines(7, 13),
    after: `${lines(7, 9)}\nnew\n${lines(11, 13)}`,
  });
});

test('changes near each other share an excerpt, others are told apart', () => {
  const edit = (line: number) => ({ start: lineStart(line), end: lineStart(line), newText: '+' });
  const { before } = editedExcerpt(lines(1, 40), [edit(30), edit(5), edit(8)]);
  expect(before).toBe(`${lines(2, 11)}\n⋯\n${lines(27, 33)}`);
});

test('the text may be shorter than the lines around a change', () => {
  expect(editedExcerpt('a\nb', [{ start: 0, end: 1, newText: 'c' }])).toEqual({
    before: 'a\nb',
    after: 'c\nb',
  });
});
