/**
 * The strongly connected component of each node of a graph (Tarjan), in time linear in nodes and edges and without a
 * stack of calls. Nodes are numbers from 0; `edges[node]` lists where its edges lead.
 */
export function strongComponents(edges: readonly (readonly number[])[]): readonly number[] {
  const component = edges.map(() => -1);
  const order = edges.map(() => -1);
  const lowest = edges.map(() => 0);
  const open: number[] = [];
  let visited = 0;
  let components = 0;
  const enter = (node: number) => {
    order[node] = visited;
    lowest[node] = visited;
    visited += 1;
    open.push(node);
    return { node, next: 0 };
  };
  const close = (node: number) => {
    if (lowest[node] !== order[node]) return;
    for (let member = -1; member !== node; ) {
      member = open.pop() as number;
      component[member] = components;
    }
    components += 1;
  };
  for (const start of edges.keys()) {
    if (order[start] !== -1) continue;
    const path = [enter(start)];
    for (let frame = path.at(-1); frame !== undefined; frame = path.at(-1)) {
      const target = edges[frame.node]?.[frame.next];
      frame.next += 1;
      if (target === undefined) {
        close(frame.node);
        path.pop();
        const parent = path.at(-1)?.node;
        if (parent !== undefined) lowest[parent] = Math.min(lowest[parent] as number, lowest[frame.node] as number);
      } else if (order[target] === -1) path.push(enter(target));
      else if (component[target] === -1) {
        lowest[frame.node] = Math.min(lowest[frame.node] as number, order[target] as number);
      }
    }
  }
  return component;
}
