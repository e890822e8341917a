import type { Pointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import { clauseSignals, WORTH_READING } from './clause-signals.ts';
import { isExcused, remainderByMeaning, remainderOf, sentenceAround } from './counter-evidence.ts';
import { decodedBlobs } from './encoded-text.ts';
import { fold } from './fold.ts';
import { frameSignals, readSentence } from './frame-signals.ts';
import { hiddenRuns } from './hidden-characters.ts';
import { matchesIn } from './matches.ts';
import { otherSpellings, wordsOfName } from './other-spellings.ts';
import { backgroundOf, opensWithoutOrder } from './purpose.ts';
import type { Background, Place } from './reading.ts';
import { createWordGate, requiredWords } from './required-words.ts';
import { ENGLISH_SIGNALS, type SignalKind, type SignalPattern } from './signals.ts';
import { OTHER_LANGUAGE_SIGNALS } from './signals-by-language.ts';
import { IMPLICIT_SIGNALS } from './signals-implicit.ts';
import { LOYALTY_SIGNALS } from './signals-loyalty.ts';
import { REQUEST_SIGNALS } from './signals-requests.ts';
import { REQUEST_SIGNALS_BY_LANGUAGE } from './signals-requests-by-language.ts';
import { looseText, stringsOf, type ToolString } from './tool-text.ts';

export interface Signal {
  readonly kind: SignalKind;
  readonly weight: number;
  /** What matched, folded and shortened. */
  readonly evidence: string;
  readonly pointer: Pointer;
  /** The phrase of an attack in a sentence that gives it an honest sense: worth a glance, no alarm. */
  readonly isDoubted?: true;
}

interface FoldedPart {
  readonly start: number;
  readonly text: string;
  readonly source: ToolString;
  readonly place: Place;
  readonly isName: boolean;
  /** As written; a decoded or otherwise spelt text opens nothing. */
  readonly isPlain: boolean;
}

const MATCHES_PER_PATTERN = 3;
/** Patterns of this weight are also looked for across the border of two fields. */
const STRONG = 4;
/** A phrase of this weight is an attack's own; with counter-evidence it is still worth a glance. */
const ALARMING = 3;
const EVIDENCE_LENGTH = 90;

const assessed = new WeakMap<object, readonly Signal[]>();

/** The signals of instruction-shaped text in every string of a tool, hidden and encoded text decoded. */
export function signalsOf(tool: Tool): readonly Signal[] {
  const known = assessed.get(tool.raw);
  if (known !== undefined) return known;
  const signals = assess(stringsOf(tool), tool.name);
  assessed.set(tool.raw, signals);
  return signals;
}

/** The signals of one description, or of a text that was hidden in one. */
export function signalsIn(text: string, field: 'description' | 'hidden' = 'description'): readonly Signal[] {
  return assess([looseText(field, text)], '');
}

function assess(strings: readonly ToolString[], name: string): Signal[] {
  const background = backgroundOf(strings, name);
  const parts = foldedParts(withoutQuotedAttacks(strings, background));
  const whole = parts.map(({ text }) => text).join('\n');
  const signals: Signal[] = [];
  const { patterns, mayMovePrivateThings } = patternsFor(whole);
  let joined: string | undefined;
  for (const pattern of patterns) {
    const found = matchesOf(pattern, { whole, parts, background });
    signals.push(...found);
    if (found.length > 0 || pattern.weight < STRONG || parts.length < 2) continue;
    joined ??= parts.map(({ text }) => text).join(' ');
    signals.push(...splitMatchesOf(pattern, joined, parts));
  }
  for (const string of strings) signals.push(...defaultSignals(string, background));
  for (const part of [...parts, ...splitSentences(parts)]) {
    if (mayMovePrivateThings) signals.push(...movedThings(part, background));
    signals.push(...fittingFrames(part, background));
  }
  return signals;
}

const KEY_STORE = /(?:^|[/\\~])\.(?:ssh|aws|gnupg|kube|env)\b|\bid_(?:rsa|ed25519)\b|\/etc\/shadow\b/i;
const SECOND_STATEMENT =
  /;\s{0,3}(?:drop|delete|truncate|alter|update|insert|grant|exec)\b|["'`;]\s{0,3}(?:curl|wget|rm -rf|nc) /i;

/** A default is taken where nobody says otherwise: it must not point at keys or carry a second command. */
function* defaultSignals(string: ToolString, background: Background): Generator<Signal> {
  if (string.place !== 'data' || !string.isDefault) return;
  const { text } = string;
  const evidence = shorten(text);
  const store = KEY_STORE.exec(text)?.[0]
    .replace(/[^a-z0-9_]/gi, '')
    .toLowerCase();
  if (store !== undefined && !isForKeys(store, background)) {
    yield { kind: 'sensitive', weight: 3, evidence, pointer: string.pointer };
  }
  if (SECOND_STATEMENT.test(text)) yield { kind: 'shell', weight: 3, evidence, pointer: string.pointer };
}

function isForKeys(store: string, { purpose, opening }: Background): boolean {
  return purpose.has('secret') || purpose.has('store') || opening.includes(store);
}

function foldedParts(strings: readonly ToolString[]): FoldedPart[] {
  const parts: FoldedPart[] = [];
  let start = 0;
  for (const { text, source, isName, isPlain } of textsWorthReading(strings)) {
    const folded = fold(text);
    const place = source.isInProperty ? 'parameter' : 'description';
    parts.push({ start, text: folded, source, place, isName, isPlain });
    start += folded.length + 1;
  }
  return parts;
}

function* movedThings(part: FoldedPart, background: Background): Generator<Signal> {
  const { text, source, place, isPlain } = part;
  for (const { kind, weight, evidence } of clauseSignals(text)) {
    const isOpening = isPlain && opensWithoutOrder(source) && text.startsWith(evidence);
    const reading = readSentence(evidence, { place, isOpening, background });
    const rest = weight * remainderByMeaning({ kind, weight, pattern: NOTHING }, reading);
    if (rest > 0 && !isAboutAttacks(evidence))
      yield { kind, weight: rest, evidence: shorten(evidence), pointer: source.pointer };
  }
}

function* fittingFrames(part: FoldedPart, background: Background): Generator<Signal> {
  const { text, source, place, isName, isPlain } = part;
  const isOpening = isPlain && opensWithoutOrder(source);
  for (const { kind, weight, evidence } of frameSignals(text, { place, isOpening, isName, background })) {
    if (!isAboutAttacks(evidence)) yield { kind, weight, evidence: shorten(evidence), pointer: source.pointer };
  }
}

const NOTHING = /(?!)/;

/** A tool that looks for leaks or attacks speaks of them. */
function isAboutAttacks(text: string): boolean {
  return /\b(?:detects?|scans?|flags?|blocks?|moderat\w+|leaked|leaks found|injection)\b/.test(text);
}

/** The example values of a tool that looks for attacks are attacks. */
function withoutQuotedAttacks(strings: readonly ToolString[], background: Background): readonly ToolString[] {
  const isExample = ({ block, isInExamples }: ToolString) => block === 'parameters' && isInExamples;
  if (!strings.some(isExample) || !background.purpose.has('guard')) return strings;
  return strings.filter((string) => !isExample(string));
}

/** Short names, keys and data values say nothing in sentences; a long name is a sentence with underscores. */
function* textsWorthReading(
  strings: readonly ToolString[],
): Generator<Pick<FoldedPart, 'text' | 'source' | 'isName' | 'isPlain'>> {
  for (const source of strings) {
    const { text, place } = source;
    const isName = place === 'name';
    if (text.length < 8 || (place !== 'prose' && text.length < 24)) continue;
    yield { text: isName ? wordsOfName(text) : text, source, isName, isPlain: true };
    const hidden = hiddenRuns(text).map(({ decoded }) => decoded);
    const decoded = decodedBlobs(text).map((blob) => blob.text);
    for (const other of [...otherSpellings(text), ...hidden, ...decoded]) {
      if (other.length > 3) yield { text: other, source, isName: false, isPlain: false };
    }
  }
}

/** A field that breaks off in the middle of a sentence goes on in the next one. */
function* splitSentences(parts: readonly FoldedPart[]): Generator<FoldedPart> {
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (next === undefined || !BREAKS_OFF.test(part.text.slice(-16))) continue;
    const last = part.text.slice(Math.max(part.text.lastIndexOf('. '), part.text.lastIndexOf('\n')) + 1);
    const continued = parts.slice(index + 1, index + 4).map(({ text }) => text);
    yield { ...part, text: `. ${last.trim()} ${continued.join(' ')}`.slice(0, 600) };
  }
}

const BREAKS_OFF =
  /\b(?:of|the|and|to|in|for|from|with|into|all|your|a|an|it|then|afterwards|previous|or|not|any|every|please|also)$/;

/** The patterns whose words, and whose script, occur in the text, and whether a clause of it may be worth reading. */
function patternsFor(text: string): {
  readonly patterns: readonly SignalPattern[];
  readonly mayMovePrivateThings: boolean;
} {
  const scripts = ASCII.test(text) ? [] : SCRIPTS.filter((script) => script.test(text));
  const patterns: SignalPattern[] = [];
  let mayMovePrivateThings = false;
  for (const index of meetsWords(text)) {
    const gated = GATED[index];
    if (gated === undefined) mayMovePrivateThings = true;
    else if (gated.script === undefined || scripts.includes(gated.script)) patterns.push(gated.pattern);
  }
  return { patterns, mayMovePrivateThings };
}

const ASCII = /^[\0-\x7f]*$/;
const SCRIPTS = [
  /\p{Script=Cyrillic}/u,
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u,
  /\p{Script=Hangul}/u,
  /\p{Script=Arabic}/u,
  /\p{Script=Devanagari}/u,
  /\p{Script=Thai}/u,
];
const GATED = [
  ...ENGLISH_SIGNALS,
  ...IMPLICIT_SIGNALS,
  ...REQUEST_SIGNALS,
  ...LOYALTY_SIGNALS,
  ...OTHER_LANGUAGE_SIGNALS,
  ...REQUEST_SIGNALS_BY_LANGUAGE,
].map((pattern) => ({
  pattern,
  script: SCRIPTS.find((script) => script.test(pattern.pattern.source)),
}));
/** One more than there are patterns: the last stands for the clauses. */
const meetsWords = createWordGate(
  [...GATED.map(({ pattern }) => pattern.pattern), WORTH_READING].map(({ source }) => requiredWords(source)),
);

interface Texts {
  readonly whole: string;
  readonly parts: readonly FoldedPart[];
  readonly background: Background;
}

function matchesOf(signal: SignalPattern, { whole, parts, background }: Texts): Signal[] {
  const found: Signal[] = [];
  for (const match of matchesIn(signal.pattern, whole)) {
    const part = partAt(parts, match.index);
    if (part === undefined) continue;
    const at = match.index - part.start;
    if (isExcused(signal, part.text, at)) continue;
    const remainder = remainderOf(signal, match, part.text, at);
    const weight = signal.weight * Math.min(remainder, byMeaning(signal, part, at, background));
    if (weight > 0) {
      const isDoubted = signal.weight >= ALARMING && weight < signal.weight && signal.needsDirective !== true;
      const evidence = shorten(match[0]);
      found.push({
        kind: signal.kind,
        weight,
        evidence,
        pointer: part.source.pointer,
        ...(isDoubted && { isDoubted }),
      });
    }
    if (found.length === MATCHES_PER_PATTERN) break;
  }
  return found;
}

function byMeaning(signal: SignalPattern, part: FoldedPart, at: number, background: Background): number {
  const text = sentenceAround(part.text, at);
  const isOpening =
    part.isPlain && opensWithoutOrder(part.source) && part.text.trimStart().startsWith(text.slice(0, 40));
  return remainderByMeaning(signal, readSentence(text, { place: part.place, isOpening, background }));
}

/** A phrase that begins in one field and ends in the next, as a reader of the whole tool meets it. */
function splitMatchesOf(signal: SignalPattern, joined: string, parts: readonly FoldedPart[]): Signal[] {
  for (const match of matchesIn(signal.pattern, joined)) {
    const first = partAt(parts, match.index);
    const last = partAt(parts, match.index + match[0].length - 1);
    if (first === undefined || first === last || isExcused(signal, first.text, match.index - first.start)) continue;
    return [{ kind: signal.kind, weight: signal.weight, evidence: shorten(match[0]), pointer: first.source.pointer }];
  }
  return [];
}

function partAt(parts: readonly FoldedPart[], offset: number): FoldedPart | undefined {
  let low = 0;
  let high = parts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((parts[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return parts[low];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  // Cut first: the end is looked for from every sign of a long run of them.
  const start = line.slice(0, EVIDENCE_LENGTH).replace(/[.,;:]+$/, '');
  return line.length > EVIDENCE_LENGTH ? `${start}...` : start;
}

/** The heaviest signal of each kind. */
export function strongestByKind(signals: readonly Signal[]): readonly Signal[] {
  const best = new Map<SignalKind, Signal>();
  for (const signal of signals) {
    if (signal.weight > (best.get(signal.kind)?.weight ?? 0)) best.set(signal.kind, signal);
  }
  return [...best.values()].sort((left, right) => right.weight - left.weight);
}

export function totalWeight(signals: readonly Signal[]): number {
  return strongestByKind(signals).reduce((sum, { weight }) => sum + weight, 0);
}
