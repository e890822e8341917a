import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { differenceOf } from './difference.ts';
import { normaliseText } from './normalise-text.ts';
import { offsetOf, positionOf } from './positions.ts';

const seeded = { seed: 20261129, numRuns: 300 };
const texts = fc.string({ unit: fc.constantFrom('a', 'b', '\n', '{', '"', 'ế', '😀'), maxLength: 30 });

test.each([
  {
    name: 'in any order',
    edits: [
      { start: 4, end: 5, newText: 'E' },
      { start: 0, end: 1, newText: 'A' },
    ],
    want: 'AbcdE',
  },
  { name: 'an insertion', edits: [{ start: 2, end: 2, newText: '--' }], want: 'ab--cde' },
  { name: 'none', edits: [], want: 'abcde' },
])('edits are applied: $name', ({ edits, want }) => {
  expect(applyEdits('abcde', edits)).toBe(want);
});

test('the difference of two texts turns one into the other', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const edit = differenceOf(before, after);
      expect(edit === null ? before : applyEdits(before, [edit])).toBe(after);
    }),
    seeded,
  );
});

test('the difference touches no common start or end', () => {
  expect(differenceOf('{"a": 1}', '{"a": 12}')).toEqual({ start: 7, end: 7, newText: '2' });
  expect(differenceOf('aa', 'a')).toEqual({ start: 1, end: 2, newText: '' });
  expect(differenceOf('same', 'same')).toBeNull();
});

test('a position and its offset lead to each other', () => {
  fc.assert(
    fc.property(texts, fc.nat(30), (text, place) => {
      const offset = Math.min(place, text.length);
      expect(offsetOf(text, positionOf(text, offset))).toBe(offset);
    }),
    seeded,
  );
});

test.each([
  { offset: 0, want: { line: 1, column: 1 } },
  { offset: 2, want: { line: 1, column: 3 } },
  { offset: 3, want: { line: 2, column: 1 } },
  { offset: 4, want: { line: 3, column: 1 } },
])('offset $offset of "ab⏎⏎c"', ({ offset, want }) => {
  expect(positionOf('ab\n\nc', offset)).toEqual(want);
});

test.each([
  { name: 'plain', raw: 'a\nb', want: { text: 'a\nb', hadByteOrderMark: false, hadMixedLineEnds: false } },
  { name: 'Windows', raw: 'a\r\nb', want: { text: 'a\r\nb', hadByteOrderMark: false, hadMixedLineEnds: false } },
  { name: 'mixed', raw: 'a\r\nb\nc', want: { text: 'a\nb\nc', hadByteOrderMark: false, hadMixedLineEnds: true } },
  { name: 'old Mac', raw: 'a\rb', want: { text: 'a\nb', hadByteOrderMark: false, hadMixedLineEnds: true } },
  { name: 'marked', raw: '\uFEFF{}', want: { text: '{}', hadByteOrderMark: true, hadMixedLineEnds: false } },
])('a $name text as the editor holds it', ({ raw, want }) => {
  expect(normaliseText(raw)).toEqual(want);
});
