import type { DescriptorEdit } from '../../model/diagnostic.ts';
import { get, has, isArray, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { formatPointer, type Pointer } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';
import { type InstancePlace, type PlacedNode, placedNodes, valuesAt } from './instance-places.ts';
import { movedPointer, renameInSemantics } from './rename-in-semantics.ts';
import { replaceName, toolTexts } from './tool-texts.ts';

/**
 * The edits that give a declared property another name wherever the tool speaks of it: every schema of the same value,
 * lists of names, references, data, example arguments, semantics, ignores and texts. Undefined when the name is taken, or
 * when a reference hides where else the property stands.
 */
export function renameProperty(tool: Tool, pointer: Pointer, name: string): readonly DescriptorEdit[] | undefined {
  const former = pointer.at(-1) ?? '';
  const block = pointer[0] ?? '';
  const nodes = [...placedNodes(tool).values()].filter(({ node }) => node.pointer[0] === block);
  const owner = placedNodes(tool).get(formatPointer(pointer.slice(0, -2)));
  if (owner === undefined) return undefined;
  const { place } = owner;
  if (place === undefined && isShared(tool, former)) return undefined;
  const peers = place === undefined ? [owner] : nodes.filter((other) => samePlace(other.place, place));
  const schemas = peers.flatMap(({ node }) =>
    isObject(node.schema) ? [{ schema: node.schema, at: node.pointer }] : [],
  );
  if (schemas.some(({ schema }) => has(Object(get(schema, 'properties')), name))) return undefined;
  const change = { tool, pointer, former, name };
  const instances = place === undefined ? [] : instancesOf(tool, block, nodes);
  const edits = [
    ...schemas.flatMap(({ schema, at }) => inSchema(schema, at, change)),
    ...instances.flatMap((held) => inInstance(held, place ?? [], change)),
    ...referencesTo(nodes, change),
    ...renameInSemantics(tool, { pointer, place, name }),
    ...inIgnores(change),
    ...toolTexts(tool).flatMap(({ pointer: at, text }) => setText(at, text, replaceName(text, former, name))),
  ];
  // A renamed key changes the pointers below it, so what stands deeper goes first.
  const renames = edits.filter(({ op }) => op === 'rename').sort((a, b) => b.pointer.length - a.pointer.length);
  return [...edits.filter(({ op }) => op !== 'rename'), ...renames];
}

interface Change {
  readonly tool: Tool;
  readonly pointer: Pointer;
  readonly former: string;
  readonly name: string;
}

function samePlace(left: InstancePlace | undefined, right: InstancePlace): boolean {
  return left?.length === right.length && left.every((step, index) => step === right[index]);
}

/** Whether some example argument has the name: where the definition is used is not known here. */
function isShared(tool: Tool, former: string): boolean {
  return JSON.stringify(tool.examples?.map(({ raw }) => raw) ?? []).includes(JSON.stringify(former));
}

function setText(pointer: Pointer, before: string, value: string): DescriptorEdit[] {
  return value === before ? [] : [{ op: 'set', pointer, value }];
}

/** The key itself, and the lists of names beside it. */
function inSchema(schema: JsonObject, at: Pointer, { former, name }: Change): DescriptorEdit[] {
  const edits: DescriptorEdit[] = [];
  for (const keyword of ['required', 'propertyOrdering']) edits.push(...inList(get(schema, keyword), [...at, keyword]));
  for (const keyword of ['dependentRequired', 'dependencies']) {
    const map = get(schema, keyword);
    for (const key of isObject(map) ? Object.keys(map) : [])
      edits.push(...inList(get(map, key), [...at, keyword, key]));
  }
  for (const keyword of ['properties', 'dependentRequired', 'dependentSchemas', 'dependencies']) {
    if (has(Object(get(schema, keyword)), former))
      edits.push({ op: 'rename', pointer: [...at, keyword, former], key: name });
  }
  return edits;

  function inList(list: JsonValue | undefined, place: Pointer): DescriptorEdit[] {
    if (!isArray(list)) return [];
    return list.flatMap((listed, index): DescriptorEdit[] =>
      listed === former ? [{ op: 'set', pointer: [...place, String(index)], value: name }] : [],
    );
  }
}

interface Held {
  readonly value: JsonValue | undefined;
  readonly pointer: Pointer;
  /** Where the value stands in the whole instance. */
  readonly place: InstancePlace;
}

/** Values of the block that the descriptor holds: example arguments or results, fixtures, defaults and the like. */
function instancesOf(tool: Tool, block: string, nodes: readonly PlacedNode[]): Held[] {
  const held: Held[] = [];
  for (const { arguments: given, result, kind, pointer, callName } of tool.examples ?? []) {
    const isOwn = callName === undefined || callName === tool.name;
    if (block === 'parameters' && isOwn)
      held.push({ value: given, pointer: [...pointer, 'tool_call', 'arguments'], place: [] });
    if (block === 'returns' && kind === 'success')
      held.push({ value: result, pointer: [...pointer, 'result'], place: [] });
  }
  const fixtures = block === 'parameters' ? get(tool.semantics, 'fixtures') : undefined;
  for (const [index, fixture] of (isArray(fixtures) ? fixtures : []).entries())
    held.push({
      value: get(fixture, 'arguments'),
      pointer: ['semantics', 'fixtures', String(index), 'arguments'],
      place: [],
    });
  for (const { node, place } of nodes) {
    if (place === undefined || !isObject(node.schema)) continue;
    for (const keyword of ['default', 'const', 'examples', 'enum']) {
      const value = get(node.schema, keyword);
      if (value === undefined) continue;
      const pointer = [...node.pointer, keyword];
      const isList = (keyword === 'examples' || keyword === 'enum') && isArray(value);
      if (isList)
        held.push(...value.map((item, index) => ({ value: item, pointer: [...pointer, String(index)], place })));
      else held.push({ value, pointer, place });
    }
  }
  return held;
}

function inInstance(
  { value, pointer, place }: Held,
  wanted: InstancePlace,
  { former, name }: Change,
): DescriptorEdit[] {
  if (!place.every((step, index) => step === wanted[index])) return [];
  return valuesAt(value, pointer, wanted.slice(place.length)).flatMap((found): DescriptorEdit[] =>
    isObject(found.value) && has(found.value, former)
      ? [{ op: 'rename', pointer: [...found.pointer, former], key: name }]
      : [],
  );
}

/** `$ref` into the property, as written from the root of its schema. */
function referencesTo(nodes: readonly PlacedNode[], { pointer, name }: Change): DescriptorEdit[] {
  const from = `#${formatPointer(pointer.slice(1))}`;
  const to = `#${formatPointer([...pointer.slice(1, -1), name])}`;
  return nodes.flatMap(({ node }): DescriptorEdit[] => {
    const ref = isObject(node.schema) ? get(node.schema, '$ref') : undefined;
    if (typeof ref !== 'string' || (ref !== from && !ref.startsWith(`${from}/`))) return [];
    return [{ op: 'set', pointer: [...node.pointer, '$ref'], value: to + ref.slice(from.length) }];
  });
}

function inIgnores({ tool, pointer, name }: Change): DescriptorEdit[] {
  const list = get(tool.raw, 'lint_ignore');
  return (isArray(list) ? list : []).flatMap((entry, index): DescriptorEdit[] => {
    const text = get(entry, 'pointer');
    const moved = typeof text === 'string' ? movedPointer(text, pointer, name) : undefined;
    return moved === undefined ? [] : [{ op: 'set', pointer: ['lint_ignore', String(index), 'pointer'], value: moved }];
  });
}
