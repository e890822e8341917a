import { get, isObject, stringAt } from '../../model/json.ts';
import type { Pointer } from '../../model/pointer.ts';
import type { JsonSchema } from '../../model/tool.ts';
import { createRefResolver } from '../../schema/resolve-ref.ts';
import { type SchemaNode, subschemas } from '../../schema/walk.ts';

export interface ObjectDepth {
  /** Levels of objects; an object of plain properties has 1. Recursion counts once. */
  readonly depth: number;
  /** The deepest object, counted from the schema's root. */
  readonly pointer: Pointer;
}

interface Visit {
  readonly node: SchemaNode;
  readonly level: number;
}

/** How deeply objects are nested, through items, branches and `$ref`. Definitions count where they are referred to. */
export function objectDepth(root: JsonSchema): ObjectDepth {
  const resolve = createRefResolver(root);
  const seenAt = new Map<string, number>();
  let deepest: ObjectDepth = { depth: 0, pointer: [] };
  const start: SchemaNode = { schema: root, pointer: [], keyword: undefined, key: undefined, parent: undefined };
  const waiting: Visit[] = [{ node: start, level: 0 }];
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    const { node } = visit;
    const level = visit.level + (isObjectNode(node) ? 1 : 0);
    if (level > deepest.depth) deepest = { depth: level, pointer: node.pointer };
    const reference = stringAt(isObject(node.schema) ? node.schema : undefined, '$ref');
    const target = reference === undefined ? undefined : resolve(reference, node.pointer);
    if (target?.ok === true) {
      const key = JSON.stringify(target.value.pointer);
      if (
        !seenAt.has(key) ||
        (level > (seenAt.get(key) ?? 0) && level < MAX_LEVELS && !isInside(node, target.value.pointer))
      ) {
        seenAt.set(key, level);
        waiting.push({ node: { ...node, ...target.value }, level });
      }
    }
    for (const child of subschemas(node)) {
      if (child.keyword !== '$defs' && child.keyword !== 'definitions') waiting.push({ node: child, level });
    }
  }
  return deepest;
}

/** Deeper than this no author looks, and chains of references end. */
const MAX_LEVELS = 40;

/** The reference leads to an object that holds it: recursion. */
function isInside({ pointer }: SchemaNode, outer: Pointer): boolean {
  return outer.length <= pointer.length && outer.every((segment, index) => segment === pointer[index]);
}

function isObjectNode({ schema }: SchemaNode): boolean {
  if (!isObject(schema)) return false;
  const type = get(schema, 'type');
  return isObject(get(schema, 'properties')) || type === 'object' || (Array.isArray(type) && type.includes('object'));
}
