import { isVerb } from '../lexicons/index.ts';
import type { Concept } from './concepts.ts';
import { OWN_PLACE } from './frames-data.ts';
import type { WordHit } from './lexicon.ts';
import type { Reading } from './reading.ts';
import { isThirdPerson, keepsToWish } from './summary.ts';

/**
 * What a concept adds to the suspicion against an order that has no word in common with the rest of its tool. Fitted to
 * poisoned texts against thousands of honest tools, then rounded.
 */
const POINTS: Readonly<Partial<Record<Concept, number>>> = {
  hush: 2,
  regardless: 1.5,
  others: 1.5,
  outside: 1.5,
  source: 1.5,
  personal: 1.5,
  secret: 1.5,
  money: 1.25,
  unasked: 1,
  obey: 1,
  store: 1,
  void: 1,
  right: 1,
  context: 1,
  model: 0.75,
  extra: 0.75,
  person: 0.75,
  always: 0.75,
  omit: 0.5,
  message: 0.5,
  yours: 0.5,
  excess: 0.5,
  whole: 0.5,
  wish: 0.5,
  bad: 0.25,
  move: 0.25,
  gather: 0.25,
  itself: 0.25,
  order: 0.25,
  slot: 0.25,
  condition: -0.5,
  internal: -0.5,
  ask: -0.75,
  choose: -0.25,
  allow: -0.25,
};
/** A word that belongs to two concepts counts for the heavier one. */
const MOST_FIRST = (Object.entries(POINTS) as [Concept, number][]).sort(([, left], [, right]) => right - left);
const RECEIVER = 2.25;
const OTHER_TOOL = 1.25;
const PATH = 0.75;
const KEPT_BACK = 0.5;
const IMPERATIVE = 0.75;
const ABOUT_IT = -0.5;
const LISTED = -1;
const LONG = -1.5;
const LONG_SENTENCE = 12;

/** From here on an order is worth a look; from there on it is likely planted. */
const LEAST = 1.5;
const DOUBTFUL = 2.25;
const LIKELY = 3;

const WORDS_OF_TOOLS = new Set(
  `tool tools call calls called calling user users this that with from will have been must should when then them they their
  your only also into each every before after first name value values field parameter parameters argument arguments return
  returns returned result results request response data default optional required provide provided example information about
  need needs needed make sure more other than using used which what where there these those such same does done input output
  string number type list object please always never note here just like some over under between both either because without
  within identifier item`.split(/\s+/),
);
const WORD = /[a-z\u0430-\u044f]{4,}/g;
const ENDING = /(?:ing|ed|es|s|ion|ions|ly)$/;
const LEAD =
  /^[^a-z]{0,3}(?:(?:please|then|now|next|also|first|note|hint|important|kindly|in addition) ?[:,]? ){0,2}([a-z]+)/;
/** "Use this endpoint to ..." speaks of the tool itself. */
const SAYS_WHEN = /^\W{0,3}(?:(?:always|only|please|first) )?(?:use|call|invoke|run) (?:this|it)\b/;
/** "Upload credentials are generated ..." is no order. */
const STATES = /^\W{0,3}\w{2,20} (?:\w{2,20} ){0,2}(?:is|are|was|were|can|may|will)\b/;
const LIST_ITEM = /^[-*•(]/;
const HAS_WORDS = /[a-z\u0430-\u044f]{4}/;

/** The words that carry meaning, shortened to what their forms share. */
export function stemsOf(text: string): ReadonlySet<string> {
  const stems = new Set<string>();
  for (const [word] of text.matchAll(WORD)) {
    if (!WORDS_OF_TOOLS.has(word)) stems.add(word.replace(ENDING, '').slice(0, 5));
  }
  return stems;
}

/** The weight of a sentence that tells the model to do something which the rest of the tool does not speak of. */
export function strayWeight(reading: Reading): number {
  const total = strayTotal(reading);
  return total >= LIKELY ? 3 : total >= DOUBTFUL ? 1 : 0;
}

function strayTotal(reading: Reading): number {
  const { text, place, isEnglish } = reading.sentence;
  if (place !== 'description' || reading.isOpening || reading.has('quote') || !HAS_WORDS.test(text)) return 0;
  if (SAYS_WHEN.test(text) || reading.protectsPerson || keepsToWish(text) || OWN_PLACE.test(text)) return 0;
  if (reading.isKeptForAWhile && !reading.hasReceiver) return 0;
  if (reading.deniesAccess && !reading.speaksOfDeed) return 0;
  if (pointsOf(reading, () => false) < LEAST || reading.isAbout('model', 'rules')) return 0;
  const points = pointsOf(reading, (concept) => reading.isAbout(concept));
  if (points < LEAST || (isEnglish && (!isDirective(reading) || isThirdPerson(text)))) return 0;
  const stems = stemsOf(text);
  const total = points + (stems.size > LONG_SENTENCE ? LONG : 0);
  return [...stems].some((stem) => reading.background.vocabulary().has(stem)) ? 0 : total;
}

/** `isAbout`: whether the tool is about a concept, which takes its points away. */
function pointsOf(reading: Reading, isAbout: (concept: Concept) => boolean): number {
  const { text } = reading.sentence;
  let points = 0;
  let isAboutIt = false;
  const counted: WordHit<Concept>[] = [];
  for (const [concept, own] of MOST_FIRST) {
    const hit = reading
      .hitsOf(concept)
      .find(({ start, end }) => counted.every((one) => end <= one.start || one.end <= start));
    if (hit === undefined) continue;
    counted.push(hit);
    if (own >= 1 && isAbout(concept)) isAboutIt = true;
    else points += own;
  }
  if (reading.hasReceiver) points += RECEIVER;
  if (reading.namesOtherTool && reading.hasAny('alter', 'destroy', 'pay', 'void', 'bad')) points += OTHER_TOOL;
  if (reading.before('negation', 'know', 24)) points += KEPT_BACK;
  if (reading.secretPaths > 0) points += PATH;
  if (isImperative(reading)) points += IMPERATIVE;
  if (LIST_ITEM.test(text)) points += LISTED;
  return points + (isAboutIt ? ABOUT_IT : 0);
}

function isDirective(reading: Reading): boolean {
  return reading.hasAny('order', 'model', 'always') || isImperative(reading);
}

function isImperative(reading: Reading): boolean {
  const { text } = reading.sentence;
  const first = LEAD.exec(text)?.[1] ?? '';
  const isBase = reading.startsWithOrder || (isVerb(first) && !/[^s]s$/.test(first));
  return isBase && !STATES.test(text);
}
