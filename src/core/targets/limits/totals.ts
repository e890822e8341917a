import { has, isArray, isObject, type JsonObject } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { JsonSchema } from '../../model/tool.ts';
import { type SchemaNode, walkSchema } from '../../schema/walk.ts';
import { typesOf } from '../calls/schema-view.ts';

/** What OpenAI counts over one strict schema, as written: a definition counts once, however often it is referenced. */
export interface StrictSize {
  readonly properties: number;
  readonly enumValues: number;
  /** Property and definition names, enum and const strings. */
  readonly characters: number;
  /** Levels of objects; the root is 0. Arrays and unions are not counted (the guide does not say how it counts). */
  readonly depth: number;
  /** The enum with the most values. */
  readonly largestEnum?: { readonly pointer: Pointer; readonly values: number };
  /** Enums with more values than a long enum may have without a bound on its text. */
  readonly longEnums: readonly { readonly pointer: Pointer; readonly values: number; readonly characters: number }[];
}

/** From this many values on, the text of one string enum is bounded (OpenAI guide, Structured Outputs). */
export const LONG_ENUM_VALUES = 250;

export function strictSize(root: JsonSchema): StrictSize {
  let properties = 0;
  let enumValues = 0;
  let characters = 0;
  let depth = 0;
  let largestEnum: StrictSize['largestEnum'];
  const longEnums: { pointer: Pointer; values: number; characters: number }[] = [];
  for (const node of walkSchema(root)) {
    if (node.keyword === 'properties') properties += 1;
    if (isNamed(node)) characters += node.key?.length ?? 0;
    const { schema } = node;
    if (!isObject(schema)) continue;
    if (isObjectSchema(schema)) depth = Math.max(depth, levelOf(node));
    if (typeof schema.const === 'string') characters += schema.const.length;
    if (!isArray(schema.enum)) continue;
    const text = schema.enum.reduce<number>((sum, value) => sum + (typeof value === 'string' ? value.length : 0), 0);
    const pointer = [...node.pointer, 'enum'];
    enumValues += schema.enum.length;
    characters += text;
    if (schema.enum.length > (largestEnum?.values ?? 0)) largestEnum = { pointer, values: schema.enum.length };
    if (schema.enum.length > LONG_ENUM_VALUES) {
      longEnums.push({ pointer, values: schema.enum.length, characters: text });
    }
  }
  return { properties, enumValues, characters, depth, longEnums, ...(largestEnum && { largestEnum }) };
}

/** What Anthropic counts over all strict tools of a request, as written. */
export interface GrammarSize {
  readonly optional: number;
  readonly union: number;
}

export function grammarSize(root: JsonSchema): GrammarSize {
  let optional = 0;
  let union = 0;
  for (const { schema } of walkSchema(root)) {
    if (!isObject(schema) || !isObject(schema.properties)) continue;
    const required = new Set(isArray(schema.required) ? schema.required : []);
    for (const [name, property] of Object.entries(schema.properties)) {
      if (!isObject(property)) continue;
      if (!required.has(name)) optional += 1;
      if (isArray(property.type) || has(property, 'anyOf')) union += 1;
    }
  }
  return { optional, union };
}

export function isObjectSchema(schema: JsonObject): boolean {
  return typesOf(schema).includes('object') || isObject(schema.properties);
}

function isNamed({ keyword }: SchemaNode): boolean {
  return keyword === 'properties' || keyword === '$defs' || keyword === 'definitions';
}

function levelOf(node: SchemaNode): number {
  let level = 0;
  for (let next: SchemaNode | undefined = node; next !== undefined; next = next.parent) {
    if (next.keyword === 'properties') level += 1;
  }
  return level;
}
