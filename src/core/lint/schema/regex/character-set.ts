/** Code points as sorted, disjoint ranges, both ends included. */
export type CharacterSet = readonly (readonly [number, number])[];

const LAST = 0x10ffff;

export const ANY: CharacterSet = [[0, LAST]];
export const NOTHING: CharacterSet = [];
export const DIGITS: CharacterSet = [[48, 57]];
export const WORD: CharacterSet = [
  [48, 57],
  [65, 90],
  [95, 95],
  [97, 122],
];
export const SPACE: CharacterSet = [
  [9, 13],
  [32, 32],
  [160, 160],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];
export const NO_LINE_BREAK: CharacterSet = [
  [0, 9],
  [11, 12],
  [14, 0x2027],
  [0x202a, LAST],
];

export function union(sets: readonly CharacterSet[]): CharacterSet {
  const ranges = sets.flat().sort((left, right) => left[0] - right[0]);
  const merged: [number, number][] = [];
  for (const [from, to] of ranges) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

export function complement(set: CharacterSet): CharacterSet {
  const rest: [number, number][] = [];
  let next = 0;
  for (const [from, to] of set) {
    if (from > next) rest.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= LAST) rest.push([next, LAST]);
  return rest;
}

export function overlaps(left: CharacterSet, right: CharacterSet): boolean {
  let [a, b] = [0, 0];
  while (a < left.length && b < right.length) {
    const [one, other] = [left[a] as readonly [number, number], right[b] as readonly [number, number]];
    if (one[1] < other[0]) a += 1;
    else if (other[1] < one[0]) b += 1;
    else return true;
  }
  return false;
}

export function intersection(left: CharacterSet, right: CharacterSet): CharacterSet {
  const common: [number, number][] = [];
  let [a, b] = [0, 0];
  while (a < left.length && b < right.length) {
    const [one, other] = [left[a] as readonly [number, number], right[b] as readonly [number, number]];
    const [from, to] = [Math.max(one[0], other[0]), Math.min(one[1], other[1])];
    if (from <= to) common.push([from, to]);
    if (one[1] < other[1]) a += 1;
    else b += 1;
  }
  return common;
}
