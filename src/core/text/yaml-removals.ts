import { isSeq } from 'yaml';
import type { TextEdit } from '../model/diagnostic.ts';
import type { Span } from './text-tree.ts';
import type { YamlNode } from './yaml-nodes.ts';
import {
  breakBeforeRemark,
  colonEnd,
  columnOf,
  endOfLine,
  flowComma,
  isBlock,
  lineEndBehind,
  lineStartOf,
  neighboursOf,
  nodeAt,
  ownItems,
  trimmedEnd,
} from './yaml-places.ts';
import type { Proposal } from './yaml-proposal.ts';

/** A member goes; remarks above it and behind it on its line stay. */
export const proposeRemoval: Proposal = ({ root, text }, edit) => {
  const target = nodeAt(root, edit.pointer);
  const parent = nodeAt(root, edit.pointer.slice(0, -1));
  if (edit.op !== 'remove' || target === undefined || parent === undefined || target.isAliased) return undefined;
  const items = ownItems(text, parent);
  const span = { start: (target.key ?? target.span).start, end: trimmedEnd(text, target.span) };
  if (!isBlock(parent)) return removeFromFlow(text, items, span);
  return items.length === 1 ? emptyBlock(text, parent, span) : removeFromBlock(text, parent, items, span);
};

function removeFromBlock(text: string, parent: YamlNode, items: readonly Span[], span: Span): TextEdit[] | undefined {
  const { next } = neighboursOf(items, span.start);
  const dash = isSeq(parent.node) ? dashBefore(text, span.start) : span.start;
  const lineStart = lineStartOf(text, dash);
  const lineEnd = lineEndBehind(text, span.end);
  const remark = text.slice(span.start, span.end).includes('\n') ? '' : text.slice(span.end, lineEnd).trim();
  if (text.slice(lineStart, dash).trim() === '') {
    if (remark !== '') return [{ start: dash, end: lineEnd, newText: remark }];
    return [{ start: lineStart, end: endOfLine(text, lineEnd), newText: '' }];
  }
  // The first of a block shares its line with what stands before it, so the next one moves up to its place.
  if (next === undefined) return undefined;
  if (remark !== '') return [{ start: dash, end: lineEnd, newText: remark }];
  const nextStart = isSeq(parent.node) ? dashBefore(text, next.start) : next.start;
  return text.slice(span.end, nextStart).includes('#')
    ? [{ start: dash, end: lineEnd, newText: '' }]
    : [{ start: dash, end: nextStart, newText: '' }];
}

/** The only member goes, and brackets stand for the block; what is said between key and block stays. */
function emptyBlock(text: string, parent: YamlNode, span: Span): TextEdit[] {
  const empty = isSeq(parent.node) ? '[]' : '{}';
  if (parent.key === undefined) return [{ start: parent.span.start, end: span.end, newText: empty }];
  const start = colonEnd(text, parent.key);
  const gap = text.slice(start, parent.span.start);
  const isSaid = gap.trim() !== '';
  if (isSaid && !gap.trim().startsWith('#')) return [{ start: parent.span.start, end: span.end, newText: empty }];
  const column = columnOf(text, parent.key.start);
  const remarks = isSaid ? gap.trimEnd() + breakBeforeRemark(text, span.end, column) : '';
  return [{ start, end: span.end, newText: ` ${empty}${remarks}` }];
}

function removeFromFlow(text: string, items: readonly Span[], { start, end }: Span): TextEdit[] {
  const { before, next } = neighboursOf(items, start);
  const comma = flowComma(text, end);
  if (next !== undefined) {
    if (!text.slice(end, next.start).includes('#')) return [{ start, end: next.start, newText: '' }];
    return text.slice(end, comma).includes('#')
      ? [cut(start, end), cut(comma, comma + 1)]
      : [cut(start, comma + 1 + blanksAt(text, comma + 1))];
  }
  if (before === undefined) return comma === -1 ? [cut(start, end)] : [cut(start, end), cut(comma, comma + 1)];
  if (!text.slice(before.end, start).includes('#')) return [cut(before.end, end)];
  const commaBefore = flowComma(text, before.end);
  if (comma === -1) return [cut(commaBefore, commaBefore + 1), cutWithLine(text, start, end)];
  return [cut(start, end), cut(comma, comma + 1)];
}

/** The span, and its line where nothing else stands on it. */
function cutWithLine(text: string, start: number, end: number): TextEdit {
  const margin = /\r?\n[ \t]*$/.exec(text.slice(0, start))?.[0] ?? '';
  return /^[ \t]*\r?\n/.test(text.slice(end)) ? cut(start - margin.length, end) : cut(start, end);
}

function blanksAt(text: string, offset: number): number {
  return /^[ \t]*/.exec(text.slice(offset))?.[0].length ?? 0;
}

function dashBefore(text: string, offset: number): number {
  return text.lastIndexOf('-', offset - 1);
}

function cut(start: number, end: number): TextEdit {
  return { start, end, newText: '' };
}
