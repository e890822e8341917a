import { expect, test } from 'vitest';
import { rangeOfLine } from '../../../testing/analysis-builders.ts';
import { colourLine } from './colour-line.ts';
import { litLines } from './lit-lines.ts';

const LINES = [
  { line: 1, range: rangeOfLine(1, 20) },
  { line: 2, range: rangeOfLine(5, 8) },
  { line: 3, range: rangeOfLine(6) },
  { line: 4, range: null },
  { line: 5, range: rangeOfLine(5, 8) },
];

test.each([
  { line: 6, want: [3] },
  { line: 7, want: [2, 5] },
  { line: 1, want: [1] },
  { line: 15, want: [] },
  { line: 40, want: [] },
])('line $line of the text lights payload lines $want', ({ line, want }) => {
  expect([...litLines(LINES, line)]).toEqual(want);
});

interface Span {
  readonly props: { readonly className: string; readonly children: string };
}

test.each([
  { line: '  "type": "object",', want: ['code-key "type":', 'code-string "object"'] },
  { line: '"a \\" b": -1.5e3', want: ['code-key "a \\" b":', 'code-number -1.5e3'] },
  { line: '  true, null', want: ['code-literal true', 'code-literal null'] },
  { line: '"true 12"', want: ['code-string "true 12"'] },
  { line: '}', want: [] },
])('colours of $line', ({ line, want }) => {
  const parts = colourLine(line) as (string | Span)[];
  const spans = parts.filter((part) => typeof part !== 'string');
  expect(spans.map(({ props }) => `${props.className} ${props.children}`)).toEqual(want);
  expect(parts.map((part) => (typeof part === 'string' ? part : part.props.children)).join('')).toBe(line);
});

test('a line of megabytes is shown without colours', () => {
  const line = `"${'\\n'.repeat(10_000_000)}"`;
  expect(colourLine(line)).toEqual([line]);
});
