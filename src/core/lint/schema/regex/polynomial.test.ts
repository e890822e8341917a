import { checkSync } from 'recheck';
import { expect, test } from 'vitest';
import { parseRegex } from './parse-regex.ts';
import { polynomialWitness } from './polynomial.ts';

function judge(source: string): boolean {
  const parsed = parseRegex(source);
  return parsed !== undefined && polynomialWitness(parsed.root) !== undefined;
}

/** The verdict of an independent checker is asked for each, so that the table cannot drift from the truth. */
test.each([
  ['^a*a*$', true],
  ['^.*a.*a.*b$', true],
  ['^\\s+|\\s+$', true],
  ['^[^@]+@[^@]+\\.[^@]+$', true],
  ['^[a-z]+[a-z0-9]+$', true],
  ['[a-z]+\\.csv$', true],
  ['^\\d+\\d*x$', true],
  ['^a*b*$', false],
  ['^\\s*\\w+\\s*$', false],
  ['^[a-z]+(?:_[a-z0-9]+)*$', false],
  ['^[0-9]{4}-[0-9]{2}$', false],
  ['[a-z]+', false],
  ['^[^@]+@example\\.com$', false],
  ['^(?:[a-z]+,)*[a-z]+$', false],
  ['^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9-]+$', false],
  ['\\.json$', false],
] as const)('%s takes more than linear time: %s', (source, isSlow) => {
  const { status } = checkSync(source, 'u', { timeout: 2000 });
  expect(status).toBe(isSlow ? 'vulnerable' : 'safe');
  expect(judge(source)).toBe(isSlow);
});

test('the text that it names is read by either loop, and across what stands between them', () => {
  const witness = polynomialWitness(parseRegex('^[^@]+@[^@]+\\.[^@]+$')?.root ?? { kind: 'empty' });
  expect(witness).toMatch(/^[^@]+$/);
  expect(witness).toMatch(/^[^@]*\.[^@]*$/);
});
