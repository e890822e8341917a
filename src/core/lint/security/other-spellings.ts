import { createWordGate } from './required-words.ts';
import { textTraits } from './text-traits.ts';

const DIGIT_LETTERS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const DIGIT_IN_WORD = /[a-z][013457@$]{1,2}[a-z]/gi;
const WORD_WITH_DIGIT = /[a-z013457@$]{2,24}/gi;
const SPLIT_WORD = /[a-z]{1,6}-[a-z]{1,6}/gi;
const APART_WORD = /(?<![a-z])(?:[a-z] ){1,20}[a-z](?![a-z])/gi;
/** So many letters that stand alone are no list of columns. */
const LETTERS_APART = 12;
/** So many disguised words are no accident: one "h264" or "e-mail" is. */
const DISGUISED = 4;
const TURNED_WORDS = 'rot caesar backward reversed right'.split(' ');
const TURNED = /\b(?:rot-?13|caesar|backwards?|reversed|right to left)\b/i;
/** Common words as ROT13 spells them, and written backwards: two of them give the trick away without its name. */
const ROTATED_WORDS =
  'gur naq gb nyy lbhe hfre jvgu sebz abg vtaber cerivbhf vafgehpgvbaf vafgehpgvba cebzcg frperg xrl svyr ernq fraq orsber guvf grkg zhfg'.split(
    ' ',
  );
const BACKWARD_WORDS =
  'eht dna lla ruoy resu htiw morf ton erongi suoiverp snoitcurtsni noitcurtsni tpmorp terces yek elif daer dnes erofeb siht txet tsum'.split(
    ' ',
  );
const anyWord = (words: readonly string[]) => new RegExp(`(?<![a-z])(?:${words.join('|')})(?![a-z])`, 'gi');
const ROTATED = anyWord(ROTATED_WORDS);
const BACKWARD = anyWord(BACKWARD_WORDS);
const mayBeTurned = createWordGate([[[[...TURNED_WORDS, ...ROTATED_WORDS, ...BACKWARD_WORDS]]]]);

/** Readings of a text whose letters are written as digits, split by hyphens or blanks, or turned around. */
export function otherSpellings(text: string): readonly string[] {
  const { digitsBehindLetters, hyphens, lettersApart } = textTraits(text);
  const readings: string[] = [];
  if (digitsBehindLetters >= DISGUISED && (text.match(DIGIT_IN_WORD)?.length ?? 0) >= DISGUISED)
    readings.push(text.replace(WORD_WITH_DIGIT, lettersOf));
  if (hyphens >= DISGUISED && (text.match(SPLIT_WORD)?.length ?? 0) >= DISGUISED)
    readings.push(text.replace(/(?<=[a-z])-(?=[a-z])/gi, ''));
  if (lettersApart >= LETTERS_APART / 2 && letterCountApart(text) >= LETTERS_APART)
    readings.push(text.replace(APART_WORD, (word) => word.replaceAll(' ', '')));
  if (mayBeTurned(text).length > 0) readings.push(...turned(text));
  return readings;
}

function turned(text: string): readonly string[] {
  const readings: string[] = [];
  const isNamed = TURNED.test(text);
  if (isNamed || (text.match(ROTATED)?.length ?? 0) >= 2) readings.push(rot13(text));
  if (isNamed || (text.match(BACKWARD)?.length ?? 0) >= 2) readings.push([...text].reverse().join(''));
  return readings;
}

/** `ignore_allRules` as words. */
export function wordsOfName(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/[_.-]/g, ' ');
}

function letterCountApart(text: string): number {
  return (text.match(APART_WORD) ?? []).reduce((sum, word) => sum + (word.length + 1) / 2, 0);
}

function lettersOf(word: string): string {
  return /[a-z]/i.test(word) ? word.replace(/[013457@$]/g, (digit) => DIGIT_LETTERS[digit] ?? digit) : word;
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const code = letter.charCodeAt(0);
    const first = code < 97 ? 65 : 97;
    return String.fromCharCode(((code - first + 13) % 26) + first);
  });
}
