import type { TextEdit } from '../core/model/diagnostic.ts';
import type { TextTree } from '../core/text/text-tree.ts';
import type { TextShift } from './protocol/document-jobs.ts';

/** The part of a text that edits have touched since it was last known, there and in the text of today. */
export interface TouchedRegion {
  readonly knownStart: number;
  readonly knownEnd: number;
  readonly start: number;
  readonly end: number;
}

/** Widens the region by changes whose offsets count in the text before all of them. */
export function touch(region: TouchedRegion | null, changes: readonly TextEdit[]): TouchedRegion | null {
  let touched = region;
  for (const { start, end, newText } of [...changes].sort((left, right) => right.start - left.start)) {
    touched ??= { knownStart: start, knownEnd: end, start, end };
    const before = Math.max(0, touched.start - start);
    const behind = Math.max(0, end - touched.end);
    touched = {
      knownStart: touched.knownStart - before,
      knownEnd: touched.knownEnd + behind,
      start: touched.start - before,
      end: touched.end + behind + newText.length - (end - start),
    };
  }
  return touched;
}

/** How everything behind the last of the changes moved. */
export function shiftOf(old: TextTree, now: TextTree, changes: readonly TextEdit[]): Omit<TextShift, 'fromTool'> {
  const region = touch(null, changes) ?? { knownEnd: 0, end: 0 };
  const before = old.lines.positionAt(region.knownEnd);
  const after = now.lines.positionAt(region.end);
  return {
    offset: region.end - region.knownEnd,
    lines: after.line - before.line,
    line: before.line,
    columns: after.column - before.column,
  };
}
