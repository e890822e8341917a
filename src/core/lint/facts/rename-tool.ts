import type { DescriptorEdit } from '../../model/diagnostic.ts';
import { stringAt } from '../../model/json.ts';
import type { Tool } from '../../model/tool.ts';
import type { RuleFix } from '../define-rule.ts';
import { replaceName, toolTexts } from './tool-texts.ts';

/** The edits that give a tool another name, wherever it names itself. The other tools' texts follow by `followRename`. */
export function renameTool(tool: Tool, name: string): readonly DescriptorEdit[] {
  return [{ op: 'set', pointer: ['name'], value: name }, ...followRename(tool, tool.name, name)];
}

/** The suggestion to rename a tool; its rule has a message `rename` for the title. */
export function renameFix(tool: Tool, name: string): RuleFix {
  return { title: 'rename', data: { name }, safe: false, edits: renameTool(tool, name), renamesTool: name };
}

/** The edits by which a tool that speaks of `from` speaks of `to`: texts, the successor it names, and example calls. */
export function followRename(tool: Tool, from: string, to: string): readonly DescriptorEdit[] {
  const edits: DescriptorEdit[] = [];
  for (const { pointer, text } of toolTexts(tool)) {
    const value = replaceName(text, from, to);
    if (value !== text) edits.push({ op: 'set', pointer, value });
  }
  if (stringAt(tool.raw, 'replaced_by') === from) edits.push({ op: 'set', pointer: ['replaced_by'], value: to });
  for (const { callName, pointer } of tool.examples ?? [])
    if (callName === from) edits.push({ op: 'set', pointer: [...pointer, 'tool_call', 'name'], value: to });
  return edits;
}
