import { expect, test } from 'vitest';
import { languageOfBrowser } from './language-of-browser.ts';

test.each([
  [['vi-VN', 'en'], 'vi'],
  [['VI'], 'vi'],
  [['fr-FR', 'vi', 'en'], 'vi'],
  [['en-GB', 'vi'], 'en'],
  [['fr', 'de'], 'en'],
  [[], 'en'],
] as const)('of %j the studio speaks %s', (tags, want) => expect(languageOfBrowser(tags)).toBe(want));
