import { get, has, isArray, isObject, type JsonArray, type JsonObject, type JsonValue } from '../model/json.ts';
import { localDefinition } from './local-definition.ts';
import type { SchemaPair } from './schema-changes.ts';

interface NodePair {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/**
 * Two nodes in one way of writing, where generators differ and the values do not: null as a branch or as a type, a union
 * of one, draft-04's flags for exclusive bounds, and what later drafts call otherwise. What both sides write alike stays
 * as it is, with its places.
 */
export function alikeForms({ before, after }: NodePair, roots: SchemaPair): NodePair {
  let [left, right] = [withoutFlags(before), withoutFlags(after)];
  if (isArray(get(left, 'items')) !== isArray(get(right, 'items'))) [left, right] = [newTuple(left), newTuple(right)];
  if (has(left, 'dependencies') !== has(right, 'dependencies')) {
    [left, right] = [newDependencies(left), newDependencies(right)];
  }
  for (const keyword of ['allOf', 'anyOf', 'oneOf']) {
    if (has(left, keyword) === has(right, keyword)) continue;
    left = foldUnion(left, keyword, roots.before);
    right = foldUnion(right, keyword, roots.after);
  }
  return { before: left, after: right };
}

const BOUNDS = [
  ['minimum', 'exclusiveMinimum'],
  ['maximum', 'exclusiveMaximum'],
] as const;

function withoutFlags(schema: JsonObject): JsonObject {
  return BOUNDS.reduce<JsonObject>((node, [bound, flag]) => {
    const isExclusive = get(node, flag);
    if (typeof isExclusive !== 'boolean') return node;
    const { [flag]: _, ...plain } = node;
    const { [bound]: limit, ...rest } = plain;
    return isExclusive && limit !== undefined ? { ...rest, [flag]: limit } : plain;
  }, schema);
}

/** Until 2019-09 a tuple was a list under `items`, with `additionalItems` for the rest. */
function newTuple(node: JsonObject): JsonObject {
  const { items, additionalItems, ...rest } = node;
  if (!isArray(items)) return node;
  return {
    ...rest,
    ...(items.length > 0 && { prefixItems: items }),
    ...(additionalItems !== undefined && { items: additionalItems }),
  };
}

/** Until draft-07 `dependencies` held both lists of names and schemas. */
function newDependencies(node: JsonObject): JsonObject {
  const { dependencies, ...rest } = node;
  if (!isObject(dependencies)) return node;
  const lists = Object.entries(dependencies).filter(([, value]) => isArray(value));
  const schemas = Object.entries(dependencies).filter(([, value]) => !isArray(value));
  return {
    ...rest,
    ...(lists.length > 0 && { dependentRequired: Object.fromEntries(lists) as JsonObject }),
    ...(schemas.length > 0 && { dependentSchemas: Object.fromEntries(schemas) as JsonObject }),
  };
}

const NOTES = new Set(['description', 'title', 'default', 'examples']);

/** What the only branch beside null says, on the node itself. */
function foldUnion(node: JsonObject, keyword: string, root: JsonValue): JsonObject {
  const branches = get(node, keyword);
  if (!isArray(branches)) return node;
  const others = branches.filter((branch) => !isNull(branch));
  const [only] = others;
  if (only === undefined || others.length > 1 || (keyword === 'allOf' && branches.length > 1)) return node;
  const inner = localDefinition(only, root) ?? only;
  const { [keyword]: _, ...rest } = node;
  const clashes = isObject(inner) && Object.keys(rest).some((key) => has(inner, key) && !NOTES.has(key));
  if (!isObject(inner) || clashes) return node;
  const folded = { ...inner, ...rest };
  return branches.length === 1 ? folded : (withNull(folded) ?? node);
}

function isNull(branch: JsonValue): boolean {
  const values = get(branch, 'enum');
  return (
    get(branch, 'type') === 'null' ||
    get(branch, 'const') === null ||
    (isArray(values) && values.length === 1 && values[0] === null)
  );
}

function withNull(node: JsonObject): JsonObject | undefined {
  const type = get(node, 'type');
  if (type === undefined) return undefined;
  const types: JsonArray = isArray(type) ? type : [type];
  const values = get(node, 'enum') ?? (has(node, 'const') ? [node.const as JsonValue] : undefined);
  const { const: _, ...rest } = node;
  return { ...rest, type: [...types, 'null'], ...(isArray(values) && { enum: [...values, null] }) };
}
