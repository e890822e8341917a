import { isAlias, isCollection, isMap, isNode } from 'yaml';
import type { Pointer } from '../model/pointer.ts';
import type { Span } from './text-tree.ts';
import type { YamlNode } from './yaml-nodes.ts';

export function nodeAt(root: YamlNode | undefined, pointer: Pointer): YamlNode | undefined {
  return pointer.reduce((node, segment) => node?.children.get(segment), root);
}

export function isBlock({ node }: YamlNode): boolean {
  return isCollection(node) && node.flow !== true;
}

export function columnOf(text: string, offset: number): number {
  return offset - lineStartOf(text, offset);
}

/** Behind the line break before, or behind the byte-order mark of the text. */
export function lineStartOf(text: string, offset: number): number {
  const found = offset === 0 ? -1 : text.lastIndexOf('\n', offset - 1);
  return found === -1 && text.startsWith('\ufeff') ? 1 : found + 1;
}

/** Block values reach over the line break behind them. */
export function trimmedEnd(text: string, { start, end }: Span): number {
  let at = end;
  while (at > start && /\s/.test(text[at - 1] as string)) at -= 1;
  return at;
}

/** Where the line that holds `offset` ends, before its line break. */
export function lineEndBehind(text: string, offset: number): number {
  const found = text.indexOf('\n', offset);
  if (found === -1) return text.length;
  return found > offset && text[found - 1] === '\r' ? found - 1 : found;
}

/** Behind the line break of the line that holds `offset`. */
export function endOfLine(text: string, offset: number): number {
  const found = text.indexOf('\n', offset);
  return found === -1 ? text.length : found + 1;
}

/** A break to put behind a remark, so that one that follows on the line stays one of its own. */
export function breakBeforeRemark(text: string, offset: number, column: number): string {
  return /^[ \t]*#/.test(text.slice(offset, lineEndBehind(text, offset))) ? `\n${' '.repeat(column)}` : '';
}

/** Behind the colon of a key. */
export function colonEnd(text: string, key: Span): number {
  const colon = /\s*:/y;
  colon.lastIndex = key.end;
  return key.end + (colon.exec(text)?.[0].length ?? 0);
}

/** What stands in the text of a collection itself, from key or value to the value's end; merged members stand elsewhere. */
export function ownItems(text: string, parent: YamlNode): Span[] {
  const own = [...parent.children.values()]
    .filter(({ isAliased }) => !isAliased)
    .map(({ key, span }) => ({ start: (key ?? span).start, end: trimmedEnd(text, span) }));
  return [...own, ...mergesOf(parent)].sort((left, right) => left.start - right.start);
}

function mergesOf({ node, children }: YamlNode): Span[] {
  if (!isMap(node) || children.has('<<')) return [];
  return node.items.flatMap(({ key, value }) => {
    const isMerge = isNode(key) && String(key) === '<<' && key.range && isNode(value) && value.range;
    return isMerge && key.range && value.range ? [{ start: key.range[0], end: value.range[1] }] : [];
  });
}

/** The item that stands before and the one behind a place of the text. */
export function neighboursOf(items: readonly Span[], start: number) {
  const at = items.findIndex((item) => item.start === start);
  return { before: items[at - 1], next: items[at + 1] };
}

/** Offset of the comma that follows behind blanks and comments inside brackets, or -1. */
export function flowComma(text: string, from: number): number {
  const gap = /(?:\s|#[^\n]*)*/y;
  gap.lastIndex = from;
  const at = from + (gap.exec(text)?.[0].length ?? 0);
  return text[at] === ',' ? at : -1;
}

/** Whether a pointer leads to text that stands at another place. `isOverride`: a merged member may be written out. */
export function leadsElsewhere(root: YamlNode | undefined, pointer: Pointer, isOverride: boolean): boolean {
  let node = root;
  return pointer.some((segment, index) => {
    const isBehind = isAlias(node?.node);
    node = node?.children.get(segment);
    const isLast = index === pointer.length - 1;
    return isBehind || (node?.isAliased === true && !(isLast && isOverride));
  });
}

/** Whether an alias may repeat what stands at the pointer, because it or something around it or in it has an anchor. */
export function isAnchored(root: YamlNode | undefined, pointer: Pointer): boolean {
  const around = [root, ...pointer.map((_, index) => nodeAt(root, pointer.slice(0, index + 1)))];
  let waiting = around.slice(-1);
  while (waiting.length > 0) {
    around.push(...waiting);
    waiting = waiting.flatMap((node) => (node === undefined ? [] : [...node.children.values()]));
  }
  return around.some((node) => isNode(node?.node) && 'anchor' in node.node && node.node.anchor !== undefined);
}
