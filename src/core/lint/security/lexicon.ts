import { memoByText } from '../memo.ts';

/** A word or phrase of a concept, as found in a text. */
export interface WordHit<Concept extends string> {
  readonly concept: Concept;
  readonly start: number;
  readonly end: number;
  /** True where the word stands in the form of an order: "send", not "sends", "sent" or "sending". */
  readonly isBase: boolean;
}

interface Leaf<Concept> {
  readonly concept: Concept;
  readonly isBase: boolean;
  /** The entry is the beginning of a word: any letters may follow. */
  readonly isPrefix: boolean;
}

/** Most nodes have one child only; a choice of several is a table for ASCII and a map for the rest. */
interface Node<Concept> {
  code: number;
  only: Node<Concept> | undefined;
  table: (Node<Concept> | undefined)[] | undefined;
  others: Map<number, Node<Concept>> | undefined;
  readonly leaves: Leaf<Concept>[];
}

const TABLE_LENGTH = 0x80;

function newNode<Concept>(): Node<Concept> {
  return { code: -1, only: undefined, table: undefined, others: undefined, leaves: [] };
}

function childOf<Concept>(node: Node<Concept>, code: number): Node<Concept> | undefined {
  if (node.code === code) return node.only;
  if (code < TABLE_LENGTH) return node.table?.[code];
  return node.others?.get(code);
}

function addChild<Concept>(node: Node<Concept>, code: number): Node<Concept> {
  const child = newNode<Concept>();
  if (node.only === undefined) {
    node.code = code;
    node.only = child;
  } else if (code < TABLE_LENGTH) {
    node.table ??= Array(TABLE_LENGTH).fill(undefined);
    node.table[code] = child;
  } else {
    node.others ??= new Map();
    node.others.set(code, child);
  }
  return child;
}

export interface LexiconEntry<Concept extends string> {
  readonly concept: Concept;
  readonly words: readonly string[];
  /** Verbs are found in all their forms. */
  readonly areVerbs?: boolean;
  /** The words are listed in the form of orders. */
  readonly areOrders?: boolean;
}

/** No word begins with it. */
const BLANK = 0x20;
const VOWEL_END = /[^aeiou][aeiou][bdgmnprt]$/;

/** Finds the words of all concepts in one pass over a folded text, in the order of the text. */
export function createLexicon<Concept extends string>(
  entries: readonly LexiconEntry<Concept>[],
): (text: string) => readonly WordHit<Concept>[] {
  const root = rootOf(entries);
  return memoByText((text) => hitsIn(root, text));
}

/** Counts how many different words of each concept a folded text has. */
export function createWordCounter<Concept extends string>(
  entries: readonly LexiconEntry<Concept>[],
): (text: string) => ReadonlyMap<Concept, number> {
  const root = rootOf(entries);
  return (text) => {
    const words = new Set<Leaf<Concept>>();
    findLeaves(root, text, (leaf) => words.add(leaf));
    const counts = new Map<Concept, number>();
    for (const { concept } of words) counts.set(concept, (counts.get(concept) ?? 0) + 1);
    return counts;
  };
}

function rootOf<Concept extends string>(entries: readonly LexiconEntry<Concept>[]): Node<Concept> {
  const root = newNode<Concept>();
  for (const { concept, words, areVerbs, areOrders } of entries) {
    for (const word of words) {
      if (areVerbs !== true) addWord(root, word, concept, areOrders === true);
      else for (const form of formsOf(word)) addWord(root, form, concept, form === word);
    }
  }
  return root;
}

function addWord<Concept>(root: Node<Concept>, word: string, concept: Concept, isBase: boolean): void {
  const isPrefix = word.endsWith('*');
  let node = root;
  for (let at = 0; at < word.length - (isPrefix ? 1 : 0); at += 1) {
    const code = word.charCodeAt(at);
    node = childOf(node, code) ?? addChild(node, code);
  }
  node.leaves.push({ concept, isBase, isPrefix });
}

/** "hand over": hands over, handed over, handing over. Irregular forms are listed as words of their own. */
function formsOf(phrase: string): readonly string[] {
  const [verb = '', ...rest] = phrase.split(' ');
  const stem = verb.endsWith('e') ? verb.slice(0, -1) : verb;
  const doubled = VOWEL_END.test(verb) && verb.length < 5 ? verb + verb.slice(-1) : stem;
  const ofY = /[^aeiou]y$/.test(verb) ? verb.slice(0, -1) : undefined;
  const third = ofY !== undefined ? `${ofY}ies` : /(?:s|x|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
  const past = ofY !== undefined ? `${ofY}ied` : `${doubled}ed`;
  return [verb, third, past, `${doubled}ing`].map((form) => [form, ...rest].join(' '));
}

type Found<Concept> = (leaf: Leaf<Concept>, start: number, end: number) => void;

function hitsIn<Concept extends string>(root: Node<Concept>, text: string): WordHit<Concept>[] {
  const hits: WordHit<Concept>[] = [];
  findLeaves(root, text, ({ concept, isBase }, start, end) => hits.push({ concept, start, end, isBase }));
  return hits;
}

function findLeaves<Concept extends string>(root: Node<Concept>, text: string, found: Found<Concept>): void {
  let isInWord = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isWord = isWordCode(code);
    if ((!isInWord || !isWord || isUnspaced(code)) && code !== BLANK) findLeavesAt(root, text, at, found);
    isInWord = isWord;
  }
}

function findLeavesAt<Concept extends string>(
  root: Node<Concept>,
  text: string,
  start: number,
  found: Found<Concept>,
): void {
  let node = childOf(root, text.charCodeAt(start));
  for (let at = start + 1; node !== undefined; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : BLANK;
    if (node.leaves.length > 0) {
      const isEnd = !isWordCode(code) || isUnspaced(text.charCodeAt(at - 1));
      for (const leaf of node.leaves) if (isEnd || leaf.isPrefix) found(leaf, start, at);
    }
    node = at < text.length ? childOf(node, code) : undefined;
  }
}

function isWordCode(code: number): boolean {
  if (code < 0x80) {
    return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x5f;
  }
  return code >= 0xaa && !(code >= 0x2000 && code <= 0x206f) && !(code >= 0x3000 && code <= 0x303f) && code < 0xff00;
}

/** Scripts that write words without blanks between them. */
function isUnspaced(code: number): boolean {
  return (code >= 0x0e00 && code <= 0x0eff) || (code >= 0x3040 && code <= 0x9fff) || (code >= 0xac00 && code <= 0xd7af);
}
