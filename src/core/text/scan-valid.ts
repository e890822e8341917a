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
export function scanValid(text: string, from: number): PlainScan {
  const tape = new Tape(text, Math.max(16, text.length >> 5));
  const counts: number[] = [0];
  const tooDeep: number[] = [];
  let depth = 0;
  let container = -1;
  let keyStart = -1;
  let keyEnd = -1;
  let awaitsKey = false;
  let backslash = indexOrEnd(text, '\\', from);
  for (let at = from; ; ) {
    const code = text.charCodeAt(at);
    if (code <= 32 || code === COLON) at += 1;
    else if (code === COMMA) {
      awaitsKey = tape.kind[container] === OBJECT;
      at += 1;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      at += 1;
      tape.end[container] = at;
      tape.next[container] = tape.count;
      container = tape.parent[container] as number;
      depth -= 1;
      awaitsKey = false;
    } else {
      const start = at;
      const isOpening = code === OPEN_BRACE || code === OPEN_BRACKET;
      if (code === QUOTE) {
        if (backslash < start) backslash = indexOrEnd(text, '\\', start);
        at = stringEnd(text, start, backslash);
        if (awaitsKey) {
          keyStart = start;
          keyEnd = at;
          awaitsKey = false;
          continue;
        }
      } else if (isOpening) at += 1;
      else if (code === LETTER_T || code === LETTER_N) at += 4;
      else if (code === LETTER_F) at += 5;
      else if (Number.isNaN(code)) break;
      else at = numberEnd(text, at);
      if (tape.count === tape.kind.length) tape.grow();
      const row = tape.count;
      tape.count = row + 1;
      tape.kind[row] = kindOf(code);
      tape.start[row] = start;
      tape.end[row] = at;
      tape.keyStart[row] = keyStart;
      tape.keyEnd[row] = keyEnd;
      tape.parent[row] = container;
      tape.next[row] = row + 1;
      const slot = counts[depth] as number;
      tape.slot[row] = slot;
      counts[depth] = slot + 1;
      keyStart = -1;
      if (isOpening) {
        container = row;
        depth += 1;
        counts[depth] = 0;
        awaitsKey = code === OPEN_BRACE;
        if (depth === MAX_DEPTH + 1) tooDeep.push(row);
      }
    }
  }
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
  for (
    let code = text.charCodeAt(at);
    code > 32 && code !== COMMA && code !== CLOSE_BRACE && code !== CLOSE_BRACKET;
  ) {
    at += 1;
    code = text.charCodeAt(at);
  }
  return at;
}

export function indexOrEnd(text: string, search: string, from: number): number {
  const found = text.indexOf(search, from);
  return found === -1 ? text.length : found;
}
