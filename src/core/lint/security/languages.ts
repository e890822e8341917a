import { memoByText } from '../memo.ts';
import { type Concept, ENGLISH_CONCEPTS, wordList } from './concepts.ts';
import { CHINESE, type LanguageWords, RUSSIAN, VIETNAMESE } from './concepts-by-language.ts';
import { GERMAN, JAPANESE, KOREAN } from './concepts-germanic-asian.ts';
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './concepts-romance.ts';
import { createLexicon, type LexiconEntry, type WordHit } from './lexicon.ts';

export interface Language {
  /** Verbs stand before their objects, and orders have a form of their own. */
  readonly isEnglish: boolean;
  readonly find: (text: string) => readonly WordHit<Concept>[];
}

const LATIN_LANGUAGES = {
  vi: VIETNAMESE,
  es: SPANISH,
  pt: PORTUGUESE,
  fr: FRENCH,
  it: ITALIAN,
  de: GERMAN,
} as const;
type LatinLanguage = keyof typeof LATIN_LANGUAGES;

/** A text counts as of a language when so many of its words are marks of it. */
const MARKERS_NEEDED = 2;

const entriesOf = ({ concepts }: LanguageWords): LexiconEntry<Concept>[] =>
  Object.entries(concepts).map(([concept, words]) => ({
    concept: concept as Concept,
    words: wordList(words),
    areOrders: true,
  }));

const english: Language = { isEnglish: true, find: createLexicon(ENGLISH_CONCEPTS) };
const foreign = (words: LanguageWords): Language => ({ isEnglish: false, find: createLexicon(entriesOf(words)) });
const russian = foreign(RUSSIAN);
const chinese = foreign(CHINESE);
const japanese = foreign(JAPANESE);
const korean = foreign(KOREAN);
const latin = new Map(
  Object.entries(LATIN_LANGUAGES).map(([language, words]) => [language as LatinLanguage, foreign(words)]),
);
const markers = createLexicon<LatinLanguage | 'en'>([
  ...Object.entries(LATIN_LANGUAGES).map(([language, words]) => ({
    concept: language as LatinLanguage,
    words: wordList(words.markers),
  })),
  {
    concept: 'en' as const,
    words: wordList('the, of, and, to, is, for, with, this, that, be, from, are, it, by, not, or, as, which'),
  },
]);

/** The language that a folded text is written in. */
export const languageOf = memoByText(findLanguage);

function findLanguage(text: string): Language {
  if (!/^[\0-\x7f]*$/.test(text)) {
    if (/\p{Script=Cyrillic}{3}/u.test(text)) return russian;
    if (/[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(text)) return japanese;
    if (/\p{Script=Han}{2}/u.test(text)) return chinese;
    if (/\p{Script=Hangul}{2}/u.test(text)) return korean;
  }
  return latin.get(latinLanguageOf(text)) ?? english;
}

function latinLanguageOf(text: string): LatinLanguage {
  const seen = new Map<LatinLanguage | 'en', Set<string>>();
  for (const { concept, start, end } of markers(text.slice(0, 2000))) {
    const known = seen.get(concept) ?? new Set<string>();
    known.add(text.slice(start, end));
    seen.set(concept, known);
  }
  let best: LatinLanguage | 'en' = 'en';
  let most = Math.max(MARKERS_NEEDED - 1, seen.get('en')?.size ?? 0);
  for (const [language, words] of seen) {
    if (words.size > most) [best, most] = [language, words.size];
  }
  return best as LatinLanguage;
}
