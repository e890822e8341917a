import { get, has, isArray, isObject, type JsonValue, jsonEqual, stringAt } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { isSchema, type JsonSchema, type Tool } from '../model/tool.ts';
import { schemasAt } from '../validate/schemas-below.ts';
import { sampleValue } from './sample-value.ts';
import { itemSchema } from './semantics.ts';

export interface SuggestedKey {
  readonly name: string;
  /** Type and description, for the line beside it. */
  readonly detail: string;
  readonly isRequired: boolean;
  /** A value to insert with it. */
  readonly value: JsonValue;
}
export interface SuggestedValue {
  readonly value: JsonValue;
  readonly detail: string;
}
export interface Suggestions {
  readonly keys: readonly SuggestedKey[];
  readonly values: readonly SuggestedValue[];
}

/** What may stand at a place inside an example's or a fixture's data; undefined for any other place of the descriptor. */
export function suggestAt(tool: Tool, pointer: Pointer): Suggestions | undefined {
  const place = dataPlace(tool, pointer);
  if (place === undefined) return undefined;
  const schemas = schemasAt(place.root, place.below);
  return { keys: keysOf(schemas), values: valuesOf(schemas) };
}

function dataPlace(tool: Tool, pointer: Pointer) {
  const [block, index, first, second, ...rest] = pointer;
  if (index === undefined || first === undefined) return undefined;
  if (block === 'examples') {
    if (first === 'tool_call' && second === 'arguments') return { root: tool.parameters, below: rest };
    return first === 'result' ? { root: tool.returns, below: pointer.slice(3) } : undefined;
  }
  if (block !== 'semantics' || index !== 'fixtures') return undefined;
  if (second === 'arguments') return { root: tool.parameters, below: rest };
  return second === 'item' ? { root: itemSchema(tool.returns), below: rest } : undefined;
}

function keysOf(schemas: readonly JsonValue[]): SuggestedKey[] {
  const keys = new Map<string, SuggestedKey>();
  for (const schema of schemas) {
    const properties = get(schema, 'properties');
    const required = get(schema, 'required');
    for (const [name, property] of isObject(properties) ? Object.entries(properties) : []) {
      const isRequired = isArray(required) && required.includes(name);
      if (keys.has(name) || !isSchema(property)) continue;
      keys.set(name, { name, detail: detailOf(property), isRequired, value: sampleValue(property) });
    }
  }
  return [...keys.values()].sort((left, right) => Number(right.isRequired) - Number(left.isRequired));
}

function valuesOf(schemas: readonly JsonValue[]): SuggestedValue[] {
  const found: SuggestedValue[] = [];
  const add = (value: JsonValue, detail: string) => {
    if (!found.some((one) => jsonEqual(one.value, value))) found.push({ value, detail });
  };
  for (const schema of schemas) {
    if (!isObject(schema)) continue;
    const detail = detailOf(schema);
    if (has(schema, 'const')) add(schema.const as JsonValue, detail);
    for (const key of ['enum', 'examples'] as const) {
      const list = schema[key];
      if (isArray(list)) for (const value of list) add(value, detail);
    }
    if (has(schema, 'default')) add(schema.default as JsonValue, detail);
    if (schema.type === 'boolean') for (const value of [true, false]) add(value, detail);
    else if (found.length === 0 && has(schema, 'type')) add(sampleValue(schema), detail);
  }
  return found;
}

/** `integer: How many events to return.` */
export function detailOf(schema: JsonSchema): string {
  if (!isObject(schema)) return '';
  const { type } = schema;
  const types = isArray(type) ? type.filter((name) => typeof name === 'string').join(' | ') : stringAt(schema, 'type');
  const [firstLine] = (stringAt(schema, 'description') ?? '').split('\n');
  return [types, firstLine].filter((part) => part !== undefined && part !== '').join(': ');
}
