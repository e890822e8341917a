import { get, stringAt } from '../../model/json.ts';
import type { Tool } from '../../model/tool.ts';
import { says } from '../lexicons/index.ts';
import { nameWords } from './name-words.ts';
import { inputProperties, type Property } from './tool-properties.ts';

const TIME_WORDS: ReadonlySet<string> = new Set([
  'date',
  'datetime',
  'time',
  'timestamp',
  'at',
  'since',
  'until',
  'deadline',
  'due',
  'when',
  'day',
  'start',
  'end',
  'from',
  'before',
  'after',
  'expires',
]);
/** English, and Vietnamese as names spell it: tu_ngay, ngay_bat_dau. */
const START_WORDS: ReadonlySet<string> = new Set([
  'start',
  'from',
  'since',
  'after',
  'begin',
  'min',
  'tu',
  'bat',
  'dau',
]);
const END_WORDS: ReadonlySet<string> = new Set([
  'end',
  'to',
  'until',
  'before',
  'till',
  'max',
  'exclusive',
  'inclusive',
  'den',
  'ket',
  'thuc',
]);

/** A text parameter that holds an instant: by its format, or by a name such as `starts_at` whose description speaks of dates. */
export function isTime(property: Property): boolean {
  const format = stringAt(property.schema, 'format');
  if (format === 'date-time' || format === 'date' || format === 'time') return true;
  if (!property.types.includes('string') || format !== undefined || get(property.schema, 'enum') !== undefined)
    return false;
  const words = nameWords(property.name);
  const last = words.at(-1) ?? '';
  const isNamed =
    ['date', 'datetime', 'timestamp'].some((word) => words.includes(word)) ||
    (last === 'at' && words.length > 1) ||
    last === 'time';
  return (
    isNamed ||
    (words.some((word) => TIME_WORDS.has(word)) &&
      /\b(?:date|timestamp|ISO 8601|RFC 3339|instant)\b|ngày|thời điểm/iu.test(property.description))
  );
}

/** Whether the tool says in which zone its times are: a zone parameter, the semantics block, or words. */
export function saysZone(tool: Tool, property: Property): boolean {
  if (stringAt(get(tool.semantics, 'time'), 'timezone') !== undefined) return true;
  if (inputProperties(tool).some(({ name }) => /time_?zone|^tz$|utc_?offset/i.test(name))) return true;
  if (says('zone', property.description) || says('zone', tool.description ?? '')) return true;
  return /[+-]\d{2}:\d{2}|(?:\d|ss)Z\b|unix|epoch/i.test(property.description);
}

export interface Interval {
  readonly start: Property;
  readonly end: Property;
}

/** A start and an end that belong together: same place, names equal but for the words that say which is which. */
export function intervalsOf(tool: Tool): readonly Interval[] {
  const candidates = inputProperties(tool).filter(
    (property) => property.isTop && (isTime(property) || isIntervalName(property)),
  );
  const starts = candidates.filter(({ name }) => nameWords(name).some((word) => START_WORDS.has(word)));
  const ends = candidates.filter(({ name }) => nameWords(name).some((word) => END_WORDS.has(word)));
  return starts.flatMap((start) => {
    const end = ends.find((candidate) => candidate !== start && stemOf(candidate.name) === stemOf(start.name));
    return end === undefined ? [] : [{ start, end }];
  });
}

function isIntervalName({ name, types }: Property): boolean {
  const words = nameWords(name);
  return types.includes('string') && words.some((word) => word === 'date' || word === 'time' || word === 'at');
}

function stemOf(name: string): string {
  return nameWords(name)
    .filter((word) => !START_WORDS.has(word) && !END_WORDS.has(word))
    .map((word) => (word === 'datetime' ? 'date' : word))
    .join('_');
}
