import {
  get,
  has,
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  type MutableJsonObject,
  setOwn,
} from '../model/json.ts';
import { parsePointer, valueAt } from '../model/pointer.ts';
import { isSchema, type JsonSchema } from '../model/tool.ts';
import { readTypes } from '../schema/type-names.ts';
import { textMatching } from './text-matching.ts';

const MAX_DEPTH = 12;
const MAX_PARTS = 2000;

const FORMAT_SAMPLES: Readonly<Record<string, string>> = {
  'date-time': '2026-10-02T09:00:00+07:00',
  date: '2026-10-02',
  time: '09:00:00+07:00',
  duration: 'PT1H',
  email: 'ana@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
};

/** A plausible value of a schema: what the author shows first, then what the keywords allow. The same each time. */
export function sampleValue(schema: JsonSchema): JsonValue {
  return sample(schema, { root: schema, partsLeft: MAX_PARTS }, 0);
}

interface Making {
  readonly root: JsonSchema;
  /** A schema that requires itself several times would otherwise make a value without end. */
  partsLeft: number;
}

function sample(schema: JsonSchema, making: Making, depth: number): JsonValue {
  making.partsLeft -= 1;
  if (!isObject(schema) || depth > MAX_DEPTH || making.partsLeft < 0) return null;
  const shown = shownValue(schema);
  if (shown !== undefined) return shown;
  const target = referred(schema, making.root);
  if (target !== undefined) return sample(target, making, depth + 1);
  const merged = withBranches(schema, making.root);
  const shownInBranch = shownValue(merged);
  if (shownInBranch !== undefined) return shownInBranch;
  switch (typeOf(merged)) {
    case 'object':
      return sampleObject(merged, making, depth);
    case 'array':
      return sampleArray(merged, making, depth);
    case 'string':
      return sampleText(merged);
    case 'integer':
    case 'number':
      return sampleNumber(merged);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

function shownValue(schema: JsonObject): JsonValue | undefined {
  if (has(schema, 'const')) return schema.const;
  const { examples, enum: values } = schema;
  if (isArray(examples) && examples.length > 0) return examples[0];
  if (has(schema, 'default') && schema.default !== null) return schema.default;
  return isArray(values) ? values[0] : undefined;
}

function referred(schema: JsonObject, root: JsonSchema): JsonSchema | undefined {
  const reference = schema.$ref;
  if (typeof reference !== 'string' || !reference.startsWith('#') || !isObject(root)) return undefined;
  const pointer = parsePointer(reference.slice(1));
  const target = pointer === undefined ? undefined : valueAt(root, pointer);
  return isSchema(target) ? target : undefined;
}

/** The schema with its first branch and all its parts laid over each other, which is right for most of them. */
function withBranches(schema: JsonObject, root: JsonSchema): JsonObject {
  const { allOf, anyOf, oneOf } = schema;
  const choices = [anyOf, oneOf].filter(isArray).map((list) => list.find((branch) => get(branch, 'type') !== 'null'));
  const parts = [...(isArray(allOf) ? allOf : []), ...choices].filter(isObject);
  return parts.map((part) => referred(part, root) ?? part).reduce<JsonObject>(merge, schema);
}

function merge(left: JsonObject, right: JsonSchema): JsonObject {
  if (!isObject(right)) return left;
  const properties = { ...Object(left.properties), ...Object(right.properties) } as JsonObject;
  const required = [left.required, right.required].filter(isArray).flat();
  return { ...right, ...left, ...(Object.keys(properties).length > 0 && { properties }), required };
}

function typeOf(schema: JsonObject): string | undefined {
  const types = schema.type === undefined ? 'any' : readTypes(schema.type)?.types;
  if (isArray(types)) return types.find((name) => name !== 'null') ?? 'null';
  if (types !== 'any') return types;
  if (has(schema, 'properties')) return 'object';
  if (has(schema, 'items') || has(schema, 'prefixItems')) return 'array';
  return has(schema, 'minLength') || has(schema, 'pattern') || has(schema, 'format') ? 'string' : undefined;
}

function sampleObject(schema: JsonObject, making: Making, depth: number): JsonObject {
  const made: MutableJsonObject = {};
  const names = isArray(schema.required) ? schema.required.filter((name) => typeof name === 'string') : [];
  for (const name of names) {
    const property = get(schema.properties, name);
    setOwn(made, name, isSchema(property) ? sample(property, making, depth + 1) : 'text');
  }
  return made;
}

function sampleArray(schema: JsonObject, making: Making, depth: number): JsonValue {
  const prefix = isArray(schema.prefixItems) ? schema.prefixItems : isArray(schema.items) ? schema.items : [];
  const made = prefix.filter(isSchema).map((item) => sample(item, making, depth + 1));
  const least = Math.min(typeof schema.minItems === 'number' ? schema.minItems : 0, 20);
  const items = isSchema(schema.items) ? schema.items : true;
  while (made.length < least) made.push(sample(items, making, depth + 1));
  return made;
}

function sampleText(schema: JsonObject): string {
  const { format, minLength, maxLength, pattern } = schema;
  const known = typeof format === 'string' && has(FORMAT_SAMPLES, format) ? FORMAT_SAMPLES[format] : undefined;
  const least = typeof minLength === 'number' ? Math.min(minLength, 10_000) : 0;
  const matching = typeof pattern === 'string' ? textMatching(pattern, least) : undefined;
  if (matching !== undefined || known !== undefined) return matching ?? known ?? '';
  const most = typeof maxLength === 'number' ? maxLength : Number.POSITIVE_INFINITY;
  return 'text'.padEnd(least, 'x').slice(0, most);
}

function sampleNumber(schema: JsonObject): number {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const step = typeof multipleOf === 'number' && multipleOf > 0 ? multipleOf : 1;
  if (typeof minimum === 'number') {
    const least = Math.ceil(minimum / step) * step;
    return exclusiveMinimum === true && least === minimum ? least + step : least;
  }
  if (typeof exclusiveMinimum === 'number') return (Math.floor(exclusiveMinimum / step) + 1) * step;
  const isAbove = (limit: JsonValue | undefined) => typeof limit !== 'number' || limit > step;
  if (isAbove(maximum) && isAbove(exclusiveMaximum)) return step;
  if (typeof maximum === 'number') return Math.floor(maximum / step) * step;
  return typeof exclusiveMaximum === 'number' ? (Math.ceil(exclusiveMaximum / step) - 1) * step : step;
}
