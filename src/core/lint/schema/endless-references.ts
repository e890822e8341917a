import { get, has, isArray, isObject, type JsonObject, type JsonValue } from '../../model/json.ts';
import { formatPointer, type Pointer } from '../../model/pointer.ts';
import type { NodeFacts, SchemaFacts } from './facts.ts';

/** Keys of schema nodes, counted from the schema's root. */
type Key = string;

interface Demands {
  /** Nodes that every value of this one must satisfy as well, or hold inside it. */
  readonly all: readonly Key[];
  /** Groups of which one suffices. */
  readonly some: readonly (readonly Key[])[];
}

/**
 * The references that make a value hold another of its own kind without end, so that no finite value exists: a node whose
 * required child is such a node again. A list that may be empty, a branch beside it or an optional property breaks the loop.
 */
export function endlessReferences(facts: SchemaFacts): readonly NodeFacts[] {
  if (!facts.keys.has('$ref')) return [];
  const demands = new Map<Key, Demands>();
  for (const node of facts.nodes) demands.set(keyOf(node, facts), demandsOf(node, facts));
  const endless = withoutEnd(demands);
  const seen = new Set<Key>();
  return facts.nodes.filter((node) => {
    const key = keyOf(node, facts);
    if (!has(node.schema, '$ref') || !endless.has(key) || seen.has(key)) return false;
    const loop = reachableFrom(key, demands, endless);
    if (!loop.has(key)) return false;
    for (const member of loop) seen.add(member);
    return true;
  });
}

function keyOf({ pointer }: { readonly pointer: Pointer }, { at }: SchemaFacts): Key {
  return formatPointer(pointer.slice(at.length));
}

/** What is not proved to end: every node is taken for endless until its demands are met. */
function withoutEnd(demands: ReadonlyMap<Key, Demands>): ReadonlySet<Key> {
  const endless = new Set(demands.keys());
  const ends = (key: Key) => !endless.has(key);
  for (let before = -1; before !== endless.size; ) {
    before = endless.size;
    for (const key of [...endless].reverse()) {
      const { all, some } = demands.get(key) ?? NO_DEMANDS;
      if (all.every(ends) && some.every((group) => group.some(ends))) endless.delete(key);
    }
  }
  return endless;
}

const NO_DEMANDS: Demands = { all: [], some: [] };

function reachableFrom(start: Key, demands: ReadonlyMap<Key, Demands>, within: ReadonlySet<Key>): ReadonlySet<Key> {
  const reached = new Set<Key>();
  const waiting = [start];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const { all, some } = demands.get(key) ?? NO_DEMANDS;
    for (const next of [...all, ...some.flat()]) {
      if (!within.has(next) || reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return reached;
}

function demandsOf(node: NodeFacts, facts: SchemaFacts): Demands {
  const { schema, types } = node;
  const here = node.pointer.slice(facts.at.length);
  const below = (...steps: readonly string[]) => formatPointer([...here, ...steps]);
  const branches = (keyword: string) => elements(get(schema, keyword)).map((_, index) => below(keyword, String(index)));
  const only = types.length === 1 ? types[0] : undefined;
  const all = [
    ...referenced(schema, here, facts),
    ...branches('allOf'),
    ...(only === 'object' ? requiredNames(schema).map((name) => below('properties', name)) : []),
    ...(only === 'array' && holdsItems(schema) ? [below('items')] : []),
  ];
  const some = ['anyOf', 'oneOf'].map(branches).filter((group) => group.length > 0);
  return { all, some };
}

function referenced(schema: JsonObject, from: Pointer, facts: SchemaFacts): readonly Key[] {
  const ref = get(schema, '$ref');
  const target = typeof ref === 'string' ? facts.resolve(ref, from) : undefined;
  return target?.ok === true ? [formatPointer(target.value.pointer)] : [];
}

function requiredNames(schema: JsonObject): readonly string[] {
  const properties = get(schema, 'properties');
  return elements(get(schema, 'required')).filter(
    (name): name is string => typeof name === 'string' && isObject(properties) && has(properties, name),
  );
}

function holdsItems(schema: JsonObject): boolean {
  const least = get(schema, 'minItems');
  return typeof least === 'number' && least > 0 && !has(schema, 'prefixItems') && isObject(get(schema, 'items'));
}

function elements(value: JsonValue | undefined): readonly JsonValue[] {
  return isArray(value) ? value : [];
}
