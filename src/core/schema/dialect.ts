import { isArray, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { type Draft, dataWord, draftOf, listWord, type Word } from './draft.ts';
import { isWellFormed, STRUCTURAL_KEYWORDS } from './keyword-shapes.ts';
import { isKeyword, KEYWORDS, type Keyword, type KeywordHolds } from './keywords.ts';
import { readTypes } from './type-names.ts';

/** Older or foreign ways of saying something, read as what 2020-12 says. */
export type Idiom =
  | 'boolean-bound'
  | 'list-items'
  | 'additional-items'
  | 'dependencies'
  | 'nullable'
  | 'type-name'
  | 'any-type'
  | 'required-flag'
  | 'repeated-names'
  | 'repeated-values'
  | 'empty-value'
  | 'empty-map'
  | 'text-number'
  | 'old-id'
  | 'old-dialect';

export interface IdiomNote {
  readonly idiom: Idiom;
  /** The keyword as it was written. */
  readonly at: Pointer;
  readonly keyword: string;
}
/** A value that its keyword cannot have. `structural`: without it nobody knows what the schema accepts. */
export interface Malformed {
  readonly at: Pointer;
  readonly keyword: string;
  readonly structural: boolean;
  readonly value: JsonValue;
}

export interface ReadSchema {
  readonly draft: Draft;
  readonly idioms: readonly IdiomNote[];
  readonly malformed: readonly Malformed[];
}

interface Reading {
  /** The schema says that it is written in draft-04, whose `id` is `$id` since. */
  readonly isDraft04: boolean;
  readonly idioms: IdiomNote[];
  readonly malformed: Malformed[];
  readonly waiting: { value: JsonValue; at: Pointer; put: (draft: Draft) => void }[];
}

/**
 * Reads a schema of any dialect as 2020-12, remembering where each keyword was written. Does not follow `$ref`, and needs
 * no stack of calls.
 */
export function readSchema(schema: JsonValue, at: Pointer): ReadSchema {
  let root: Draft = draftOf(at);
  const put = (draft: Draft) => {
    root = draft;
  };
  const dialect = isObject(schema) ? String(schema.$schema ?? '') : '';
  const isDraft04 = DRAFT_04.test(dialect);
  const reading: Reading = { isDraft04, idioms: [], malformed: [], waiting: [{ value: schema, at, put }] };
  for (let next = reading.waiting.pop(); next !== undefined; next = reading.waiting.pop()) {
    next.put(readNode(next.value, next.at, reading));
  }
  if (isDraft04 || (OLDER_DRAFTS.test(dialect) && reading.idioms.some(({ idiom }) => CHANGES_DIALECT.has(idiom)))) {
    root = withNewDialect(root, reading);
  }
  return { draft: root, idioms: reading.idioms, malformed: reading.malformed };
}

const DRAFT_04 = /^https?:\/\/json-schema\.org\/draft-04\/schema#?$/;
const OLDER_DRAFTS = /^https?:\/\/json-schema\.org\/(draft-0[3-7]|draft\/2019-09)\/schema#?$/;
const NEW_DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** What is rewritten so means something else, or nothing, in the draft that the schema names. */
const CHANGES_DIALECT: ReadonlySet<Idiom> = new Set([
  'boolean-bound',
  'list-items',
  'additional-items',
  'dependencies',
]);

function withNewDialect(root: Draft, reading: Reading): Draft {
  const word = root.words.get('$schema');
  if (word === undefined) return root;
  reading.idioms.push({ idiom: 'old-dialect', at: word.at, keyword: '$schema' });
  return { at: root.at, words: new Map([...root.words]).set('$schema', dataWord(word.at, NEW_DIALECT)) };
}

function readNode(value: JsonValue, at: Pointer, reading: Reading): Draft {
  if (typeof value === 'boolean') return { at, words: new Map(), bool: value };
  if (!isObject(value)) {
    reading.malformed.push({ at, keyword: '', structural: true, value });
    return draftOf(at);
  }
  const words = new Map<string, Word>();
  for (const name of Object.keys(value)) {
    const word = readWord(name, value[name] as JsonValue, [...at, name], reading);
    const isOldId = reading.isDraft04 && name === 'id' && typeof value.id === 'string' && !Object.hasOwn(value, '$id');
    if (isOldId) reading.idioms.push({ idiom: 'old-id', at: [...at, name], keyword: name });
    if (word !== undefined) words.set(isOldId ? '$id' : name, word);
  }
  mendBounds(words, reading);
  mendItems(words, reading);
  mendDependencies(words, reading);
  mendRequired(words, value, at, reading);
  return mendNullable({ at, words }, reading);
}

function readWord(name: string, value: JsonValue, at: Pointer, reading: Reading): Word | undefined {
  if (!isKeyword(name) || name === 'dependencies') return dataWord(at, value);
  if (name === 'type') return readTypeWord(value, at, reading);
  if (!isWellFormed(name, value)) {
    const meant = meantBy(name, value);
    if (meant !== undefined) {
      reading.idioms.push({ idiom: meant.idiom, at, keyword: name });
      return meant.value === undefined ? undefined : readWord(name, meant.value, at, reading);
    }
    reading.malformed.push({ at, keyword: name, structural: STRUCTURAL_KEYWORDS.has(name), value });
    return undefined;
  }
  const holds: KeywordHolds = KEYWORDS[name];
  if (name === 'enum') return dataWord(at, distinctValues(value as readonly JsonValue[], at, reading));
  if (holds === 'data') return dataWord(at, value);
  if (holds === 'map') return readMap(value as JsonObject, at, reading);
  return isArray(value) ? readList(value, at, reading) : readOne(value, at, reading);
}

interface Meant {
  readonly idiom: Idiom;
  /** Undefined: the keyword was as good as not there. */
  readonly value?: JsonValue;
}

/** What serializers of other languages write where they mean something else: unset fields, empty maps, long numbers. */
function meantBy(name: Keyword, value: JsonValue): Meant | undefined {
  if (value === null) return { idiom: 'empty-value' };
  if (name === 'required' && isObject(value) && Object.keys(value).length === 0) return { idiom: 'empty-value' };
  if (KEYWORDS[name] === 'map' && isArray(value) && value.length === 0) return { idiom: 'empty-map', value: {} };
  if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value)) return undefined;
  const number = Number(value);
  return Number.isFinite(number) && isWellFormed(name, number) ? { idiom: 'text-number', value: number } : undefined;
}

