import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strongComponents } from './strong-components.ts';

/** Two nodes belong together when each can be reached from the other. */
function reachable(edges: readonly (readonly number[])[], from: number): Set<number> {
  const seen = new Set([from]);
  const waiting = [from];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const next of edges[node] ?? []) {
      if (!seen.has(next)) waiting.push(next);
      seen.add(next);
    }
  }
  return seen;
}

test('nodes share a component exactly when each reaches the other', () => {
  const graph = fc.integer({ min: 1, max: 9 }).chain((size) => {
    const list = fc.array(fc.nat(size - 1), { maxLength: 4 });
    return fc.array(list, { minLength: size, maxLength: size });
  });
  fc.assert(
    fc.property(graph, (edges) => {
      const component = strongComponents(edges);
      const reach = edges.map((_, node) => reachable(edges, node));
      for (const a of edges.keys()) {
        for (const b of edges.keys()) {
          expect(component[a] === component[b]).toBe(reach[a]?.has(b) === true && reach[b]?.has(a) === true);
        }
      }
    }),
    { seed: 20261129 },
  );
});

test('a chain of 100,000 nodes needs no stack of calls', () => {
  const chain = Array.from({ length: 100_000 }, (_, node) => (node + 1 < 100_000 ? [node + 1] : []));
  expect(new Set(strongComponents(chain)).size).toBe(100_000);
});
