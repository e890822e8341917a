import { memoByText } from '../memo.ts';
import { type Concept, ENGLISH_CONCEPTS, wordList } from './concepts.ts';
import { CHINESE, type LanguageWords, RUSSIAN, VIETNAMESE } from './concepts-by-language.ts';
import { GERMAN, JAPANESE, KOREAN } from './concepts-germanic-asian.ts';
import { FRENCH, ITALIAN, PORTUGUESE, SPANISH } from './concepts-romance.ts';
import { createLexicon, createWordCounter, type LexiconEntry, type WordHit } from './lexicon.ts';

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
/** In a text of this length without one English function word, a single mark will do. */
const SURE_LENGTH = 24;

const entriesOf = ({ concepts }: LanguageWords): LexiconEntry<Concept>[] =>
  Object.entries(concepts).map(([concept, words]) => ({
    concept: concept as Concept,
    words: wordList(words),
    areOrders: true,
  }));

/** A lexicon is built when the first text of its language is met. */
function onDemand(
  isEnglish: boolean,
  entries: () => readonly LexiconEntry<Concept>[],
  refine?: (hits: readonly WordHit<Concept>[]) => readonly WordHit<Concept>[],
): () => Language {
  let known: Language | undefined;
  return () => {
    if (known !== undefined) return known;
    const find = createLexicon(entries());
    known = { isEnglish, find: refine === undefined ? find : memoByText((text) => refine(find(text))) };
    return known;
  };
}

/** Deeds and denials are words of one or two syllables, which other words hold as parts. */
const SHORT_WORDS: ReadonlySet<Concept> = new Set([
  'negation',
  'know',
  'say',
  'move',
  'pay',
  'alter',
  'demand',
  'order',
]);

/** "Dung" says "do not" and "use", "gui" and "noi" are deeds; in "nguoi dung", "nguoi gui" and "noi dung" they say nothing. */
function withoutPartsOfWords(hits: readonly WordHit<Concept>[]): readonly WordHit<Concept>[] {
  return hits.filter(
    (hit) => !SHORT_WORDS.has(hit.concept) || !hits.some((word) => isPartOf(hit, word) && !DENIES.has(word.concept)),
  );
}

/** Words that hold a denial on purpose: "without asking", "no longer valid". */
const DENIES: ReadonlySet<Concept> = new Set(['unasked', 'void', 'hush', 'negation', 'regardless']);

function isPartOf(hit: WordHit<Concept>, word: WordHit<Concept>): boolean {
  return word.start <= hit.start && hit.end <= word.end && word.end - word.start > hit.end - hit.start;
}
const foreign = (words: LanguageWords) => onDemand(false, () => entriesOf(words));

const english = onDemand(true, () => ENGLISH_CONCEPTS);
const russian = foreign(RUSSIAN);
const vietnamese = onDemand(false, () => entriesOf(VIETNAMESE), withoutPartsOfWords);
const chinese = foreign(CHINESE);
const japanese = foreign(JAPANESE);
const korean = foreign(KOREAN);
const latin: Readonly<Record<LatinLanguage, () => Language>> = {
  vi: vietnamese,
  es: foreign(SPANISH),
  pt: foreign(PORTUGUESE),
  fr: foreign(FRENCH),
  it: foreign(ITALIAN),
  de: foreign(GERMAN),
};
const countMarkers = createWordCounter<LatinLanguage | 'en'>([
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
    if (/\p{Script=Cyrillic}{3}/u.test(text)) return russian();
    if (/[\p{Script=Hiragana}\p{Script=Katakana}]{2}/u.test(text)) return japanese();
    if (/\p{Script=Han}{2}/u.test(text)) return chinese();
    if (/\p{Script=Hangul}{2}/u.test(text)) return korean();
  }
  const language = latinLanguageOf(text);
  return language === undefined ? english() : latin[language]();
}

function latinLanguageOf(text: string): LatinLanguage | undefined {
  const counts = countMarkers(text.slice(0, 2000));
  const inEnglish = counts.get('en') ?? 0;
  let best: LatinLanguage | undefined;
  let most = Math.max(inEnglish, inEnglish === 0 && text.length > SURE_LENGTH ? 0 : MARKERS_NEEDED - 1);
  for (const language of Object.keys(LATIN_LANGUAGES) as LatinLanguage[]) {
    const count = counts.get(language) ?? 0;
    if (count > most) [best, most] = [language, count];
  }
  return best;
}
