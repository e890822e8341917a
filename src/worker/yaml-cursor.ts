import type { Pointer } from '../core/model/pointer.ts';
import type { Cursor } from './cursor.ts';
import { unquote } from './cursor.ts';

/** A mapping or sequence in block style; its entries begin at `column`. */
interface Level {
  readonly isList: boolean;
  readonly column: number;
  index: number;
  key: string | undefined;
  readonly keys: string[];
}

/** A key with its colon, at the beginning of what follows the indentation. */
const KEY = /^("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#'"{}[\],&*!|>%@`-][^:#]*)[ \t]*:(?=\s|$)/;
const DASH = /^-(?:[ \t]+|$)/;

interface Before {
  readonly levels: Level[];
  /** The column of the key whose block text the lines are in, and where that text begins. */
  readonly blockColumn: number | undefined;
  readonly blockStart: number;
}

function linesBefore(text: string, lineStart: number): Before {
  const levels: Level[] = [];
  let blockColumn: number | undefined;
  let blockStart = 0;
  let at = 0;
  for (const line of text.slice(0, lineStart).split('\n').slice(0, -1)) {
    at += line.length + 1;
    const indent = indentOf(line);
    if (indent === line.trimEnd().length) continue;
    if (blockColumn !== undefined && indent > blockColumn) continue;
    blockColumn = takeLine(levels, line);
    blockStart = at;
  }
  return { levels, blockColumn, blockStart };
}

export interface TextBefore {
  readonly pointer: Pointer;
  /** The value's text up to the cursor, as YAML reads it. */
  readonly source: string;
  readonly quote: '"' | "'" | '';
}

/** The text before the cursor in a value: plain, in quotes or in a block of lines. */
export function yamlTextAt(text: string, offset: number): TextBefore | undefined {
  const { levels, blockColumn, blockStart } = linesBefore(text, text.lastIndexOf('\n', offset - 1) + 1);
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, endOfLine(text, offset));
  if (blockColumn !== undefined && indentOf(line) > blockColumn) {
    const lines = text.slice(blockStart, offset).split('\n');
    return { pointer: pointerTo(levels), source: lines.map((each) => each.trimStart()).join('\n'), quote: '' };
  }
  const cursor = yamlCursorAt(text, offset);
  if (cursor?.place !== 'value' || cursor.member === undefined) return undefined;
  const pointer = [...cursor.container, cursor.member];
  const { typed } = cursor;
  if (typed.startsWith('"')) return { pointer, source: unquote(`${typed}"`), quote: '"' };
  if (typed.startsWith("'")) return { pointer, source: typed.slice(1).replaceAll("''", "'"), quote: "'" };
  return { pointer, source: typed, quote: '' };
}

