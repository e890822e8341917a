import { isArray, isObject, type JsonObject } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { type Draft, dataWord, draftOf, listWord, type Word } from './draft.ts';
import { ANNOTATIONS } from './keywords.ts';
import { type Reading, readMap } from './reading.ts';

/** draft-04: `exclusiveMinimum: true` sharpens `minimum`. */
export function mendBounds(words: Map<string, Word>, reading: Reading): void {
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
export function mendItems(words: Map<string, Word>, reading: Reading): void {
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
export function mendDependencies(words: Map<string, Word>, reading: Reading): void {
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
export function mendRequired(words: Map<string, Word>, node: JsonObject, at: Pointer, reading: Reading): void {
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
export function mendNullable(draft: Draft, reading: Reading): Draft {
  const nullable = draft.words.get('nullable');
  if (nullable?.holds !== 'data') return draft;
  const words = new Map(draft.words);
  words.delete('nullable');
  reading.idioms.push({ idiom: 'nullable', at: nullable.at, keyword: 'nullable' });
  return nullable.value === true ? acceptNull({ at: draft.at, words }) : { at: draft.at, words };
}

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
