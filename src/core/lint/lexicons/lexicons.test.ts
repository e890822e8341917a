import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baseForm, holdsVerb, isVerb, opensWithVerb, saying, says } from './index.ts';
import type { Lexicon } from './lexicon.ts';
import { createPhraseFinder, findPhrase, openings, phrases, wordsOf } from './phrases.ts';

describe('phrases', () => {
  const set = phrases(['use', 'use when', "don't"]);
  test.each([
    ['Please use when asked', 'use when'],
    ['USE   WHEN asked', 'use when'],
    ['misuse', undefined],
    ['Don’t', "don't"],
    ['', undefined],
  ])('in %j: %s', (text, want) => expect(findPhrase(set, wordsOf(text))).toBe(want));
});

test('a search for all kinds at once finds what a search for each finds', () => {
  const kinds = {
    call: phrases(['use', 'use when', 'call']),
    denial: phrases(['do not use', 'not']),
    opening: openings(['use', 'this tool']),
    nothing: phrases(['never']),
  };
  const findAll = createPhraseFinder(kinds);
  const words = ['use', 'when', 'do', 'not', 'this', 'tool', 'call', 'never2'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words), { maxLength: 12 }), (text) => {
      for (const kind of ['call', 'denial', 'opening', 'nothing'] as const)
        expect(findAll(text).get(kind)).toBe(findPhrase(kinds[kind], text));
    }),
    { seed: 5 },
  );
});

test.each<[keyof Lexicon, string, boolean]>([
  ['when', 'Use this tool when the user asks about rain.', true],
  ['when', 'Dùng khi người dùng hỏi về mưa.', true],
  ['when', 'Gets the weather of a city.', false],
  ['whenNot', 'Do not use for forecasts.', true],
  ['whenNot', 'Không dùng cho dự báo.', true],
  ['filler', 'This tool allows you to search.', true],
  ['filler', 'Search with this tool.', false],
  ['filler', 'Công cụ này giúp bạn tìm.', true],
  ['marketing', 'A seamless, world-class search.', true],
  ['marketing', 'Giải pháp hàng đầu.', true],
  ['marketing', 'Get the power consumption.', false],
  ['noRetry', 'Do not retry.', true],
  ['retry', 'Thử lại sau 5 giây.', true],
  ['zone', 'In UTC.', true],
  ['zone', 'Theo múi giờ của lịch.', true],
  ['omission', 'Mặc định là celsius.', true],
  // Composed and decomposed letters are the same text.
  ['when', 'Dùng khi cần'.normalize('NFD'), true],
])('%s in %j: %s', (subject, text, want) => expect(says(subject, text)).toBe(want));

test('the words found are the evidence', () =>
  expect(saying('marketing', 'Our State-of-the-art search')).toBe('state-of-the-art'));

test.each([
  ['Get the weather.', true],
  ['Gets the weather.', true],
  ['Permanently deletes it.', true],
  ['Unarchive a card.', true],
  ['Lấy thời tiết.', true],
  ['Tìm kiếm thời tiết.', true],
  ['Email the report to its reader.', true],
  ['Email template of a campaign.', false],
  ['Weather of a city.', false],
  ['Thời tiết của một thành phố.', false],
])('%j opens with a verb: %s', (text, want) => expect(opensWithVerb(text)).toBe(want));

test.each([
  ['searches', 'search'],
  ['gets', 'get'],
  ['copies', 'copy'],
  ['closes', 'close'],
  ['get', 'get'],
])('the base form of %s is %s', (word, want) => {
  expect(baseForm(word)).toBe(want);
  expect(isVerb(want)).toBe(true);
});

test.each([
  ['opt in contact', true],
  ['email report', true],
  ['email', false],
  ['weather report', true],
  ['customer email', false],
])('a verb in the name "%s": %s', (name, want) => expect(holdsVerb(name.split(' '))).toBe(want));
