import type { TextRange } from '../../../core/model/diagnostic.ts';
import type { PreviewLine } from '../../../worker/protocol.ts';

/** The payload lines made from the smallest part of the text that holds `line`. */
export function litLines(lines: readonly PreviewLine[], line: number): ReadonlySet<number> {
  let lit = new Set<number>();
  let smallest = Number.POSITIVE_INFINITY;
  for (const { line: payloadLine, range } of lines) {
    if (range === null || range.start.line > line || range.end.line < line) continue;
    const size = height(range);
    if (size > smallest) continue;
    if (size < smallest) lit = new Set();
    smallest = size;
    lit.add(payloadLine);
  }
  return lit;
}

function height({ start, end }: TextRange): number {
  return end.line - start.line;
}
