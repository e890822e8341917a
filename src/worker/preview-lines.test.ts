import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { JsonValue } from '../core/model/json.ts';
import { printLines } from './preview-lines.ts';

test('the lines are those of JSON.stringify', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(
        printLines(value as JsonValue)
          .map(({ text }) => text)
          .join('\n'),
      ).toBe(JSON.stringify(value, null, 2));
    }),
    { seed: 3 },
  );
});

test('each line knows what stands on it', () => {
  expect(printLines({ a: { b: [1] }, c: {} }).map(({ pointer }) => pointer.join('/'))).toEqual([
    '',
    'a',
    'a/b',
    'a/b/0',
    'a/b',
    'a',
    'c',
    '',
  ]);
});
