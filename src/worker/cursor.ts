import type { Pointer } from '../core/model/pointer.ts';

/** Where a cursor stands in JSON that may be unfinished. */
export interface Cursor {
  /** The object or list around it. */
  readonly container: Pointer;
  readonly place: 'key' | 'value';
  /** The key whose value stands here, or the index in the list; undefined for a key. */
  readonly member: string | undefined;
  /** Keys that the object has, before and behind the cursor. */
  readonly keys: readonly string[];
  /** The text that a completion replaces. */
  readonly start: number;
  readonly end: number;
  /** What stands between `start` and the cursor. */
  readonly typed: string;
  /** A colon follows: only the key is replaced. */
  readonly hasValue: boolean;
  /** A comma is missing between the cursor and the member behind it. */
  readonly needsComma: boolean;
}

interface Level {
  readonly isList: boolean;
  readonly pointer: Pointer;
  index: number;
  key: string | undefined;
  expectsKey: boolean;
  readonly keys: string[];
}

interface Token {
  readonly start: number;
  readonly end: number;
  readonly sign: string;
}

/** Undefined inside comments and where neither a key nor a value can begin. */
export function cursorAt(text: string, offset: number): Cursor | undefined {
  const levels: Level[] = [];
  const root: Level = { isList: true, pointer: [], index: -1, key: undefined, expectsKey: false, keys: [] };
  let under: Token | undefined;
  for (const token of tokens(text, 0)) {
    if (token.start >= offset && !(token.start === offset && token.sign === 'scalar')) break;
    if (token.sign === 'comment' && isInside(token, offset, text)) return undefined;
    if (token.end >= offset && token.sign === 'scalar') {
      under = token;
      break;
    }
    if (token.end > offset) break;
    advance(levels, token, text);
  }
  const level = levels.at(-1);
  if (level === undefined) return cursorIn(root, { text, offset, under });
  return cursorIn(level, { text, offset, under });
}

/** The end of a line comment still belongs to it. */
function isInside({ start, end }: Token, offset: number, text: string): boolean {
  return text.startsWith('//', start) ? end >= offset : end > offset;
}

function advance(levels: Level[], { sign, start, end }: Token, text: string): void {
  const level = levels.at(-1);
  if (sign === '{' || sign === '[') {
    const pointer = level === undefined ? [] : [...level.pointer, memberOf(level)];
    levels.push({ isList: sign === '[', pointer, index: 0, key: undefined, expectsKey: sign === '{', keys: [] });
  } else if (sign === '}' || sign === ']') levels.pop();
  else if (level === undefined) return;
  else if (sign === ',') {
    level.index += 1;
    level.expectsKey = !level.isList;
    level.key = undefined;
  } else if (sign === ':') level.expectsKey = false;
  else if (sign === 'scalar' && level.expectsKey) {
    level.key = unquote(text.slice(start, end));
    level.keys.push(level.key);
  }
}

function memberOf(level: Level): string {
  return level.isList ? String(level.index) : (level.key ?? '');
}

interface Spot {
  readonly text: string;
  readonly offset: number;
  readonly under: Token | undefined;
}

function cursorIn(level: Level, { text, offset, under }: Spot): Cursor {
  const [start, end] = under === undefined ? [offset, offset] : [under.start, under.end];
  const rest = level.isList ? { keys: [], hasValue: false, needsComma: false } : lookAhead(text, end);
  return {
    container: level.pointer,
    place: level.expectsKey ? 'key' : 'value',
    member: level.expectsKey || level.index < 0 ? undefined : memberOf(level),
    keys: [...level.keys, ...rest.keys],
    start,
    end,
    typed: text.slice(start, offset),
    hasValue: rest.hasValue,
    needsComma: rest.needsComma,
  };
}

/** How far the members behind the cursor are looked at. */
const AHEAD = 20_000;

/** The keys of the same object behind the cursor. */
function lookAhead(text: string, from: number) {
  const keys: string[] = [];
  let depth = 0;
  let [hasValue, isFirst, needsComma, afterComma] = [false, true, false, false];
  for (const { sign, start, end } of tokens(text.slice(0, from + AHEAD), from)) {
    if (isFirst && sign === ':') hasValue = true;
    if (isFirst && sign === 'scalar') [needsComma, afterComma] = [true, true];
    isFirst = false;
    if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth < 0) break;
    if (depth === 0 && sign === ',') afterComma = true;
    else if (sign === 'scalar' && depth === 0 && afterComma) {
      keys.push(unquote(text.slice(start, end)));
      afterComma = false;
    }
  }
  return { keys, hasValue, needsComma };
}

const SCALAR = /[^\s"{}[\],:/]+/y;

/** Brackets, commas, colons, scalars and comments; an unfinished string ends with its line. */
function* tokens(text: string, from: number): Generator<Token> {
  let at = from;
  while (at < text.length) {
    const sign = text[at] as string;
    if (/[\s\ufeff]/.test(sign)) at += 1;
    else if ('{}[],:'.includes(sign)) {
      yield { start: at, end: at + 1, sign };
      at += 1;
    } else {
      const isComment = sign === '/' && (text[at + 1] === '/' || text[at + 1] === '*');
      const end = isComment ? commentEnd(text, at) : sign === '"' ? stringEnd(text, at) : wordEnd(text, at);
      yield { start: at, end, sign: isComment ? 'comment' : 'scalar' };
      at = end;
    }
  }
}

function commentEnd(text: string, start: number): number {
  const isLine = text[start + 1] === '/';
  const found = text.indexOf(isLine ? '\n' : '*/', start + 2);
  return found < 0 ? text.length : found + (isLine ? 0 : 2);
}

function stringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
    else if (text[at] === '\n') return at;
  }
  return text.length;
}

function wordEnd(text: string, start: number): number {
  SCALAR.lastIndex = start;
  return start + Math.max(1, SCALAR.exec(text)?.[0].length ?? 1);
}

export function unquote(token: string): string {
  try {
    const value: unknown = JSON.parse(token);
    return typeof value === 'string' ? value : token;
  } catch {
    return token.replace(/^"|"$/g, '');
  }
}
