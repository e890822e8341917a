import { get, isArray, isObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import { parsePointer, valueAt } from '../model/pointer.ts';

/** What an expression sees of a JSON value: whole numbers that a schema declares as integers are bigints. */
export function withIntegers(value: JsonValue, schema: JsonValue | undefined): unknown {
  return convert(value, [schema], schema);
}

function convert(value: JsonValue, wanted: readonly (JsonValue | undefined)[], root: JsonValue | undefined): unknown {
  const schemas = inPlace(wanted, root);
  if (typeof value === 'number') return schemas.some(isInteger) && Number.isInteger(value) ? BigInt(value) : value;
  if (isArray(value))
    return value.map((item, index) =>
      convert(
        item,
        schemas.flatMap((it) => itemSchemas(it, index)),
        root,
      ),
    );
  if (!isObject(value)) return value;
  const copy: { [key: string]: unknown } = {};
  for (const [key, item] of Object.entries(value)) {
    const below = schemas.map((schema) => get(get(schema, 'properties'), key) ?? get(schema, 'additionalProperties'));
    setOwn(copy as MutableJsonObject, key, convert(item, below, root) as JsonValue);
  }
  return copy;
}

function isInteger(schema: JsonValue): boolean {
  const type = get(schema, 'type');
  return type === 'integer' || (isArray(type) && type.includes('integer') && !type.includes('number'));
}

function itemSchemas(schema: JsonValue, index: number): (JsonValue | undefined)[] {
  const prefix = get(schema, 'prefixItems');
  const items = get(schema, 'items');
  if (isArray(prefix) && index < prefix.length) return [prefix[index]];
  return [isArray(items) ? items[index] : items];
}

/** The schemas that apply to one place: the given ones, what they refer to, and their branches. */
function inPlace(wanted: readonly (JsonValue | undefined)[], root: JsonValue | undefined): readonly JsonValue[] {
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
