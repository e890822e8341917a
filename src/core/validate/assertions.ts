import { canonicalText, has, isArray, isObject, type JsonObject, type JsonValue, jsonEqual } from '../model/json.ts';
import { readTypes } from '../schema/type-names.ts';
import { isMultipleOf } from './decimal.ts';
import { fitsFormat } from './formats.ts';
import { breaks, type Frame, type KeywordCheck } from './frame.ts';

/** The keywords that judge a value by itself, without subschemas. Malformed keyword values say nothing. */
export const ASSERTIONS: Readonly<Record<string, KeywordCheck>> = {
  type(frame, value) {
    const isNullable = frame.instance === null && (frame.schema as JsonObject).nullable === true;
    const types = readTypes(value)?.types ?? 'any';
    if (isNullable || types === 'any') return;
    const names = isArray(types) ? types : [types];
    if (!names.some((name) => isOfType(frame.instance, name))) breaks(frame, 'type');
  },
  enum(frame, value) {
    if (isArray(value) && !value.some((item) => jsonEqual(item, frame.instance))) breaks(frame, 'enum');
  },
  const(frame, value) {
    if (!jsonEqual(value, frame.instance)) breaks(frame, 'const');
  },
  minimum: onNumbers('minimum', (found, limit, schema) =>
    schema.exclusiveMinimum === true ? found > limit : found >= limit,
  ),
  maximum: onNumbers('maximum', (found, limit, schema) =>
    schema.exclusiveMaximum === true ? found < limit : found <= limit,
  ),
  exclusiveMinimum: onNumbers('exclusiveMinimum', (found, limit) => found > limit),
  exclusiveMaximum: onNumbers('exclusiveMaximum', (found, limit) => found < limit),
  multipleOf: onNumbers('multipleOf', (found, step) => step <= 0 || isMultipleOf(found, step)),
  minLength: onCount('minLength', (value) => (typeof value === 'string' ? codePoints(value) : undefined)),
  maxLength: onCount('maxLength', (value) => (typeof value === 'string' ? codePoints(value) : undefined)),
  minItems: onCount('minItems', (value) => (isArray(value) ? value.length : undefined)),
  maxItems: onCount('maxItems', (value) => (isArray(value) ? value.length : undefined)),
  minProperties: onCount('minProperties', (value) => (isObject(value) ? Object.keys(value).length : undefined)),
  maxProperties: onCount('maxProperties', (value) => (isObject(value) ? Object.keys(value).length : undefined)),
  pattern(frame, value, run) {
    if (typeof frame.instance !== 'string' || typeof value !== 'string') return;
    if (!run.pattern(value).test(frame.instance)) breaks(frame, 'pattern');
  },
  format(frame, value, run) {
    if (!run.assertsFormats || typeof value !== 'string') return;
    if (!fitsFormat(value, frame.instance)) breaks(frame, 'format');
  },
  uniqueItems(frame, value) {
    if (value !== true || !isArray(frame.instance)) return;
    const seen = new Set<string>();
    for (const [index, item] of frame.instance.entries()) {
      const text = canonicalText(item);
      if (seen.has(text)) breaks(frame, 'uniqueItems', { detail: String(index) });
      seen.add(text);
    }
  },
  required(frame, value) {
    if (isObject(frame.instance)) requireAll(frame, 'required', value);
  },
  dependentRequired(frame, value) {
    if (!isObject(frame.instance) || !isObject(value)) return;
    for (const [name, wanted] of Object.entries(value)) {
      if (has(frame.instance, name)) requireAll(frame, 'dependentRequired', wanted);
    }
  },
};

/** One violation for each listed name that the object lacks. */
export function requireAll(frame: Frame, keyword: string, names: JsonValue): void {
  if (!isArray(names) || !isObject(frame.instance)) return;
  for (const name of names) {
    if (typeof name === 'string' && !has(frame.instance, name)) breaks(frame, keyword, { detail: name });
  }
}

function onNumbers(keyword: string, holds: (found: number, limit: number, schema: JsonObject) => boolean) {
  return (frame: Frame, value: JsonValue) => {
    if (typeof frame.instance !== 'number' || typeof value !== 'number') return;
    if (!holds(frame.instance, value, frame.schema as JsonObject)) breaks(frame, keyword);
  };
}

function onCount(keyword: string, count: (value: JsonValue) => number | undefined) {
  const isMinimum = keyword.startsWith('min');
  return (frame: Frame, value: JsonValue) => {
    const found = count(frame.instance);
    if (found === undefined || typeof value !== 'number') return;
    if (isMinimum ? found < value : found > value) breaks(frame, keyword, { detail: String(found) });
  };
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

function isOfType(value: JsonValue, name: JsonValue): boolean {
  switch (name) {
    case 'null':
      return value === null;
    case 'array':
      return isArray(value);
    case 'object':
      return isObject(value);
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value);
    default:
      return typeof value === name;
  }
}
