import type { TextEdit } from '../model/diagnostic.ts';
import type { JsonValue } from '../model/json.ts';
import type { Container } from './edit-text.ts';
import { indentAt, printBlock, printLine } from './text-style.ts';

/** Adds a member before the `index`-th, or at the end; `written` stands for a value that is spelt already. */
export function insertMember(
  container: Container,
  index: number | undefined,
  key: string | undefined,
  value: JsonValue,
  written?: string,
): TextEdit[] {
  const { tape, row, text } = container;
  const children = tape.children(row);
  const start = tape.start[row] as number;
  if (children.length === 0) return [fillEmpty(container, key, value)];
  const isBlock = text.slice(start, tape.outerStart(children[0] as number)).includes('\n');
  const childIndent = isBlock ? indentAt(text, tape.outerStart(children[0] as number)) : '';
  const member = written ?? printMember(container, key, value, isBlock ? childIndent : undefined);
  const at = index ?? children.length;
  if (at === 0) return [insertFirst(container, member, isBlock ? childIndent : undefined)];
  const before = children[at - 1] as number;
  const end = tape.end[before] as number;
  const gap = isBlock ? container.style.eol + childIndent : container.style.space;
  const comma = commaAfter(text, end);
  const lineEnd = endOfRemarks(text, comma === -1 ? end : comma + 1, isBlock);
  if (comma !== -1) return [{ start: lineEnd, end: lineEnd, newText: `${gap}${member},` }];
  if (lineEnd === end) return [{ start: end, end, newText: `,${gap}${member}` }];
  return [
    { start: end, end, newText: ',' },
    { start: lineEnd, end: lineEnd, newText: `${gap}${member}` },
  ];
}

function insertFirst({ tape, row, text, style }: Container, member: string, indent: string | undefined): TextEdit {
  const at = (tape.start[row] as number) + 1;
  if (indent !== undefined) return { start: at, end: at, newText: `${style.eol}${indent}${member},` };
  const padding = /^[ \t]*/.exec(text.slice(at, at + 80))?.[0] ?? '';
  const newText = padding === '' ? `${member},${style.space}` : `${padding}${member},`;
  return { start: at, end: at, newText };
}

function fillEmpty(container: Container, key: string | undefined, value: JsonValue): TextEdit {
  const { tape, row, text, style } = container;
  const start = (tape.start[row] as number) + 1;
  const end = (tape.end[row] as number) - 1;
  const inner = text.slice(start, end);
  const remarks = inner.trimEnd();
  const parent = tape.parent[row] as number;
  const isInLine = parent >= 0 && !text.slice(tape.start[parent] as number, tape.end[parent] as number).includes('\n');
  if (remarks === '' && (style.isOneLine || isInLine)) {
    return { start, end, newText: printMember(container, key, value, undefined) };
  }
  const indent = indentAt(text, start - 1);
  const member = printMember(container, key, value, indent + style.unit);
  return {
    start: start + remarks.length,
    end,
    newText: `${style.eol}${indent}${style.unit}${member}${style.eol}${indent}`,
  };
}

function printMember(
  { style }: Container,
  key: string | undefined,
  value: JsonValue,
  indent: string | undefined,
): string {
  const printed = indent === undefined ? printLine(value, style) : printBlock(value, indent, style);
  if (key === undefined) return printed;
  return `${JSON.stringify(key)}:${indent === undefined ? style.space : ' '}${printed}`;
}

/** Takes a member out, with the comma that it leaves over. Comments stay. */
export function removeMember(container: Container, member: number): TextEdit[] {
  const { tape, row } = container;
  const children = tape.children(row);
  if (children.length === 1) return removeOnly(container, member);
  return member === children.at(-1) ? removeLast(container, member) : removeWithComma(container, member);
}

