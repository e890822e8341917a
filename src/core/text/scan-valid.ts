import { MAX_DEPTH } from './depth.ts';
import { ARRAY, LITERAL, NUMBER, OBJECT, STRING, Tape } from './tape.ts';

export interface PlainScan {
  readonly tape: Tape;
  /** Rows that stand one level below the limit. */
  readonly tooDeep: readonly number[];
}

const QUOTE = 34;
const COMMA = 44;
const COLON = 58;
const OPEN_BRACKET = 91;
const BACKSLASH = 92;
const CLOSE_BRACKET = 93;
const LETTER_F = 102;
const LETTER_N = 110;
const LETTER_T = 116;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;

/**
 * Positions of a text that JSON.parse took. Nothing is checked again, so this is one loop over local variables: methods
 * and fields in it take twice the time of JSON.parse itself.
 */
export function scanValid(text: string, offset: number): PlainScan {
  const tape = new Tape(text, Math.max(16, text.length >> 5));
  let { kind, start, end, keyStart, keyEnd, parent, next, slot } = tape;
  let count = 0;
  const counts: number[] = [0];
  const tooDeep: number[] = [];
  let depth = 0;
  let container = -1;
  let keyFrom = -1;
  let keyTo = -1;
  let awaitsKey = false;
  let backslash = indexOrEnd(text, '\\', offset);
  const { length } = text;
  for (let at = offset; at < length; ) {
    const code = text.charCodeAt(at);
    if (code <= 32) {
      do at += 1;
      while (at < length && text.charCodeAt(at) <= 32);
    } else if (code === COLON) at += 1;
    else if (code === COMMA) {
      awaitsKey = kind[container] === OBJECT;
      at += 1;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      at += 1;
      end[container] = at;
      next[container] = count;
      container = parent[container] as number;
      depth -= 1;
      awaitsKey = false;
    } else {
      const from = at;
      const isOpening = code === OPEN_BRACE || code === OPEN_BRACKET;
      if (code === QUOTE) {
        if (backslash < from) backslash = indexOrEnd(text, '\\', from);
        at = stringEnd(text, from, backslash);
        if (awaitsKey) {
          keyFrom = from;
          keyTo = at;
          if (backslash < at) tape.hasEscapedKeys = true;
          awaitsKey = false;
          continue;
        }
      } else if (isOpening) at += 1;
      else if (code === LETTER_T || code === LETTER_N) at += 4;
      else if (code === LETTER_F) at += 5;
      else at = numberEnd(text, at);
      if (count === kind.length) {
        tape.grow();
        ({ kind, start, end, keyStart, keyEnd, parent, next, slot } = tape);
      }
      const row = count;
      count += 1;
      kind[row] = kindOf(code);
      start[row] = from;
      end[row] = at;
      keyStart[row] = keyFrom;
      keyEnd[row] = keyTo;
      parent[row] = container;
      next[row] = count;
      const position = counts[depth] as number;
      slot[row] = position;
      counts[depth] = position + 1;
      keyFrom = -1;
      if (isOpening) {
        container = row;
        depth += 1;
        counts[depth] = 0;
        awaitsKey = code === OPEN_BRACE;
        if (depth === MAX_DEPTH + 1) tooDeep.push(row);
      }
    }
  }
  tape.count = count;
  return { tape, tooDeep };
}

function kindOf(code: number): number {
  if (code === QUOTE) return STRING;
  if (code === OPEN_BRACE) return OBJECT;
  if (code === OPEN_BRACKET) return ARRAY;
  return code === LETTER_T || code === LETTER_F || code === LETTER_N ? LITERAL : NUMBER;
}

/** Behind the closing quote. `backslash` is the first one behind `start`: most strings have none. */
function stringEnd(text: string, start: number, backslash: number): number {
  let end = text.indexOf('"', start + 1);
  if (backslash > end) return end + 1;
  while (isEscaped(text, start, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

/** Whether the quote stands behind an odd number of backslashes. */
export function isEscaped(text: string, start: number, quote: number): boolean {
  let slashes = 0;
  while (quote - 1 - slashes > start && text.charCodeAt(quote - 1 - slashes) === BACKSLASH) slashes += 1;
  return slashes % 2 === 1;
}

function numberEnd(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && isNumberPart(text.charCodeAt(at))) at += 1;
  return at;
}

/** Digits, the point, signs and the exponent's letter. */
function isNumberPart(code: number): boolean {
  return (code >= 48 && code <= 57) || code === 46 || code === 45 || code === 43 || code === 101 || code === 69;
}

function indexOrEnd(text: string, search: string, from: number): number {
  const found = text.indexOf(search, from);
  return found === -1 ? text.length : found;
}
