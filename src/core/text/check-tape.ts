import type { MessageData } from '../model/message.ts';
import { type MessageId, say } from '../words/words.ts';
import { findTooDeep, MAX_DEPTH } from './depth.ts';
import { isExactNumber, nearestNumber } from './exact-number.ts';
import { shorten } from './shorten.ts';
import { hasLoneSurrogate, mayHoldLoneSurrogate } from './surrogates.ts';
import { decodeString, NUMBER, OBJECT, STRING, type Tape } from './tape.ts';
import type { Span, TextProblem } from './text-tree.ts';

/** Objects with more members are looked through with a set. */
const PAIRWISE_KEYS = 8;

/** What well-formed JSON can still have wrong: keys that stand twice, numbers and characters that cannot be held. */
export function checkTape(tape: Tape): TextProblem[] {
  const problems: TextProblem[] = [];
  const looksAtStrings = mayHoldLoneSurrogate(tape.text);
  for (let row = 0; row < tape.count; row += 1) {
    const kind = tape.kind[row];
    if (kind === OBJECT) {
      for (const later of duplicatesIn(tape, row)) problems.push(duplicateProblem(tape, later));
    } else if (kind === NUMBER) {
      const found = numberProblem(tape, row);
      if (found !== undefined) problems.push(found);
    } else if (kind === STRING && looksAtStrings && hasLoneSurrogate(decodeString(textOf(tape, row)))) {
      problems.push(problemAt(tape, row, 'lone-surrogate', 'text-lone-surrogate', {}));
    }
  }
  return problems;
}

/** What is nested too deep, cut below the tool that holds it. */
export function cutTooDeep(tape: Tape, rows: readonly number[]): { cuts: number[]; problems: TextProblem[] } {
  const cuts: number[] = [];
  let end = -1;
  for (const row of rows) {
    if (row < end) continue;
    const cut = findTooDeep(tape, row);
    cuts.push(cut);
    end = tape.next[cut] as number;
  }
  const problems = cuts.map((cut) => {
    const start = tape.start[cut] as number;
    const found = problemAt(tape, cut, 'too-deep', 'text-too-deep', { limit: MAX_DEPTH }, { start, end: start + 1 });
    return { ...found, severity: 'error' as const };
  });
  return { cuts, problems };
}

function textOf({ text, start, end }: Tape, row: number): string {
  return text.slice(start[row], end[row]);
}

function problemAt(
  tape: Tape,
  row: number,
  kind: TextProblem['kind'],
  id: MessageId,
  data: MessageData,
  span: Span = tape.placeOf(row).value,
): TextProblem {
  return { kind, severity: 'warning', message: say(id, data), span, pointer: tape.pointerOf(row) };
}

function numberProblem(tape: Tape, row: number): TextProblem | undefined {
  const number = textOf(tape, row);
  if (isExactNumber(number)) return undefined;
  return problemAt(tape, row, 'number-range', 'text-number-range', {
    number: shorten(number),
    read: String(nearestNumber(number)),
  });
}

function duplicateProblem(tape: Tape, row: number): TextProblem {
  const key = shorten(tape.keyOf(row));
  const found = problemAt(tape, row, 'duplicate-key', 'text-duplicate-key', { key }, tape.placeOf(row).key);
  return { ...found, severity: 'error' };
}

const NONE: readonly number[] = [];

/** Members whose key stands earlier in the same object. */
function duplicatesIn(tape: Tape, row: number): readonly number[] {
  const { next } = tape;
  const end = next[row] as number;
  let members = 0;
  for (let child = row + 1; child < end; child = next[child] as number) members += 1;
  if (members < 2) return NONE;
  if (members > PAIRWISE_KEYS) return duplicatesOfMany(tape, row, end);
  let found = NONE;
  for (let later = next[row + 1] as number; later < end; later = next[later] as number) {
    let earlier = row + 1;
    while (earlier < later && !haveSameKey(tape, earlier, later)) earlier = next[earlier] as number;
    if (earlier < later) found = [...found, later];
  }
  return found;
}

function duplicatesOfMany(tape: Tape, row: number, end: number): number[] {
  const found: number[] = [];
  const seen = new Set<string>();
  for (let child = row + 1; child < end; child = tape.next[child] as number) {
    const key = tape.keyOf(child);
    if (seen.has(key) && (tape.keyStart[child] as number) >= 0) found.push(child);
    seen.add(key);
  }
  return found;
}

function haveSameKey(tape: Tape, left: number, right: number): boolean {
  const { text, keyStart, keyEnd } = tape;
  const from = keyStart[left] as number;
  const other = keyStart[right] as number;
  const length = (keyEnd[left] as number) - from;
  if (length !== (keyEnd[right] as number) - other)
    return tape.hasEscapedKeys && tape.keyOf(left) === tape.keyOf(right);
  for (let index = length - 2; index > 0; index -= 1) {
    if (text.charCodeAt(from + index) !== text.charCodeAt(other + index)) {
      return tape.hasEscapedKeys && tape.keyOf(left) === tape.keyOf(right);
    }
  }
  return length > 0;
}
