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
    const match = byFirstWord.get(words[at] ?? '')?.find((phrase) => standsAt(phrase, words, at));
    if (match !== undefined) return match.text;
  }
  return undefined;
}

function standsAt({ words: wanted }: Phrase, words: readonly string[], at: number): boolean {
  return wanted.every((word, offset) => words[at + offset] === word);
}

/** Finds for each kind what `findPhrase` would, all kinds in one pass over the words; kinds without a match are left out. */
export function createPhraseFinder<Kind extends string>(
  kinds: Readonly<Record<Kind, Phrases>>,
): (words: readonly string[]) => ReadonlyMap<Kind, string> {
  const names = Object.keys(kinds) as Kind[];
  const byFirstWord = new Map<
    string,
    { readonly kind: Kind; readonly isOpening: boolean; readonly phrase: Phrase }[]
  >();
  for (const kind of names) {
    const { isOpening, byFirstWord: own } = kinds[kind];
    for (const [first, list] of own) {
      const known = byFirstWord.get(first) ?? [];
      byFirstWord.set(first, known);
      for (const phrase of list) known.push({ kind, isOpening, phrase });
    }
  }
  return (words) => {
    const found = new Map<Kind, string>();
    for (let at = 0; at < words.length; at += 1) {
      for (const { kind, isOpening, phrase } of byFirstWord.get(words[at] as string) ?? NONE) {
        if (found.has(kind) || (isOpening && at > 0)) continue;
        if (standsAt(phrase, words, at)) found.set(kind, phrase.text);
      }
    }
    return found;
  };
}

const NONE: readonly never[] = [];

export function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/).filter((word) => word !== ''));
}
