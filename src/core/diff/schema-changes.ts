import {
  get,
  has,
  isArray,
  isObject,
  type JsonArray,
  type JsonObject,
  type JsonValue,
  jsonEqual,
} from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { isKeyword, KEYWORDS, type Keyword } from '../schema/keywords.ts';
import { alikeForms } from './alike-forms.ts';
import type { ChangeFact, ChangeKind, Side } from './change.ts';
import { limitChange } from './limit-changes.ts';
import { localDefinition } from './local-definition.ts';
import { typeChange } from './type-changes.ts';
import { otherUnion } from './union-words.ts';

export interface SchemaPair {
  readonly before: JsonValue;
  readonly after: JsonValue;
}
type SchemaFact = Omit<ChangeFact, 'tool'>;

interface Visit extends SchemaPair {
  readonly pointer: Pointer;
  readonly depth: number;
}

/** A reference may lead back to itself; nobody reads a difference deeper than this. */
const MAX_DEPTH = 40;
/** Said by nobody's validator. */
const SILENT = new Set([
  '$schema',
  '$id',
  'id',
  '$comment',
  '$defs',
  'definitions',
  'xml',
  'externalDocs',
  'propertyOrdering',
  '$anchor',
]);
/** Compared by their own functions. */
const OWN = new Set([
  'type',
  'enum',
  'const',
  'nullable',
  'properties',
  'required',
  'additionalProperties',
  'description',
  'title',
  'examples',
  'example',
  'deprecated',
  'default',
  '$ref',
]);

/** A pair of definitions that refer to each other is looked at this often, from different places. */
const MAX_VISITS = 20;

/** The differences between two schemas, as facts. Order of keys is none. */
export function schemaChanges(roots: SchemaPair, at: Pointer, side: Side): SchemaFact[] {
  const facts: SchemaFact[] = [];
  if (jsonEqual(roots.before, roots.after)) return facts;
  const waiting: Visit[] = [{ ...roots, pointer: at, depth: 0 }];
  const isWornOut = visitCounter();
  const add: Node['add'] = (kind, pointer, values = {}) => facts.push({ kind, pointer, side, ...values });
  for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
    const before = followed(visit.before, roots.before);
    const after = followed(visit.after, roots.after);
    if (isWornOut(before, after) || (jsonEqual(before, after) && !refersInside(before))) continue;
    if (isObject(before) && isObject(after))
      compareNode({ ...alikeForms({ before, after }, roots), roots, visit, add, waiting });
    else add(openness(before) < openness(after) ? 'object-opened' : 'object-closed', visit.pointer, { before, after });
  }
  return facts;
}

function visitCounter(): (before: JsonValue, after: JsonValue) => boolean {
  const counts = new Map<JsonValue, Map<JsonValue, number>>();
  return (before, after) => {
    const inner = counts.get(before) ?? new Map<JsonValue, number>();
    const count = (inner.get(after) ?? 0) + 1;
    counts.set(before, inner.set(after, count));
    return count > MAX_VISITS;
  };
}

interface Node {
  readonly before: JsonObject;
  readonly after: JsonObject;
  readonly roots: SchemaPair;
  readonly visit: Visit;
  readonly add: (kind: ChangeKind, pointer: Pointer, values?: Partial<SchemaPair>) => void;
  readonly waiting: Visit[];
}

function compareNode(node: Node): void {
  const { before, after, visit, add } = node;
  const { pointer } = visit;
  const type = typeChange(before, after);
  if (type !== undefined) add(type, [...pointer, 'type'], valuesAt(node, 'type'));
  compareValues(node);
  compareMembers(node);
  compareOpenness(node);
  for (const [keyword, kind] of [
    ['description', 'description-changed'],
    ['title', 'documentation-changed'],
    ['examples', 'documentation-changed'],
    ['example', 'documentation-changed'],
    ['default', 'default-changed'],
  ] as const) {
    if (!jsonEqual(get(before, keyword), get(after, keyword)))
      add(kind, [...pointer, keyword], valuesAt(node, keyword));
  }
  compareDeprecation(node);
  const isCompared = compareOtherUnion(node);
  for (const keyword of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const isDone = isCompared && (keyword === 'anyOf' || keyword === 'oneOf');
    if (!isDone && !OWN.has(keyword) && !SILENT.has(keyword)) compareKeyword(node, keyword);
  }
}

