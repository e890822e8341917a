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
import type { SchemaPair } from './schema-changes.ts';

export interface OtherUnion {
  readonly from: 'anyOf' | 'oneOf';
  readonly to: 'anyOf' | 'oneOf';
  readonly before: JsonArray;
  readonly after: JsonArray;
  /** No value fits two branches, so that both words mean the same. */
  readonly isSame: boolean;
}

/** A union that stands under the other word now. */
export function otherUnion(before: JsonObject, after: JsonObject, roots: SchemaPair): OtherUnion | undefined {
  for (const [from, to] of [
    ['oneOf', 'anyOf'],
    ['anyOf', 'oneOf'],
  ] as const) {
    const [old, now] = [get(before, from), get(after, to)];
    if (!isArray(old) || !isArray(now) || has(before, to) || has(after, from)) continue;
    const isSame = from === 'oneOf' ? areApart(old, roots.before) : areApart(now, roots.after);
    return { from, to, before: old, after: now, isSame };
  }
  return undefined;
}

function areApart(branches: JsonArray, root: JsonValue): boolean {
  const parts = branches.map((branch) => localDefinition(branch, root) ?? branch);
  return parts.every((part, index) => parts.slice(index + 1).every((other) => isApart(part, other)));
}

function isApart(one: JsonValue, other: JsonValue): boolean {
  if (!isObject(one) || !isObject(other)) return one === false || other === false;
  const [types, others] = [typesOf(one), typesOf(other)];
  if (types.length > 0 && others.length > 0 && !types.some((type) => others.includes(type))) return true;
  const [values, otherValues] = [listedValues(one), listedValues(other)];
  if (values !== undefined && otherValues !== undefined) return shareNone(values, otherValues);
  return tagsOf(one).some(([key, tag]) => tagsOf(other).some(([name, value]) => name === key && shareNone(tag, value)));
}

function typesOf(part: JsonObject): readonly JsonValue[] {
  const types = isArray(part.type) ? part.type : part.type === undefined ? [] : [part.type];
  return types.map((type) => (type === 'integer' ? 'number' : type));
}

function shareNone(one: JsonArray, other: JsonArray): boolean {
  return !one.some((value) => other.some((item) => jsonEqual(value, item)));
}

/** Required properties that may hold listed values alone. */
function tagsOf(part: JsonObject): [string, JsonArray][] {
  const { required, properties } = part;
  if (!isArray(required) || !isObject(properties) || part.type !== 'object') return [];
  return Object.entries(properties).flatMap(([key, property]): [string, JsonArray][] => {
    const values = listedValues(property as JsonValue);
    return values !== undefined && required.includes(key) ? [[key, values]] : [];
  });
}
