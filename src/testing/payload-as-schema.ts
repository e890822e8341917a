import { isArray, isObject, type JsonObject, type JsonValue } from '../core/model/json.ts';
import { familyOf, type TargetId } from '../core/model/target-id.ts';
import { inputSchemaOf } from '../core/targets/calls/payload-schema.ts';

/** The input schema of a payload as JSON Schema, so that a validator can judge by it. Without a schema nothing is declared. */
export function payloadAsSchema(payload: JsonObject, target: TargetId): JsonValue {
  const place = inputSchemaOf(payload, familyOf(target));
  if (place === undefined) return { type: 'object' };
  return target === 'gemini' ? fromGemini(place.schema) : place.schema;
}

/** Gemini's Schema: types in capitals, `nullable`, counts that may be strings. */
function fromGemini(schema: JsonValue): JsonValue {
  if (!isObject(schema)) return schema;
  const { nullable, propertyOrdering: _order, example: _example, ...rest } = schema;
  const plain: Record<string, JsonValue> = {};
  for (const [key, value] of Object.entries(rest)) plain[key] = translated(key, value);
  if (nullable !== true) return plain;
  const { description = '', ...constraints } = plain;
  return { description, anyOf: [constraints, { type: 'null' }] };
}

function translated(key: string, value: JsonValue): JsonValue {
  if (key === 'type' && typeof value === 'string') return value.toLowerCase();
  if (key === 'items') return fromGemini(value);
  if (key === 'anyOf' && isArray(value)) return value.map(fromGemini);
  if (/^(min|max)(Items|Length|Properties)$/.test(key)) return Number(value);
  if (key !== 'properties' || !isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, child]) => [name, fromGemini(child)]));
}
