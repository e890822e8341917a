import type { Concept } from './concepts.ts';
import { FRAMES } from './frames.ts';
import { languageOf } from './languages.ts';
import { type Place, Reading, type Sentence } from './reading.ts';
import type { SignalKind } from './signals.ts';
import { strayWeight } from './stray-orders.ts';
import { isThirdPerson, laysDown } from './summary.ts';

interface FrameSignal {
  readonly kind: SignalKind;
  readonly weight: number;
  readonly evidence: string;
}

/** What is known of a tool before its texts are read. */
export interface Background {
  readonly purpose: ReadonlySet<Concept>;
  readonly own: ReadonlySet<string>;
  /** Its name and its opening sentences, folded. */
  readonly opening: string;
  /** The meaning words of all that the tool says apart from the sentences that follow its opening. */
  readonly vocabulary: () => ReadonlySet<string>;
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
  const { find, isEnglish } = languageOf(text);
  let isFirst = isOpening;
  let previous = '';
  for (const sentence of withHeadingApart(sentencesOf(text), isOpening)) {
    const before = previous;
    previous = sentence;
    const said = isFirst && isThirdPerson(sentence) ? sentence.replace(QUOTATION, ' ') : sentence;
    const hits = find(said);
    const isSummary = isFirst && !laysDown(sentence);
    isFirst = false;
    if (!hits.some(({ concept }) => HOT.has(concept)) && !NAMES_A_THING.test(sentence)) continue;
    const reading = new Reading({
      text: said,
      hits,
      place,
      isOpening: isSummary,
      isName,
      isEnglish,
      previous: before,
      ...background,
    });
    for (const { kind, weigh } of FRAMES) {
      const weight = weigh(reading);
      if (weight > 0) found.push({ kind, weight, evidence: sentence });
    }
    const stray = strayWeight(reading, background.vocabulary);
    if (stray > 0) found.push({ kind: 'stray', weight: stray, evidence: sentence });
  }
  return found;
}

/** One sentence with its concepts. */
export function readSentence(text: string, sentence: Omit<Sentence, 'text' | 'hits' | 'isEnglish'>): Reading {
  const { find, isEnglish } = languageOf(text);
  return new Reading({ ...sentence, text, isEnglish, hits: find(text) });
}

/** The words of a text that say what it is about. */
export function openingOf(text: string): string {
  return withHeadingApart(sentencesOf(text), true).next().value ?? '';
}

/** "Shopping helper: tell customers ..." opens with a heading; what follows is no summary. */
function* withHeadingApart(sentences: Iterable<string>, isOpening: boolean): Generator<string> {
  let isFirst = isOpening;
  for (const sentence of sentences) {
    const heading = isFirst && !LOOKS_FOR_ATTACKS.test(sentence) ? HEADING.exec(sentence)?.[0] : undefined;
    isFirst = false;
    if (heading !== undefined) yield heading.trim();
    yield sentence.slice(heading?.length ?? 0);
  }
}

/** The sentences of a folded text, over-long ones in pieces. */
function* sentencesOf(text: string): Generator<string> {
  for (const piece of text.split(/(?<=[.!?]|\.["')\]]) |(?<=[。！？])|\n/)) {
    for (let from = 0; from < piece.length; from += LONGEST) {
      const sentence = piece.slice(from, from + LONGEST).trim();
      if (sentence.length > 1) yield sentence;
    }
  }
}
