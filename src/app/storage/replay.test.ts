import fc from 'fast-check';
import { expect, test } from 'vitest';
import { surplusOf } from './draft-store.ts';
import { readBase, readEdit } from './records.ts';
import { replay } from './replay.ts';

const base = { version: 1, id: 'a', name: 'a.json', language: 'json', text: '{"a": 1}', savedAt: 10 } as const;
const record = (edits: unknown, length: number, savedAt = 20) => ({ version: 1, edits, length, savedAt });

test('records are applied one behind the other', () => {
  const typed = record([[{ start: 6, end: 7, newText: '2' }], [{ start: 7, end: 7, newText: '3' }]], 9);
  const deleted = record([[{ start: 0, end: 9, newText: '' }]], 0, 30);
  expect(replay(base, [typed])).toEqual({ text: '{"a": 23}', savedAt: 20, isDamaged: false });
  expect(replay(base, [typed, deleted])).toEqual({ text: '', savedAt: 30, isDamaged: false });
});

test.each([
  ['a record of a later version', { ...record([], 8), version: 2 }],
  ['a torn record', { version: 1, edits: [[{ start: 1 }]], length: 8, savedAt: 20 }],
  ['no record at all', 'x'],
  ['a record that does not fit the text', record([[{ start: 90, end: 95, newText: '' }]], 3)],
  ['a record that leads to another length', record([[{ start: 0, end: 0, newText: 'ab' }]], 9)],
])('%s stops the replay and keeps what came before', (_title, damaged) => {
  const good = record([[{ start: 6, end: 7, newText: '7' }]], 8);
  expect(replay(base, [good, damaged, good])).toEqual({ text: '{"a": 7}', savedAt: 20, isDamaged: true });
});

test('any sequence of edits ends in the text that was typed', () => {
  const step = fc.tuple(fc.nat(1000), fc.nat(5), fc.string({ maxLength: 4 }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let text: string = base.text;
      const records = steps.map(([at, drop, newText]) => {
        const start = at % (text.length + 1);
        const end = Math.min(text.length, start + drop);
        text = text.slice(0, start) + newText + text.slice(end);
        return record([[{ start, end, newText }]], text.length);
      });
      expect(replay(base, records).text).toBe(text);
    }),
    { seed: 11 },
  );
});

test('records of an unknown shape are not trusted', () => {
  expect(readBase({ ...base, text: 5 })).toBeUndefined();
  expect(readBase({ ...base, version: 9 })).toBeUndefined();
  expect(readEdit(record([[{ start: 3, end: 1, newText: '' }]], 8))).toBeUndefined();
});

test('old snapshots go first, the two newest always stay', () => {
  const many = Array.from({ length: 52 }, (_, order) => ({ order, at: order, length: 10 }));
  expect(surplusOf(many).map(({ order }) => order)).toEqual([0, 1]);
  const huge = [1, 2, 3].map((order) => ({ order, at: order, length: 40_000_000 }));
  expect(surplusOf(huge).map(({ order }) => order)).toEqual([1]);
});

test('which one is old is not for the clock to say', () => {
  const setBack = Array.from({ length: 51 }, (_, order) => ({ order, at: 100 - order, length: 10 }));
  expect(surplusOf(setBack).map(({ order }) => order)).toEqual([0]);
});
