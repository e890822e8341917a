import { isArray, isObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';

/** The value with what stands at the pointer changed; everything beside the way there is shared. */
export function replaceAt(value: JsonValue, pointer: Pointer, change: (value: JsonValue) => JsonValue): JsonValue {
  const [key, ...rest] = pointer;
  if (key === undefined) return change(value);
  if (isArray(value)) return value.map((item, index) => (String(index) === key ? replaceAt(item, rest, change) : item));
  if (!isObject(value)) return value;
  const copy: MutableJsonObject = {};
  for (const name of Object.keys(value)) {
    const member = value[name] as JsonValue;
    setOwn(copy, name, name === key ? replaceAt(member, rest, change) : member);
  }
  return copy;
}
