import { isCollection, isSeq } from 'yaml';
import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import type { JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Span } from './text-tree.ts';
import type { YamlNode } from './yaml-nodes.ts';
import { columnOf, flowComma, isBlock, lineEndBehind, lineStartOf, nodeAt, ownItems } from './yaml-places.ts';
import { indented, member, ownTarget, type Proposal, type YamlText } from './yaml-proposal.ts';
import { printFlow, printYaml } from './yaml-style.ts';

export interface Addition {
  readonly parent: YamlNode;
  readonly pointer: Pointer;
  readonly key: string | undefined;
  readonly value: JsonValue;
  readonly index: number;
}

/** What an edit adds, and to which container: a `set` wraps its value in the objects that are missing on the way. */
export function additionOf(root: YamlNode | undefined, edit: DescriptorEdit): Addition | undefined {
  if (edit.op === 'insert') {
    const parent = nodeAt(root, edit.pointer);
    if (parent === undefined || !Array.isArray(parent.value)) return undefined;
    return { parent, pointer: edit.pointer, key: undefined, value: edit.value, index: edit.index };
  }
  if (edit.op !== 'set' || ownTarget(root, edit) !== undefined) return undefined;
  let depth = edit.pointer.length - 1;
  while (depth > 0 && nodeAt(root, edit.pointer.slice(0, depth)) === undefined) depth -= 1;
  const pointer = edit.pointer.slice(0, depth);
  const parent = nodeAt(root, pointer);
  if (parent === undefined || !isCollection(parent.node)) return undefined;
  const value = edit.pointer.slice(depth + 1).reduceRight<JsonValue>((inner, key) => member(key, inner), edit.value);
  const isList = Array.isArray(parent.value);
  return { parent, pointer, key: isList ? undefined : edit.pointer[depth], value, index: parent.children.size };
}

/** A new member of a container that has some, laid out as they are. */
export const proposeAddition: Proposal = (tree, edit) => {
  const added = additionOf(tree.root, edit);
  if (added === undefined) return undefined;
  return isBlock(added.parent) ? addToBlock(tree, added) : addToFlow(tree, added);
};

function addToBlock({ text, style }: YamlText, { parent, key, value, index }: Addition): TextEdit[] | undefined {
  const items = ownItems(text, parent);
  const first = items[0];
  if (first === undefined) return undefined;
  const column = columnOf(text, isSeq(parent.node) ? parent.span.start : first.start);
  const printed = indented(printYaml(key === undefined ? [value] : member(key, value), style), column);
  const margin = ' '.repeat(column);
  const last = key === undefined ? items[index - 1] : items.at(-1);
  if (last !== undefined) {
    const at = lineEndBehind(text, last.end);
    return [{ start: at, end: at, newText: `\n${margin}${printed}` }];
  }
  const lineStart = parent.span.start - column;
  const isOnOwnLine = text.slice(lineStart, parent.span.start).trim() === '';
  const at = isOnOwnLine ? aboveRemarks(text, lineStart, column) : parent.span.start;
  return [{ start: at, end: at, newText: isOnOwnLine ? `${margin}${printed}\n` : `${printed}\n${margin}` }];
}

/** Before the remarks of the first item, which stand right above it as deep as it does. */
function aboveRemarks(text: string, lineStart: number, column: number): number {
  let at = lineStart;
  for (;;) {
    const before = text.lastIndexOf('\n', at - 2) + 1;
    const line = text.slice(before, at);
    if (before >= at || column === 0 || !line.startsWith(`${' '.repeat(column)}#`)) return at;
    at = before;
  }
}

function addToFlow({ text }: YamlText, { parent, key, value, index }: Addition): TextEdit[] {
  const items = ownItems(text, parent);
  const isJson = items.length > 0 && key !== undefined && items.every(({ start }) => text[start] === '"');
  const printedValue = isJson && typeof value === 'string' ? JSON.stringify(value) : printFlow(value);
  const printed =
    key === undefined ? printedValue : `${isJson ? JSON.stringify(key) : printFlow(key)}: ${printedValue}`;
  const before = key === undefined ? items[index - 1] : items.at(-1);
  const next = key === undefined ? items[index] : undefined;
  const open = parent.span.start + 1;
  const isInLines = items.length > 0 && text.slice(open, items[0]?.start).includes('\n');
  if (isInLines) return addLine(text, { open, before, next, margin: marginOf(text, items[0] as Span) }, printed);
  if (before !== undefined) return [{ start: before.end, end: before.end, newText: `, ${printed}` }];
  const at = next?.start ?? open;
  return [{ start: at, end: at, newText: next === undefined ? printed : `${printed}, ` }];
}

interface Gap {
  readonly open: number;
  readonly before: Span | undefined;
  readonly next: Span | undefined;
  readonly margin: string;
}

/** A line of its own between the brackets; remarks stay with what they stand behind. */
function addLine(text: string, { open, before, next, margin }: Gap, printed: string): TextEdit[] {
  const comma = before === undefined ? open - 1 : flowComma(text, before.end);
  if (before === undefined || comma !== -1) {
    const at = behindRemark(text, comma + 1);
    const isOnly = before === undefined && next === undefined;
    return [{ start: at, end: at, newText: `\n${margin}${printed}${isOnly ? '' : ','}` }];
  }
  const at = behindRemark(text, before.end);
  if (at === before.end) return [{ start: at, end: at, newText: `,\n${margin}${printed}` }];
  return [
    { start: before.end, end: before.end, newText: ',' },
    { start: at, end: at, newText: `\n${margin}${printed}` },
  ];
}

/** The end of the line where only a remark follows on it. */
function behindRemark(text: string, from: number): number {
  const end = lineEndBehind(text, from);
  return /^\s+#/.test(text.slice(from, end)) ? end : from;
}

function marginOf(text: string, { start }: Span): string {
  const lineStart = lineStartOf(text, start);
  return /^[ \t]*/.exec(text.slice(lineStart, start))?.[0] ?? '';
}