/** Where a cursor stands in YAML in block style, read by indentation; undefined inside flow style, comments and block texts. */
export function yamlCursorAt(text: string, offset: number): Cursor | undefined {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  const lineEnd = endOfLine(text, offset);
  const { levels, blockColumn } = linesBefore(text, lineStart);
  const line = text.slice(lineStart, lineEnd);
  const before = line.slice(0, offset - lineStart);
  if (/(^|\s)#/.test(before) || (blockColumn !== undefined && indentOf(line) > blockColumn)) return undefined;
  const cursor = cursorInLine(levels, line, before.length);
  if (cursor === undefined) return undefined;
  const keys = [...cursor.keys, ...keysBehind(text.slice(lineEnd + 1), cursor.column)];
  return { ...cursor, keys, start: cursor.start + lineStart, end: cursor.end + lineStart };
}

/** Follows one line; the column of its key when a block text begins there. */
function takeLine(levels: Level[], line: string): number | undefined {
  let { column, rest } = { column: indentOf(line), rest: line.trimStart() };
  if (rest.startsWith('#')) return undefined;
  for (let dash = DASH.exec(rest)?.[0]; dash !== undefined; dash = DASH.exec(rest)?.[0]) {
    enterList(levels, column);
    column += dash.length;
    rest = rest.slice(dash.length);
  }
  const found = KEY.exec(rest);
  if (found === null) return undefined;
  const level = enterMap(levels, column);
  level.key = plainKey(found[1] ?? '');
  level.keys.push(level.key);
  return /^[ \t]*[|>]/.test(rest.slice(found[0].length)) ? column : undefined;
}

function enterList(levels: Level[], column: number): void {
  while ((levels.at(-1)?.column ?? -1) > column) levels.pop();
  const last = levels.at(-1);
  if (last?.isList === true && last.column === column) last.index += 1;
  else levels.push({ isList: true, column, index: 0, key: undefined, keys: [] });
}

/** A list may stand at the column of the key that holds it, so that a key there ends it. */
function enterMap(levels: Level[], column: number): Level {
  leave(levels, column);
  const last = levels.at(-1);
  if (last?.isList === false && last.column === column) return last;
  const level: Level = { isList: false, column, index: 0, key: undefined, keys: [] };
  levels.push(level);
  return level;
}

function leave(levels: Level[], column: number): void {
  for (let last = levels.at(-1); last !== undefined; last = levels.at(-1)) {
    if (last.column < column || (last.column === column && !last.isList)) return;
    levels.pop();
  }
}

interface LineCursor extends Cursor {
  readonly column: number;
}

function cursorInLine(levels: Level[], line: string, at: number): LineCursor | undefined {
  let { column, rest } = { column: indentOf(line), rest: line.trimStart() };
  column = Math.min(column, at);
  for (let dash = DASH.exec(rest)?.[0]; dash !== undefined && column + dash.length <= at; dash = DASH.exec(rest)?.[0]) {
    enterList(levels, column);
    column += dash.length;
    rest = rest.slice(dash.length);
  }
  const found = KEY.exec(rest);
  const colon = found === null ? undefined : column + found[0].length;
  if (found !== null && colon !== undefined && at >= colon) return valueCursor(levels, { line, at, column, found });
  const typed = line.slice(column, at);
  if (/[{}[\]:,]/.test(typed)) return undefined;
  leave(levels, column);
  const top = levels.at(-1);
  const isSame = top?.isList === false && top.column === column;
  const container = isSame ? pointerTo(levels.slice(0, -1)) : pointerTo(levels);
  const end = colon === undefined ? Math.max(at, line.trimEnd().length) : colon - 1;
  const about = { needsComma: false, start: column, end, typed, hasValue: colon !== undefined, column };
  // Directly behind a dash either a key or a value may begin; the values are those of the entry itself.
  return { ...about, container, place: 'key', member: undefined, keys: isSame ? top.keys : [] };
}

interface KeyLine {
  readonly line: string;
  readonly at: number;
  readonly column: number;
  readonly found: RegExpExecArray;
}

function valueCursor(levels: Level[], { line, at, column, found }: KeyLine): LineCursor | undefined {
  const level = enterMap(levels, column);
  const key = plainKey(found[1] ?? '');
  const behind = column + found[0].length;
  const start = behind + indentOf(line.slice(behind));
  if (at === behind || /^[{[|>&*!]/.test(line.slice(start))) return undefined;
  const end = Math.max(at, line.replace(/\s+#.*$/, '').trimEnd().length);
  const [from, keys] = [Math.min(start, at), [...level.keys]];
  const container = pointerTo(levels.slice(0, -1));
  const about = { needsComma: false, start: from, end, typed: line.slice(from, at), hasValue: false, column };
  return { ...about, container, place: 'value', member: key, keys };
}

function pointerTo(levels: readonly Level[]): Pointer {
  return levels.map(({ isList, index, key }) => (isList ? String(index) : (key ?? '')));
}

/** Keys of the same mapping below the cursor's line. */
function keysBehind(text: string, column: number): string[] {
  const keys: string[] = [];
  for (const line of text.slice(0, 20_000).split('\n')) {
    const indent = indentOf(line);
    if (indent === line.trimEnd().length || indent > column) continue;
    const found = KEY.exec(line.trimStart());
    if (indent < column || found === null) break;
    keys.push(plainKey(found[1] ?? ''));
  }
  return keys;
}

function plainKey(key: string): string {
  if (key.startsWith('"')) return unquote(key);
  return key.startsWith("'") ? key.slice(1, -1).replaceAll("''", "'") : key.trimEnd();
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function endOfLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end < 0 ? text.length : end;
}
