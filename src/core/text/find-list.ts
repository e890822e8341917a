import { ARRAY, OBJECT, type Tape } from './tape.ts';

/** How deep the list of tools may stand: a request body, an answer's `result`, one group of declarations. */
const MAX_LEVEL = 4;

/**
 * The list that is worth reading entry by entry: the array with most objects near the root, or -1. No cut reaches it,
 * as what is nested too deep is read as a whole.
 */
export function findList(tape: Tape): number {
  let best = -1;
  let most = 0;
  let level = tape.count === 0 ? [] : [0];
  for (let depth = 0; depth < MAX_LEVEL && level.length > 0 && level.length < 1000; depth += 1) {
    for (const row of level) {
      const count = tape.kind[row] === ARRAY ? objectCount(tape, row) : 0;
      if (count > most) {
        most = count;
        best = row;
      }
    }
    if (best !== -1) return best;
    level = level.flatMap((row) =>
      tape.kind[row] === OBJECT || tape.kind[row] === ARRAY ? [...tape.children(row)] : [],
    );
  }
  return best;
}

function objectCount(tape: Tape, row: number): number {
  let count = 0;
  for (const child of tape.children(row)) if (tape.kind[child] === OBJECT) count += 1;
  return count;
}
