import { get, isArray, type JsonObject } from '../model/json.ts';
import type { ChangeKind } from './change.ts';

const ALL = ['string', 'integer', 'fraction', 'boolean', 'object', 'array', 'null'];

/** How the set of types changed; undefined when it did not. */
export function typeChange(before: JsonObject, after: JsonObject): ChangeKind | undefined {
  const [old, now] = [typesOf(before), typesOf(after)];
  const lost = [...old].some((type) => !now.has(type));
  const won = [...now].some((type) => !old.has(type));
  if (lost && won) return 'type-changed';
  if (lost) return 'type-narrowed';
  return won ? 'type-widened' : undefined;
}

/** The types a schema takes. A number is an integer or a fraction; without `type` it is any. */
function typesOf(schema: JsonObject): ReadonlySet<string> {
  const type = get(schema, 'type');
  const names = isArray(type) ? type : type === undefined ? ALL : [type];
  const types = new Set<string>();
  for (const name of names) {
    if (name === 'number') types.add('integer').add('fraction');
    else if (typeof name === 'string') types.add(name.toLowerCase());
  }
  if (get(schema, 'nullable') === true) types.add('null');
  return types;
}
