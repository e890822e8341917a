/**
 * The stem of an English word in lower case, by the algorithm of M. F. Porter, "An algorithm for suffix stripping", 1980
 * (https://tartarus.org/martin/PorterStemmer/, read 2026-11-30): "reviewed", "reviewing" and "reviews" have one stem.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  return [plurals, pastAndGerund, finalY, longSuffixes, middleSuffixes, lastSuffixes, finalE, finalDoubleL].reduce(
    (form, step) => step(form),
    word,
  );
}

/** The letters as C and V. A y is a vowel behind a consonant. */
function shapeOf(word: string): string {
  let shape = '';
  for (const letter of word) {
    const isVowel = 'aeiou'.includes(letter) || (letter === 'y' && shape.endsWith('C'));
    shape += isVowel ? 'V' : 'C';
  }
  return shape;
}

/** How many times a consonant follows a vowel: Porter's m. */
function measure(word: string): number {
  return shapeOf(word).split('VC').length - 1;
}

const hasVowel = (word: string): boolean => shapeOf(word).includes('V');

/** Ends in consonant, vowel, consonant, and the last is none of w, x and y. */
const isShort = (word: string): boolean => shapeOf(word).endsWith('CVC') && !/[wxy]$/.test(word);

const isDouble = (word: string): boolean => word.at(-1) === word.at(-2) && shapeOf(word).endsWith('C');

function plurals(word: string): string {
  if (/(?:sses|ies)$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function pastAndGerund(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = /(?:ed|ing)$/.exec(word)?.[0];
  if (ending === undefined) return word;
  const rest = word.slice(0, -ending.length);
  if (!hasVowel(rest)) return word;
  if (/(?:at|bl|iz)$/.test(rest)) return `${rest}e`;
  if (isDouble(rest) && !/[lsz]$/.test(rest)) return rest.slice(0, -1);
  return measure(rest) === 1 && isShort(rest) ? `${rest}e` : rest;
}

/** As in Porter's later algorithm, not behind a vowel: "deploy" and "deployment" meet. */
function finalY(word: string): string {
  const rest = word.slice(0, -1);
  return word.endsWith('y') && hasVowel(rest) && shapeOf(rest).endsWith('C') ? `${rest}i` : word;
}

type Suffixes = readonly (readonly [suffix: string, by: string])[];

const LONG = pairs(
  'ational:ate tional:tion enci:ence anci:ance izer:ize abli:able alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble logi:log',
);
const MIDDLE = pairs('icate:ic ative: alize:al iciti:ic ical:ic ful: ness:');
const LAST = pairs(
  'al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: sion:s tion:t ou: ism: ate: iti: ous: ive: ize:',
);

/** Longest first: it decides, whether the rest is long enough or not. */
function pairs(text: string): Suffixes {
  return text
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([suffix = '', by = '']) => [suffix, by] as const)
    .toSorted(([left], [right]) => right.length - left.length);
}

function replaceSuffix(word: string, suffixes: Suffixes, least: number): string {
  const found = suffixes.find(([suffix]) => word.endsWith(suffix));
  if (found === undefined) return word;
  const rest = word.slice(0, -found[0].length) + found[1];
  const judged = /^[st]$/.test(found[1]) ? rest : word.slice(0, -found[0].length);
  return measure(judged) > least ? rest : word;
}

const longSuffixes = (word: string): string => replaceSuffix(word, LONG, 0);
const middleSuffixes = (word: string): string => replaceSuffix(word, MIDDLE, 0);
const lastSuffixes = (word: string): string => replaceSuffix(word, LAST, 1);

function finalE(word: string): string {
  if (!word.endsWith('e')) return word;
  const rest = word.slice(0, -1);
  const count = measure(rest);
  return count > 1 || (count === 1 && !isShort(rest)) ? rest : word;
}

function finalDoubleL(word: string): string {
  return word.endsWith('ll') && measure(word) > 1 ? word.slice(0, -1) : word;
}
