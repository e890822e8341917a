/** The candidate most like `text`, when it is near enough to be what was meant. */
export function nearest(text: string, candidates: Iterable<string>): string | undefined {
  const wanted = text.toLowerCase();
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.floor(text.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - text.length) >= bestDistance) continue;
    const distance = editDistance(wanted, candidate.toLowerCase(), bestDistance);
    if (distance < bestDistance) [best, bestDistance] = [candidate, distance];
  }
  return best;
}

/** Insertions, deletions, replacements and swaps of neighbours between two texts; `limit` where there are so many, or more. */
export function editDistance(left: string, right: string, limit = Number.POSITIVE_INFINITY): number {
  const width = right.length + 1;
  let before = new Array<number>(width).fill(0);
  let previous = Array.from({ length: width }, (_, column) => column);
  let current = new Array<number>(width).fill(0);
  let formerLeast = 0;
  for (let row = 1; row <= left.length; row += 1) {
    const least = fillRow(row, left, right, { before, previous, current });
    // A row is made of the two before it: from here on nothing gets smaller.
    if (least >= limit && formerLeast + 1 >= limit) return limit;
    formerLeast = least;
    [before, previous, current] = [previous, current, before];
  }
  return Math.min(previous[right.length] ?? 0, limit);
}

interface Rows {
  readonly before: readonly number[];
  readonly previous: readonly number[];
  readonly current: number[];
}

/** The distances of the first `row` letters to each beginning of the other text; the least of them. */
function fillRow(row: number, left: string, right: string, { before, previous, current }: Rows): number {
  current[0] = row;
  let least = row;
  for (let column = 1; column <= right.length; column += 1) {
    const cost = left[row - 1] === right[column - 1] ? 0 : 1;
    let best = Math.min(
      (previous[column] ?? 0) + 1,
      (current[column - 1] ?? 0) + 1,
      (previous[column - 1] ?? 0) + cost,
    );
    const isSwap = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
    if (isSwap) best = Math.min(best, (before[column - 2] ?? 0) + 1);
    current[column] = best;
    if (best < least) least = best;
  }
  return least;
}
