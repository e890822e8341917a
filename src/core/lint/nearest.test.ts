import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['order', 'order', 0],
  ['order', 'orders', 1],
  ['order', 'odrer', 1],
  ['kitten', 'sitting', 3],
  ['abcd', 'badc', 2],
])('from %j to %j it takes %i steps', (left, right, steps) => {
  expect(editDistance(left, right)).toBe(steps);
  expect(editDistance(right, left)).toBe(steps);
});

test('a limit says that there are so many steps or more, and changes nothing below', () => {
  const text = fc.stringMatching(/^[abc]{0,8}$/);
  const isCut = (left: string, right: string, limit: number) =>
    editDistance(left, right, limit) === Math.min(editDistance(left, right), limit);
  fc.assert(fc.property(text, text, fc.nat(9), isCut), { seed: 3, numRuns: 2000 });
});

test('the nearest is found among thousands, and nothing where nothing is near', () => {
  const names = Array.from({ length: 3000 }, (_, index) => `parameter_${index}`);
  expect(nearest('Parameter_17', names)).toBe('parameter_17');
  expect(nearest('customer', names)).toBeUndefined();
});
