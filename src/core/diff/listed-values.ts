import { has, isArray, isObject, type JsonArray, type JsonValue } from '../model/json.ts';

/** The values that a node names one by one, as `const` or `enum`; undefined where it names none. */
export function listedValues(node: JsonValue): JsonArray | undefined {
  if (!isObject(node)) return undefined;
  if (has(node, 'const')) return [node.const as JsonValue];
  return isArray(node.enum) ? node.enum : undefined;
}
