import { get, has, isArray, isObject, type JsonObject, type JsonValue, jsonEqual, stringAt } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import { isSchema, type JsonSchema } from '../../model/tool.ts';
import { createRefResolver, type RefResolver } from '../../schema/resolve-ref.ts';

/** A schema node and where it stands, counted from the value that holds the schema. */
export interface ViewNode {
  readonly schema: JsonSchema;
  readonly pointer: Pointer;
}

/** A schema read beside an instance: which of its nodes speak of which value. */
export interface SchemaView {
  readonly root: JsonSchema;
  /** Where `root` stands in the payload; empty for a canonical schema. */
  readonly base: Pointer;
  readonly resolve: RefResolver;
  /** The instance's name for the property declared at a pointer. */
  keyOf(pointer: Pointer, key: string): string;
  readonly members: WeakMap<JsonObject, ReadonlyMap<string, DeclaredProperty>>;
}

export function createView(root: JsonSchema, base: Pointer, keyOf: SchemaView['keyOf']): SchemaView {
  return { root, base, resolve: createRefResolver(root), keyOf, members: new WeakMap() };
}

export function canonicalView(root: JsonSchema): SchemaView {
  return createView(root, [], (_pointer, key) => key);
}

export function rootNode(view: SchemaView): ViewNode {
  return { schema: view.root, pointer: view.base };
}

/** The object schemas that apply to `value`: references followed, `allOf` joined, branches that cannot fit left out. */
export function applicable(view: SchemaView, node: ViewNode, value: JsonValue | undefined): ViewNode[] {
  const found: ViewNode[] = [];
  const seen = new Set<JsonValue>();
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isObject(next.schema) || seen.has(next.schema)) continue;
    seen.add(next.schema);
    found.push(next);
    const target = referenced(view, next);
    if (target !== undefined) waiting.push(target);
    waiting.push(...underList(next, 'allOf'));
    for (const keyword of ['anyOf', 'oneOf'] as const) waiting.push(...fitting(view, underList(next, keyword), value));
    for (const keyword of ['then', 'else'] as const) waiting.push(...underKey(next, keyword));
  }
  return found;
}

/** The nodes that speak of the member `key` of an object, or of the item at an index. */
export function childNodes(view: SchemaView, nodes: readonly ViewNode[], key: string | number): ViewNode[] {
  return nodes.flatMap((node) => (typeof key === 'number' ? itemNodes(node, key) : memberNodes(view, node, key)));
}

export interface DeclaredProperty extends ViewNode {
  readonly declared: string;
  readonly isRequired: boolean;
}

/** The properties that the nodes declare, with the name the schema gives them and whether that node requires them. */
export function declaredProperties(view: SchemaView, nodes: readonly ViewNode[]): DeclaredProperty[] {
  return nodes.flatMap((node) => [...membersOf(view, node).values()]);
}

/** What one node declares under a name of the instance. */
export function declaredProperty(view: SchemaView, node: ViewNode, key: string): DeclaredProperty | undefined {
  return membersOf(view, node).get(key);
}

/** By the instance's name. Kept per schema object, since wide objects are asked for each of their members. */
function membersOf(view: SchemaView, node: ViewNode): ReadonlyMap<string, DeclaredProperty> {
  const { schema } = node;
  if (!isObject(schema)) return NO_MEMBERS;
  const known = view.members.get(schema);
  if (known !== undefined) return known;
  const members = new Map<string, DeclaredProperty>();
  const required = new Set(isArray(schema.required) ? schema.required : []);
  for (const [declared, child] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
    if (!isSchema(child)) continue;
    const pointer = [...node.pointer, 'properties', declared];
    members.set(view.keyOf(pointer, declared), {
      declared,
      schema: child,
      pointer,
      isRequired: required.has(declared),
    });
  }
  view.members.set(schema, members);
  return members;
}

const NO_MEMBERS: ReadonlyMap<string, DeclaredProperty> = new Map();

/** Whether null is among the values of a node, by what it says itself. */
export function acceptsNull(view: SchemaView, node: ViewNode): boolean {
  return acceptsNullAgain(view, node, new Set());
}

function acceptsNullAgain(view: SchemaView, node: ViewNode, seen: Set<JsonValue>): boolean {
  const { schema } = node;
  if (!isObject(schema)) return schema;
  if (seen.has(schema)) return true;
  seen.add(schema);
  const again = (other: ViewNode) => acceptsNullAgain(view, other, seen);
  if (schema.nullable === true && !has(schema, 'anyOf')) return true;
  if (has(schema, 'type') && !typesOf(schema).includes('null')) return false;
  if (isArray(schema.enum) && !schema.enum.includes(null)) return false;
  if (has(schema, 'const') && schema.const !== null) return false;
  const target = referenced(view, node);
  if (target !== undefined && !again(target)) return false;
  if (!underList(node, 'allOf').every(again)) return false;
  return (['anyOf', 'oneOf'] as const).every((keyword) => {
    const branches = underList(node, keyword);
    return branches.length === 0 || branches.some(again) || schema.nullable === true;
  });
}

