import type { TextEdit } from '../../core/model/diagnostic.ts';

/** The one edit that turns `before` into `after`: what lies between their common start and end. Null when equal. */
export function differenceOf(before: string, after: string): TextEdit | null {
  if (before === after) return null;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start += 1;
  let tail = 0;
  while (
    tail < shorter - start &&
    before.charCodeAt(before.length - 1 - tail) === after.charCodeAt(after.length - 1 - tail)
  ) {
    tail += 1;
  }
  return { start, end: before.length - tail, newText: after.slice(start, after.length - tail) };
}
