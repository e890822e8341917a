import { get, isObject, type JsonValue, type MutableJsonObject, setOwn, stringAt } from '../model/json.ts';
import { parsePointer, valueAt } from '../model/pointer.ts';

/** The schema behind a local `$ref`, with the keywords beside it; undefined when there is no such reference. */
export function localDefinition(schema: JsonValue, root: JsonValue): JsonValue | undefined {
  let current = schema;
  let merged: MutableJsonObject | undefined;
  for (let hops = 0; hops < 20; hops += 1) {
    const reference = stringAt(current, '$ref');
    if (reference === undefined || !reference.startsWith('#')) break;
    const target = targetOf(reference, root);
    if (target === undefined) break;
    merged = besides(current, merged);
    current = target;
  }
  if (merged === undefined) return undefined;
  if (!isObject(current) || Object.keys(merged).length === 0) return current;
  return { ...current, ...merged };
}

function targetOf(reference: string, root: JsonValue): JsonValue | undefined {
  let text = reference.slice(1);
  try {
    text = decodeURIComponent(text);
  } catch {
    return undefined;
  }
  const pointer = parsePointer(text);
  return pointer === undefined ? undefined : valueAt(root, pointer);
}

function besides(schema: JsonValue, outer: MutableJsonObject | undefined): MutableJsonObject {
  const kept: MutableJsonObject = {};
  if (isObject(schema))
    for (const key of Object.keys(schema)) if (key !== '$ref') setOwn(kept, key, get(schema, key) as JsonValue);
  return { ...kept, ...outer };
}
