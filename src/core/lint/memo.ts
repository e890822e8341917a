import type { Tool } from '../model/tool.ts';

/** Remembers what was computed for a tool as long as the tool object lives, so that one edit recomputes one tool. */
export function memoByTool<Value>(compute: (tool: Tool) => Value): (tool: Tool) => Value {
  const known = new WeakMap<Tool, { readonly value: Value }>();
  return (tool) => {
    const found = known.get(tool) ?? { value: compute(tool) };
    known.set(tool, found);
    return found.value;
  };
}
