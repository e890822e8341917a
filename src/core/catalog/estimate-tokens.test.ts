import fc from 'fast-check';
import { estimateTokenCount } from 'tokenx';
import { expect, test } from 'vitest';
import { estimateTokens } from './estimate-tokens.ts';

const piece = fc.oneof(
  fc.constantFrom(' ', '  ', '\n', '\n\n', '.\n', '\t', '\r\n', '\u000b', '\u001c', "it's", '---------', '",":{"', '_'),
  fc.stringMatching(/^[a-z]{1,20}$/),
  fc.stringMatching(/^[A-Za-z0-9]{1,20}$/),
  fc.stringMatching(/^[0-9]{1,12}$/),
  fc.string({ unit: 'binary-ascii', maxLength: 4 }),
);
const mixed = fc.oneof({ weight: 20, arbitrary: piece }, fc.constantFrom('é', '日本。', '…', '🙂'));

function expectSame(part: fc.Arbitrary<string>): void {
  const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(''));
  const isSame = (given: string) => estimateTokens(given) === estimateTokenCount(given);
  fc.assert(fc.property(text, isSame), { seed: 7, numRuns: 1000 });
}

test('a text of ASCII counts as tokenx counts it', () => expectSame(piece));
test('so does any other text', () => expectSame(mixed));

test.each([
  ['', 0],
  ['Gets one order by its id.', 7],
  ['1234567', 3],
  ['one\ntwo', 3],
  ['one.\ntwo', 3],
  ['internationalisation', 3],
])('%j takes %i tokens', (text, tokens) => expect(estimateTokens(text)).toBe(tokens));