function distinctValues(values: readonly JsonValue[], at: Pointer, reading: Reading): JsonValue {
  const distinct = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  if (distinct.length === values.length) return values;
  reading.idioms.push({ idiom: 'repeated-values', at, keyword: 'enum' });
  return distinct;
}

function readMap(value: JsonObject, at: Pointer, reading: Reading): Word {
  const schemas = new Map<string, Draft>();
  for (const key of Object.keys(value)) {
    const place = [...at, key];
    schemas.set(key, draftOf(place));
    reading.waiting.push({ value: value[key] as JsonValue, at: place, put: (draft) => schemas.set(key, draft) });
  }
  return { at, holds: 'map', schemas };
}

function readList(value: readonly JsonValue[], at: Pointer, reading: Reading): Word {
  const schemas: Draft[] = [];
  for (const [index, item] of value.entries()) {
    const place = [...at, String(index)];
    schemas.push(draftOf(place));
    const put = (draft: Draft) => {
      schemas[index] = draft;
    };
    reading.waiting.push({ value: item, at: place, put });
  }
  return { at, holds: 'list', schemas };
}

function readOne(value: JsonValue, at: Pointer, reading: Reading): Word {
  const word = { at, holds: 'schema' as const, schema: draftOf(at) };
  const put = (draft: Draft) => {
    word.schema = draft;
  };
  reading.waiting.push({ value, at, put });
  return word;
}

function readTypeWord(value: JsonValue, at: Pointer, reading: Reading): Word | undefined {
  const read = readTypes(value);
  if (read === undefined) {
    reading.malformed.push({ at, keyword: 'type', structural: true, value });
    return undefined;
  }
  const isAny = read.types === 'any';
  if (read.changed) reading.idioms.push({ idiom: isAny ? 'any-type' : 'type-name', at, keyword: 'type' });
  return isAny ? undefined : dataWord(at, read.types);
}

/** draft-04: `exclusiveMinimum: true` sharpens `minimum`. */
function mendBounds(words: Map<string, Word>, reading: Reading): void {
  for (const [bound, flag] of [
    ['minimum', 'exclusiveMinimum'],
    ['maximum', 'exclusiveMaximum'],
  ] as const) {
    const exclusive = words.get(flag);
    if (exclusive?.holds !== 'data' || typeof exclusive.value !== 'boolean') continue;
    const limit = words.get(bound);
    words.delete(flag);
    reading.idioms.push({ idiom: 'boolean-bound', at: exclusive.at, keyword: flag });
    if (!exclusive.value || limit?.holds !== 'data') continue;
    words.delete(bound);
    words.set(flag, dataWord(exclusive.at, limit.value));
    reading.idioms.push({ idiom: 'boolean-bound', at: limit.at, keyword: bound });
  }
}

