import { type ReadDocument, type ReadTool, readDocument } from '../core/import/read-document.ts';
import { isArray, isObject, type JsonValue } from '../core/model/json.ts';
import { type Pointer, pointersEqual, startsWith, valueAt } from '../core/model/pointer.ts';
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
  const tool = index < 0 ? undefined : readEntry(former, tree, entry);
  if (tool === undefined) return undefined;
  return { read: { ...former, tools: former.tools.with(index, tool) }, index };
}

/** Entries and tools run side by side where nothing was skipped, so the entry's own number is tried first. */
function indexOf({ tools }: ReadDocument, entry: Pointer): number {
  const likely = Number(entry.at(-1));
  const isThere = (tool: ReadTool | undefined) => tool !== undefined && pointersEqual(tool.source, entry);
  return isThere(tools[likely]) ? likely : tools.findIndex(isThere);
}

/** Reads the entry in a document that holds it alone. */
function readEntry(former: ReadDocument, tree: TextTree, entry: Pointer): ReadTool | undefined {
  const list = entry.slice(0, -1);
  const alone = [...list, '0'];
  const root = withOnly(tree.value ?? null, list, valueAt(tree.value, entry) ?? null);
  const move = (pointer: Pointer, from: Pointer, to: Pointer) =>
    startsWith(pointer, from) ? [...to, ...pointer.slice(from.length)] : pointer;
  const tooDeep = tree.tooDeep.filter((deep) => startsWith(deep, entry)).map((deep) => move(deep, entry, alone));
  const { problems, lines, language } = tree;
  const mini: TextTree = {
    language,
    text: '',
    lines,
    problems,
    tooDeep,
    value: root,
    placeOf: () => undefined,
    pointerAt: () => [],
  };
  const read = readDocument(mini, { from: former.format });
  if (!read.ok || read.value.tools.length !== 1 || read.value.skipped.length > 0) return undefined;
  const [tool] = read.value.tools as [ReadTool];
  const place = (pointer: Pointer) => move(pointer, alone, entry);
  return {
    ...tool,
    source: place(tool.source),
    provenance: tool.provenance.map((part) => ({ ...part, source: place(part.source) })),
    ...(tool.refusal && { refusal: { ...tool.refusal, pointer: place(tool.refusal.pointer) } }),
  };
}

function withOnly(value: JsonValue, list: Pointer, entry: JsonValue): JsonValue {
  const [key, ...rest] = list;
  if (key === undefined) return [entry];
  if (isArray(value)) return value.map((item, index) => (String(index) === key ? withOnly(item, rest, entry) : item));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, name === key ? withOnly(item, rest, entry) : item]),
  );
}
