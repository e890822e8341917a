import fc from 'fast-check';
import { expect, test } from 'vitest';
import { touch } from './text-region.ts';

test('text outside the touched region is the same before and after any edits', () => {
  const change = fc.tuple(fc.nat(60), fc.nat(6), fc.string({ maxLength: 5 }));
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 40 }),
      fc.array(change, { minLength: 1, maxLength: 6 }),
      (known, list) => {
        let text = known;
        let region: ReturnType<typeof touch> = null;
        for (const [at, length, newText] of list) {
          const start = at % (text.length + 1);
          const end = Math.min(text.length, start + length);
          region = touch(region, [{ start, end, newText }]);
          text = text.slice(0, start) + newText + text.slice(end);
        }
        expect(text.slice(0, region?.start)).toBe(known.slice(0, region?.knownStart));
        expect(text.slice(region?.end)).toBe(known.slice(region?.knownEnd));
      },
    ),
    { seed: 7 },
  );
});

test.each([
  { name: 'one insertion', changes: [{ start: 3, end: 3, newText: 'ab' }], want: [3, 3, 3, 5] },
  {
    name: 'two places, last first',
    changes: [
      { start: 8, end: 9, newText: '' },
      { start: 1, end: 2, newText: 'xyz' },
    ],
    want: [1, 9, 1, 10],
  },
])('$name', ({ changes, want }) => {
  const region = touch(null, changes);
  expect([region?.knownStart, region?.knownEnd, region?.start, region?.end]).toEqual(want);
});
