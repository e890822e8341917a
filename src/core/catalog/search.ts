import { stemmer } from 'stemmer';
import { isArray, type JsonValue } from '../model/json.ts';
import type { Tool } from '../model/tool.ts';
import { splitName, textWords, wordsOf } from './tool-words.ts';

export interface SearchHit {
  /** Index into the catalogue. */
  readonly tool: number;
  readonly score: number;
  /** The words of the query that the tool has, with the field that gave the most. */
  readonly matched: readonly SearchMatch[];
}
export interface SearchMatch {
  readonly word: string;
  readonly field: SearchField;
  /** The tool's own word, where it is written otherwise. */
  readonly found?: string;
}
const SEARCH_FIELDS = ['name', 'keywords', 'description', 'parameters'] as const;
type SearchField = (typeof SEARCH_FIELDS)[number];

const WEIGHTS: Readonly<Record<SearchField, number>> = { name: 3, keywords: 2.5, description: 1, parameters: 0.8 };
/** What a word counts that is another form of the one asked for, or goes on after it. */
const OTHER_FORM = 0.9;
const LONGER_WORD = 0.5;
const SHORTEST_PREFIX = 3;

/**
 * Tools for a request in plain words, best first: rare words weigh more, and names weigh more than descriptions. Words meet
 * by their stem ("reviewed" finds "review"), without diacritics ("don hang" finds "đơn hàng"), and by their beginning.
 */
export function searchTools(tools: readonly Tool[], query: string, limit = 5): readonly SearchHit[] {
  const wanted = [...new Set(textWords(query))];
  const matches = tools.map((tool) => wanted.map((word) => bestMatch(fieldsOf(tool), word)));
  const rarity = wanted.map((_, index) => rarityOf(matches.filter((own) => own[index] !== null).length, tools.length));
  const hits = matches.map((own, tool) => ({
    tool,
    score: own.reduce((sum, match, index) => sum + (match?.weight ?? 0) * (rarity[index] ?? 0), 0),
    matched: own.flatMap((match) => (match === null ? [] : [match.shown])),
  }));
  return hits
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || left.tool - right.tool)
    .slice(0, limit);
}

/** Per field: the form by which words meet, and the word as the tool has it. */
type Fields = Readonly<Record<SearchField, ReadonlyMap<string, string>>>;

const known = new WeakMap<object, Fields>();

function fieldsOf(tool: Tool): Fields {
  const found = known.get(tool.raw) ?? readFields(tool);
  known.set(tool.raw, found);
  return found;
}

function readFields(tool: Tool): Fields {
  const { name, description } = wordsOf(tool);
  const listed = [tool.raw.tool_search_keywords, tool.raw.trigger_phrases].flatMap((list) =>
    isArray(list) ? list : [],
  );
  const parameters = Object.keys(
    (tool.raw.parameters as { properties?: Record<string, JsonValue> } | undefined)?.properties ?? {},
  );
  return {
    name: byForm(name),
    keywords: byForm(listed.flatMap((text) => (typeof text === 'string' ? textWords(text) : []))),
    description: byForm(description),
    parameters: byForm(parameters.flatMap((key) => textWords(splitName(key).join(' ')))),
  };
}

function byForm(words: Iterable<string>): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  // An exact spelling must not hide behind another word of the same form.
  for (const word of words) {
    forms.set(word, word);
    const form = formOf(word);
    if (!forms.has(form)) forms.set(form, word);
  }
  return forms;
}

/** The stem of the word, its letters without marks. */
function formOf(word: string): string {
  return stemmer(withoutMarks(word));
}

function withoutMarks(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('đ', 'd');
}

const hasMarks = (word: string): boolean => withoutMarks(word) !== word.normalize('NFD');

interface Match {
  readonly weight: number;
  readonly shown: SearchMatch;
}

function bestMatch(fields: Fields, word: string): Match | null {
  let best: Match | null = null;
  const form = formOf(word);
  for (const field of SEARCH_FIELDS) {
    const match = matchIn(fields[field], word, form);
    if (match === null) continue;
    const weight = WEIGHTS[field] * match.share;
    if (best !== null && best.weight >= weight) continue;
    best = { weight, shown: { word, field, ...(match.found === word ? {} : { found: match.found }) } };
  }
  return best;
}

function matchIn(
  own: ReadonlyMap<string, string>,
  word: string,
  form: string,
): { readonly found: string; readonly share: number } | null {
  if (own.get(word) === word) return { found: word, share: 1 };
  // With different marks they are two words: "hàng" is not "hạng".
  const isOther = (own: string) => hasMarks(word) && hasMarks(own);
  const other = own.get(form);
  if (other !== undefined && !isOther(other)) return { found: other, share: OTHER_FORM };
  if (word.length < SHORTEST_PREFIX) return null;
  for (const [longer, found] of own) {
    if (longer.startsWith(form) && !isOther(found)) return { found, share: LONGER_WORD };
  }
  return null;
}

function rarityOf(having: number, all: number): number {
  return Math.log(1 + (all - having + 0.5) / (having + 0.5));
}
