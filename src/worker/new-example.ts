import {
  get,
  isArray,
  isObject,
  type JsonObject,
  type JsonValue,
  type MutableJsonObject,
  setOwn,
  stringAt,
} from '../core/model/json.ts';
import type { ExampleKind } from '../core/model/tool.ts';

/** A skeleton to fill in: the required arguments with a value of the right type, and a result of the kind asked for. */
export function newExample(descriptor: JsonObject, kind: ExampleKind): JsonObject {
  if (kind === 'ask') return { prompt: '', expect: 'ask' };
  const call = { name: stringAt(descriptor, 'name') ?? '', arguments: skeleton(get(descriptor, 'parameters'), 0) };
  const result = kind === 'error' ? errorResult(descriptor) : skeleton(get(descriptor, 'returns'), 0);
  return { prompt: '', tool_call: call, result };
}

function errorResult(descriptor: JsonObject): JsonObject {
  const errors = get(descriptor, 'errors');
  const first = isArray(errors) ? errors[0] : undefined;
  return { error: { code: stringAt(first, 'code') ?? 'VALIDATION_ERROR', message: '' } };
}

const DEEPEST = 8;
const BY_TYPE: Readonly<Record<string, JsonValue>> = {
  string: '',
  integer: 0,
  number: 0,
  boolean: false,
  array: [],
  null: null,
};

/** A value of the schema's shape: what the schema itself offers, else the emptiest value of its type. */
function skeleton(schema: JsonValue | undefined, depth: number): JsonValue {
  if (!isObject(schema)) return {};
  const offered = [
    get(schema, 'const'),
    firstOf(get(schema, 'examples')),
    get(schema, 'default'),
    firstOf(get(schema, 'enum')),
  ];
  const found = offered.find((value) => value !== undefined);
  if (found !== undefined) return found;
  const type = firstOf(get(schema, 'type')) ?? get(schema, 'type');
  const isObjectLike = type === 'object' || (type === undefined && isObject(get(schema, 'properties')));
  if (isObjectLike) return depth < DEEPEST ? requiredMembers(schema, depth) : {};
  return typeof type === 'string' && Object.hasOwn(BY_TYPE, type) ? (BY_TYPE[type] as JsonValue) : '';
}

function requiredMembers(schema: JsonObject, depth: number): JsonObject {
  const members: MutableJsonObject = {};
  const required = get(schema, 'required');
  for (const name of isArray(required) ? required : []) {
    if (typeof name === 'string') setOwn(members, name, skeleton(get(get(schema, 'properties'), name), depth + 1));
  }
  return members;
}

function firstOf(value: JsonValue | undefined): JsonValue | undefined {
  return isArray(value) ? value[0] : undefined;
}