function removeOnly({ tape, row, text }: Container, member: number): TextEdit[] {
  const inner = { start: (tape.start[row] as number) + 1, end: (tape.end[row] as number) - 1 };
  const start = tape.outerStart(member);
  const end = tape.end[member] as number;
  const comma = commaAfter(text, end);
  const afterComma = comma === -1 ? end : comma + 1;
  const gap = comma === -1 ? '' : text.slice(end, comma);
  const isAlone = (text.slice(inner.start, start) + gap + text.slice(afterComma, inner.end)).trim() === '';
  if (isAlone) return [cut(inner.start, inner.end)];
  return comma === -1 ? [cut(start, end)] : [cut(start, end), cut(comma, comma + 1)];
}

/** The member, its comma and the blanks up to what comes next. */
function removeWithComma({ tape, text }: Container, member: number): TextEdit[] {
  const start = tape.outerStart(member);
  const end = tape.end[member] as number;
  const comma = commaAfter(text, end);
  const next = skipBlanks(text, comma + 1);
  if (text.slice(end, comma).trim() === '') return [cut(start, next)];
  return [cut(start, end), cut(comma, comma + 1)];
}

/** The last member: its trailing comma goes, or else the comma before it. */
function removeLast({ tape, text }: Container, member: number): TextEdit[] {
  const start = tape.outerStart(member);
  const end = tape.end[member] as number;
  const siblings = tape.children(tape.parent[member] as number);
  const comma = commaAfter(text, tape.end[siblings.at(-2) as number] as number);
  const trailing = commaAfter(text, end);
  const gapIsBlank = text.slice(comma + 1, start).trim() === '';
  if (trailing === -1) return gapIsBlank ? [cut(comma, end)] : [cut(comma, comma + 1), cutLine(text, start, end)];
  const from = gapIsBlank ? comma + 1 : start;
  if (text.slice(end, trailing).trim() === '') return [cut(from, trailing + 1)];
  return [cut(from, end), cut(trailing, trailing + 1)];
}

function cut(start: number, end: number): TextEdit {
  return { start, end, newText: '' };
}

/** The span, and its whole line where nothing else stands on it; a remark behind it moves up to its place. */
function cutLine(text: string, start: number, end: number): TextEdit {
  const before = /\r?\n[ \t]*$/.exec(text.slice(Math.max(0, start - 400), start))?.[0] ?? '';
  const behind = /^[ \t]*/.exec(text.slice(end, end + 400))?.[0] ?? '';
  const isAlone = before !== '' && /^[ \t]*\r?\n/.test(text.slice(end, end + 400));
  return isAlone ? cut(start - before.length, end) : cut(start, end + (before === '' ? 0 : behind.length));
}

/** Offset of the comma that follows `from` behind blanks and comments, or -1. */
export function commaAfter(text: string, from: number): number {
  let at = skipBlanks(text, from);
  while (text.startsWith('//', at) || text.startsWith('/*', at)) {
    const isLine = text[at + 1] === '/';
    const end = isLine ? text.indexOf('\n', at) : text.indexOf('*/', at + 2) + 2;
    at = skipBlanks(text, end === -1 ? text.length : end);
  }
  return text[at] === ',' ? at : -1;
}

function skipBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && ' \t\r\n'.includes(text[at] as string)) at += 1;
  return at;
}

/** Behind the comments that follow on the same line, where a line break may go; `from` when there are none. */
export function endOfRemarks(text: string, from: number, isBlock: boolean): number {
  let end = from;
  for (let at = from; ; ) {
    while (text[at] === ' ' || text[at] === '\t') at += 1;
    if (isBlock && text.startsWith('//', at)) {
      const lineEnd = text.indexOf('\n', at);
      const stop = lineEnd === -1 ? text.length : lineEnd;
      return text[stop - 1] === '\r' ? stop - 1 : stop;
    }
    const close = text.startsWith('/*', at) ? text.indexOf('*/', at + 2) : -1;
    if (close === -1 || text.slice(at, close).includes('\n')) return end;
    at = close + 2;
    end = at;
  }
}
