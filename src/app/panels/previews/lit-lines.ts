import type { TextRange } from '../../../core/model/diagnostic.ts';
import type { PreviewLine } from '../../../worker/protocol/tool-jobs.ts';

/**
 * The payload lines made from the smallest part of the text that holds `line`. The tool as a whole lights nothing, except
 * from its own first line: everything stands in it.
 */
export function litLines(lines: readonly PreviewLine[], line: number): ReadonlySet<number> {
  const heights = lines.map(({ range }) => (range === null ? 0 : height(range)));
  const whole = Math.max(0, ...heights);
  let lit = new Set<number>();
  let smallest = Number.POSITIVE_INFINITY;
  for (const [index, { line: payloadLine, range }] of lines.entries()) {
    const size = heights[index] ?? 0;
    if (range === null || size > smallest || range.start.line > line || range.end.line < line) continue;
    if (size === whole && range.start.line !== line) continue;
    if (size < smallest) lit = new Set();
    smallest = size;
    lit.add(payloadLine);
  }
  return lit;
}

function height({ start, end }: TextRange): number {
  return end.line - start.line;
}
