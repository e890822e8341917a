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
const APART = /(?<![a-z])(?:[a-z] ){4,40}[a-z](?![a-z])/i;
const APART_WORD = /(?<![a-z])(?:[a-z] ){1,20}[a-z](?![a-z])/gi;
/** So many disguised words are no accident: one "h264" or "e-mail" is. */
const DISGUISED = 4;
const TURNED = /\b(?:rot-?13|caesar|backwards?|reversed|right to left)\b/i;

/** Readings of a text whose letters are written as digits, split by hyphens or blanks, or turned around. */
export function otherSpellings(text: string): readonly string[] {
  const readings: string[] = [];
  if ((text.match(DIGIT_IN_WORD)?.length ?? 0) >= DISGUISED) readings.push(text.replace(WORD_WITH_DIGIT, lettersOf));
  if ((text.match(SPLIT_WORD)?.length ?? 0) >= DISGUISED) readings.push(text.replace(/(?<=[a-z])-(?=[a-z])/gi, ''));
  if (APART.test(text)) readings.push(text.replace(APART_WORD, (word) => word.replaceAll(' ', '')));
  if (TURNED.test(text)) readings.push(rot13(text), [...text].reverse().join(''));
  return readings;
}

/** `ignore_allRules` as words. */
export function wordsOfName(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/[_.-]/g, ' ');
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
