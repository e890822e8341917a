import { get, has, isArray, isObject, type JsonObject } from '../model/json.ts';
import { foldUnion } from './fold-union.ts';
import { withoutIdle } from './idle-keywords.ts';
import type { SchemaPair } from './schema-changes.ts';

interface NodePair {
  readonly before: JsonObject;
  readonly after: JsonObject;
}

/**
 * Two nodes in one way of writing, where generators differ and the values do not: null as a branch or as a type, unions
 * that only name types or values, parts that join, exclusive bounds of integers, draft-04's flags, and what later drafts
 * call otherwise. What both sides write alike stays as it is, with its places; what says nothing goes.
 */
export function alikeForms({ before, after }: NodePair, roots: SchemaPair): NodePair {
  let [left, right] = [withoutFlags(withoutIdle(before)), withoutFlags(withoutIdle(after))];
  for (const side of BOUNDS) {
    if (has(left, side[1]) !== has(right, side[1])) [left, right] = [closedBound(left, side), closedBound(right, side)];
  }
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

/** Whole numbers above 0 are those from 1. */
function closedBound(node: JsonObject, [bound, exclusive]: (typeof BOUNDS)[number]): JsonObject {
  const limit = get(node, exclusive);
  const types = isArray(node.type) ? node.type : [node.type];
  const isWhole = types.includes('integer') && types.every((type) => type === 'integer' || type === 'null');
  if (typeof limit !== 'number' || !isWhole || has(node, bound)) return node;
  const { [exclusive]: _, ...rest } = node;
  return { ...rest, [bound]: bound === 'minimum' ? Math.floor(limit) + 1 : Math.ceil(limit) - 1 };
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
