import { isArray, isObject, type JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { readTypes } from '../schema/type-names.ts';
import { say } from '../words/words.ts';
import type { Violation } from './violation.ts';

type Wording = (violation: Violation, found: string) => Message;

const limitOf = ({ expected }: Violation) =>
  typeof expected === 'number' || typeof expected === 'string' ? expected : '';

const required: Wording = ({ detail = '' }) => say('value-required', { name: detail });
const dependent: Wording = ({ detail = '' }) => say('value-dependent', { name: detail });
const extra: Wording = ({ detail = '' }) => say('value-extra', { name: detail });
const forbidden: Wording = ({ detail = '' }) => say('value-forbidden', { name: detail });
const extraItem: Wording = ({ detail = '' }) => say('value-extra-item', { index: detail });
const contains: Wording = ({ detail = '' }) => say('value-contains', { found: detail });
const lost: Wording = ({ detail = '' }) => say('schema-reference-lost', { reference: detail });

type BoundId =
  | 'value-minimum'
  | 'value-maximum'
  | 'value-exclusive-minimum'
  | 'value-exclusive-maximum'
  | 'value-multiple';
function bound(id: BoundId): Wording {
  return (violation, found) => say(id, { limit: limitOf(violation), found });
}

type CountId = `value-${'min' | 'max'}-${'length' | 'items' | 'properties'}`;
function counted(id: CountId): Wording {
  return (violation) => say(id, { count: limitOf(violation), found: violation.detail ?? '' });
}

const WORDINGS: Readonly<Record<string, Wording>> = {
  type: ({ expected, actual }) => typeMessage(typeNames(expected), actual),
  enum: ({ expected, actual }) => enumMessage(isArray(expected) ? expected : [], actual),
  const: ({ expected }, found) => say('value-const', { expected: show(expected), found }),
  required,
  dependentRequired: dependent,
  dependencies: dependent,
  additionalProperties: extra,
  unevaluatedProperties: extra,
  properties: forbidden,
  patternProperties: forbidden,
  propertyNames: ({ detail = '' }) => say('value-property-name', { name: detail }),
  items: extraItem,
  additionalItems: extraItem,
  unevaluatedItems: extraItem,
  prefixItems: extraItem,
  minimum: bound('value-minimum'),
  maximum: bound('value-maximum'),
  exclusiveMinimum: bound('value-exclusive-minimum'),
  exclusiveMaximum: bound('value-exclusive-maximum'),
  multipleOf: bound('value-multiple'),
  minLength: counted('value-min-length'),
  maxLength: counted('value-max-length'),
  minItems: counted('value-min-items'),
  maxItems: counted('value-max-items'),
  minProperties: counted('value-min-properties'),
  maxProperties: counted('value-max-properties'),
  pattern: (violation, found) => say('value-pattern', { pattern: limitOf(violation), found }),
  format: (violation, found) => formatMessage(String(limitOf(violation)), found),
  uniqueItems: ({ detail = '' }) => say('value-unique', { index: detail }),
  contains,
  minContains: contains,
  maxContains: (violation) => say('value-max-contains', { limit: limitOf(violation), found: violation.detail ?? '' }),
  not: (_violation, found) => say('value-not', { found }),
  oneOf: ({ detail = '' }) => say('value-two-branches', { branches: detail }),
  $ref: lost,
  $dynamicRef: lost,
};

/** What a violation means, as a sentence about the value. */
export function wordViolation(violation: Violation): Message {
  const wording = Object.hasOwn(WORDINGS, violation.keyword) ? WORDINGS[violation.keyword] : undefined;
  return wording === undefined ? say('value-never') : wording(violation, show(violation.actual));
}

export function typeNames(expected: JsonValue): string[] {
  const types = readTypes(expected)?.types ?? 'any';
  return isArray(types) ? [...types] : [types];
}

export function typeMessage(types: readonly string[], actual: JsonValue): Message {
  const found = typeOf(actual);
  if (actual === null) return say('value-null', { expected: types.join(' / ') });
  const isTextOfType = typeof actual === 'string' && types.some((type) => readsAs(actual, type));
  return say(isTextOfType ? 'value-type-text' : 'value-type', {
    expected: types.join(' / '),
    type: found,
    found: show(actual),
  });
}

/** A number or boolean in quotes is the commonest slip of a model. */
function readsAs(text: string, type: string): boolean {
  if (type === 'boolean') return text === 'true' || text === 'false';
  if (type === 'number' || type === 'integer') return text.trim() !== '' && Number.isFinite(Number(text));
  return (type === 'object' && /^\s*\{/.test(text)) || (type === 'array' && /^\s*\[/.test(text));
}

export function enumMessage(values: readonly JsonValue[], actual: JsonValue): Message {
  const found = show(actual);
  if (values.length === 0) return say('value-never');
  const twin = typeof actual === 'string' ? values.find((value) => differsInCase(value, actual)) : undefined;
  if (twin !== undefined) return say('value-case', { expected: show(twin), found });
  const shown = values.slice(0, 12).map(show).join(', ');
  const more = values.length - 12;
  return more > 0
    ? say('value-enum-many', { values: shown, count: more, found })
    : say('value-enum', { values: shown, found });
}

function differsInCase(value: JsonValue, text: string): boolean {
  return typeof value === 'string' && value.toLowerCase() === text.toLowerCase();
}

const FORMAT_SAMPLES: Readonly<Record<string, string>> = {
  date: '2026-10-02',
  'date-time': '2026-10-02T09:00:00+07:00',
  time: '09:00:00+07:00',
  duration: 'PT1H30M',
  email: 'ana@example.com',
  uri: 'https://example.com/page',
  uuid: '123e4567-e89b-12d3-a456-426614174000',
  ipv4: '192.0.2.1',
};

function formatMessage(format: string, found: string): Message {
  const sample = Object.hasOwn(FORMAT_SAMPLES, format) ? FORMAT_SAMPLES[format] : undefined;
  return sample === undefined
    ? say('value-format', { format, found })
    : say('value-format-sample', { format, found, sample });
}

export function typeOf(value: JsonValue | undefined): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  return isObject(value) ? 'object' : typeof value;
}

/** A value in a sentence: JSON, cut where it gets long. */
export function show(value: JsonValue): string {
  return shorten(JSON.stringify(value));
}

export function shorten(text: string): string {
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}
