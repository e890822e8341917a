import { type ReadDocument, type ReadTool, readToolAgain } from '../core/import/read-document.ts';
import { type Pointer, pointersEqual } from '../core/model/pointer.ts';
import type { TextTree } from '../core/text/text-tree.ts';

/** In fewer tools than this one entry may decide what format the document has. */
const ENOUGH_TOOLS = 20;

/** The document with one entry of its list read again, and the index of that tool; undefined when more than that may have changed. */
export function readTouched(
  former: ReadDocument,
  tree: TextTree,
  touched: readonly Pointer[] | 'all',
): { readonly read: ReadDocument; readonly index: number } | undefined {
  const [entry, ...more] = touched === 'all' ? [] : touched;
  if (entry === undefined || more.length > 0 || former.tools.length < ENOUGH_TOOLS || former.skipped.length > 0)
    return undefined;
  const index = indexOf(former, entry);
  const tool = index < 0 ? undefined : readToolAgain(tree, former, entry);
  if (tool === undefined) return undefined;
  return { read: { ...former, tools: former.tools.with(index, tool) }, index };
}

/** Entries and tools run side by side where nothing was skipped, so the entry's own number is tried first. */
function indexOf({ tools }: ReadDocument, entry: Pointer): number {
  const likely = Number(entry.at(-1));
  const isThere = (tool: ReadTool | undefined) => tool !== undefined && pointersEqual(tool.source, entry);
  return isThere(tools[likely]) ? likely : tools.findIndex(isThere);
}
