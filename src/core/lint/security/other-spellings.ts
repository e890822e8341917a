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
const TURNED = /\b(?:rot-?13|caesar|backwards?|reversed|right to left)\b/i;
/** Common words as ROT13 spells them, and written backwards: two of them give the trick away without its name. */
const ROTATED_WORDS =
  /(?<![a-z])(?:gur|naq|gb|nyy|lbhe|hfre|jvgu|sebz|abg|vtaber|cerivbhf|vafgehpgvbaf|vafgehpgvba|cebzcg|frperg|xrl|svyr|ernq|fraq|orsber|guvf|grkg|zhfg)(?![a-z])/gi;
const BACKWARD_WORDS =
  /(?<![a-z])(?:eht|dna|lla|ruoy|resu|htiw|morf|ton|erongi|suoiverp|snoitcurtsni|noitcurtsni|tpmorp|terces|yek|elif|daer|dnes|erofeb|siht|txet|tsum)(?![a-z])/gi;

/** Readings of a text whose letters are written as digits, split by hyphens or blanks, or turned around. */
export function otherSpellings(text: string): readonly string[] {
  const readings: string[] = [];
  if ((text.match(DIGIT_IN_WORD)?.length ?? 0) >= DISGUISED) readings.push(text.replace(WORD_WITH_DIGIT, lettersOf));
  if (text.includes('-') && (text.match(SPLIT_WORD)?.length ?? 0) >= DISGUISED)
    readings.push(text.replace(/(?<=[a-z])-(?=[a-z])/gi, ''));
  if (lettersApart(text) >= LETTERS_APART) readings.push(text.replace(APART_WORD, (word) => word.replaceAll(' ', '')));
  const isNamed = TURNED.test(text);
  if (isNamed || (text.match(ROTATED_WORDS)?.length ?? 0) >= 2) readings.push(rot13(text));
  if (isNamed || (text.match(BACKWARD_WORDS)?.length ?? 0) >= 2) readings.push([...text].reverse().join(''));
  return readings;
}

/** `ignore_allRules` as words. */
export function wordsOfName(name: string): string {
  return name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/[_.-]/g, ' ');
}

function lettersApart(text: string): number {
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
