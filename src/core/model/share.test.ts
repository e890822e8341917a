import fc from 'fast-check';
import { expect, test } from 'vitest';
import { share } from './share.ts';

test('what says the same stays the same object, and only that', () => {
  const old = { name: 'a', problems: [{ at: 1 }, { at: 2 }], gone: true };
  const now = share(old, { name: 'b', problems: [{ at: 1 }, { at: 3 }, { at: 2 }] });
  expect(now).toEqual({ name: 'b', problems: [{ at: 1 }, { at: 3 }, { at: 2 }] });
  expect((now as unknown as typeof old).problems[0]).toBe(old.problems[0]);
  expect(share(old, structuredClone(old))).toBe(old);
});

test.each([
  ['a member more', { a: 1 }, { a: 1, b: 2 }],
  ['a member less', { a: 1, b: 2 }, { a: 1 }],
  ['another member with no value', { a: undefined }, { b: undefined }],
  ['a list for an object', { 0: 'x' }, ['x']],
  ['a shorter list', [1, 2], [1]],
  ['another order of members', { a: 1, b: 2 }, { b: 2, a: 1 }],
  ['nothing', { a: 1 }, null],
  ['a name of every object', {}, JSON.parse('{"__proto__": {"a": 1}, "constructor": 2}')],
])('%s is seen', (_, old, now) => {
  expect(share(old, now)).not.toBe(old);
  expect(JSON.stringify(share(old, now))).toBe(JSON.stringify(now));
});

test('whatever was there before, the value is the one that came', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (old, now) => {
      expect(JSON.stringify(share(old, now))).toBe(JSON.stringify(now));
      expect(share(old, structuredClone(old))).toBe(old);
    }),
    { seed: 7, numRuns: 300 },
  );
});
