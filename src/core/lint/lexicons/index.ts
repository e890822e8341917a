import { memoByText } from '../memo.ts';
import { ENGLISH_DETERMINERS, ENGLISH_NOUN_VERBS, ENGLISH_VERBS, english } from './en.ts';
import type { Lexicon } from './lexicon.ts';
import { createPhraseFinder, findPhrase, openings, wordsOf } from './phrases.ts';
import { VIETNAMESE_VERBS, vietnamese } from './vi.ts';

const LEXICONS: readonly Lexicon[] = [english, vietnamese];
const VIETNAMESE_OPENINGS = openings(VIETNAMESE_VERBS);
/** Names are ASCII, so Vietnamese verbs stand in them without their marks. */
const VIETNAMESE_NAME_OPENINGS = openings(VIETNAMESE_VERBS.map(withoutMarks));
const FINDERS = LEXICONS.map((lexicon) => createPhraseFinder<keyof Lexicon>({ ...lexicon }));

/** Rules ask much about few texts, one after the other. */
const rememberedWords = memoByText(wordsOf);
const phrasesIn = memoByText((text) => {
  const words = rememberedWords(text);
  return FINDERS.map((find) => find(words));
});

/** Whether `text` says this in any of the languages. */
export function says(subject: keyof Lexicon, text: string): boolean {
  return saying(subject, text) !== undefined;
}

/** The words by which `text` says it, as evidence. */
export function saying(subject: keyof Lexicon, text: string): string | undefined {
  for (const found of phrasesIn(text)) {
    const match = found.get(subject);
    if (match !== undefined) return match;
  }
  return undefined;
}

/** How often single words of this kind stand in `text`. */
export function countSaid(subject: keyof Lexicon, text: string): number {
  const words = rememberedWords(text);
  return words.filter((word) => LEXICONS.some((lexicon) => findPhrase(lexicon[subject], [word]) !== undefined)).length;
}

/** Whether the first word is a verb: "Get …", "Gets …", "Permanently delete …", "Lấy …". */
export function opensWithVerb(text: string): boolean {
  const words = rememberedWords(text);
  const first = (words[0] ?? '').endsWith('ly') ? (words[1] ?? '') : (words[0] ?? '');
  if (isVerb(first) || isVerb(baseForm(first)) || findPhrase(VIETNAMESE_OPENINGS, words) !== undefined) return true;
  const isNounVerb = ENGLISH_NOUN_VERBS.has(first) || ENGLISH_NOUN_VERBS.has(baseForm(first));
  return isNounVerb && ENGLISH_DETERMINERS.has(words[words.indexOf(first) + 1] ?? '');
}

/** Whether a name says an action: an English verb anywhere, or a Vietnamese one at the start. */
export function holdsVerb(nameWords: readonly string[]): boolean {
  if (nameWords.length > 1 && ENGLISH_NOUN_VERBS.has(nameWords[0] ?? '')) return true;
  return nameWords.some(isVerb) || findPhrase(VIETNAMESE_NAME_OPENINGS, nameWords) !== undefined;
}

function withoutMarks(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}

/** A verb of the list, or one with a prefix: "unstar", "recreate". */
export function isVerb(word: string): boolean {
  return ENGLISH_VERBS.has(word) || ENGLISH_VERBS.has(word.replace(/^(?:un|re|de|dis|pre)-?(?=\p{L}{3})/u, ''));
}

/** The infinitive of a third person form, as far as spelling tells. */
export function baseForm(word: string): string {
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh|o)es$/.test(word) && !isVerb(word.slice(0, -1))) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
