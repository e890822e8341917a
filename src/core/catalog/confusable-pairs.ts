import type { Tool } from '../model/tool.ts';
import { overlap, type ToolWords, wordsOf } from './tool-words.ts';

/** Two tools a model may take for each other, and why. */
export interface ConfusablePair {
  /** Indexes into the catalogue, the lower first. */
  readonly left: number;
  readonly right: number;
  /** 0 to 1. */
  readonly score: number;
  /** `synonym`: two verbs of one meaning on the same thing. `description`: nearly the same description. */
  readonly reason: 'synonym' | 'description';
  readonly sharedWords: readonly string[];
  readonly sharedParameters: readonly string[];
}

const NEAR_DESCRIPTION = 0.75;
const FEWEST_WORDS = 4;
/** Buckets larger than this are families of like tools; comparing all of them says nothing new. */
const BUCKET_LIMIT = 24;
const SIGNATURE = 12;
const BAND = 3;

/** The pairs of a catalogue in the order of the tools; the work grows with the tools, not with their pairs. */
export function confusablePairs(tools: readonly Tool[]): readonly ConfusablePair[] {
  if (tools.length < 2) return [];
  const words = tools.map(wordsOf);
  const pairs = new Map<number, ConfusablePair>();
  for (const [key, bucket] of bucketsOf(words)) {
    if (bucket.length < 2) continue;
    const members = bucket.map((index) => words[index] as ToolWords);
    for (const { first, second, likeness } of alikeIn(key, members)) {
      const [left, right] = [bucket[first] as number, bucket[second] as number];
      if (tools[left]?.name !== tools[right]?.name)
        pairs.set(left * tools.length + right, { left, right, ...likeness });
    }
  }
  return [...pairs.values()].sort((a, b) => a.left - b.left || a.right - b.right);
}

/** Two of a bucket that are alike, by their positions in it. */
interface AlikePair {
  readonly first: number;
  readonly second: number;
  readonly likeness: Likeness;
}

interface JudgedBucket {
  readonly members: readonly ToolWords[];
  readonly alike: readonly AlikePair[];
}

/** By the first member and the key: an edit leaves nearly all buckets as they are. */
const judgedBuckets = new WeakMap<ToolWords, Map<string, JudgedBucket>>();

function alikeIn(key: string, members: readonly ToolWords[]): readonly AlikePair[] {
  const [first] = members as [ToolWords, ...ToolWords[]];
  const ofFirst = judgedBuckets.get(first) ?? new Map<string, JudgedBucket>();
  judgedBuckets.set(first, ofFirst);
  const known = ofFirst.get(key);
  const isSame = known?.members.length === members.length && members.every((own, at) => own === known.members[at]);
  if (known !== undefined && isSame) return known.alike;
  const alike = judgeAll(members);
  ofFirst.set(key, { members, alike });
  return alike;
}

function judgeAll(members: readonly ToolWords[]): readonly AlikePair[] {
  return members.flatMap((own, first) =>
    members.slice(first + 1).flatMap((other, offset) => {
      const likeness = likenessOf(own, other);
      return likeness === undefined ? [] : [{ first, second: first + 1 + offset, likeness }];
    }),
  );
}

function bucketsOf(words: readonly ToolWords[]): ReadonlyMap<string, readonly number[]> {
  const buckets = new Map<string, number[]>();
  const put = (key: string, index: number) => {
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [index]);
    else if (bucket.length < BUCKET_LIMIT && bucket.at(-1) !== index) bucket.push(index);
  };
  for (const [index, own] of words.entries()) for (const key of keysOf(own)) put(key, index);
  return buckets;
}

const knownKeys = new WeakMap<ToolWords, readonly string[]>();

