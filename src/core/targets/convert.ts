import type { TargetId } from '../model/target-id.ts';
import type { Tool } from '../model/tool.ts';
import type { Conversion, ConvertOptions } from './conversion.ts';
import { convertTool } from './convert-tool.ts';
import { TARGETS } from './index.ts';
import { sentName } from './sent-name.ts';

/** Lint, previews and conformance ask for the same conversions of a tool. */
const plain = new WeakMap<Tool, Map<TargetId, Conversion>>();

/** The tool as one element of the target's list of tools, with an account of everything that changed on the way. */
export function convert(tool: Tool, target: TargetId, options?: ConvertOptions): Conversion {
  if (options !== undefined) return convertAnew(tool, target, options);
  const known = plain.get(tool) ?? new Map<TargetId, Conversion>();
  const found = known.get(target) ?? convertAnew(tool, target, {});
  known.set(target, found);
  plain.set(tool, known);
  return found;
}

function convertAnew(tool: Tool, target: TargetId, options: ConvertOptions): Conversion {
  const rule = TARGETS[target].name;
  return convertTool(
    tool,
    TARGETS[target],
    sentName(tool.name, rule, { taken: options.takenNames ?? new Set(), stem: 'tool' }),
    options,
  );
}

/** All tools of one request, in order. Names stay distinct: a tool whose own name is allowed keeps it, wherever it stands. */
export function convertAll(
  tools: readonly Tool[],
  target: TargetId,
  options: Omit<ConvertOptions, 'takenNames'> = {},
): readonly Conversion[] {
  const names = distinctNames(
    tools.map((tool) => tool.name),
    target,
  );
  return tools.map((tool, index) => convertTool(tool, TARGETS[target], names[index] as string, options));
}

function distinctNames(names: readonly string[], target: TargetId): readonly string[] {
  const rule = TARGETS[target].name;
  if (TARGETS[target].family === 'mcp') return names;
  const taken = new Set<string>();
  const keeps = names.map((name) => {
    const isKept = rule.pattern.test(name) && !taken.has(name);
    if (isKept) taken.add(name);
    return isKept;
  });
  return names.map((name, index) => {
    if (keeps[index] === true) return name;
    const sent = sentName(name, rule, { taken, stem: 'tool' });
    taken.add(sent);
    return sent;
  });
}
