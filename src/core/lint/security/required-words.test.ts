import { expect, test } from 'vitest';
import { HONEST_TEXTS, POISONED_TEXTS } from '../../../testing/judged-texts.ts';
import { fold } from './fold.ts';
import { createWordGate, requiredWords } from './required-words.ts';
import { ENGLISH_SIGNALS } from './signals.ts';
import { OTHER_LANGUAGE_SIGNALS } from './signals-by-language.ts';
import { IMPLICIT_SIGNALS } from './signals-implicit.ts';
import { LOYALTY_SIGNALS } from './signals-loyalty.ts';
import { REQUEST_SIGNALS } from './signals-requests.ts';
import { REQUEST_SIGNALS_BY_LANGUAGE } from './signals-requests-by-language.ts';

const PATTERNS = [
  ...ENGLISH_SIGNALS,
  ...IMPLICIT_SIGNALS,
  ...LOYALTY_SIGNALS,
  ...REQUEST_SIGNALS,
  ...OTHER_LANGUAGE_SIGNALS,
  ...REQUEST_SIGNALS_BY_LANGUAGE,
].map(({ pattern }) => pattern);

test.each([
  [
    String.raw`\b(?:ignore|forget)\b[^.]{0,9}\b(?:rules?|prompts?)\b`,
    [
      [
        ['ignore', 'forget'],
        ['rule', 'prompt'],
      ],
    ],
  ],
  [
    String.raw`\b(?:is|was) (?:now )?(?:disabled|broken)\b`,
    [
      [
        ['is', 'was'],
        ['now', 'disabled', 'broken'],
        ['disabled', 'broken'],
      ],
    ],
  ],
  [
    String.raw`\b(?:do anything|dan mode)\b`,
    [
      [['do'], ['anything']],
      [['dan'], ['mode']],
    ],
  ],
  [
    String.raw`\bkeep quiet\b|\b(?:say|tell) nothing`,
    [
      [['keep'], ['quiet']],
      [['say', 'tell'], ['nothing']],
    ],
  ],
  [
    String.raw`(?:\bsay nothing|(?:\bcc|\bbcc) all)`,
    [
      [['say'], ['nothing']],
      [['cc', 'bcc'], ['all']],
    ],
  ],
  [
    String.raw`\b(?:shell -c|rm -rf)`,
    [
      [['shell'], ['c']],
      [['rm'], ['rf']],
    ],
  ],
  [String.raw`\w{1,9} (?:secret )?_x`, [[['x']]]],
  [String.raw`<\/?(?:system|override)`, [[['system', 'override']]]],
  [String.raw`[a-z.]rules`, [[]]],
  [String.raw`(?:a ?)rules`, [[]]],
  [String.raw`(?:^|\. ?)rules ?:`, [[['rules']]]],
  [String.raw`\b(?:x ?){1,3}rules`, [[['x']]]],
  [String.raw`\bcc\b`, [[['cc']]]],
  [String.raw`\be-?mail`, [[['e']]]],
  [String.raw`\b(?:all )?rules`, [[['all', 'rules'], ['rules']]]],
  [String.raw`\ba1|\bbc`, [[['a']], [['bc']]]],
  [String.raw`\bbc|[xy]z`, [[]]],
  ['无视', [[]]],
])('%s', (source, expected) => {
  expect(requiredWords(source)).toEqual(expected);
});

test('no pattern matches a text without its required words', () => {
  const meets = createWordGate(PATTERNS.map(({ source }) => requiredWords(source)));
  const wrong = [...POISONED_TEXTS, ...HONEST_TEXTS].map(fold).flatMap((text) => {
    const met = new Set(meets(text));
    return PATTERNS.filter((pattern, index) => !met.has(index) && text.search(pattern) >= 0).map(
      ({ source }) => `${source} in ${text}`,
    );
  });
  expect(wrong).toEqual([]);
}, 20_000);

test.each([
  ['ignore the rules', [0, 1]],
  ['rules to IGNORE', [0, 1]],
  ['ignored rulers', [0]],
  ['xignore rules2', [1]],
  ['no_ignore', [0]],
  ['', []],
])('gate of %j', (text, expected) => {
  expect(createWordGate([[[['ignore']]], [[['rules']]]])(text)).toEqual(expected);
});

test.each([
  ['stay quiet', []],
  ['keep it quiet', [0]],
  ['say it is nothing', [0]],
  ['keep it quiet, say nothing', [0]],
  ['say it, keep it', []],
])('one of the alternatives of %j is met as a whole: %s', (text, expected) => {
  expect(
    createWordGate([
      [
        [['keep'], ['quiet']],
        [['say'], ['nothing']],
      ],
    ])(text),
  ).toEqual(expected);
});

test('most patterns require some word', () => {
  const open = PATTERNS.filter(
    ({ source }) => requiredWords(source).some((groups) => groups.length === 0) && !/[^\0-\x7f]/.test(source),
  );
  expect(open.length).toBeLessThan(PATTERNS.length / 5);
});
