import type { Pointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import { clauseSignals } from './clause-signals.ts';
import { decodedBlobs } from './encoded-text.ts';
import { fold } from './fold.ts';
import { hiddenRuns } from './hidden-characters.ts';
import { otherSpellings, wordsOfName } from './other-spellings.ts';
import { createWordGate, requiredWords } from './required-words.ts';
import { ENGLISH_SIGNALS, type SignalKind, type SignalPattern } from './signals.ts';
import { OTHER_LANGUAGE_SIGNALS } from './signals-by-language.ts';
import { IMPLICIT_SIGNALS } from './signals-implicit.ts';
import { LOYALTY_SIGNALS } from './signals-loyalty.ts';
import { REQUEST_SIGNALS } from './signals-requests.ts';
import { REQUEST_SIGNALS_BY_LANGUAGE } from './signals-requests-by-language.ts';
import { stringsOf, type ToolString } from './tool-text.ts';

export interface Signal {
  readonly kind: SignalKind;
  readonly weight: number;
  /** What matched, folded and shortened. */
  readonly evidence: string;
  readonly pointer: Pointer;
}

interface FoldedPart {
  readonly start: number;
  readonly text: string;
  readonly pointer: Pointer;
}

const MATCHES_PER_PATTERN = 3;
/** Patterns of this weight are also looked for across the border of two fields. */
const STRONG = 4;
const EVIDENCE_LENGTH = 90;
const NEGATED_BEFORE = /\b(?:never|not|n't|cannot|can't|without|nor|khong|chua)\b(?: \w{1,20}){0,2} ?$/;
const ABOUT_ATTACKS =
  /\b(?:detect|scan|find|flag|block|remov|strip|filter|sanitiz|moderat|classif|guard|recogni[sz]|identif|attack|injection|jailbreak|quot|phrase|example of|contain|phat hien|loai bo)/;
const ORDER_INSIDE = /[.!?;] |\b(?:first|then|must|always|before|primero|primeiro|zuerst|hay)\b/;
/** "If get_user is unavailable, use get_account" is a fallback; the bare claim that it is broken steers. */
const CONDITION_BEFORE = /\b(?:if|when|unless|in case|should|where|while|once) (?:the (?:tool |function )?)?$/;
/** A summary such as "Flags messages that ask to ..." tells what the tool looks for. */
const REFUSES_ATTACKS =
  /^\W*(?:detects|flags|blocks|scans|finds|classifies|recogni[sz]es|filters|rejects)\b[^.;:]{0,80}\b(?:that|which|whether|asking|(?:attempts?|asks?|tries|trying|try) to|such as|like)\b[^.;:]{0,20}$/;
/** A tool for prompts speaks of their marks: "special tokens such as ...". */
const NAMED_BEFORE =
  /\b(?:tokens?|(?:starts?|begins?|ends?) with|such as|delimiters?|formats?|chatml|templates?)\b[^.\n]{0,24}$/;
/** What opens a summary in the third person: "Removes a member". */
const SUMMARY = /^\W*[a-z]{2,20}s\b/;
const PRIVATE_THINGS =
  /\b(?:conversation|chat|messages?|keys?|tokens?|passwords?|credentials?|secrets?|files?|user'?s|prompts?|data|history)\b|https?:|@|~\//;
const LOOKS_FOR_ATTACKS =
  /\b(?:classif|detect|scan|flag|block|moderat|guard|filter)\w{0,8}\b[^.\n]{0,60}\b(?:injections?|jailbreaks?|malicious|attacks?|phishing|abuse)\b/;
const PUBLIC_KEY = /\bpublic key|\.pub\b/;
const QUOTE = /["'`«»“”]/g;
const DIRECTIVE_BEFORE =
  /(?:\b(?:must|should|shall|always|first|then|also|please|and|to|before|after|every|each|now|immediately|important|you|hay|phai)\b|[,:;])[^a-z]*$/;

const assessed = new WeakMap<object, readonly Signal[]>();

/** The signals of instruction-shaped text in every string of a tool, hidden and encoded text decoded. */
export function signalsOf(tool: Tool): readonly Signal[] {
  const known = assessed.get(tool.raw);
  if (known !== undefined) return known;
  const signals = assess(stringsOf(tool));
  assessed.set(tool.raw, signals);
  return signals;
}

/** The signals of one text. */
export function signalsIn(text: string): readonly Signal[] {
  return assess([{ pointer: [], text, place: 'prose' }]);
}

function assess(strings: readonly ToolString[]): Signal[] {
  const parts: FoldedPart[] = [];
  let length = 0;
  for (const text of textsWorthReading(withoutQuotedAttacks(strings))) {
    const folded = fold(text.text);
    parts.push({ start: length, text: folded, pointer: text.pointer });
    length += folded.length + 1;
  }
  const whole = parts.map(({ text }) => text).join('\n');
  const joined = parts.map(({ text }) => text).join(' ');
  const signals: Signal[] = [];
  for (const pattern of patternsFor(whole)) {
    const found = matchesOf(pattern, whole, parts);
    signals.push(...found);
    if (found.length === 0 && pattern.weight >= STRONG) signals.push(...splitMatchesOf(pattern, joined, parts));
  }
  for (const part of parts) {
    for (const { kind, weight, evidence } of clauseSignals(part.text)) {
      if (!isAboutAttacks(evidence)) signals.push({ kind, weight, evidence: shorten(evidence), pointer: part.pointer });
    }
  }
  return signals;
}

/** A tool that looks for leaks or attacks speaks of them. */
function isAboutAttacks(text: string): boolean {
  return /\b(?:detects?|scans?|flags?|blocks?|moderat\w+|leaked|leaks found|injection)\b/.test(text);
}

/** The example values of a tool that looks for attacks are attacks. */
function withoutQuotedAttacks(strings: readonly ToolString[]): readonly ToolString[] {
  const looksForAttacks = strings.some(
    ({ text, pointer }) => pointer.length === 1 && pointer[0] === 'description' && LOOKS_FOR_ATTACKS.test(fold(text)),
  );
  if (!looksForAttacks) return strings;
  return strings.filter(({ pointer }) => !(pointer[0] === 'parameters' && pointer.includes('examples')));
}

/** Short names, keys and data values say nothing in sentences; a long name is a sentence with underscores. */
function* textsWorthReading(strings: readonly ToolString[]): Generator<{ text: string; pointer: Pointer }> {
  for (const { text, pointer, place } of strings) {
    if (text.length < 8 || (place !== 'prose' && text.length < 24)) continue;
    yield { text: place === 'name' ? wordsOfName(text) : text, pointer };
    for (const other of otherSpellings(text)) yield { text: other, pointer };
    for (const run of hiddenRuns(text)) if (run.decoded.length > 3) yield { text: run.decoded, pointer };
    for (const decoded of decodedBlobs(text)) yield { text: decoded.text, pointer };
  }
}

/** The patterns whose words, and whose script, occur in the text. */
function patternsFor(text: string): readonly SignalPattern[] {
  const isMet = meetsWords(text);
  const scripts = ASCII.test(text) ? [] : SCRIPTS.filter((script) => script.test(text));
  return GATED.filter(
    ({ script }, index) => isMet[index] === true && (script === undefined || scripts.includes(script)),
  ).map(({ pattern }) => pattern);
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
const meetsWords = createWordGate(GATED.map(({ pattern }) => requiredWords(pattern.pattern.source)));

function matchesOf(signal: SignalPattern, whole: string, parts: readonly FoldedPart[]): Signal[] {
  const found: Signal[] = [];
  for (const match of whole.matchAll(signal.pattern)) {
    const part = partAt(parts, match.index);
    if (part === undefined || isExcused(signal, part, match.index - part.start)) continue;
    const isOrder = isDirective(part.text, match.index - part.start) || ORDER_INSIDE.test(match[0]);
    const isNamed = signal.kind === 'markup' && NAMED_BEFORE.test(clauseBefore(part.text, match.index - part.start));
    const isWeak = isNamed || (signal.needsDirective === true && !isOrder);
    const weight = isWeak ? signal.weight / 2 : signal.weight;
    found.push({ kind: signal.kind, weight, evidence: shorten(match[0]), pointer: part.pointer });
    if (found.length === MATCHES_PER_PATTERN) break;
  }
  return found;
}

/** A phrase that begins in one field and ends in the next, as a reader of the whole tool meets it. */
function splitMatchesOf(signal: SignalPattern, joined: string, parts: readonly FoldedPart[]): Signal[] {
  for (const match of joined.matchAll(signal.pattern)) {
    const first = partAt(parts, match.index);
    const last = partAt(parts, match.index + match[0].length - 1);
    if (first === undefined || first === last || isExcused(signal, first, match.index - first.start)) continue;
    return [{ kind: signal.kind, weight: signal.weight, evidence: shorten(match[0]), pointer: first.pointer }];
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

/** A negated act ("never reads ~/.ssh") and an attack quoted by a tool that looks for attacks are counter-evidence. */
function isExcused(signal: SignalPattern, part: FoldedPart, at: number): boolean {
  const before = clauseBefore(part.text, at);
  if (signal.negated !== true && NEGATED_BEFORE.test(before)) return true;
  if (part.text.startsWith('without', at) && /\b(?:never|not|cannot)\b|n't\b/.test(before)) return true;
  const isLeftOut = signal.kind === 'conceal' || signal.kind === 'consent';
  if (isLeftOut && part.text.startsWith('without', at) && part.text.startsWith(before) && isPlainSummary(before)) {
    return true;
  }
  if (signal.kind === 'sensitive' && PUBLIC_KEY.test(part.text.slice(at, at + 160))) return true;
  if (signal.kind === 'redirect' && CONDITION_BEFORE.test(before)) return true;
  if (REFUSES_ATTACKS.test(sentenceBefore(part.text, at))) return true;
  const quotes = part.text.slice(0, at).match(QUOTE)?.length ?? 0;
  const isQuoted = quotes > 0 && /["'`«“]\W{0,2}(?:\w{1,12} ){0,4}$/.test(before);
  return isQuoted && ABOUT_ATTACKS.test(sentenceBefore(part.text, at));
}

/** "Removes a member without notifying them" says what the tool does, and nothing private is in it. */
function isPlainSummary(text: string): boolean {
  return SUMMARY.test(text) && !PRIVATE_THINGS.test(text);
}

/** An imperative that opens the text is the tool's own summary; later, or behind "first", "must", it addresses the model. */
function isDirective(text: string, at: number): boolean {
  const before = clauseBefore(text, at);
  if (DIRECTIVE_BEFORE.test(before)) return true;
  return before.trim() === '' && text.slice(0, at).trim() !== '';
}

/** Only the sentence itself can excuse a quotation: a decoy elsewhere in the text does not. */
function sentenceBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 240), at);
  return before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1);
}

function clauseBefore(text: string, at: number): string {
  const before = text.slice(Math.max(0, at - 80), at);
  const cut = Math.max(
    before.lastIndexOf('. '),
    before.lastIndexOf('! '),
    before.lastIndexOf('? '),
    before.lastIndexOf('\n'),
  );
  return before.slice(cut + 1);
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > EVIDENCE_LENGTH ? `${line.slice(0, EVIDENCE_LENGTH)}...` : line;
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