/** Lower-case type names; Gemini writes them in capitals. */
export function typesOf(schema: JsonObject): string[] {
  const { type } = schema;
  const list = isArray(type) ? type : [type];
  return list.filter((name) => typeof name === 'string').map((name) => name.toLowerCase());
}

function referenced(view: SchemaView, node: ViewNode): ViewNode | undefined {
  const reference = stringAt(node.schema as JsonValue, '$ref');
  if (reference === undefined) return undefined;
  const target = view.resolve(reference, node.pointer.slice(view.base.length));
  return target.ok ? { schema: target.value.schema, pointer: [...view.base, ...target.value.pointer] } : undefined;
}

function underKey(node: ViewNode, key: string): ViewNode[] {
  const schema = get(node.schema as JsonValue, key);
  return isSchema(schema) ? [{ schema, pointer: [...node.pointer, key] }] : [];
}

function underList(node: ViewNode, keyword: string): ViewNode[] {
  const list = get(node.schema as JsonValue, keyword);
  if (!isArray(list)) return [];
  return list.flatMap((schema, index) =>
    isSchema(schema) ? [{ schema, pointer: [...node.pointer, keyword, String(index)] }] : [],
  );
}

function itemNodes(node: ViewNode, index: number): ViewNode[] {
  const tuple = get(node.schema as JsonValue, 'prefixItems') ?? get(node.schema as JsonValue, 'items');
  if (isArray(tuple) && index < tuple.length) {
    const keyword = has(node.schema as object, 'prefixItems') ? 'prefixItems' : 'items';
    return underList(node, keyword).filter(({ pointer }) => pointer.at(-1) === String(index));
  }
  const rest = isArray(get(node.schema as JsonValue, 'items')) ? 'additionalItems' : 'items';
  return underKey(node, rest);
}

function memberNodes(view: SchemaView, node: ViewNode, key: string): ViewNode[] {
  const declared = membersOf(view, node).get(key);
  if (declared !== undefined) return [declared];
  const patterns = get(node.schema as JsonValue, 'patternProperties');
  const byPattern = isObject(patterns)
    ? Object.entries(patterns).flatMap(([pattern, schema]) =>
        isSchema(schema) ? [{ schema, pointer: [...node.pointer, 'patternProperties', pattern] }] : [],
      )
    : [];
  return [...byPattern, ...underKey(node, 'additionalProperties')];
}

/** Branches that `value` may belong to; all of them when none fits, so that nothing is decided by accident. */
function fitting(view: SchemaView, branches: ViewNode[], value: JsonValue | undefined): ViewNode[] {
  if (value === undefined) return branches;
  const kept = branches.filter((branch) => couldBe(view, branch, value, 3));
  return kept.length > 0 ? kept : branches;
}

/** A quick look: types, constants and property names, a few levels down. Errs towards true. */
function couldBe(view: SchemaView, node: ViewNode, value: JsonValue, levels: number): boolean {
  const { schema } = node;
  if (!isObject(schema)) return schema;
  if (value === null && schema.nullable === true) return true;
  if (!allowsValue(schema, value)) return false;
  if (levels === 0) return true;
  const target = referenced(view, node);
  if (target !== undefined && !couldBe(view, target, value, levels - 1)) return false;
  if (!underList(node, 'allOf').every((part) => couldBe(view, part, value, levels - 1))) return false;
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = underList(node, keyword);
    if (branches.length > 0 && !branches.some((branch) => couldBe(view, branch, value, levels - 1))) return false;
  }
  return !isObject(value) || couldHoldMembers(view, node, value, levels);
}

function couldHoldMembers(view: SchemaView, node: ViewNode, value: JsonObject, levels: number): boolean {
  const members = membersOf(view, node);
  const schema = node.schema as JsonObject;
  const isClosed = schema.additionalProperties === false && !has(schema, 'patternProperties');
  if (isClosed && Object.keys(value).some((key) => !members.has(key))) return false;
  return [...members].every(([key, property]) => {
    const member = get(value, key);
    if (member === undefined) return !property.isRequired || acceptsNull(view, property);
    if (member === null && !property.isRequired) return true;
    return couldBe(view, property, member, levels - 1);
  });
}

function allowsValue(schema: JsonObject, value: JsonValue): boolean {
  if (has(schema, 'const') && !jsonEqual(schema.const, value)) return false;
  if (isArray(schema.enum) && !schema.enum.some((member) => jsonEqual(member, value))) return false;
  const types = typesOf(schema);
  return types.length === 0 || types.some((type) => isOfType(value, type));
}

export function isOfType(value: JsonValue, type: string): boolean {
  if (value === null) return type === 'null';
  if (isArray(value)) return type === 'array';
  if (typeof value === 'number') return type === 'number' || (type === 'integer' && Number.isInteger(value));
  return typeof value === type;
}