/** A deprecation asks callers to move on; taking it back asks nothing of them. */
function compareDeprecation(node: Node): void {
  const [was, is] = [get(node.before, 'deprecated') === true, get(node.after, 'deprecated') === true];
  if (was === is) return;
  const pointer = [...node.visit.pointer, 'deprecated'];
  node.add(is ? 'part-deprecated' : 'documentation-changed', pointer, valuesAt(node, 'deprecated'));
}

/** A union under the other word: `anyOf` lets through what `oneOf` refuses for fitting twice. */
function compareOtherUnion(node: Node): boolean {
  const { before, after, roots, visit, add } = node;
  const union = otherUnion(before, after, roots);
  if (union === undefined) return false;
  const pointer = [...visit.pointer, union.to];
  if (!union.isSame) add(union.to === 'anyOf' ? 'constraint-loosened' : 'schema-changed', pointer);
  compareBranches(union.before, union.after, { pointer, add, deeper: deeperFrom(node), isAll: false });
  return true;
}

function deeperFrom({ visit, waiting }: Node): Branches['deeper'] {
  return (before, after, pointer) => {
    if (visit.depth < MAX_DEPTH) waiting.push({ before, after, pointer, depth: visit.depth + 1 });
  };
}

function valuesAt({ before, after }: Node, keyword: string): Partial<SchemaPair> {
  return {
    ...(has(before, keyword) && { before: before[keyword] as JsonValue }),
    ...(has(after, keyword) && { after: after[keyword] as JsonValue }),
  };
}

/** Enumerations and constants are lists of values; no list takes every value. */
function compareValues({ before, after, visit, add }: Node): void {
  const [old, now] = [allowed(before), allowed(after)];
  const keyword = has(after, 'const') || has(before, 'const') ? 'const' : 'enum';
  const pointer = [...visit.pointer, keyword];
  if (old === undefined && now !== undefined) add('constraint-tightened', pointer, { after: now });
  if (old !== undefined && now === undefined) add('constraint-loosened', pointer, { before: old });
  if (old === undefined || now === undefined) return;
  const lacks = (list: JsonArray, value: JsonValue) => !list.some((item) => jsonEqual(item, value));
  for (const value of old) if (lacks(now, value)) add('enum-value-removed', pointer, { before: value });
  for (const value of now) if (lacks(old, value)) add('enum-value-added', pointer, { after: value });
}

function allowed(schema: JsonObject): JsonArray | undefined {
  const [constant, list] = [get(schema, 'const'), get(schema, 'enum')];
  const values = isArray(list) ? list : undefined;
  if (constant === undefined) return values;
  return values === undefined || values.some((value) => jsonEqual(value, constant)) ? [constant] : [];
}

function compareMembers({ before, after, visit, add, waiting }: Node): void {
  const [old, now] = [membersOf(before), membersOf(after)];
  const [wasRequired, isRequired] = [requiredOf(before), requiredOf(after)];
  for (const name of new Set([...Object.keys(old), ...Object.keys(now), ...wasRequired, ...isRequired])) {
    const [left, right] = [get(old, name), get(now, name)];
    if (left === undefined && right === undefined) {
      if (isRequired.has(name) === wasRequired.has(name)) continue;
      add(isRequired.has(name) ? 'property-required' : 'property-optional', [...visit.pointer, 'required']);
      continue;
    }
    const pointer = [...visit.pointer, 'properties', name];
    if (left === undefined && right !== undefined) {
      add(isRequired.has(name) ? 'required-property-added' : 'property-added', pointer, { after: right });
    } else if (left !== undefined && right === undefined) add('property-removed', pointer, { before: left });
    else if (left !== undefined && right !== undefined) {
      if (isRequired.has(name) && !wasRequired.has(name)) add('property-required', pointer);
      if (!isRequired.has(name) && wasRequired.has(name)) add('property-optional', pointer);
      if (visit.depth < MAX_DEPTH) waiting.push({ before: left, after: right, pointer, depth: visit.depth + 1 });
    }
  }
}

function membersOf(schema: JsonObject): JsonObject {
  const properties = get(schema, 'properties');
  return isObject(properties) ? properties : {};
}

function requiredOf(schema: JsonObject): ReadonlySet<string> {
  const required = get(schema, 'required');
  return new Set(isArray(required) ? required.filter((name) => typeof name === 'string') : []);
}

