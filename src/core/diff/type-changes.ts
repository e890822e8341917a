import { get, has, isArray, type JsonObject, type JsonValue } from '../model/json.ts';
import type { ChangeKind } from './change.ts';
import { listedValues } from './listed-values.ts';

const ALL = ['string', 'integer', 'fraction', 'boolean', 'object', 'array', 'null'];

/** How the set of types changed; undefined when it did not. */
export function typeChange(before: JsonObject, after: JsonObject): ChangeKind | undefined {
  const isNamed = has(before, 'type') || has(after, 'type');
  const [old, now] = [typesOf(before, isNamed), typesOf(after, isNamed)];
  const lost = [...old].some((type) => !now.has(type));
  const won = [...now].some((type) => !old.has(type));
  if (lost && won) return 'type-changed';
  if (lost) return 'type-narrowed';
  return won ? 'type-widened' : undefined;
}

/**
 * The types a schema takes. A number is an integer or a fraction; without `type` it is any. Where values are listed, only
 * their types count; where neither side names a type, the lists are compared by themselves.
 */
function typesOf(schema: JsonObject, isNamed: boolean): ReadonlySet<string> {
  const type = get(schema, 'type');
  const names = isArray(type) ? type : type === undefined ? ALL : [type];
  const types = new Set<string>();
  for (const name of names) {
    if (name === 'number') types.add('integer').add('fraction');
    else if (typeof name === 'string') types.add(name.toLowerCase());
  }
  if (get(schema, 'nullable') === true) types.add('null');
  const values = isNamed ? (listedValues(schema) ?? []) : [];
  if (values.length === 0) return types;
  return new Set(values.map(typeOf).filter((name) => types.has(name)));
}

function typeOf(value: JsonValue): string {
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'fraction';
  return isArray(value) ? 'array' : typeof value;
}