/** Until 2019-09 a list under `items` was a tuple, and `additionalItems` spoke of the rest. */
function mendItems(words: Map<string, Word>, reading: Reading): void {
  const items = words.get('items');
  const rest = words.get('additionalItems');
  if (items?.holds === 'list') {
    reading.idioms.push({ idiom: 'list-items', at: items.at, keyword: 'items' });
    words.delete('items');
    if (items.schemas.length > 0) words.set('prefixItems', items);
    if (rest !== undefined) words.set('items', rest);
  }
  if (rest !== undefined) {
    reading.idioms.push({ idiom: 'additional-items', at: rest.at, keyword: 'additionalItems' });
    words.delete('additionalItems');
  }
}

/** Until draft-07 `dependencies` held both lists of names and schemas. */
function mendDependencies(words: Map<string, Word>, reading: Reading): void {
  const word = words.get('dependencies');
  if (word?.holds !== 'data') return;
  words.delete('dependencies');
  const value = word.value;
  if (!isObject(value)) {
    reading.malformed.push({ at: word.at, keyword: 'dependencies', structural: false, value });
    return;
  }
  reading.idioms.push({ idiom: 'dependencies', at: word.at, keyword: 'dependencies' });
  const entries = Object.entries(value);
  const lists = entries.filter(([, entry]) => isArray(entry));
  const schemas = entries.filter(([, entry]) => !isArray(entry));
  if (lists.length > 0 && !words.has('dependentRequired')) {
    words.set('dependentRequired', dataWord(word.at, Object.fromEntries(lists)));
  }
  if (schemas.length > 0 && !words.has('dependentSchemas')) {
    words.set('dependentSchemas', readMap(Object.fromEntries(schemas), word.at, reading));
  }
}

/** Each name once; draft-03 wrote `required: true` on the property itself. */
function mendRequired(words: Map<string, Word>, node: JsonObject, at: Pointer, reading: Reading): void {
  const own = words.get('required');
  if (own?.holds === 'data' && typeof own.value === 'boolean') {
    words.delete('required');
    reading.idioms.push({ idiom: 'required-flag', at: own.at, keyword: 'required' });
  }
  const names = own?.holds === 'data' && isArray(own.value) ? (own.value as readonly string[]) : [];
  const distinct = new Set(names);
  if (own !== undefined && distinct.size < names.length) {
    reading.idioms.push({ idiom: 'repeated-names', at: own.at, keyword: 'required' });
  }
  const properties = isObject(node.properties) ? node.properties : {};
  for (const [key, child] of Object.entries(properties)) {
    if (isObject(child) && child.required === true) distinct.add(key);
  }
  if (distinct.size !== names.length) words.set('required', dataWord(own?.at ?? at, [...distinct]));
}

/** OpenAPI 3.0: `nullable: true` adds null to the type, or to whatever else the node accepts. */
function mendNullable(draft: Draft, reading: Reading): Draft {
  const nullable = draft.words.get('nullable');
  if (nullable?.holds !== 'data') return draft;
  const words = new Map(draft.words);
  words.delete('nullable');
  reading.idioms.push({ idiom: 'nullable', at: nullable.at, keyword: 'nullable' });
  return nullable.value === true ? acceptNull({ at: draft.at, words }) : { at: draft.at, words };
}

/** Keywords that say something about a value without judging it. */
export const ANNOTATIONS: ReadonlySet<string> = new Set([
  'title',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  '$comment',
]);

/** The node, accepting null as well. */
function acceptNull(draft: Draft): Draft {
  const type = draft.words.get('type');
  const isPlain = !['$ref', 'anyOf', 'oneOf', 'allOf', 'const', 'not', 'if'].some((name) => draft.words.has(name));
  if (type?.holds === 'data' && isPlain) {
    const types = isArray(type.value) ? type.value : [type.value];
    const words = new Map(draft.words);
    if (!types.includes('null')) words.set('type', dataWord(type.at, [...types, 'null']));
    const values = words.get('enum');
    if (values?.holds === 'data' && isArray(values.value) && !values.value.includes(null)) {
      words.set('enum', dataWord(values.at, [...values.value, null]));
    }
    return { at: draft.at, words };
  }
  const judging = [...draft.words].filter(([name]) => !ANNOTATIONS.has(name));
  if (judging.length === 0) return draft;
  const annotations = [...draft.words].filter(([name]) => ANNOTATIONS.has(name));
  const nothing = draftOf(draft.at, [['type', dataWord(draft.at, 'null')]]);
  return draftOf(draft.at, [...annotations, ['anyOf', listWord(draft.at, [draftOf(draft.at, judging), nothing])]]);
}
