import fc from 'fast-check';
import { estimateTokenCount } from 'tokenx';
import { expect, test } from 'vitest';
import { asciiTokens } from './ascii-tokens.ts';

const ascii = fc.integer({ min: 0, max: 127 }).map((code) => String.fromCharCode(code));
const usual = fc.constantFrom(...'aab cdeXYZ 019 ,.:"{}[]_-\n\n  \t\r\'');
const texts = fc.oneof(
  fc.array(ascii, { maxLength: 60 }),
  fc.array(usual, { maxLength: 60 }),
  fc.array(fc.constantFrom('description', '12345678', '\n', '  ', '": "', '-----------', 'aB', "user's"), {
    maxLength: 20,
  }),
);

test('what the library estimates is estimated here too', () => {
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('');
      expect(asciiTokens(text)).toBe(estimateTokenCount(text));
    }),
    { seed: 7, numRuns: 4000 },
  );
});

test.each(['über', 'a\u00a0b', '漢字', 'x🙂'])('%j is left to the library', (text) => {
  expect(asciiTokens(text)).toBeUndefined();
});
