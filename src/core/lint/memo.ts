import type { Tool } from '../model/tool.ts';

/** Remembers what was computed for a tool as long as the tool object lives, so that one edit recomputes one tool. */
export function memoByTool<Value>(compute: (tool: Tool) => Value): (tool: Tool) => Value {
  const known = new WeakMap<Tool, { readonly value: Value }>();
  return (tool) => {
    const found = known.get(tool);
    if (found !== undefined) return found.value;
    const value = compute(tool);
    known.set(tool, { value });
    return value;
  };
}

/** Texts are forgotten, all at once, when they have grown to so many characters together. */
const MOST_CHARACTERS = 200_000;
const PER_TEXT = 100;

/** Remembers what was computed for texts of late: several rules look at each text, and catalogues repeat many. */
export function memoByText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, { readonly value: Value }>();
  let characters = 0;
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.value;
    const value = compute(text);
    characters += text.length + PER_TEXT;
    if (characters > MOST_CHARACTERS) {
      known.clear();
      characters = text.length + PER_TEXT;
    }
    known.set(text, { value });
    return value;
  };
}
