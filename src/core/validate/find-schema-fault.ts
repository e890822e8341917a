import { isArray, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import { type Pointer, valueAt } from '../model/pointer.ts';
import { isSchema, type JsonSchema } from '../model/tool.ts';
import { IN_PLACE } from '../schema/keywords.ts';
import { shapeProblems } from '../schema/shape-problems.ts';
import { readTypes } from '../schema/type-names.ts';
import { type SchemaNode, subschemas, walkSchema } from '../schema/walk.ts';
import { say } from '../words/words.ts';
import type { Dialect } from './dialect.ts';
import type { Evaluators } from './evaluators.ts';
import { patternOf } from './patterns.ts';
import type { SchemaFault } from './schema-problem.ts';
import type { Located, SchemaResources } from './schema-resources.ts';

export interface FaultContext {
  readonly resources: SchemaResources;
  readonly dialect: Dialect;
  readonly evaluators: Evaluators;
}

/** The first reason why no value can be judged by this schema, or undefined when there is none. */
export function findSchemaFault(
  schema: JsonSchema,
  { resources, dialect, evaluators }: FaultContext,
): SchemaFault | undefined {
  const shape = shapeFault(schema, dialect);
  if (shape !== undefined) return shape;
  for (const node of walkSchema(schema)) {
    const fault = faultAt(node, resources, evaluators);
    if (fault !== undefined) return fault;
  }
  return findLoop(schema, resources);
}

function faultAt(node: SchemaNode, resources: SchemaResources, evaluators: Evaluators): SchemaFault | undefined {
  if (!isObject(node.schema)) return undefined;
  for (const keyword of ['pattern', 'patternProperties']) {
    const value = node.schema[keyword];
    const fault =
      value === undefined ? undefined : patternFault(keyword, value, [...node.pointer, keyword], evaluators);
    if (fault !== undefined) return fault;
  }
  return referenceFault(node, resources);
}

/** Keywords that judge no value, whatever they hold. */
const SILENT: ReadonlySet<string> = new Set([
  '$schema',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$comment',
  'title',
  'description',
  'examples',
  'format',
  'contentEncoding',
  'contentMediaType',
  'deprecated',
  'readOnly',
  'writeOnly',
]);

/** The first keyword whose value makes no sense, leaving aside what is read as meant. */
function shapeFault(schema: JsonSchema, dialect: Dialect): SchemaFault | undefined {
  const found = shapeProblems(schema, dialect).find(({ keyword, pointer }) => {
    if (keyword === undefined) return true;
    const value = valueAt(schema as JsonValue, pointer);
    return !SILENT.has(keyword) && !(value !== undefined && isReadAsMeant(keyword, value));
  });
  return found === undefined ? undefined : { schemaPointer: found.pointer, message: found.message };
}

function isReadAsMeant(keyword: string, value: JsonValue): boolean {
  if (keyword === 'type') return readTypes(value) !== undefined;
  if (keyword === 'items') return isArray(value) && value.every(isSchema);
  if (keyword === 'required' && isArray(value)) return value.every((name) => typeof name === 'string');
  return typeof value === 'boolean' && ['required', 'exclusiveMinimum', 'exclusiveMaximum'].includes(keyword);
}

function patternFault(keyword: string, value: JsonValue, schemaPointer: Pointer, evaluators: Evaluators) {
  if (keyword === 'pattern' && typeof value === 'string') {
    return patternOf(evaluators, value) === undefined ? unusable(value, schemaPointer) : undefined;
  }
  if (keyword !== 'patternProperties' || !isObject(value)) return undefined;
  const broken = Object.keys(value).find((source) => patternOf(evaluators, source) === undefined);
  return broken === undefined ? undefined : unusable(broken, [...schemaPointer, broken]);
}

function unusable(pattern: string, schemaPointer: Pointer): SchemaFault {
  return { schemaPointer, message: say('schema-pattern-broken', { pattern }) };
}

function referenceFault(node: SchemaNode, resources: SchemaResources): SchemaFault | undefined {
  for (const keyword of ['$ref', '$dynamicRef'] as const) {
    const reference = (node.schema as JsonObject)[keyword];
    if (typeof reference !== 'string' || resources.resolve(reference, baseAt(node, resources)) !== undefined) continue;
    return { schemaPointer: [...node.pointer, keyword], message: say('schema-reference-lost', { reference }) };
  }
  return undefined;
}

function baseAt(node: SchemaNode, resources: SchemaResources): string {
  const chain: SchemaNode[] = [];
  for (let step: SchemaNode | undefined = node; step !== undefined; step = step.parent) chain.push(step);
  let base = resources.root.base;
  for (const step of chain.reverse()) base = resources.baseOf(step.schema, base);
  return base;
}

/** A schema that refers back to itself without going down into the value would be applied for ever. */
function findLoop(schema: JsonSchema, resources: SchemaResources): SchemaFault | undefined {
  const done = new Set<JsonSchema>();
  for (const node of walkSchema(schema)) {
    if (!isObject(node.schema) || typeof node.schema.$ref !== 'string') continue;
    const start: Located = { schema: node.schema, base: baseAt(node, resources), pointer: node.pointer, isOwn: true };
    if (returnsToItself(start, resources, done)) {
      const reference = node.schema.$ref;
      return { schemaPointer: [...node.pointer, '$ref'], message: say('schema-reference-loop', { reference }) };
    }
    done.add(node.schema);
  }
  return undefined;
}

function returnsToItself(start: Located, resources: SchemaResources, done: ReadonlySet<JsonSchema>): boolean {
  const visited = new Set<JsonSchema>();
  const waiting: Located[] = inPlaceOf(start, resources);
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.schema === start.schema) return true;
    if (!isObject(next.schema) || visited.has(next.schema) || done.has(next.schema)) continue;
    visited.add(next.schema);
    waiting.push(...inPlaceOf(next, resources));
  }
  return false;
}

function inPlaceOf(located: Located, resources: SchemaResources): Located[] {
  const found: Located[] = [];
  const reference = isObject(located.schema) ? located.schema.$ref : undefined;
  const target = typeof reference === 'string' ? resources.resolve(reference, located.base) : undefined;
  if (target !== undefined) found.push(target);
  const node: SchemaNode = { ...located, keyword: undefined, key: undefined, parent: undefined };
  for (const child of subschemas(node)) {
    if (child.keyword === undefined || !IN_PLACE.has(child.keyword)) continue;
    const base = resources.baseOf(child.schema, located.base);
    found.push({ schema: child.schema, base, pointer: child.pointer, isOwn: located.isOwn });
  }
  return found;
}
