import { isArray, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { type DataWord, type Draft, dataWord, draftOf, listWord, mapWord, schemaWord, type Word } from './draft.ts';
import { isWellFormed, STRUCTURAL_KEYWORDS } from './keyword-shapes.ts';
import { isKeyword, KEYWORDS, type KeywordHolds } from './keywords.ts';
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
  | 'repeated-entries';

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

/** Reads a schema of any dialect as 2020-12, remembering where each keyword was written. Does not follow `$ref`. */
export function readSchema(schema: JsonValue, at: Pointer): ReadSchema {
  const reading: Reading = { idioms: [], malformed: [] };
  return { draft: readNode(schema, at, reading), ...reading };
}

interface Reading {
  readonly idioms: IdiomNote[];
  readonly malformed: Malformed[];
}

function readNode(value: JsonValue, at: Pointer, reading: Reading): Draft {
  if (typeof value === 'boolean') return { at, words: new Map(), bool: value };
  if (!isObject(value)) {
    reading.malformed.push({ at, keyword: '', structural: true, value });
    return draftOf(at);
  }
  const words = new Map<string, Word>();
  for (const name of Object.keys(value)) {
    const word = readWord(name, value, at, reading);
    if (word !== undefined) words.set(name, word);
  }
  mendBounds(words, reading);
  mendItems(words, reading);
  mendDependencies(words, value, reading);
  mendRequired(words, at, reading);
  return mendNullable(draftOf(at, words), value, reading);
}

function readWord(name: string, node: JsonObject, parent: Pointer, reading: Reading): Word | undefined {
  const value = node[name] as JsonValue;
  const at = [...parent, name];
  if (!isKeyword(name)) return dataWord(at, value);
  if (name === 'type') return readTypeWord(value, at, reading);
  if (name === 'dependencies') return dataWord(at, value);
  const holds: KeywordHolds = KEYWORDS[name];
  if (!isWellFormed(name, value)) {
    reading.malformed.push({ at, keyword: name, structural: STRUCTURAL_KEYWORDS.has(name), value });
    return undefined;
  }
  if (holds === 'map' && isObject(value)) {
    return mapWord(
      at,
      Object.keys(value).map((key) => [key, readNode(value[key] as JsonValue, [...at, key], reading)] as const),
    );
  }
  if (isArray(value) && (holds === 'list' || holds === 'schema-or-list')) {
    return listWord(
      at,
      value.map((item, index) => readNode(item, [...at, String(index)], reading)),
    );
  }
  if (holds === 'schema' || holds === 'schema-or-list') return schemaWord(at, readNode(value, at, reading));
  return dataWord(at, value);
}

function readTypeWord(value: JsonValue, at: Pointer, reading: Reading): Word | undefined {
  const read = readTypes(value);
  if (read === undefined) {
    reading.malformed.push({ at, keyword: 'type', structural: true, value });
    return undefined;
  }
  if (read.changed)
    reading.idioms.push({ idiom: read.types === 'any' ? 'any-type' : 'type-name', at, keyword: 'type' });
  return read.types === 'any' ? undefined : dataWord(at, read.types);
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
    if (items.schemas.length > 0) words.set('prefixItems', listWord(items.at, items.schemas));
    if (rest?.holds === 'schema') words.set('items', rest);
  }
  if (rest !== undefined) {
    reading.idioms.push({ idiom: 'additional-items', at: rest.at, keyword: 'additionalItems' });
    words.delete('additionalItems');
  }
}

/** Until draft-07 `dependencies` held both lists of names and schemas. */
function mendDependencies(words: Map<string, Word>, node: JsonObject, reading: Reading): void {
  const word = words.get('dependencies');
  if (word === undefined) return;
  const value = node.dependencies as JsonValue;
  words.delete('dependencies');
  if (!isObject(value)) {
    reading.malformed.push({ at: word.at, keyword: 'dependencies', structural: false, value });
    return;
  }
  reading.idioms.push({ idiom: 'dependencies', at: word.at, keyword: 'dependencies' });
  const lists = Object.keys(value).filter((key) => isArray(value[key]));
  const schemas = Object.keys(value).filter((key) => !isArray(value[key]));
  if (lists.length > 0 && !words.has('dependentRequired')) {
    words.set(
      'dependentRequired',
      dataWord(word.at, Object.fromEntries(lists.map((key) => [key, value[key] as JsonValue]))),
    );
  }
  if (schemas.length > 0 && !words.has('dependentSchemas')) {
    const entries = schemas.map((key) => [key, readNode(value[key] as JsonValue, [...word.at, key], reading)] as const);
    words.set('dependentSchemas', mapWord(word.at, entries));
  }
}

/** Names once each; draft-03 wrote `required: true` on the property itself. */
function mendRequired(words: Map<string, Word>, at: Pointer, reading: Reading): void {
  const own = words.get('required');
  const names = own?.holds === 'data' && isArray(own.value) ? own.value.filter((name) => typeof name === 'string') : [];
  const distinct = new Set(names);
  if (own?.holds === 'data' && typeof own.value === 'boolean') words.delete('required');
  if (own !== undefined && distinct.size < names.length) {
    reading.idioms.push({ idiom: 'repeated-entries', at: own.at, keyword: 'required' });
  }
  const properties = words.get('properties');
  if (properties?.holds === 'map') {
    for (const [key, child] of properties.schemas) if (FLAGGED.has(child)) distinct.add(key);
  }
  if (distinct.size !== names.length) words.set('required', dataWord(own?.at ?? at, [...distinct]));
}

/** Nodes that were written with `required: true`. */
const FLAGGED = new WeakSet<Draft>();

/** OpenAPI 3.0: `nullable: true` adds null to the type, or to whatever else the node accepts. */
function mendNullable(draft: Draft, node: JsonObject, reading: Reading): Draft {
  const words = new Map(draft.words);
  if (typeof node.required === 'boolean')
    reading.idioms.push({ idiom: 'required-flag', at: [...draft.at, 'required'], keyword: 'required' });
  const nullable = words.get('nullable') as DataWord | undefined;
  words.delete('nullable');
  if (nullable !== undefined) reading.idioms.push({ idiom: 'nullable', at: nullable.at, keyword: 'nullable' });
  const result = nullable?.value === true ? admitNull({ at: draft.at, words }) : { at: draft.at, words };
  if (node.required === true) FLAGGED.add(result);
  return result;
}

const SAYS_NOTHING = new Set([
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
export function admitNull(draft: Draft): Draft {
  const type = draft.words.get('type');
  const blocks = ['$ref', 'anyOf', 'oneOf', 'allOf', 'const', 'not', 'if'].some((name) => draft.words.has(name));
  if (type?.holds === 'data' && !blocks) {
    const types = isArray(type.value) ? type.value : [type.value];
    const words = new Map(draft.words);
    if (!types.includes('null')) words.set('type', dataWord(type.at, [...types, 'null']));
    const values = words.get('enum');
    if (values?.holds === 'data' && isArray(values.value) && !values.value.includes(null)) {
      words.set('enum', dataWord(values.at, [...values.value, null]));
    }
    return { at: draft.at, words };
  }
  const speaking = [...draft.words].filter(([name]) => !SAYS_NOTHING.has(name));
  if (speaking.length === 0) return draft;
  const outer = [...draft.words].filter(([name]) => SAYS_NOTHING.has(name));
  const nullBranch = draftOf(draft.at, [['type', dataWord(draft.at, 'null')]]);
  return draftOf(draft.at, [...outer, ['anyOf', listWord(draft.at, [draftOf(draft.at, speaking), nullBranch])]]);
}
