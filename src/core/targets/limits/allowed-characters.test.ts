import { expect, test } from 'vitest';
import { allowedCharacters } from './allowed-characters.ts';

test.each([
  [/^[a-zA-Z0-9_-]{1,64}$/, 'A-Z, a-z, 0-9, _, -'],
  [/^[a-zA-Z0-9_.-]{1,64}$/, 'A-Z, a-z, 0-9, _, -, .'],
  [/^[A-Za-z_][A-Za-z0-9_.:-]{0,127}$/, 'A-Z, a-z, 0-9, _, -, ., :'],
])('%s admits %s', (pattern, characters) => {
  expect(allowedCharacters(pattern)).toBe(characters);
});
