import { isArray, isObject, type JsonObject, type JsonValue } from '../model/json.ts';

const isAnything = (value: JsonValue) => value === true || (isObject(value) && Object.keys(value).length === 0);
const isEmpty = (value: JsonValue) =>
  isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
const isZero = (value: JsonValue) => value === 0;
const isFalse = (value: JsonValue) => value === false;

/** When a keyword says no more than leaving it out does. */
const IDLE: Readonly<Record<string, (value: JsonValue, node: JsonObject) => boolean>> = {
  minLength: isZero,
  minItems: isZero,
  minProperties: isZero,
  uniqueItems: isFalse,
  nullable: isFalse,
  readOnly: isFalse,
  writeOnly: isFalse,
  items: isAnything,
  additionalItems: isAnything,
  unevaluatedItems: isAnything,
  additionalProperties: isAnything,
  unevaluatedProperties: isAnything,
  propertyNames: (value) =>
    isAnything(value) || (isObject(value) && value.type === 'string' && Object.keys(value).length === 1),
  patternProperties: isEmpty,
  dependentRequired: isEmpty,
  dependentSchemas: isEmpty,
  dependencies: isEmpty,
  allOf: isEmpty,
  not: isFalse,
  if: (_, node) => !Object.hasOwn(node, 'then') && !Object.hasOwn(node, 'else'),
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema
  then: (_, node) => !Object.hasOwn(node, 'if'),
  else: (_, node) => !Object.hasOwn(node, 'if'),
};

/** A node without the keywords that hold nothing back. */
export function withoutIdle(node: JsonObject): JsonObject {
  const isIdle = ([name, value]: [string, JsonValue]) =>
    Object.hasOwn(IDLE, name) && IDLE[name]?.(value, node) === true;
  const entries = Object.entries(node) as [string, JsonValue][];
  return entries.some(isIdle) ? Object.fromEntries(entries.filter((entry) => !isIdle(entry))) : node;
}
