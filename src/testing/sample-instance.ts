import { get, isArray, isObject, type JsonObject, type JsonValue } from '../core/model/json.ts';
import { parsePointer, valueAt } from '../core/model/pointer.ts';

/** Numbers from 0 up to 1, the same for the same seed. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** How often a step of the sampler does what the schema does not ask for. */
const STRAY = 0.12;
const LOOSE: readonly JsonValue[] = [
  null,
  true,
  0,
  3,
  2.5,
  -7,
  '',
  'a',
  'no',
  'word',
  'abcdefgh',
  [],
  ['a', 'a'],
  {},
  { id: 'a' },
];

/**
 * A value that mostly fits `schema`, and now and then strays from it at one place, so that both sides of a keyword are met.
 * Types may be written in capitals, as Gemini writes them.
 */
export function sampleInstance(root: JsonValue, random: Random): JsonValue {
  return sample({ root, random, levels: 6 }, root);
}

interface Sampler {
  readonly root: JsonValue;
  readonly random: Random;
  readonly levels: number;
}

function pick<Item>(sampler: Sampler, list: readonly Item[]): Item | undefined {
  return list[Math.floor(sampler.random() * list.length)];
}

function sample(outer: Sampler, schema: JsonValue | undefined): JsonValue {
  const sampler = { ...outer, levels: outer.levels - 1 };
  if (!isObject(schema) || sampler.levels < 0 || sampler.random() < STRAY) return pick(sampler, LOOSE) ?? null;
  const target = refTarget(sampler, schema);
  if (target !== undefined) return sample(sampler, target);
  if (schema.nullable === true && sampler.random() < 0.2) return null;
  if (schema.const !== undefined) return schema.const;
  if (isArray(schema.enum)) return pick(sampler, schema.enum) ?? null;
  const union = schema.anyOf ?? schema.oneOf;
  if (isArray(union) && union.length > 0) return merged(sample(sampler, pick(sampler, union)), sampler, schema);
  if (isArray(schema.allOf)) return sampleAll(sampler, schema, schema.allOf);
  return ofType(sampler, schema);
}

function refTarget(sampler: Sampler, schema: JsonObject): JsonValue | undefined {
  const pointer = typeof schema.$ref === 'string' ? parsePointer(schema.$ref.replace(/^#/, '')) : undefined;
  return pointer === undefined ? undefined : valueAt(sampler.root, pointer);
}

/** An object branch together with the properties that stand beside the union. */
function merged(value: JsonValue, sampler: Sampler, schema: JsonObject): JsonValue {
  if (!isObject(value) || !isObject(schema.properties)) return value;
  const own = ofType(sampler, { ...schema, type: 'object' });
  return isObject(own) ? { ...own, ...value } : value;
}

function sampleAll(sampler: Sampler, schema: JsonObject, parts: readonly JsonValue[]): JsonValue {
  const { allOf: _parts, ...own } = schema;
  const values = [...parts, ...(Object.keys(own).length > 0 ? [own] : [])].map((part) => sample(sampler, part));
  return values.every(isObject) ? Object.assign({}, ...values) : (values[0] ?? null);
}

function ofType(sampler: Sampler, schema: JsonObject): JsonValue {
  const listed = isArray(schema.type) ? pick(sampler, schema.type) : schema.type;
  const implied = isObject(schema.properties) ? 'object' : undefined;
  const type = typeof listed === 'string' ? listed.toLowerCase() : implied;
  if (type === 'object') return sampleObject(sampler, schema);
  if (type === 'array') return sampleArray(sampler, schema);
  if (type === 'string') return sampleString(sampler, schema);
  if (type === 'integer' || type === 'number') return sampleNumber(sampler, schema, type);
  if (type === 'boolean') return sampler.random() < 0.5;
  return type === 'null' ? null : (pick(sampler, LOOSE) ?? null);
}

function sampleObject(sampler: Sampler, schema: JsonObject): JsonValue {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = isArray(schema.required) ? schema.required : [];
  const value: Record<string, JsonValue> = {};
  for (const [name, child] of Object.entries(properties)) {
    const isWanted = required.includes(name) ? sampler.random() > 0.04 : sampler.random() < 0.55;
    if (isWanted) value[name] = sample(sampler, child);
  }
  const rest = get(schema, 'additionalProperties');
  if (rest !== false && sampler.random() < 0.3) value.other = sample(sampler, rest ?? {});
  if (rest === false && sampler.random() < 0.04) value.stray = 1;
  if (isObject(schema.patternProperties) && sampler.random() < 0.4) value['x-a'] = sampler.random() < 0.7 ? 'a' : 1;
  return value;
}

function sampleArray(sampler: Sampler, schema: JsonObject): JsonValue {
  const least = typeof schema.minItems === 'number' ? schema.minItems : Number(schema.minItems ?? 0);
  const length = Math.min(least + Math.floor(sampler.random() * 3), 6);
  const tuple = isArray(schema.prefixItems) ? schema.prefixItems : [];
  const items = Array.from({ length }, (_, index) => sample(sampler, tuple[index] ?? schema.items ?? {}));
  return sampler.random() < 0.15 && items.length > 0 ? [...items, items[0] as JsonValue] : items;
}

const TEXTS = ['a', 'b', 'ac', 'no', 'word', 'abc', '7', 'x7', '(', '?', '', 'a word here', 'abcdefgh'];
const FORMATTED: Readonly<Record<string, string>> = {
  date: '2026-02-03',
  'date-time': '2026-02-03T04:05:06Z',
  email: 'a@example.com',
  uri: 'https://example.com/a',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  ipv4: '10.0.0.1',
};

function sampleString(sampler: Sampler, schema: JsonObject): JsonValue {
  const formatted = typeof schema.format === 'string' ? FORMATTED[schema.format] : undefined;
  if (formatted !== undefined && sampler.random() < 0.8) return formatted;
  return pick(sampler, TEXTS) ?? '';
}

function sampleNumber(sampler: Sampler, schema: JsonObject, type: string): JsonValue {
  const bounds = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((name) => schema[name]);
  const near = bounds.filter((bound) => typeof bound === 'number').flatMap((bound) => [bound - 1, bound, bound + 1]);
  const base = pick(sampler, [...near, 0, 1, 2, 4]) ?? 0;
  return type === 'number' && sampler.random() < 0.3 ? base + 0.5 : base;
}
