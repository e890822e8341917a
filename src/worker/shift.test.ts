import { expect, test } from 'vitest';
import type { TextRange } from '../core/model/diagnostic.ts';
import { aDiagnostic, aToolAnalysis } from '../testing/analysis-builders.ts';
import type { TextShift, ToolAnalysis } from './protocol/document-jobs.ts';
import { placedDiagnostics, shiftTool } from './shift.ts';

const range = (line: number, column: number, endLine: number, endColumn: number): TextRange => ({
  start: { line, column },
  end: { line: endLine, column: endColumn },
});
const shift = (more: Partial<TextShift>): TextShift => ({
  ...{ fromTool: 0, offset: 0, lines: 0, line: 1, columns: 0 },
  ...more,
});

/** A tool from line 1, column 40, to line 3, column 2, with a finding on its first line that has a fix. */
const fixes = [{ title: 'Fix', safe: true, edits: [{ start: 49, end: 54, newText: 'x' }] }];
const tool = aToolAnalysis(1, {
  start: 39,
  end: 90,
  range: range(1, 40, 3, 2),
  diagnostics: [aDiagnostic({ range: range(1, 50, 1, 55), fixes })],
});
const placesOf = (moved: ToolAnalysis) => {
  const [found] = placedDiagnostics(moved);
  return [moved.start, moved.end, moved.range, found?.range, found?.fixes[0]?.edits[0]?.start];
};

test.each<[string, TextShift, unknown[]]>([
  ['nothing moved', shift({}), [39, 90, range(1, 40, 3, 2), range(1, 50, 1, 55), 49]],
  [
    'four characters before it on its line',
    shift({ offset: 4, columns: 4 }),
    [43, 94, range(1, 44, 3, 2), range(1, 54, 1, 59), 53],
  ],
  [
    'a line break before it on its line, so that column 11 becomes column 1',
    shift({ offset: 1, lines: 1, columns: -10 }),
    [40, 91, range(2, 30, 4, 2), range(2, 40, 2, 45), 50],
  ],
])('%s', (_, change, expected) => {
  expect(placesOf(shiftTool(tool, change))).toEqual(expected);
});

test('characters on an earlier line move offsets alone, one edit after the other', () => {
  const diagnostics = [aDiagnostic({ range: range(5, 9, 5, 12), fixes })];
  const below = { ...tool, range: range(5, 3, 7, 2), diagnostics };
  const moved = shiftTool(shiftTool(below, shift({ offset: 4, columns: 4 })), shift({ offset: -1, columns: -1 }));
  expect(placesOf(moved)).toEqual([42, 93, range(5, 3, 7, 2), range(5, 9, 5, 12), 52]);
});
