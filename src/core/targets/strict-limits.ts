import { isArray, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { walkSchema } from '../schema/walk.ts';
import { say } from '../words/words.ts';
import type { LimitId, Target } from './define-target.ts';
import type { Ledger } from './ledger.ts';

export type Measures = Readonly<Partial<Record<LimitId, number>>>;

/** What the strict modes count over one schema as it is sent; references are not multiplied out. */
export function measureSchema(schema: JsonObject): Measures {
  const sum = {
    properties: 0,
    enumValues: 0,
    characters: 0,
    longEnumCharacters: 0,
    optionalProperties: 0,
    unionProperties: 0,
    depth: 0,
  };
  const levels = new Map<object, number>();
  const required = new Map<JsonValue, ReadonlySet<JsonValue>>();
  for (const { schema: node, keyword, key, parent } of walkSchema(schema)) {
    const outer = parent !== undefined && isObject(parent.schema) ? (levels.get(parent.schema) ?? 0) : 0;
    if (key !== undefined && (keyword === 'properties' || keyword === '$defs' || keyword === 'definitions'))
      sum.characters += key.length;
    if (!isObject(node)) continue;
    const level = isObjectSchema(node) ? outer + 1 : outer;
    levels.set(node, level);
    sum.depth = Math.max(sum.depth, level);
    sum.properties += isObject(node.properties) ? Object.keys(node.properties).length : 0;
    countValues(node, sum);
    if (keyword !== 'properties' || key === undefined) continue;
    if (!requiredOf(parent?.schema, required).has(key)) sum.optionalProperties += 1;
    if (isArray(node.type) || node.anyOf !== undefined) sum.unionProperties += 1;
  }
  return sum;
}

/** The required names of a node as a set, made once: objects may have thousands of properties. */
function requiredOf(
  schema: JsonValue | undefined,
  known: Map<JsonValue, ReadonlySet<JsonValue>>,
): ReadonlySet<JsonValue> {
  if (!isObject(schema)) return new Set();
  const names = known.get(schema) ?? new Set(isArray(schema.required) ? schema.required : []);
  known.set(schema, names);
  return names;
}

const LONG_ENUM = 250;

function countValues(
  node: JsonObject,
  sum: { enumValues: number; characters: number; longEnumCharacters: number },
): void {
  if (typeof node.const === 'string') sum.characters += node.const.length;
  if (!isArray(node.enum)) return;
  const length = node.enum.reduce<number>((total, value) => total + (typeof value === 'string' ? value.length : 0), 0);
  sum.enumValues += node.enum.length;
  sum.characters += length;
  if (node.enum.length > LONG_ENUM) sum.longEnumCharacters = Math.max(sum.longEnumCharacters, length);
}

function isObjectSchema(node: JsonObject): boolean {
  const types = isArray(node.type) ? node.type : [node.type];
  return types.includes('object') || isObject(node.properties);
}

const MEASURED = [
  'properties',
  'depth',
  'enumValues',
  'longEnumCharacters',
  'characters',
  'optionalProperties',
  'unionProperties',
] as const satisfies readonly LimitId[];

/** Refuses what one tool alone exceeds. */
export function checkLimits(schema: JsonValue, at: Pointer, target: Target, ledger: Ledger): void {
  if (!target.strict || !isObject(schema)) return;
  const measures = measureSchema(schema);
  for (const id of MEASURED) {
    const limit = target.limits[id];
    const measured = measures[id];
    if (limit === undefined || measured === undefined || measured <= limit.value) continue;
    const message = say(`target-limit-${id}`, { target: target.label, measured, limit: limit.value });
    ledger.lose({ kind: 'refused', at, message });
  }
}
