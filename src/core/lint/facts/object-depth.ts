import { get, isObject, stringAt } from '../../model/json.ts';
import { formatPointer, type Pointer } from '../../model/pointer.ts';
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
  /** Places that references have led to on the way here. */
  readonly trail: readonly string[];
}

/** How deeply objects are nested, through items, branches and `$ref`. Definitions count where they are referred to. */
export function objectDepth(root: JsonSchema): ObjectDepth {
  const resolve = createRefResolver(root);
  const seenAt = new Map<string, number>();
  let deepest: ObjectDepth = { depth: 0, pointer: [] };
  const start: SchemaNode = { schema: root, pointer: [], keyword: undefined, key: undefined, parent: undefined };
  const waiting: Visit[] = [{ node: start, level: 0, trail: [formatPointer([])] }];
  for (let visit = waiting.pop(); visit !== undefined; visit = waiting.pop()) {
    const { node, trail } = visit;
    const level = visit.level + (isObjectNode(node) ? 1 : 0);
    if (level > deepest.depth) deepest = { depth: level, pointer: node.pointer };
    const reference = stringAt(isObject(node.schema) ? node.schema : undefined, '$ref');
    const target = reference === undefined ? undefined : resolve(reference, node.pointer);
    if (target?.ok === true) {
      const key = formatPointer(target.value.pointer);
      // Seen as deep before: nothing new. On the trail: recursion.
      if ((seenAt.get(key) ?? -1) < level && !trail.includes(key)) {
        seenAt.set(key, level);
        waiting.push({ node: { ...node, ...target.value }, level, trail: [...trail, key] });
      }
    }
    for (const child of subschemas(node)) {
      if (child.keyword !== '$defs' && child.keyword !== 'definitions') waiting.push({ node: child, level, trail });
    }
  }
  return deepest;
}

function isObjectNode({ schema }: SchemaNode): boolean {
  if (!isObject(schema)) return false;
  const type = get(schema, 'type');
  return isObject(get(schema, 'properties')) || type === 'object' || (Array.isArray(type) && type.includes('object'));
}
