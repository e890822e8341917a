import { has, isArray, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { JsonSchema } from '../../model/tool.ts';
import { type SchemaNode, walkSchema } from '../../schema/walk.ts';
import { typesOf } from '../calls/schema-view.ts';

/** What the strict modes count over one schema as it stands: a definition counts once, however often it is referenced. */
export interface SchemaSize {
  readonly properties: number;
  readonly enumValues: number;
  /** Property and definition names, enum and const strings. */
  readonly characters: number;
  /** Objects in objects, the outermost included, through lists, unions and definitions. */
  readonly levels: number;
  /** Properties in properties; lists, unions and definitions are not counted (the guide does not say how it counts). */
  readonly nesting: number;
  /** Properties that need not be there. */
  readonly optional: number;
  /** Properties of several types or branches. */
  readonly union: number;
  /** The enum with the most values. */
  readonly largestEnum?: { readonly pointer: Pointer; readonly values: number };
  readonly longEnums: readonly LongEnum[];
}

type Depth = Pick<SchemaSize, 'levels' | 'nesting'>;

/** An enum of so many values that its text is bounded too. */
interface LongEnum {
  readonly pointer: Pointer;
  readonly values: number;
  readonly characters: number;
}

/** Above this many values the text of one string enum is bounded (OpenAI guide, Structured Outputs). */
const LONG_ENUM_VALUES = 250;

export function sizeOf(root: JsonSchema): SchemaSize {
  const sum = { properties: 0, enumValues: 0, characters: 0, levels: 0, nesting: 0, optional: 0, union: 0 };
  let largestEnum: SchemaSize['largestEnum'];
  const longEnums: LongEnum[] = [];
  const depths = new Map<JsonSchema | undefined, Depth>();
  const required = new Map<JsonSchema, ReadonlySet<JsonValue>>();
  for (const node of walkSchema(root)) {
    const { schema, keyword, key, parent } = node;
    if (keyword === 'properties') sum.properties += 1;
    if (isNamed(node)) sum.characters += key?.length ?? 0;
    if (!isObject(schema)) continue;
    const { levels, nesting } = depths.get(parent?.schema) ?? { levels: 0, nesting: 0 };
    const isObjects = isObjectSchema(schema);
    const depth = { levels: levels + (isObjects ? 1 : 0), nesting: nesting + (keyword === 'properties' ? 1 : 0) };
    depths.set(schema, depth);
    sum.levels = Math.max(sum.levels, depth.levels);
    if (isObjects) sum.nesting = Math.max(sum.nesting, depth.nesting);
    if (keyword === 'properties' && key !== undefined) {
      if (!requiredOf(parent?.schema, required).has(key)) sum.optional += 1;
      if (isArray(schema.type) || has(schema, 'anyOf')) sum.union += 1;
    }
    if (typeof schema.const === 'string') sum.characters += schema.const.length;
    if (!isArray(schema.enum)) continue;
    const values = schema.enum.length;
    const characters = schema.enum.reduce<number>(
      (all, value) => all + (typeof value === 'string' ? value.length : 0),
      0,
    );
    sum.enumValues += values;
    sum.characters += characters;
    const pointer = () => [...node.pointer, 'enum'];
    if (values > (largestEnum?.values ?? 0)) largestEnum = { pointer: pointer(), values };
    if (values > LONG_ENUM_VALUES) longEnums.push({ pointer: pointer(), values, characters });
  }
  return { ...sum, longEnums, ...(largestEnum && { largestEnum }) };
}

/** The required names of a node as a set, made once: objects may have thousands of properties. */
function requiredOf(
  schema: JsonSchema | undefined,
  known: Map<JsonSchema, ReadonlySet<JsonValue>>,
): ReadonlySet<JsonValue> {
  if (!isObject(schema)) return new Set();
  const names = known.get(schema) ?? new Set(isArray(schema.required) ? schema.required : []);
  known.set(schema, names);
  return names;
}

export function isObjectSchema(schema: JsonObject): boolean {
  return typesOf(schema).includes('object') || isObject(schema.properties);
}

function isNamed({ keyword }: SchemaNode): boolean {
  return keyword === 'properties' || keyword === '$defs' || keyword === 'definitions';
}
