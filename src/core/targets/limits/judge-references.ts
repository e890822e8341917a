import { isArray, isObject, type JsonValue, stringAt } from '../../model/json.ts';
import { formatPointer, type Pointer } from '../../model/pointer.ts';
import type { RefResolver } from '../../schema/resolve-ref.ts';
import { strongComponents } from '../../schema/strong-components.ts';
import type { SchemaNode } from '../../schema/walk.ts';
import type { Target } from '../define-target.ts';
import { type AsIsProblem, doubtful, refused } from './as-is-problem.ts';

interface Reference {
  readonly node: SchemaNode;
  readonly target: Pointer;
}

/** References that lead nowhere, to another document, or back to themselves where that is refused. */
export function judgeReferences(
  nodes: readonly SchemaNode[],
  resolve: RefResolver,
  base: Pointer,
  target: Target,
): AsIsProblem[] {
  if (target.id === 'gemini') return [];
  const problems = nodes.flatMap((node) => {
    const reference = stringAt(node.schema as JsonValue, '$ref');
    const found = reference === undefined ? undefined : resolve(reference, node.pointer);
    if (reference === undefined || found === undefined || found.ok) return [];
    return lostProblems(reference, found.error, [...base, ...node.pointer, '$ref'], target);
  });
  const { recursion } = target.node;
  if (recursion === 'keep') return problems;
  const recursive = recursiveNodes(nodes, resolve);
  const isRefused = (node: SchemaNode) => recursion === 'refuse' || isRequired(node);
  return [
    ...problems,
    ...recursive.filter(isRefused).map((node) => {
      return refused('reference', [...base, ...node.pointer, '$ref'], 'as-is-recursive', { provider: target.label });
    }),
  ];
}

function lostProblems(reference: string, why: 'remote' | 'dangling', at: Pointer, target: Target): AsIsProblem[] {
  const data = { reference, provider: target.label };
  if (target.strict) return [refused('reference', at, why === 'remote' ? 'as-is-remote' : 'as-is-dangling', data)];
  if (why === 'remote') return [doubtful('reference', at, 'as-is-remote', data)];
  return [
    target.family === 'mcp'
      ? refused('reference', at, 'as-is-dangling', data)
      : doubtful('reference', at, 'as-is-dangling', data),
  ];
}

/** Nodes whose reference can reach the node again: what encloses them and what they point at lie on one circle. */
export function recursiveNodes(nodes: readonly SchemaNode[], resolve: RefResolver): SchemaNode[] {
  const references = nodes.flatMap((node): Reference[] => {
    const reference = stringAt(node.schema as JsonValue, '$ref');
    const found = reference === undefined ? undefined : resolve(reference, node.pointer);
    return found?.ok ? [{ node, target: found.value.pointer }] : [];
  });
  const places = [...new Set(references.map(({ target }) => formatPointer(target)))];
  const numbers = new Map(places.map((place, index) => [place, index]));
  const edges: number[][] = places.map(() => []);
  const outward = references.map(({ node, target }) => {
    const enclosing = enclosingPlaces(node.pointer).flatMap((place) => numbers.get(place) ?? []);
    const aim = numbers.get(formatPointer(target)) as number;
    for (const holder of enclosing) edges[holder]?.push(aim);
    return { node, enclosing, aim };
  });
  const component = strongComponents(edges);
  return outward
    .filter(({ enclosing, aim }) => enclosing.some((holder) => component[holder] === component[aim]))
    .map(({ node }) => node);
}

/** The pointer and everything above it, as texts. */
function enclosingPlaces(pointer: Pointer): string[] {
  return [...pointer.keys(), pointer.length].map((length) => formatPointer(pointer.slice(0, length)));
}

/** Whether the nearest property above the node is a required one. */
function isRequired(node: SchemaNode): boolean {
  let holder: SchemaNode | undefined = node;
  while (holder !== undefined && holder.keyword !== 'properties') holder = holder.parent;
  const parent = holder?.parent?.schema;
  const required = isObject(parent) ? parent.required : undefined;
  return isArray(required) && required.includes(holder?.key ?? '');
}
