import type { DescriptorEdit } from '../../model/diagnostic.ts';
import type { Tool } from '../../model/tool.ts';

/** The edits that give a tool another name, its own description and example calls included. */
export function renameTool(tool: Tool, name: string): readonly DescriptorEdit[] {
  const edits: DescriptorEdit[] = [{ op: 'set', pointer: ['name'], value: name }];
  const described = tool.description === undefined ? undefined : replaceWord(tool.description, tool.name, name);
  if (described !== undefined && described !== tool.description) {
    edits.push({ op: 'set', pointer: ['description'], value: described });
  }
  for (const example of tool.examples ?? []) {
    if (example.callName === tool.name) {
      edits.push({ op: 'set', pointer: [...example.pointer, 'tool_call', 'name'], value: name });
    }
  }
  return edits;
}

/** Replaces `from` where it stands as a whole word. */
function replaceWord(text: string, from: string, to: string): string {
  if (!text.includes(from)) return text;
  const literal = from.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}_])${literal}(?![\\p{L}\\p{N}_])`, 'gu'), () => to);
}
