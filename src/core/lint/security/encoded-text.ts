import { base64Bytes } from '../../text/base64.ts';
import { memoByText } from '../memo.ts';
import { utf8 } from './hidden-characters.ts';
import { textTraits } from './text-traits.ts';

export interface EncodedText {
  readonly encoding: 'base64' | 'hex' | 'percent' | 'escape' | 'entity' | 'binary' | 'octal' | 'decimal' | 'Morse';
  /** What it says once decoded. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const BASE64 = /[A-Za-z0-9+/_-]{32,4000}={0,2}/g;
const HEX = /(?:\\x|0x)?[0-9a-fA-F]{2}(?:[ :]?(?:\\x)?[0-9a-fA-F]{2}){19,2000}/g;

/** Characters spelt one by one, which no honest sentence is over so long a run. */
const SPELT: readonly {
  readonly encoding: EncodedText['encoding'];
  readonly run: RegExp;
  readonly digits: RegExp;
  readonly base: number;
}[] = [
  {
    encoding: 'percent',
    run: /(?:%[0-9a-fA-F]{2}|[A-Za-z0-9.~_-](?=%[0-9a-fA-F]{2})){16,4000}/g,
    digits: /%(..)/g,
    base: 16,
  },
  { encoding: 'escape', run: /(?:\\u00[2-7][0-9a-fA-F]){12,2000}/g, digits: /\\u(....)/g, base: 16 },
  { encoding: 'entity', run: /(?:&#\d{2,3};){12,2000}/g, digits: /&#(\d+);/g, base: 10 },
  { encoding: 'entity', run: /(?:&#x[2-7][0-9a-fA-F];){12,2000}/g, digits: /&#x(..);/g, base: 16 },
  { encoding: 'binary', run: /(?:[01]{8}[ ,;|_./-]{0,2}){8,2000}/g, digits: /([01]{8})[ ,;|_./-]{0,2}/g, base: 2 },
  { encoding: 'octal', run: /(?:\\[01][0-7]{2}){12,2000}/g, digits: /\\([0-7]{3})/g, base: 8 },
  {
    encoding: 'decimal',
    run: /\b(?:(?:3[2-9]|[4-9]\d|1[01]\d|12[0-6])[ ,;]{1,2}){15,2000}(?:3[2-9]|[4-9]\d|1[01]\d|12[0-6])\b/g,
    digits: /(\d{2,3})[ ,;]{0,2}/g,
    base: 10,
  },
];
const MORSE_RUN = /(?<![\w.])(?:[.\u2022\u00b7-]{1,5} {1,2}(?:[/|] )?){12,2000}[.\u2022\u00b7-]{1,5}/g;
/** The letters a to z. */
const MORSE =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'.split(
    ' ',
  );

const SHORTEST_BASE64 = 32;
const SHORTEST_HEX = 40;
/** The decimal codes of the shortest run. */
const FEWEST_DIGITS = 32;
/** Signs apart, as in the middle of a run. */
const MORSE_SIGNS = /[.-] {1,2}(?:[/|] )?[.-]/;
const NOTHING: readonly EncodedText[] = [];

/** Runs of base64, hex and spelt-out characters that decode to readable sentences; ids, hashes and pictures do not. */
export const decodedBlobs = memoByText(findBlobs);

function findBlobs(text: string): readonly EncodedText[] {
  if (text.length < SHORTEST_BASE64) return NOTHING;
  const { isPlain, longestToken, longestHex, digits, hasEscapes } = textTraits(text);
  const hasToken = longestToken >= SHORTEST_BASE64;
  const hasHex = longestHex >= SHORTEST_HEX;
  const isSpelt = hasEscapes || digits >= FEWEST_DIGITS;
  const hasMorse = !isPlain || MORSE_SIGNS.test(text);
  if (!hasToken && !hasHex && !isSpelt && !hasMorse) return NOTHING;
  return [
    ...(hasToken ? base64Runs(text) : NOTHING),
    ...(hasHex ? hexRuns(text) : NOTHING),
    ...(isSpelt ? speltRuns(text) : NOTHING),
    ...(hasMorse ? morseRuns(text) : NOTHING),
  ];
}

function base64Runs(text: string): EncodedText[] {
  const found: EncodedText[] = [];
  for (const match of text.matchAll(BASE64)) {
    const decoded = readable(utf8(base64Bytes(match[0]) ?? []));
    if (decoded !== '') found.push({ encoding: 'base64', text: decoded, ...place(match) });
  }
  return found;
}

function hexRuns(text: string): EncodedText[] {
  const found: EncodedText[] = [];
  for (const match of text.matchAll(HEX)) {
    const digits = match[0].replace(/\\x|0x|[ :]/g, '');
    const bytes = digits.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
    const decoded = readable(utf8(bytes));
    if (decoded !== '') found.push({ encoding: 'hex', text: decoded, ...place(match) });
  }
  return found;
}

function speltRuns(text: string): EncodedText[] {
  const found: EncodedText[] = [];
  for (const { encoding, run, digits, base } of SPELT) {
    for (const match of text.matchAll(run)) {
      const decoded = readable(
        match[0].replace(digits, (_, code: string) => String.fromCharCode(Number.parseInt(code, base))),
      );
      if (decoded !== '') found.push({ encoding, text: decoded, ...place(match) });
    }
  }
  return found;
}

function morseRuns(text: string): EncodedText[] {
  const found: EncodedText[] = [];
  for (const match of text.matchAll(MORSE_RUN)) {
    const words = match[0].split(/ [/|] | {2}/).map((word) => word.split(' ').map(morseLetter).join(''));
    const decoded = readable(words.join(' '));
    if (decoded !== '') found.push({ encoding: 'Morse', text: decoded, ...place(match) });
  }
  return found;
}

function morseLetter(signs: string): string {
  const letter = MORSE.indexOf(signs.replace(/[\u2022\u00b7]/g, '.'));
  return letter < 0 ? '' : String.fromCharCode(97 + letter);
}

function place(match: RegExpExecArray) {
  return { start: match.index, end: match.index + match[0].length };
}

/** Text counts as readable when nearly all of it is letters, digits, blanks and common marks, in several words. */
function readable(text: string): string {
  const good = text.match(/[\p{L}\p{N} .,;:'"!?()/_@~$=<>{}[\]\n-]/gu)?.length ?? 0;
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  const blanks = text.match(/\s/g)?.length ?? 0;
  const isSentence = words >= 3 && (blanks >= 2 || /[/~]/.test(text));
  return text.length >= 12 && good >= text.length * 0.97 && isSentence ? text : '';
}
