import { get, isArray, isObject, type JsonValue } from '../model/json.ts';
import { type Pointer, parsePointer, valueAt } from '../model/pointer.ts';

/** The schemas that apply to one place: the given ones, what they refer to, and their branches. */
export function inPlace(wanted: readonly (JsonValue | undefined)[], root: JsonValue | undefined): readonly JsonValue[] {
  const found = new Set<JsonValue>();
  const waiting = wanted.filter((schema) => isObject(schema));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    const reference = next.$ref;
    const pointer =
      typeof reference === 'string' && reference.startsWith('#') ? parsePointer(reference.slice(1)) : undefined;
    const lists = [next.allOf, next.anyOf, next.oneOf].filter(isArray).flat();
    const more = [pointer === undefined ? undefined : valueAt(root, pointer), ...lists];
    waiting.push(...more.filter((schema) => isObject(schema)));
  }
  return [...found];
}

/** What stands at an index of a list. */
export function itemSchemas(schema: JsonValue, index: number): (JsonValue | undefined)[] {
  const prefix = get(schema, 'prefixItems');
  const items = get(schema, 'items');
  if (isArray(prefix) && index < prefix.length) return [prefix[index]];
  return [isArray(items) ? items[index] : items];
}

/** What stands at a key of an object: the declared property, else what the schema says about all others. */
export function propertySchemas(schema: JsonValue, key: string): JsonValue | undefined {
  return get(get(schema, 'properties'), key) ?? get(schema, 'additionalProperties');
}

/** The schemas that apply at `pointer` below the values of `root`. */
export function schemasAt(root: JsonValue | undefined, pointer: Pointer): readonly JsonValue[] {
  let schemas = inPlace([root], root);
  for (const segment of pointer) {
    const below = schemas.flatMap((schema) => {
      const isIndex = /^\d+$/.test(segment);
      return [propertySchemas(schema, segment), ...(isIndex ? itemSchemas(schema, Number(segment)) : [])];
    });
    schemas = inPlace(below, root);
  }
  return schemas;
}
