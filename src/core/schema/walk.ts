import { isArray, isObject, type JsonObject } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { isSchema, type JsonSchema } from '../model/tool.ts';
import { isKeyword, KEYWORDS, type Keyword, type KeywordHolds } from './keywords.ts';

export interface SchemaNode {
  readonly schema: JsonSchema;
  readonly pointer: Pointer;
  /** The keyword of the parent that holds this node; undefined at the root. */
  readonly keyword: Keyword | undefined;
  /** The property, pattern or definition name, or the index, under that keyword. */
  readonly key: string | undefined;
  readonly parent: SchemaNode | undefined;
}

/** The direct subschemas of a node, in the order of the text. Property names and data are never taken for keywords. */
export function* subschemas(node: SchemaNode): Generator<SchemaNode> {
  if (!isObject(node.schema)) return;
  for (const name of Object.keys(node.schema)) {
    if (isKeyword(name)) yield* under(node, node.schema, name);
  }
}

function* under(parent: SchemaNode, schema: JsonObject, keyword: Keyword): Generator<SchemaNode> {
  const value = schema[keyword];
  const holds: KeywordHolds = KEYWORDS[keyword];
  const child = (schema: JsonSchema, key?: string): SchemaNode => ({
    schema,
    pointer: key === undefined ? [...parent.pointer, keyword] : [...parent.pointer, keyword, key],
    keyword,
    key,
    parent,
  });
  if (holds === 'map') {
    if (isObject(value)) for (const [key, item] of Object.entries(value)) if (isSchema(item)) yield child(item, key);
  } else if (isArray(value) && (holds === 'list' || holds === 'schema-or-list')) {
    for (const [index, item] of value.entries()) if (isSchema(item)) yield child(item, String(index));
  } else if (isSchema(value) && (holds === 'schema' || holds === 'schema-or-list')) yield child(value);
}

/** Every schema node from the root down, parents first, in text order. Does not follow `$ref`, needs no stack of calls. */
export function* walkSchema(root: JsonSchema, pointer: Pointer = []): Generator<SchemaNode> {
  const waiting: SchemaNode[] = [{ schema: root, pointer, keyword: undefined, key: undefined, parent: undefined }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    waiting.push(...[...subschemas(node)].reverse());
  }
}

/** The declared properties at every depth, with the node that declares each. */
export function* walkProperties(
  root: JsonSchema | undefined,
  pointer: Pointer = [],
): Generator<SchemaNode & { key: string }> {
  if (root === undefined) return;
  for (const node of walkSchema(root, pointer)) {
    if (node.keyword === 'properties' && node.key !== undefined) yield node as SchemaNode & { key: string };
  }
}
