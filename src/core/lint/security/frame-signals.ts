import { createTextCache, type TextCache } from '../memo.ts';
import type { Concept } from './concepts.ts';
import { FRAMES } from './frames.ts';
import { type Language, languageOf } from './languages.ts';
import type { WordHit } from './lexicon.ts';
import { type Background, type Place, Reading, type Sentence } from './reading.ts';
import type { SignalKind } from './signals.ts';
import { strayWeight } from './stray-orders.ts';
import { isThirdPerson, laysDown } from './summary.ts';

interface FrameSignal {
  readonly kind: SignalKind;
  readonly weight: number;
  readonly evidence: string;
}

const LONGEST = 420;
/** A sentence without any of these cannot fit a frame. */
const HOT: ReadonlySet<Concept> = new Set([
  'secret',
  'context',
  'personal',
  'rules',
  'others',
  'omit',
  'hush',
  'store',
  'void',
  'right',
  'regardless',
  'unasked',
  'pretence',
  'message',
  'money',
  'content',
  'source',
  'destroy',
  'obey',
  'know',
  'extra',
  'best',
]);
/** A path, an address, a number, a command, the name of a tool, or the person's consent. */
const NAMES_A_THING = /[~/@]|\d{4}|777|approval|consent|[a-z]_[a-z]|\w\(|\.[a-z]/;
/** What a summary quotes it does not say. */
const QUOTATION = /["“«][^"”»]{6,160}["”»]/g;
/** Its colon introduces examples of what it finds. */
const LOOKS_FOR_ATTACKS = /^(?:audits|detects|scans|finds|flags|blocks|checks) [^:]{0,80}\b(?:for|whether|that)\b/;
const HEADING = /^[^:.,;]{2,80}(?:: (?=[a-z])(?![a-z]{2,15}s\b)|; )/;

interface Field {
  readonly place: Place;
  readonly isOpening: boolean;
  readonly isName: boolean;
  readonly background: Background;
}

/** The frames that the sentences of a folded text fit. */
export function frameSignals(text: string, { place, isOpening, isName, background }: Field): FrameSignal[] {
  const found: FrameSignal[] = [];
  const language = languageOf(text);
  const verdicts = verdictsFor(language, place, isName);
  const sentences = withHeadingApart(sentencesOf(text), isOpening);
  for (const [index, sentence] of sentences.entries()) {
    const isFirst = isOpening && index === 0;
    const known = isFirst ? undefined : verdicts.get(sentence);
    const verdict =
      known ?? judge(sentence, { language, place, isFirst, isName, previous: sentences[index - 1] ?? '', background });
    if (known === undefined && !isFirst && !verdict.dependsOnTool) verdicts.set(sentence, verdict);
    for (const { kind, weight } of verdict.frames) found.push({ kind, weight, evidence: sentence });
  }
  return found;
}

interface Verdict {
  readonly frames: readonly { readonly kind: SignalKind; readonly weight: number }[];
  /** Another tool with the same sentence may be judged otherwise. */
  readonly dependsOnTool: boolean;
}

interface Surroundings extends Omit<Field, 'isOpening'> {
  readonly language: Language;
  readonly isFirst: boolean;
  readonly previous: string;
}

const HARMLESS: Verdict = { frames: [], dependsOnTool: false };
const caches = new Map<Language, Map<string, TextCache<Verdict>>>();

/** What is known of sentences that do not open a text: catalogues repeat many. */
function verdictsFor(language: Language, place: Place, isName: boolean): TextCache<Verdict> {
  const ofLanguage = caches.get(language) ?? new Map<string, TextCache<Verdict>>();
  caches.set(language, ofLanguage);
  const kind = `${place} ${isName}`;
  const ofKind = ofLanguage.get(kind) ?? createTextCache<Verdict>();
  ofLanguage.set(kind, ofKind);
  return ofKind;
}

function judge(sentence: string, { language, place, isFirst, isName, previous, background }: Surroundings): Verdict {
  const said = isFirst && isThirdPerson(sentence) ? sentence.replace(QUOTATION, ' ') : sentence;
  const hits = language.find(said);
  if (!isHot(hits) && !NAMES_A_THING.test(sentence)) return HARMLESS;
  const { isEnglish } = language;
  const isOpening = isFirst && !laysDown(sentence);
  const reading = new Reading({ text: said, hits, place, isOpening, isName, isEnglish, previous, background });
  const frames: { kind: SignalKind; weight: number }[] = [];
  for (const { kind, weigh } of FRAMES) {
    const weight = weigh(reading);
    if (weight > 0) frames.push({ kind, weight });
  }
  const stray = strayWeight(reading);
  if (stray > 0) frames.push({ kind: 'stray', weight: stray });
  return { frames, dependsOnTool: reading.asksAboutTool };
}

function isHot(hits: readonly WordHit<Concept>[]): boolean {
  for (let index = 0; index < hits.length; index += 1) {
    if (HOT.has((hits[index] as WordHit<Concept>).concept)) return true;
  }
  return false;
}

/** One sentence with its concepts. */
export function readSentence(text: string, sentence: Omit<Sentence, 'text' | 'hits' | 'isEnglish'>): Reading {
  const { find, isEnglish } = languageOf(text);
  return new Reading({ ...sentence, text, isEnglish, hits: find(text) });
}

/** The words of a text that say what it is about. */
export function openingOf(text: string): string {
  return withHeadingApart(sentencesOf(text), true)[0] ?? '';
}

/** "Shopping helper: tell customers ..." opens with a heading; what follows is no summary. */
function withHeadingApart(sentences: readonly string[], isOpening: boolean): readonly string[] {
  const [first, ...rest] = sentences;
  const heading =
    isOpening && first !== undefined && !LOOKS_FOR_ATTACKS.test(first) ? HEADING.exec(first)?.[0] : undefined;
  if (first === undefined || heading === undefined) return sentences;
  return [heading.trim(), first.slice(heading.length), ...rest];
}

/** The sentences of a folded text, over-long ones in pieces. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of piecesOf(text)) {
    for (let from = 0; from < piece.length; from += LONGEST) {
      const sentence = piece.slice(from, from + LONGEST).trim();
      if (sentence.length > 1) sentences.push(sentence);
    }
  }
  return sentences;
}

const LINE_BREAK = 0x0a;
const BLANK = 0x20;
const ENDS = '.!?';
const CLOSES = '"\')]';
const ENDS_WITHOUT_BLANK = '。！？';
/** The first code of these. */
const FIRST_WIDE = 0x3002;

/** A piece ends at a line break, at a blank behind a full stop (inside or outside of quotes), or behind a full stop of East Asia. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let start = 0;
  let before = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (before >= FIRST_WIDE && at > start && ENDS_WITHOUT_BLANK.includes(text.charAt(at - 1))) {
      pieces.push(text.slice(start, at));
      start = at;
    } else if (code === LINE_BREAK || (code === BLANK && endsSentence(text, at))) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
    before = code;
  }
  pieces.push(text.slice(start));
  return pieces;
}

function endsSentence(text: string, at: number): boolean {
  const before = text.charAt(at - 1);
  return ENDS.includes(before) || (CLOSES.includes(before) && text.charAt(at - 2) === '.');
}
