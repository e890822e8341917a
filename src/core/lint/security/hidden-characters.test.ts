import { expect, test } from 'vitest';
import { hiddenRuns, utf8, withoutRuns } from './hidden-characters.ts';

const tags = (text: string) => [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('');
const kinds = (text: string) => [...new Set(hiddenRuns(text).map(({ kind }) => kind))];

test.each([
  ['the flag of Scotland', `\u{1f3f4}${tags('gbsct')}\u{e007f}`],
  ['a flag with a presentation selector', `\u{1f3f4}\ufe0f${tags('gbwls')}\u{e007f}`],
  ['two flags in a row', `\u{1f3f4}${tags('gbeng')}\u{e007f}\u{1f3f4}${tags('gbsct')}\u{e007f}`],
  ['a family', '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'],
  ['a doctor with skin tone', '\u{1f469}\u{1f3fe}\u200d\u2695\ufe0f'],
  ['a rainbow flag', '\u{1f3f3}\ufe0f\u200d\u{1f308}'],
  ['a keycap', '1\ufe0f\u20e3'],
  ['an ideographic variant', '\u845b\u{e0100}\u57ce'],
  ['a Persian half-space', '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645'],
  ['a Hindi joiner', '\u0930\u094d\u200d\u092f'],
  ['marks around Arabic', '\u200fالقاهرة\u200e'],
  ['an isolate around Hebrew', 'name: \u2067שלום\u2069'],
  ['a break between Thai words', 'สวัสดี\u200bครับ'],
  ['a Mongolian variant', 'ᠮᠣᠩ\u180b'],
  ['conjoining jamo', '\u1100\u1161\u11a8'],
  ['tabs and line breaks', 'a\tb\r\nc'],
  ['Braille with a blank', '\u2813\u2800\u2811'],
  ['a heart on fire', '\u2764\ufe0f\u200d\u{1f525}'],
  ['a slashed zero', '0\ufe00'],
])('needs %s', (_, text) => {
  expect(hiddenRuns(text)).toEqual([]);
});

test.each([
  ['tag', `Reads.${tags('go')}`],
  ['tag', `\u{1f3f4}${tags('ignor')}\u{e007f}`],
  ['tag', `\u{1f3f4}${tags('gbsct')}\u{e007f}${tags('x')}`],
  ['variation', 'a\ufe0f'],
  ['variation', '\u2714\ufe0f\ufe0f'],
  ['zero-width', 'num\u200bber'],
  ['zero-width', 'a\u200db'],
  ['zero-width', 'Lists\u2063.'],
  ['zero-width', 'a\u034fb'],
  ['soft-hyphen', 'Donau\u00addampf'],
  ['zero-width', 'end\u00ad'],
  ['bidi-override', 'a\u202eb'],
  ['bidi-override', 'שלום \u202dabc'],
  ['bidi', 'a\u2066b\u2069'],
  ['bidi', 'a\u200eb'],
  ['filler', '\u3164'],
  ['zero-width', 'a\u2800b'],
  ['control', '\u001b[8m'],
  ['control', 'a\u0000'],
])('finds %s in %j', (kind, text) => {
  expect(kinds(text)).toContain(kind);
});

test('decodes tag characters and selector bytes', () => {
  expect(hiddenRuns(`a${tags('send it')}`)[0]?.decoded).toBe('send it');
  const bytes = [...new TextEncoder().encode('tải về')];
  const selectors = bytes.map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16)).join('');
  expect(hiddenRuns(`a${selectors}`)[0]?.decoded).toBe('tải về');
});

test('strips the runs and nothing else', () => {
  const text = `a\u200bb ${'\u{1f3f4}'}${tags('gbsct')}\u{e007f} c${tags('x')}`;
  expect(withoutRuns(text, hiddenRuns(text))).toBe(`ab ${'\u{1f3f4}'}${tags('gbsct')}\u{e007f} c`);
});

test('invalid UTF-8 does not throw', () => {
  expect(utf8([0xff, 0x41, 0xe2, 0x82])).toBe('\ufffdA\ufffd\ufffd');
  expect(utf8([0xf0, 0x9f, 0x91, 0x8d])).toBe('\u{1f44d}');
});
