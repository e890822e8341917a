import { expect, test } from 'vitest';
import { HONEST_TEXTS, POISONED_TEXTS } from '../../../testing/judged-texts.ts';
import { fold } from './fold.ts';
import { createWordGate, requiredWords } from './required-words.ts';
import { ENGLISH_SIGNALS } from './signals.ts';
import { OTHER_LANGUAGE_SIGNALS } from './signals-by-language.ts';
import { IMPLICIT_SIGNALS } from './signals-implicit.ts';

const PATTERNS = [...ENGLISH_SIGNALS, ...IMPLICIT_SIGNALS, ...OTHER_LANGUAGE_SIGNALS].map(({ pattern }) => pattern);

test.each([
  [
    String.raw`\b(?:ignore|forget)\b[^.]{0,9}\b(?:rules?|prompts?)\b`,
    [
      ['ignore', 'forget'],
      ['rule', 'prompt'],
    ],
  ],
  [
    String.raw`\b(?:is|was) (?:now )?(?:disabled|broken)\b`,
    [
      ['is', 'was'],
      ['now', 'disabl', 'broken'],
      ['disabl', 'broken'],
    ],
  ],
  [
    String.raw`\b(?:do anything|dan mode)\b`,
    [
      ['do', 'dan'],
      ['anythi', 'mode'],
    ],
  ],
  [String.raw`\b(?:shell -c|rm -rf)`, [['shell', 'rm']]],
  [String.raw`\w{1,9} (?:secret )?_x`, []],
  [String.raw`\bcc\b`, [['cc']]],
  [String.raw`\be-?mail`, [['e']]],
  [String.raw`\b(?:all )?rules`, [['all', 'rules'], ['rules']]],
  [String.raw`\ba1|\bbc`, [['a', 'bc']]],
  ['无视', []],
])('%s', (source, expected) => {
  expect(requiredWords(source)).toEqual(expected);
});

test('no pattern matches a text without its required words', () => {
  const meets = createWordGate(PATTERNS.map(({ source }) => requiredWords(source)));
  const wrong = [...POISONED_TEXTS, ...HONEST_TEXTS].map(fold).flatMap((text) => {
    const isMet = meets(text);
    return PATTERNS.filter((pattern, index) => !isMet[index] && text.search(pattern) >= 0).map(
      ({ source }) => `${source} in ${text}`,
    );
  });
  expect(wrong).toEqual([]);
}, 20_000);

test.each([
  ['ignore the rules', [true, true]],
  ['ignored rulers', [true, false]],
  ['xignore rules2', [false, true]],
  ['no_ignore', [true, false]],
  ['', [false, false]],
])('gate of %j', (text, expected) => {
  expect(createWordGate([[['ignore']], [['rules']]])(text)).toEqual(expected);
});

test('most patterns require some word', () => {
  const open = PATTERNS.filter(({ source }) => requiredWords(source).length === 0 && !/[^\0-\x7f]/.test(source));
  expect(open.length).toBeLessThan(PATTERNS.length / 5);
});
