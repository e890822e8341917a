import { has, isArray, type JsonObject, type JsonValue } from '../../model/json.ts';
import type { Property } from './tool-properties.ts';

/** What a description states about a value in words that can be compared with the schema. */
export interface ProseFacts {
  readonly default: JsonValue | undefined;
  readonly minimum: number | undefined;
  readonly maximum: number | undefined;
  /** A closed list of quoted values. */
  readonly values: readonly string[] | undefined;
}

const DEFAULT_EN =
  /\bdefaults?(?:\s+(?:value\s+)?(?:is|to)\s|\s*[:=]|\s(?=-?\d))\s*(["'`]?)([\w.+-]{1,40})\1(?![\w+-])(?!\s*(?:min|hour|day|week|month|year|sec|milli|[kmg]b\b|%))/i;
const DEFAULT_VI = /mặc định(?:\s+(?:là|bằng)|\s*[:=])?\s+(["'`]?)([\w.+-]{1,40})\1/iu;
const BETWEEN =
  /\b(?:between|from)\s+(-?\d{1,9})\s+(?:and|to)\s+(-?\d{1,9})\b(?!\s*(?:char|letter|word|digit|item|elem))/i;
const BETWEEN_VI = /từ\s+(-?\d{1,9})\s+đến\s+(-?\d{1,9})(?!\s*(?:ký tự|chữ|từ|mục))/iu;
/** "Rows to return (1-100)", "Count of rows, 1 to 50." */
const SPAN = /(?:\(|,\s|:\s)(\d{1,9})\s?(?:-|–|to)\s?(\d{1,9})(?=[),.;]|$)/;
const AT_MOST =
  /\b(?:max(?:imum)?(?:\s+(?:is|of|value is)|\s*[:=])?|at most|no more than|cannot exceed|must not exceed)\s+(\d{1,9})\b/i;
const AT_MOST_VI = /(?:tối đa|không quá|không vượt quá)\s+(\d{1,9})/iu;
const LIST =
  /\b(?:one of|either|must be|allowed values?(?: are)?|possible values?(?: are)?|valid values?(?: are)?|accepted values?(?: are)?|options?(?: are)?)\s*:?\s*((?:["'`][\w-]{1,40}["'`]\s{0,3}(?:,\s{0,3}(?:or\s|and\s)?|or\s|\||\/)\s{0,3}){1,30}["'`][\w-]{1,40}["'`])/i;
const LIST_VI =
  /(?:một trong|các giá trị|nhận giá trị)\s*:?\s*((?:["'`][\w-]{1,40}["'`]\s{0,3}(?:,|hoặc|\||\/)\s{0,3}){1,30}["'`][\w-]{1,40}["'`])/iu;

/** Values without quotes, where a colon announces them and the sentence ends behind them. */
const BARE_LIST =
  /(?:\b(?:one of|allowed values?|possible values?|valid values?|accepted values?|sort order)|một trong|các giá trị|nhận giá trị)(?: are| sau)?\s?:\s?((?:["'`]?[a-z][a-z0-9_-]{0,39}["'`]?(?:, (?:or )?| or | \| |\/)){1,20}["'`]?[a-z][a-z0-9_-]{0,39}["'`]?)(?=[.)\n]|$)/i;

export function proseFacts({ description, types, schema }: Property): ProseFacts {
  const [type] = types;
  const isNumber = types.length === 1 && (type === 'number' || type === 'integer');
  const between = isNumber
    ? (BETWEEN.exec(description) ?? BETWEEN_VI.exec(description) ?? SPAN.exec(description))
    : null;
  const atMost = isNumber ? (AT_MOST.exec(description) ?? AT_MOST_VI.exec(description)) : null;
  const list =
    types.length === 1 && type === 'string' ? (LIST.exec(description) ?? LIST_VI.exec(description))?.[1] : undefined;
  const bare =
    list === undefined && type === 'string' && !has(schema, 'enum') ? BARE_LIST.exec(description)?.[1] : undefined;
  return {
    default: types.length === 1 ? readDefault(description, type ?? '', schema) : undefined,
    minimum: between === null ? undefined : Number(between[1]),
    maximum: between !== null ? Number(between[2]) : atMost === null ? undefined : Number(atMost[1]),
    values:
      list === undefined
        ? bareValues(bare)
        : [...list.matchAll(/["'`]([\w-]{1,40})["'`]/g)].map((match) => match[1] ?? ''),
  };
}

function bareValues(list: string | undefined): readonly string[] | undefined {
  const values = list?.match(/[\w-]{1,40}/g)?.filter((word) => !['or', 'and', 'hoặc', 'và'].includes(word));
  return values === undefined || values.length < 2 ? undefined : values;
}

/** Only a value that fits the type counts: "default behaviour" states none. */
function readDefault(text: string, type: string, schema: JsonObject): JsonValue | undefined {
  const match = DEFAULT_EN.exec(text) ?? DEFAULT_VI.exec(text);
  if (match === null) return undefined;
  const [, quote, raw = ''] = match;
  const word = raw.replace(/\.$/, '');
  if (type === 'boolean')
    return word.toLowerCase() === 'true' ? true : word.toLowerCase() === 'false' ? false : undefined;
  if (type === 'number' || type === 'integer')
    return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(word) ? Number(word) : undefined;
  if (type !== 'string') return undefined;
  const values = schema.enum;
  if (isArray(values))
    return values.find((value) => typeof value === 'string' && value.toLowerCase() === word.toLowerCase());
  return quote !== '' ? word : undefined;
}
