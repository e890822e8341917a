import {
  get,
  has,
  isArray,
  isObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
  jsonEqual,
} from '../model/json.ts';
import { listedValues } from './listed-values.ts';
import { localDefinition } from './local-definition.ts';

const NOTES = new Set(['description', 'title', 'default', 'examples']);

/** What a union says in simpler words: one branch beside null, plain types, listed values, or parts that join. */
export function foldUnion(node: JsonObject, keyword: string, root: JsonValue): JsonObject {
  const branches = get(node, keyword);
  if (!isArray(branches) || branches.length === 0) return node;
  const { [keyword]: _, ...rest } = node;
  const parts = branches.map((branch) => localDefinition(branch, root) ?? branch);
  if (keyword === 'allOf') return joined(rest, parts) ?? node;
  return foldOnly(rest, parts) ?? asValues(rest, parts) ?? asTypes(rest, parts, keyword === 'oneOf') ?? node;
}

/** The only branch beside null, on the node itself. */
function foldOnly(rest: JsonObject, parts: readonly JsonValue[]): JsonObject | undefined {
  const others = parts.filter((part) => !isNull(part));
  const [only] = others;
  if (only === undefined || others.length > 1 || !isObject(only)) return undefined;
  if (Object.keys(rest).some((key) => has(only, key) && !NOTES.has(key))) return undefined;
  const folded = { ...only, ...rest };
  return parts.length === 1 ? folded : withNull(folded);
}

function isNull(branch: JsonValue): boolean {
  const values = get(branch, 'enum');
  return (
    get(branch, 'type') === 'null' ||
    get(branch, 'const') === null ||
    (isArray(values) && values.length === 1 && values[0] === null)
  );
}

function withNull(node: JsonObject): JsonObject | undefined {
  const type = get(node, 'type');
  if (type === undefined) return undefined;
  const types: JsonArray = isArray(type) ? type : [type];
  const values = get(node, 'enum') ?? (has(node, 'const') ? [node.const as JsonValue] : undefined);
  const { const: _, ...rest } = node;
  return { ...rest, type: [...types, 'null'], ...(isArray(values) && { enum: [...values, null] }) };
}

/** Branches that only list values, as one list. */
function asValues(rest: JsonObject, parts: readonly JsonValue[]): JsonObject | undefined {
  if (has(rest, 'enum') || has(rest, 'const')) return undefined;
  const values: JsonValue[] = [];
  for (const part of parts) {
    const listed = isNull(part) ? [null] : holdsOnly(part, ['const', 'enum', 'type']) ? listedValues(part) : undefined;
    if (listed === undefined || listed.some((value) => values.some((other) => jsonEqual(other, value))))
      return undefined;
    values.push(...listed);
  }
  return { ...rest, enum: values };
}

/** Branches that only name types, as one list of types. */
function asTypes(rest: JsonObject, parts: readonly JsonValue[], areApart: boolean): JsonObject | undefined {
  if (has(rest, 'type')) return undefined;
  const types: string[] = [];
  for (const part of parts) {
    if (!holdsOnly(part, ['type'])) return undefined;
    const names = isArray(part.type) ? part.type : [part.type];
    for (const name of names) if (typeof name === 'string') types.push(name);
  }
  const overlap = new Set(types).size < types.length || (types.includes('number') && types.includes('integer'));
  if (types.length === 0 || (areApart && overlap)) return undefined;
  return { ...rest, type: [...new Set(types)] };
}

function holdsOnly(part: JsonValue, keywords: readonly string[]): part is JsonObject {
  return isObject(part) && Object.keys(part).every((key) => keywords.includes(key) || NOTES.has(key));
}

/** What one part says of keys depends on which keys the same part names. */
const OF_THE_REST = ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'items', 'additionalItems'];

/** The parts of `allOf` as one node; undefined where two of them speak of one thing in two ways. */
function joined(rest: JsonObject, parts: readonly JsonValue[]): JsonObject | undefined {
  let whole = rest;
  const all = [rest, ...parts].filter((part) => isObject(part) && Object.keys(part).length > 0);
  if (parts.some((part) => !isObject(part))) return undefined;
  if (all.length > 1 && all.some((part) => OF_THE_REST.some((keyword) => has(Object(part), keyword)))) return undefined;
  for (const part of parts as readonly JsonObject[]) {
    const next = joinTwo(whole, part);
    if (next === undefined) return undefined;
    whole = next;
  }
  return whole;
}

function joinTwo(one: JsonObject, other: JsonObject): JsonObject | undefined {
  const whole: Record<string, JsonValue> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const own = get(one, key);
    if (own === undefined) whole[key] = value;
    else if (key === 'required' && isArray(own) && isArray(value)) whole[key] = [...new Set([...own, ...value])];
    else if (key === 'properties' && isObject(own) && isObject(value)) {
      if (
        Object.keys(value).some(
          (name) => has(own, name) && !jsonEqual(own[name] as JsonValue, value[name] as JsonValue),
        )
      )
        return undefined;
      whole[key] = { ...own, ...value };
    } else if (!NOTES.has(key) && !jsonEqual(own, value)) return undefined;
  }
  return whole;
}
