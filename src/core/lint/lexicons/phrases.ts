/** Phrases of whole words, indexed by their first word, so that a text is searched in one pass. */
export interface Phrases {
  readonly byFirstWord: ReadonlyMap<string, readonly Phrase[]>;
  /** Counts only as the first words of a text. */
  readonly isOpening: boolean;
}
interface Phrase {
  readonly text: string;
  readonly words: readonly string[];
}

export function phrases(list: readonly string[]): Phrases {
  return index(list, false);
}

/** The same, at the beginning of a text only. */
export function openings(list: readonly string[]): Phrases {
  return index(list, true);
}

function index(list: readonly string[], isOpening: boolean): Phrases {
  const byFirstWord = new Map<string, Phrase[]>();
  for (const text of list) {
    const words = wordsOf(text);
    const first = words[0] ?? '';
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { text, words }]);
  }
  for (const [first, known] of byFirstWord) {
    byFirstWord.set(
      first,
      [...known].sort((left, right) => right.words.length - left.words.length),
    );
  }
  return { byFirstWord, isOpening };
}

/** Lower-case words in the order of the text; hyphens and apostrophes inside a word belong to it. */
export function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}_]+(?:['-][\p{L}\p{N}_]+)*/gu) ?? []
  );
}

/** The longest phrase found at the earliest place, or undefined. */
export function findPhrase({ byFirstWord, isOpening }: Phrases, words: readonly string[]): string | undefined {
  const end = isOpening ? Math.min(1, words.length) : words.length;
  for (let at = 0; at < end; at += 1) {
    const candidates = byFirstWord.get(words[at] ?? '');
    const match = candidates?.find((phrase) => phrase.words.every((word, offset) => words[at + offset] === word));
    if (match !== undefined) return match.text;
  }
  return undefined;
}

export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}