/** The buckets that a tool belongs in. */
function keysOf(words: ToolWords): readonly string[] {
  const known = knownKeys.get(words);
  if (known !== undefined) return known;
  const { verbClass, entities, description } = words;
  const isNamed = verbClass !== undefined && entities.length > 0;
  const named = isNamed ? [`name ${verbClass} ${[...entities].sort().join(' ')}`] : [];
  const keys = description.size < FEWEST_WORDS ? named : [...named, ...bandsOf(description)];
  knownKeys.set(words, keys);
  return keys;
}

/** Keys that two like sets share with high probability (min-wise hashing in bands). */
function bandsOf(words: ReadonlySet<string>): readonly string[] {
  const lowest = new Array<number>(SIGNATURE).fill(0xffffffff);
  for (const word of words) {
    const base = hash(word);
    for (let row = 0; row < SIGNATURE; row += 1) {
      const value = Math.imul(base ^ (row * 0x9e3779b1), 0x85ebca6b) >>> 0;
      const mixed = (value ^ (value >>> 15)) >>> 0;
      if (mixed < (lowest[row] ?? 0)) lowest[row] = mixed;
    }
  }
  const bands: string[] = [];
  for (let from = 0; from < SIGNATURE; from += BAND)
    bands.push(`text ${from} ${lowest.slice(from, from + BAND).join(' ')}`);
  return bands;
}

function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}

type Likeness = Omit<ConfusablePair, 'left' | 'right'>;
const judged = new WeakMap<ToolWords, WeakMap<ToolWords, Likeness | null>>();

/** Remembered per pair, so that an edit compares the edited tool only. */
function likenessOf(a: ToolWords, b: ToolWords): Likeness | undefined {
  const known = judged.get(a) ?? new WeakMap<ToolWords, Likeness | null>();
  judged.set(a, known);
  const found = known.get(b) ?? judge(a, b) ?? null;
  known.set(b, found);
  return found ?? undefined;
}

function judge(a: ToolWords, b: ToolWords): Likeness | undefined {
  const isNamedAlike = isSynonym(a, b);
  if (!isNamedAlike && isToldApart(a, b)) return undefined;
  const description = overlap(a.description, b.description);
  const parameters = a.parameters.size + b.parameters.size === 0 ? 1 : overlap(a.parameters, b.parameters);
  if (!isNamedAlike && (description < NEAR_DESCRIPTION || parameters < 0.5)) return undefined;
  const shared = {
    sharedWords: [...a.description].filter((word) => b.description.has(word)),
    sharedParameters: [...a.parameters].filter((name) => b.parameters.has(name)),
  };
  if (isNamedAlike) return { score: 0.6 + 0.2 * description + 0.2 * parameters, reason: 'synonym', ...shared };
  return { score: 0.7 * description + 0.3 * parameters, reason: 'description', ...shared };
}

/** The same thing under two verbs of one class; different tense or number of the thing is no difference. */
function isSynonym(a: ToolWords, b: ToolWords): boolean {
  if (a.verbClass === undefined || a.verbClass !== b.verbClass || a.verb === b.verb) return false;
  return a.entities.length > 0 && [...a.entities].sort().join(' ') === [...b.entities].sort().join(' ');
}

/** Whether the description takes up a word of the name; a different verb tells nothing where neither text says it. */
function namesItself({ name, description }: ToolWords): boolean {
  return name.some((word) => description.has(word));
}

/** Names that differ in what they do, or each in a thing that its description names too, tell the tools apart. */
function isToldApart(a: ToolWords, b: ToolWords): boolean {
  if (a.verbClass !== b.verbClass) return namesItself(a) || namesItself(b);
  const onlyA = a.entities.filter((word) => !b.name.includes(word));
  const onlyB = b.entities.filter((word) => !a.name.includes(word));
  if (onlyA.length === 0 && onlyB.length === 0) return false;
  const isNamed = (own: readonly string[], { description }: ToolWords, other: ToolWords) =>
    own.some((word) => description.has(word) && !other.description.has(word));
  return isNamed(onlyA, a, b) || isNamed(onlyB, b, a);
}
