import type { Finding } from '../model/diagnostic.ts';
import { get, isArray, type JsonObject, stringAt } from '../model/json.ts';
import { formatPointer, type Pointer, parsePointer, startsWith, valueAt } from '../model/pointer.ts';
import type { Tool } from '../model/tool.ts';
import { memoByTool } from './memo.ts';
import type { IgnoreEntry } from './settings.ts';

/** An entry of a descriptor's `lint_ignore` that names a rule, and where it stands in the descriptor. */
export interface ToolIgnore {
  readonly rule: string;
  readonly pointer: Pointer | undefined;
  readonly place: Pointer;
}

export const toolIgnores = memoByTool((tool: Tool): readonly ToolIgnore[] => {
  const list = get(tool.raw, 'lint_ignore');
  if (!isArray(list)) return [];
  return list.flatMap((entry, index) => {
    const rule = stringAt(entry, 'rule');
    if (rule === undefined) return [];
    return [{ rule, pointer: readPointer(stringAt(entry, 'pointer')), place: ['lint_ignore', String(index)] }];
  });
});

export function coversFinding(ignore: Pick<ToolIgnore, 'rule' | 'pointer'>, finding: Finding): boolean {
  if (ignore.rule !== finding.rule) return false;
  return ignore.pointer === undefined || startsWith(finding.pointer, ignore.pointer);
}

export function entryCovers(entry: IgnoreEntry, finding: Finding, toolName: string | undefined): boolean {
  if (entry.tool !== undefined && entry.tool !== toolName) return false;
  return coversFinding({ rule: entry.rule, pointer: readPointer(entry.pointer) }, finding);
}

/** Whether the entry is for a tool that is there, and its pointer for a place in it. */
export function reaches(entry: IgnoreEntry, descriptors: readonly JsonObject[]): boolean {
  const pointer = readPointer(entry.pointer);
  if (entry.tool === undefined && pointer === undefined) return true;
  return descriptors.some(
    (descriptor) =>
      (entry.tool === undefined || get(descriptor, 'name') === entry.tool) &&
      (pointer === undefined || valueAt(descriptor, pointer) !== undefined),
  );
}

/** Text that is no pointer covers nothing; the settings reader and the rule `lint-ignore` report it. */
function readPointer(text: string | undefined): Pointer | undefined {
  if (text === undefined) return undefined;
  return parsePointer(text) ?? [formatPointer([text])];
}
