import { isArray, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { isSchema, type JsonSchema } from '../model/tool.ts';
import { KEYWORDS, type Keyword, type KeywordHolds } from '../schema/keywords.ts';
import { readTypes } from '../schema/type-names.ts';
import { type SchemaNode, subschemas, walkSchema } from '../schema/walk.ts';
import { say } from '../words/words.ts';
import type { Evaluators } from './evaluators.ts';
import { patternOf } from './patterns.ts';
import type { SchemaFault } from './schema-problem.ts';
import type { Located, SchemaResources } from './schema-resources.ts';

/** What each data keyword must be for the schema to mean something. Keywords not listed may hold anything. */
const EXPECTED: Readonly<Partial<Record<Keyword, readonly [string, (value: JsonValue) => boolean]>>> = {
  $ref: ['text', isText],
  $dynamicRef: ['text', isText],
  enum: ['list', isArray],
  // A boolean is how draft-03 marked a property; it says nothing here.
  required: ['list of names', (value) => isNameList(value) || isBoolean(value)],
  dependentRequired: ['object of name lists', (value) => isObject(value) && Object.values(value).every(isNameList)],
  minProperties: ['count', isCount],
  maxProperties: ['count', isCount],
  minItems: ['count', isCount],
  maxItems: ['count', isCount],
  minContains: ['count', isCount],
  maxContains: ['count', isCount],
  minLength: ['count', isCount],
  maxLength: ['count', isCount],
  uniqueItems: ['boolean', isBoolean],
  pattern: ['text', isText],
  format: ['text', isText],
  minimum: ['number', isNumber],
  maximum: ['number', isNumber],
  exclusiveMinimum: ['number', isBound],
  exclusiveMaximum: ['number', isBound],
  multipleOf: ['number above 0', (value) => isNumber(value) && Number(value) > 0],
};

/** The first reason why no value can be judged by this schema, or undefined when there is none. */
export function findSchemaFault(
  schema: JsonSchema,
  resources: SchemaResources,
  evaluators: Evaluators,
): SchemaFault | undefined {
  for (const node of walkSchema(schema)) {
    const fault = faultAt(node, resources, evaluators);
    if (fault !== undefined) return fault;
  }
  return findLoop(schema, resources);
}

function faultAt(node: SchemaNode, resources: SchemaResources, evaluators: Evaluators): SchemaFault | undefined {
  if (!isObject(node.schema)) return undefined;
  for (const [keyword, value] of Object.entries(node.schema)) {
    if (!Object.hasOwn(KEYWORDS, keyword)) continue;
    const at = [...node.pointer, keyword];
    const fault = faultOf(keyword as Keyword, value, at) ?? patternFault(keyword, value, at, evaluators);
    if (fault !== undefined) return fault;
  }
  return referenceFault(node, resources);
}

function faultOf(keyword: Keyword, value: JsonValue, schemaPointer: Pointer): SchemaFault | undefined {
  if (keyword === 'type') return typeFault(value, schemaPointer);
  const expected = EXPECTED[keyword];
  if (expected !== undefined && !expected[1](value)) {
    return { schemaPointer, message: say('schema-keyword-shape', { keyword, expected: expected[0] }) };
  }
  if (holdsWhatItMust(KEYWORDS[keyword], value)) return undefined;
  return { schemaPointer, message: say('schema-keyword-schemas', { keyword }) };
}

function typeFault(value: JsonValue, schemaPointer: Pointer): SchemaFault | undefined {
  if (readTypes(value) !== undefined) return undefined;
  const wrong = isArray(value) ? value.find((name) => readTypes(name) === undefined) : value;
  return { schemaPointer, message: say('schema-type-unknown', { found: JSON.stringify(wrong ?? value) }) };
}

function holdsWhatItMust(holds: KeywordHolds, value: JsonValue): boolean {
  if (holds === 'data') return true;
  if (holds === 'schema') return isSchema(value);
  if (holds === 'map') {
    return isObject(value) && Object.values(value).every((item) => isSchema(item) || isNameList(item));
  }
  const isList = isArray(value) && value.every(isSchema);
  return holds === 'list' ? isList : isList || isSchema(value);
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

const IN_PLACE: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']);

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

function isText(value: JsonValue): boolean {
  return typeof value === 'string';
}
function isBoolean(value: JsonValue): boolean {
  return typeof value === 'boolean';
}
function isNumber(value: JsonValue): boolean {
  return typeof value === 'number';
}
/** Draft-04 wrote the exclusive bounds as booleans beside the inclusive ones. */
function isBound(value: JsonValue): boolean {
  return isNumber(value) || isBoolean(value);
}
function isCount(value: JsonValue): boolean {
  return typeof value === 'number' && value >= 0 && Number.isInteger(value);
}
function isNameList(value: JsonValue): boolean {
  return isArray(value) && value.every(isText);
}
