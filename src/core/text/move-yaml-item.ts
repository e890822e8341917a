import { isSeq } from 'yaml';
import type { TextEdit } from '../model/diagnostic.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Span } from './text-tree.ts';
import type { YamlNode } from './yaml-nodes.ts';
import { columnOf, endOfLine, lineEndBehind, nodeAt, trimmedEnd } from './yaml-places.ts';

interface Lines extends Span {
  /** Where the line of the dash begins, below the remarks on the item. */
  readonly dash: number;
}

/** The lines of each item of a list in block style; undefined where an item shares its lines with something else. */
function linesOf(text: string, list: YamlNode): Lines[] | undefined {
  if (!isSeq(list.node) || list.node.flow === true) return undefined;
  const column = columnOf(text, list.span.start);
  const margin = ' '.repeat(column);
  const lines: Lines[] = [];
  for (const { span, isAliased } of list.children.values()) {
    const behind = lines.at(-1)?.end ?? 0;
    const dash = text.lastIndexOf(`\n${margin}-`, span.start - 1) + 1;
    if (isAliased || dash < behind || !text.startsWith(`${margin}-`, dash)) return undefined;
    const end = endOfLine(text, trimmedEnd(text, span));
    lines.push({ start: aboveOf(text, dash, margin, behind), dash, end: deeperRemarks(text, end, column) });
  }
  return lines;
}

/** Up over the remarks that stand as deep as the dash. */
function aboveOf(text: string, dash: number, margin: string, limit: number): number {
  let at = dash;
  while (at > limit) {
    const line = text.lastIndexOf('\n', at - 2) + 1;
    if (line < limit || line >= at || !text.startsWith(`${margin}#`, line)) break;
    at = line;
  }
  return at;
}

/** Down over the remarks that stand deeper than the dash. */
function deeperRemarks(text: string, from: number, column: number): number {
  let at = from;
  for (;;) {
    const line = text.slice(at, lineEndBehind(text, at));
    if (line.search(/\S/) <= column || !line.trimStart().startsWith('#')) return at;
    at = endOfLine(text, at);
  }
}

function listAt(text: string, root: YamlNode | undefined, pointer: Pointer): Lines[] | undefined {
  const list = nodeAt(root, pointer);
  return list && linesOf(text, list);
}

/** Moves the lines of an item with the remarks on it. */
export function moveYamlItem(
  { text, root }: { readonly text: string; readonly root: YamlNode | undefined },
  pointer: Pointer,
  { from, to }: { readonly from: number; readonly to: number },
): TextEdit[] | undefined {
  const lines = listAt(text, root, pointer);
  const moved = lines?.[from];
  const target = lines?.[to];
  if (moved === undefined || target === undefined) return undefined;
  const at = from < to ? target.end : target.start;
  const own = text.slice(moved.start, moved.end);
  if (text.endsWith('\n') || (moved.end < text.length && at < text.length)) {
    return [
      { ...span(moved), newText: '' },
      { start: at, end: at, newText: own },
    ];
  }
  // The last line of the text has no break, which then stands before it.
  const isAtEnd = moved.end === text.length;
  const start = isAtEnd ? moved.start - 1 : moved.start;
  const newText = isAtEnd ? `${own}\n` : `\n${own.replace(/\r?\n$/, '')}`;
  return [
    { start, end: moved.end, newText: '' },
    { start: at, end: at, newText },
  ];
}

/** The lines of one item, from its dash on, and where a copy of them goes. */
export function yamlItem(
  { text, root }: { readonly text: string; readonly root: YamlNode | undefined },
  pointer: Pointer,
  index: number,
): { readonly lines: string; readonly behind: number } | undefined {
  const item = listAt(text, root, pointer)?.[index];
  return item && { lines: text.slice(item.dash, item.end), behind: item.end };
}

function span({ start, end }: Span): Span {
  return { start, end };
}
