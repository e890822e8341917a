import type { Tool } from '../model/tool.ts';

/** What was computed of a tool, by the number of the memo. */
type Facts = unknown[];

/** Of each tool that is still in use. */
const factsByTool = new WeakMap<Tool, Facts>();
let latest: { readonly tool: Tool; readonly kept: Facts; readonly passing: Facts } | undefined;
let memos = 0;

/** Rule after rule asks for the same tool: it is looked up once. */
function factsOf(tool: Tool): { readonly kept: Facts; readonly passing: Facts } {
  if (latest?.tool === tool) return latest;
  const kept = factsByTool.get(tool) ?? [];
  factsByTool.set(tool, kept);
  latest = { tool, kept, passing: [] };
  return latest;
}

/** Remembers what was computed for a tool as long as the tool object lives, so that one edit recomputes one tool. */
export function memoByTool<Value extends NonNullable<unknown>>(compute: (tool: Tool) => Value): (tool: Tool) => Value {
  return memo(compute, (tool) => factsOf(tool).kept);
}

/** Remembers it only until another tool is asked for: what no rule asks of all tools need not fill the memory of thousands. */
export function memoOfLatestTool<Value extends NonNullable<unknown>>(
  compute: (tool: Tool) => Value,
): (tool: Tool) => Value {
  return memo(compute, (tool) => factsOf(tool).passing);
}

function memo<Value extends NonNullable<unknown>>(
  compute: (tool: Tool) => Value,
  factsOf: (tool: Tool) => Facts,
): (tool: Tool) => Value {
  const number = memos;
  memos += 1;
  return (tool) => {
    const facts = factsOf(tool);
    const found = facts[number] as Value | undefined;
    if (found !== undefined) return found;
    const value = compute(tool);
    facts[number] = value;
    return value;
  };
}

/** Texts are forgotten, all at once, when they have grown to so many characters together. */
const MOST_CHARACTERS = 200_000;
const PER_TEXT = 100;

/** What is known of texts met of late. */
export interface TextCache<Value> {
  get(text: string): Value | undefined;
  set(text: string, value: Value): void;
}

export function createTextCache<Value>(): TextCache<Value> {
  const known = new Map<string, Value>();
  let characters = 0;
  return {
    get: (text) => known.get(text),
    set(text, value) {
      characters += text.length + PER_TEXT;
      if (characters > MOST_CHARACTERS) {
        known.clear();
        characters = text.length + PER_TEXT;
      }
      known.set(text, value);
    },
  };
}

/** Remembers what was computed for texts of late: several rules look at each text, and catalogues repeat many. */
export function memoByText<Value>(compute: (text: string) => Value): (text: string) => Value {
  const known = createTextCache<{ readonly value: Value }>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.value;
    const value = compute(text);
    known.set(text, { value });
    return value;
  };
}
