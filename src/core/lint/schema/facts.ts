import type { FormatId } from '../../model/format.ts';
import { get, has, isArray, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { JsonSchema, Tool } from '../../model/tool.ts';
import { createRefResolver, type RefResolver } from '../../schema/resolve-ref.ts';
import { type Draft, draftOf } from '../../schema/shape-problems.ts';
import { type SchemaNode, walkSchema } from '../../schema/walk.ts';
import { memoOfLatestTool } from '../memo.ts';

/** A node that is an object, with its pointer from the descriptor's root. */
export interface NodeFacts extends SchemaNode {
  readonly schema: JsonObject;
  /** Declared types; empty when none is declared. */
  readonly types: readonly string[];
}

export interface SchemaFacts {
  readonly root: JsonSchema;
  readonly at: Pointer;
  /** The draft that `$schema` names; 2020-12 where it is silent. */
  readonly draft: Draft;
  readonly nodes: readonly NodeFacts[];
  /** Every key that some node has. */
  readonly keys: ReadonlySet<string>;
  /** Answers with pointers that count from the schema's root, as `from` does. */
  readonly resolve: RefResolver;
}

/** The input schema and the result schema of a tool. */
export const schemasOf: (tool: Tool) => readonly SchemaFacts[] = memoOfLatestTool((tool) => {
  const roots: readonly (readonly [string, JsonSchema | undefined])[] = [
    ['parameters', tool.parameters],
    ['returns', tool.returns],
  ];
  return roots.flatMap(([key, root]) => (root === undefined ? [] : [factsOf(root, [key])]));
});

/** Every object node of both schemas, parents first. */
export const nodesOf: (tool: Tool) => readonly NodeFacts[] = memoOfLatestTool((tool) =>
  schemasOf(tool).flatMap(({ nodes }) => nodes),
);

/** The nodes that hold one of these keywords, each with the facts of its schema. */
export function* nodesWith(
  tool: Tool,
  ...keywords: readonly string[]
): Generator<{ readonly facts: SchemaFacts; readonly node: NodeFacts }> {
  for (const facts of schemasOf(tool)) {
    if (!keywords.some((keyword) => facts.keys.has(keyword))) continue;
    for (const node of facts.nodes) if (keywords.some((keyword) => has(node.schema, keyword))) yield { facts, node };
  }
}

function factsOf(root: JsonSchema, at: Pointer): SchemaFacts {
  const nodes: NodeFacts[] = [];
  const keys = new Set<string>();
  for (const { schema, pointer, keyword, key, parent } of walkSchema(root, at)) {
    if (!isObject(schema)) continue;
    nodes.push({ schema, pointer, keyword, key, parent, types: typesOf(schema) });
    for (const name of Object.keys(schema)) keys.add(name);
  }
  return { root, at, draft: draftOf(root as JsonValue) ?? '2020-12', nodes, keys, resolve: createRefResolver(root) };
}

export function typesOf(schema: JsonValue): readonly string[] {
  const type = get(schema, 'type');
  const list = isArray(type) ? type : [type];
  return list.filter((name): name is string => typeof name === 'string').map((name) => name.toLowerCase());
}

/** Formats whose schemas are OpenAPI 3.0's dialect, with `nullable` and upper-case types. */
export function isOpenApiDialect(format: FormatId): boolean {
  return format === 'openapi' || format === 'gemini';
}

export function typeOfValue(value: JsonValue): string {
  if (value === null) return 'null';
  if (isArray(value)) return 'array';
  return typeof value === 'number' && Number.isInteger(value) ? 'integer' : typeof value;
}

/** JSON text for a message, cut where it is long. */
export function show(value: JsonValue | undefined): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