function compareOpenness({ before, after, visit, add, waiting }: Node): void {
  const [old, now] = [get(before, 'additionalProperties') ?? true, get(after, 'additionalProperties') ?? true];
  const pointer = [...visit.pointer, 'additionalProperties'];
  if (jsonEqual(old, now)) return;
  if (isObject(old) && isObject(now)) {
    if (visit.depth < MAX_DEPTH) waiting.push({ before: old, after: now, pointer, depth: visit.depth + 1 });
  } else add(openness(old) < openness(now) ? 'object-opened' : 'object-closed', pointer, { before: old, after: now });
}

/** How much a schema takes, roughly: nothing, something, everything. */
function openness(schema: JsonValue): number {
  if (schema === false) return 0;
  return isObject(schema) && Object.keys(schema).length > 0 ? 1 : 2;
}

function compareKeyword(node: Node, keyword: string): void {
  const { before, after, visit, add } = node;
  const [old, now] = [get(before, keyword), get(after, keyword)];
  if (jsonEqual(old, now)) return;
  const pointer = [...visit.pointer, keyword];
  const deeper = deeperFrom(node);
  const limit = limitChange(keyword, old, now);
  if (limit !== undefined) add(limit, pointer, valuesAt(node, keyword));
  else if (!isKeyword(keyword) || old === undefined || now === undefined)
    add(cameOrWent(keyword, old), pointer, valuesAt(node, keyword));
  else if (isUnion(keyword) && isArray(old) && isArray(now))
    compareBranches(old, now, { pointer, add, deeper, isAll: keyword === 'allOf' });
  else if (KEYWORDS[keyword] === 'map' && isObject(old) && isObject(now)) {
    for (const name of new Set([...Object.keys(old), ...Object.keys(now)])) {
      const [left, right] = [get(old, name), get(now, name)];
      if (left !== undefined && right !== undefined) deeper(left, right, [...pointer, name]);
      else add('schema-changed', [...pointer, name]);
    }
  } else if (KEYWORDS[keyword] === 'data' || keyword === 'not' || isArray(old) !== isArray(now))
    add('schema-changed', pointer, valuesAt(node, keyword));
  else if (isArray(old) && isArray(now)) compareBranches(old, now, { pointer, add, deeper, isAll: true });
  else deeper(old, now, pointer);
}

/** A keyword that came holds values back, one that went lets more through; a `$`-keyword does neither. */
function cameOrWent(keyword: string, old: JsonValue | undefined): ChangeKind {
  if (keyword.startsWith('$') || keyword.startsWith('x-') || !isKeyword(keyword)) return 'schema-changed';
  const isAnnotation = [
    'readOnly',
    'writeOnly',
    'contentMediaType',
    'contentEncoding',
    'contentSchema',
    'format',
  ].includes(keyword);
  if (isAnnotation) return 'schema-changed';
  return old === undefined ? 'constraint-tightened' : 'constraint-loosened';
}

function isUnion(keyword: Keyword): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf' || keyword === 'allOf';
}

interface Branches {
  readonly pointer: Pointer;
  readonly isAll: boolean;
  add(kind: ChangeKind, pointer: Pointer, values?: Partial<SchemaPair>): void;
  deeper(before: JsonValue, after: JsonValue, pointer: Pointer): void;
}

/** Branches that are equal are the same one, wherever they stand; of the rest, the first goes with the first. */
function compareBranches(old: JsonArray, now: JsonArray, { pointer, add, deeper, isAll }: Branches): void {
  const gone = old.filter((branch) => !now.some((other) => jsonEqual(branch, other)));
  const came = now.flatMap((branch, index) =>
    old.some((other) => jsonEqual(branch, other)) ? [] : [{ branch, index }],
  );
  for (const [position, { branch, index }] of came.entries()) {
    const former = gone[position];
    if (former !== undefined) deeper(former, branch, [...pointer, String(index)]);
    else add(isAll ? 'constraint-tightened' : 'branch-added', [...pointer, String(index)], { after: branch });
  }
  for (const branch of gone.slice(came.length))
    add(isAll ? 'constraint-loosened' : 'branch-removed', pointer, { before: branch });
}

const ANYTHING: JsonObject = {};

function followed(schema: JsonValue, root: JsonValue): JsonValue {
  const found = localDefinition(schema, root) ?? schema;
  return found === true ? ANYTHING : found;
}

/** An equal node may still mean something else when it refers to a definition that changed. */
function refersInside(schema: JsonValue): boolean {
  const waiting: JsonValue[] = [schema];
  for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) {
    if (isObject(value) && typeof value.$ref === 'string') return true;
    if (isArray(value)) waiting.push(...value);
    else if (isObject(value)) waiting.push(...(Object.values(value) as JsonValue[]));
  }
  return false;
}
