import { expect, test } from 'vitest';
import type { TextEdit } from '../model/diagnostic.ts';
import { applyEdits, composeEdits, sliceEdited } from './apply-edits.ts';

const edit = (start: number, end: number, newText: string): TextEdit => ({ start, end, newText });

test.each<[string, TextEdit[], string]>([
  ['offsets count in the text as it was', [edit(0, 1, 'long'), edit(2, 3, '')], 'longbdef'],
  ['the order of the list says nothing', [edit(2, 3, 'C'), edit(0, 1, 'A')], 'AbCdef'],
  ['equal starts keep their order', [edit(1, 1, 'x'), edit(1, 1, 'y')], 'axybcdef'],
  ['an insertion comes before what is replaced there', [edit(1, 2, 'B'), edit(1, 1, 'x')], 'axBcdef'],
])('%s', (_, edits, expected) => {
  expect(applyEdits('abcdef', edits)).toBe(expected);
});

test.each<[string, TextEdit[], TextEdit[], TextEdit[]]>([
  ['apart', [edit(0, 1, 'AA')], [edit(5, 6, 'E')], [edit(0, 1, 'AA'), edit(4, 5, 'E')]],
  ['the second before the first', [edit(4, 5, 'EE')], [edit(0, 1, '')], [edit(0, 1, ''), edit(4, 5, 'EE')]],
  ['the second inside the first', [edit(1, 2, 'xyz')], [edit(2, 3, 'Y')], [edit(1, 2, 'xYz')]],
  ['the second around the first', [edit(2, 3, 'xyz')], [edit(1, 6, '')], [edit(1, 4, '')]],
  ['the second touches the end of the first', [edit(1, 2, 'xy')], [edit(3, 4, 'C')], [edit(1, 3, 'xyC')]],
  ['the second touches its beginning', [edit(2, 3, 'xy')], [edit(1, 2, 'B')], [edit(1, 3, 'Bxy')]],
])('two lists become one: %s', (_, first, second, expected) => {
  const composed = composeEdits('abcdef', first, second);
  expect(composed).toEqual(expected);
  expect(applyEdits('abcdef', composed)).toBe(applyEdits(applyEdits('abcdef', first), second));
});

test.each([
  [0, 3, 'Xbc'],
  [2, 5, 'cYY'],
  [3, 4, 'Y'],
  [4, 7, 'Yf'],
  [6, 6, ''],
])('the part from %i to %i of an edited text', (start, end, expected) => {
  expect(sliceEdited('abcdef', [edit(0, 1, 'X'), edit(3, 5, 'YY')], start, end)).toBe(expected);
});
