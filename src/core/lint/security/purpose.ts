import type { Concept } from './concepts.ts';
import { fold } from './fold.ts';
import { openingOf } from './frame-signals.ts';
import { languageOf } from './languages.ts';
import { wordsOfName } from './other-spellings.ts';
import type { Background } from './reading.ts';
import { stemsOf } from './stray-orders.ts';
import { laysDown } from './summary.ts';
import type { ToolString } from './tool-text.ts';

const OPENING_LENGTH = 1000;
/** An opening that speaks to the model, or with somebody's authority, is no summary. */
const NO_SUMMARY: readonly Concept[] = ['unasked', 'itself'];
const SPEAKS_TO_MODEL = /\b(?:you|the (?:assistant|model|ai|agent)|assistants?)\b/;

/** The fields that open with a summary: what the tool is for is told in them. */
function isOpeningField({ depth, key, isToolTitle }: ToolString): boolean {
  return (depth === 1 && key === 'description') || isToolTitle;
}

/** Fields that begin with a summary, a label, or the words of a user: no order to the model, however it sounds. */
export function opensWithoutOrder(source: ToolString): boolean {
  return isOpeningField(source) || source.key === 'title' || source.isSaidByUser;
}

/**
 * What a tool is about, by its name, its title and its opening sentence, and which names are its own. Worked out when it is
 * asked for: most texts hold no sentence that is worth it.
 */
export function backgroundOf(strings: readonly ToolString[], name: string): Background {
  const spoken = wordsOfName(name).toLowerCase();
  const openings = lazily(() => openingsOf(strings));
  const purpose = lazily(() => purposeOf(openings(), spoken));
  const own = lazily(
    () => new Set(strings.filter(({ place }) => place === 'name').map(({ text }) => text.toLowerCase())),
  );
  const opening = lazily(() => [...openings(), spoken].join(' '));
  return {
    get purpose() {
      return purpose();
    },
    get own() {
      return own();
    },
    get opening() {
      return opening();
    },
    vocabulary: lazily(() => vocabularyOf(strings, [spoken, ...openings()])),
  };
}

function purposeOf(openings: readonly string[], spoken: string): ReadonlySet<Concept> {
  const purpose = new Set<Concept>(conceptsIn(spoken));
  for (const opening of openings) {
    if (laysDown(opening) || SPEAKS_TO_MODEL.test(opening)) continue;
    const concepts = conceptsIn(opening);
    if (NO_SUMMARY.some((concept) => concepts.includes(concept)) && !concepts.includes('quote')) continue;
    for (const concept of concepts) purpose.add(concept);
  }
  return purpose;
}

function vocabularyOf(strings: readonly ToolString[], openings: readonly string[]): ReadonlySet<string> {
  const texts = strings
    .filter(({ block }) => block !== 'description')
    .map(({ text, place }) => fold((place === 'prose' ? text : wordsOfName(text)).slice(0, OPENING_LENGTH)));
  return stemsOf([...openings, ...texts].join(' '));
}

function openingsOf(strings: readonly ToolString[]): readonly string[] {
  return strings.filter(isOpeningField).map(({ text }) => openingOf(fold(text.slice(0, OPENING_LENGTH))));
}

function lazily<Value>(compute: () => Value): () => Value {
  let known: Value | undefined;
  return () => {
    known ??= compute();
    return known;
  };
}

function conceptsIn(text: string): Concept[] {
  return languageOf(text)
    .find(text)
    .map(({ concept }) => concept);
}
