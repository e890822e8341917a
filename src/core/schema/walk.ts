import { isArray, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
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
export function subschemas(node: SchemaNode): SchemaNode[] {
  const children: SchemaNode[] = [];
  if (!isObject(node.schema)) return children;
  for (const name of Object.keys(node.schema)) {
    if (isKeyword(name)) addUnder(children, node, node.schema, name);
  }
  return children;
}

function addUnder(children: SchemaNode[], parent: SchemaNode, schema: JsonObject, keyword: Keyword): void {
  const holds: KeywordHolds = KEYWORDS[keyword];
  if (holds === 'data') return;
  const value = schema[keyword];
  if (holds === 'map') {
    if (!isObject(value)) return;
    for (const key of Object.keys(value)) addChild(children, parent, value[key], keyword, key);
  } else if (isArray(value)) {
    if (holds === 'schema') return;
    for (let index = 0; index < value.length; index += 1) {
      addChild(children, parent, value[index], keyword, String(index));
    }
  } else if (holds !== 'list') addChild(children, parent, value, keyword, undefined);
}

function addChild(
  children: SchemaNode[],
  parent: SchemaNode,
  schema: JsonValue | undefined,
  keyword: Keyword,
  key: string | undefined,
): void {
  if (!isSchema(schema)) return;
  const pointer = key === undefined ? [...parent.pointer, keyword] : [...parent.pointer, keyword, key];
  children.push({ schema, pointer, keyword, key, parent });
}

/** Every schema node from the root down, parents first, in text order. Does not follow `$ref`, needs no stack of calls. */
export function* walkSchema(root: JsonSchema, pointer: Pointer = []): Generator<SchemaNode> {
  const waiting: SchemaNode[] = [{ schema: root, pointer, keyword: undefined, key: undefined, parent: undefined }];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    yield node;
    const children = subschemas(node);
    for (let index = children.length - 1; index >= 0; index -= 1) waiting.push(children[index] as SchemaNode);
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
