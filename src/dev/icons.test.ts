import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cutIcons } from './icons.ts';

const FOLDER = new URL('../app/ui/', import.meta.url);

test('the font of the icons holds the letters that are used (else: npm run icons)', async () => {
  const { letters, font } = await cutIcons(FOLDER);
  expect(JSON.parse(readFileSync(new URL('icon-letters.json', FOLDER), 'utf8'))).toEqual(letters);
  expect(readFileSync(new URL('icons.woff2', FOLDER)).equals(font)).toBe(true);
});
