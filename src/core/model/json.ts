/** JSON as data. Objects may own any key, `__proto__` included, so reads go through `get` and writes through `setOwn`. */
export type JsonPrimitive = null | boolean | number | string;
export type JsonArray = readonly JsonValue[];
export interface JsonObject {
  readonly [key: string]: JsonValue;
}
export type JsonValue = JsonPrimitive | JsonArray | JsonObject;
export type MutableJsonObject = { [key: string]: JsonValue };

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isArray(value: unknown): value is JsonArray {
  return Array.isArray(value);
}

export function has(object: object, key: string): boolean {
  return Object.hasOwn(object, key);
}

/** The own value at `key`; inherited names such as `toString` are absent. */
export function get(value: JsonValue | undefined, key: string): JsonValue | undefined {
  if (!isObject(value)) return undefined;
  const found = value[key];
  // Asking for the key first costs more than the look; what is inherited is a function, or `__proto__`.
  const isInherited = typeof found === 'function' || (key === '__proto__' && !Object.hasOwn(value, key));
  return isInherited ? undefined : found;
}

/** Writes an own key; plain assignment would lose `__proto__`. */
export function setOwn(target: MutableJsonObject, key: string, value: JsonValue): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  } else target[key] = value;
}

export function stringAt(value: JsonValue | undefined, key: string): string | undefined {
  const found = get(value, key);
  return typeof found === 'string' ? found : undefined;
}

/** JSON equality: key order does not count, number and string never meet. */
export function jsonEqual(left: JsonValue | undefined, right: JsonValue | undefined): boolean {
  if (left === right) return true;
  if (isArray(left)) {
    return isArray(right) && left.length === right.length && left.every((item, index) => jsonEqual(item, right[index]));
  }
  if (!isObject(left) || !isObject(right)) return false;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => has(right, key) && jsonEqual(left[key], right[key]))
  );
}

/** One text for equal values, whatever their key order; fit as a cache key. */
export function canonicalText(value: JsonValue): string {
  if (isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.keys(value)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalText(value[key] as JsonValue)}`);
  return `{${members.join(',')}}`;
}
