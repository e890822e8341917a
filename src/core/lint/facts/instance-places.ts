import { get, isArray, isObject, type JsonValue } from '../../model/json.ts';
import { formatPointer, type Pointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import { IN_PLACE } from '../../schema/keywords.ts';
import type { SchemaNode } from '../../schema/walk.ts';
import { memoOfLatestTool } from '../memo.ts';
import { inputNodes, resultNodes } from './schema-nodes.ts';

/** Where the values of a schema node stand in an instance: property names, and `ANY` for every element or further member. */
export type InstancePlace = readonly (string | typeof ANY)[];
export const ANY = Symbol('any');

const ELEMENTS: ReadonlySet<string> = new Set(
  'items prefixItems additionalItems contains unevaluatedItems additionalProperties patternProperties unevaluatedProperties'.split(
    ' ',
  ),
);

export interface PlacedNode {
  readonly node: SchemaNode;
  /** Undefined inside a definition: a reference decides where its values stand. */
  readonly place: InstancePlace | undefined;
}

/** Every schema node of the tool, by its pointer, with its place. */
export const placedNodes: (tool: Tool) => ReadonlyMap<string, PlacedNode> = memoOfLatestTool((tool) => {
  const placed = new Map<string, PlacedNode>();
  for (const node of [...inputNodes(tool), ...resultNodes(tool)]) {
    const above = node.parent === undefined ? undefined : placed.get(formatPointer(node.parent.pointer));
    placed.set(formatPointer(node.pointer), { node, place: above === undefined ? [] : placeBelow(above.place, node) });
  }
  return placed;
});

function placeBelow(above: InstancePlace | undefined, { keyword, key }: SchemaNode): InstancePlace | undefined {
  if (above === undefined || keyword === undefined || IN_PLACE.has(keyword)) return above;
  if (keyword === 'properties' && key !== undefined) return [...above, key];
  return ELEMENTS.has(keyword) ? [...above, ANY] : undefined;
}

/** The values at a place of an instance, with their pointers. */
export function valuesAt(
  instance: JsonValue | undefined,
  pointer: Pointer,
  place: InstancePlace,
): readonly { readonly value: JsonValue; readonly pointer: Pointer }[] {
  let found = instance === undefined ? [] : [{ value: instance, pointer }];
  for (const step of place) {
    found = found.flatMap(({ value, pointer: at }) => {
      const keys = step === ANY ? keysOf(value) : isObject(value) ? [step] : [];
      return keys.flatMap((key) => {
        const inner = isArray(value) ? value[Number(key)] : get(value, key);
        return inner === undefined ? [] : [{ value: inner, pointer: [...at, key] }];
      });
    });
  }
  return found;
}

function keysOf(value: JsonValue): readonly string[] {
  if (isArray(value)) return value.map((_, index) => String(index));
  return isObject(value) ? Object.keys(value) : [];
}
