/** Letters of other scripts that look like a Latin one; a subset of Unicode's confusables that a reader cannot tell apart. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  // Cyrillic
  а: 'a',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  ӏ: 'l',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  А: 'A',
  В: 'B',
  С: 'C',
  Е: 'E',
  Н: 'H',
  І: 'I',
  Ј: 'J',
  К: 'K',
  М: 'M',
  О: 'O',
  Р: 'P',
  Ѕ: 'S',
  Т: 'T',
  У: 'Y',
  Х: 'X',
  // Greek
  ο: 'o',
  ν: 'v',
  ρ: 'p',
  ι: 'i',
  κ: 'k',
  υ: 'u',
  α: 'a',
  Α: 'A',
  Β: 'B',
  Ε: 'E',
  Ζ: 'Z',
  Η: 'H',
  Ι: 'I',
  Κ: 'K',
  Μ: 'M',
  Ν: 'N',
  Ο: 'O',
  Ρ: 'P',
  Τ: 'T',
  Υ: 'Y',
  Χ: 'X',
  ϲ: 'c',
  ϳ: 'j',
  // Armenian, Cherokee and Latin letters that pass for another
  օ: 'o',
  ս: 'u',
  հ: 'h',
  ո: 'n',
  ց: 'g',
  Ꭺ: 'A',
  Ꭼ: 'E',
  Ꮋ: 'H',
  Ꮮ: 'L',
  Ꮲ: 'P',
  Ꮪ: 'S',
  Ꭲ: 'T',
  ı: 'i',
  ɑ: 'a',
  ɡ: 'g',
};
/** Greek letters that pass for Latin ones only in company: "sεηd". A symbol before or behind a word is honest. */
const LOOSE_GREEK: Readonly<Record<string, string>> = {
  ε: 'e',
  τ: 't',
  η: 'n',
  χ: 'x',
  ω: 'w',
  σ: 'o',
  ς: 's',
  γ: 'y',
  δ: 'd',
  μ: 'u',
  β: 'b',
  ζ: 'z',
  λ: 'l',
  π: 'n',
};
const GREEK = /\p{Script=Greek}/gu;
const OTHER_SCRIPT = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;
const LATIN = /\p{Script=Latin}/u;
const LATIN_LETTERS = /\p{Script=Latin}/gu;
const WORD = /[\p{L}\p{M}]+/gu;

export interface MixedWord {
  readonly word: string;
  /** The word with every look-alike replaced by the Latin letter it imitates. */
  readonly reads: string;
  readonly start: number;
  readonly end: number;
}

/** Words in which letters of another script pass for Latin ones. A word that also holds letters no Latin reader knows is honest. */
export function mixedWords(text: string): readonly MixedWord[] {
  if (!OTHER_SCRIPT.test(text)) return [];
  const found: MixedWord[] = [];
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    if (isDisguised(word))
      found.push({ word, reads: latinOf(word), start: match.index, end: match.index + word.length });
  }
  return found;
}

/** A text in Latin letters may also hide whole words in look-alikes; they are read as the Latin words they imitate. */
export function foldLookAlikes(text: string): string {
  if (!OTHER_SCRIPT.test(text)) return text;
  const isMostlyLatin = (text.match(LATIN_LETTERS)?.length ?? 0) > text.length / 2;
  const isFake = (word: string) => isDisguised(word) || (isMostlyLatin && word.length > 2 && looksLatin(word));
  return text.replace(WORD, (word) => (isFake(word) ? latinOf(word) : word));
}

/** True for a name all of whose letters imitate Latin ones, at least one of them from another script. */
export function looksLatin(name: string): boolean {
  if (!OTHER_SCRIPT.test(name)) return false;
  return [...name].every((letter) => !OTHER_SCRIPT.test(letter) || Object.hasOwn(LOOK_ALIKES, letter));
}

export function latinOf(word: string): string {
  return [...word].map((letter) => LOOK_ALIKES[letter] ?? LOOSE_GREEK[letter] ?? letter).join('');
}

function isDisguised(word: string): boolean {
  if (!OTHER_SCRIPT.test(word) || !LATIN.test(word)) return false;
  if (isGreekInCompany(word)) return true;
  let latin = 0;
  for (const letter of word) {
    if (OTHER_SCRIPT.test(letter) && !Object.hasOwn(LOOK_ALIKES, letter)) return false;
    if (LATIN.test(letter)) latin += 1;
  }
  return latin >= 2;
}

function isGreekInCompany(word: string): boolean {
  const greek = word.match(GREEK) ?? [];
  if (word.length < 3 || greek.length === 0 || greek.length === word.length) return false;
  if (!greek.every((letter) => Object.hasOwn(LOOK_ALIKES, letter) || Object.hasOwn(LOOSE_GREEK, letter))) return false;
  const isInside = /[a-z][\u0370-\u03ff]+[a-z]/i.test(word);
  return isInside || (greek.length > 1 && greek.some((letter) => Object.hasOwn(LOOSE_GREEK, letter)));
}
