import type { DescriptorEdit } from '../../model/diagnostic.ts';
import { get, has, isArray, isObject } from '../../model/json.ts';
import { type Pointer, valueAt } from '../../model/pointer.ts';
import type { Tool } from '../../model/tool.ts';

/**
 * The edits that give a declared property another name: its key, `required` beside it, and for a parameter at the root
 * the arguments of the examples. Undefined when the name is taken.
 */
export function renameProperty(tool: Tool, pointer: Pointer, name: string): readonly DescriptorEdit[] | undefined {
  const former = pointer.at(-1) ?? '';
  const siblings = valueAt(tool.raw, pointer.slice(0, -1));
  if (!isObject(siblings) || has(siblings, name)) return undefined;
  const owner = pointer.slice(0, -2);
  const edits: DescriptorEdit[] = [{ op: 'rename', pointer, key: name }];
  const required = get(valueAt(tool.raw, owner), 'required');
  for (const [index, listed] of (isArray(required) ? required : []).entries()) {
    if (listed === former) edits.push({ op: 'set', pointer: [...owner, 'required', String(index)], value: name });
  }
  if (owner.length === 1 && owner[0] === 'parameters') {
    for (const { arguments: given, pointer: place } of tool.examples ?? []) {
      if (isObject(given) && has(given, former))
        edits.push({ op: 'rename', pointer: [...place, 'tool_call', 'arguments', former], key: name });
    }
  }
  return edits;
}
