import { expect, test } from 'vitest';
import { HONEST_TEXTS, POISONED_TEXTS } from '../../../testing/judged-texts.ts';
import { fold } from './fold.ts';
import { hasRequiredWords, requiredWords, wordBeginnings } from './required-words.ts';
import { ENGLISH_SIGNALS } from './signals.ts';
import { OTHER_LANGUAGE_SIGNALS } from './signals-by-language.ts';
import { IMPLICIT_SIGNALS } from './signals-implicit.ts';

const PATTERNS = [...ENGLISH_SIGNALS, ...IMPLICIT_SIGNALS, ...OTHER_LANGUAGE_SIGNALS].map(({ pattern }) => pattern);

test.each([
  [
    String.raw`\b(?:ignore|forget)\b[^.]{0,9}\b(?:rules?|prompts?)\b`,
    [
      ['igno', 'forg'],
      ['rule', 'prom'],
    ],
  ],
  [String.raw`\bcc\b`, [['cc']]],
  [String.raw`\be-?mail`, [['e']]],
  [String.raw`\b(?:all )?rules`, []],
  [String.raw`\ba1|\bbc`, [['a', 'bc']]],
  ['无视', []],
])('%s', (source, expected) => {
  expect(requiredWords(source)).toEqual(expected);
});

test('no pattern matches a text without its required words', () => {
  const gated = PATTERNS.map((pattern) => ({ pattern, required: requiredWords(pattern.source) }));
  const wrong = [...POISONED_TEXTS, ...HONEST_TEXTS].map(fold).flatMap((text) => {
    const beginnings = wordBeginnings(text);
    return gated
      .filter(({ required }) => !hasRequiredWords(required, beginnings))
      .filter(({ pattern }) => text.search(pattern) >= 0)
      .map(({ pattern }) => `${pattern.source} in ${text}`);
  });
  expect(wrong).toEqual([]);
}, 20_000);

test('most patterns require some word', () => {
  const open = PATTERNS.filter(({ source }) => requiredWords(source).length === 0 && !/[^\0-\x7f]/.test(source));
  expect(open.length).toBeLessThan(PATTERNS.length / 5);
});
