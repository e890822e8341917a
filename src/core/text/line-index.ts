import type { TextEdit, TextPosition } from '../model/diagnostic.ts';
import type { LineIndex, Span } from './text-tree.ts';

/** Lines of a text with parts replaced, from those of the text before. An edit must not part a CR from its LF. */
export function patchLineStarts(base: Int32Array, edits: readonly TextEdit[]): Int32Array {
  const parts = edits.map(({ newText }) => findLineStarts(newText).subarray(1));
  const result = new Int32Array(base.length + parts.reduce((sum, part) => sum + part.length, 0));
  let from = 0;
  let count = 0;
  let growth = 0;
  const copy = (starts: Int32Array, by: number): void => {
    for (let index = 0; index < starts.length; index += 1) result[count + index] = (starts[index] as number) + by;
    count += starts.length;
  };
  edits.forEach(({ start, end, newText }, index) => {
    const first = lastAtOrBefore(base, start) + 1;
    copy(base.subarray(from, first), growth);
    copy(parts[index] as Int32Array, start + growth);
    from = lastAtOrBefore(base, end) + 1;
    growth += newText.length - (end - start);
  });
  copy(base.subarray(from), growth);
  return result.subarray(0, count);
}

/** `findStarts` is asked on first use: many texts are parsed and never asked for a line. Lines end at LF, CR LF or a lone CR. */
export function indexOver(length: number, findStarts: () => Int32Array): LineIndex {
  let starts: Int32Array | undefined;
  const lineStarts = (): Int32Array => {
    starts ??= findStarts();
    return starts;
  };
  function positionAt(offset: number): TextPosition {
    const all = lineStarts();
    const at = Math.max(0, Math.min(offset, length));
    const line = lastAtOrBefore(all, at);
    return { line: line + 1, column: at - (all[line] ?? 0) + 1 };
  }
  return {
    positionAt,
    offsetAt({ line, column }) {
      const all = lineStarts();
      if (line < 1) return 0;
      const start = all[line - 1];
      if (start === undefined) return length;
      const limit = all[line] ?? length + 1;
      return Math.min(start + Math.max(0, column - 1), limit - 1);
    },
    rangeOf: (span: Span) => ({ start: positionAt(span.start), end: positionAt(span.end) }),
  };
}

/** Offset of the first character of each line. */
export function findLineStarts(text: string): Int32Array {
  let starts = new Int32Array(Math.max(16, text.length >> 5));
  let count = 1;
  const hasCr = text.includes('\r');
  for (let end = nextBreak(text, 0, hasCr); end !== -1; end = nextBreak(text, end, hasCr)) {
    if (count === starts.length) {
      const larger = new Int32Array(starts.length * 2);
      larger.set(starts);
      starts = larger;
    }
    starts[count] = end;
    count += 1;
  }
  return starts.slice(0, count);
}

/** The offset behind the next line break at or after `from`, or -1. */
function nextBreak(text: string, from: number, hasCr: boolean): number {
  if (!hasCr) {
    const found = text.indexOf('\n', from);
    return found === -1 ? -1 : found + 1;
  }
  for (let at = from; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 10) return at + 1;
    if (code === 13) return text.charCodeAt(at + 1) === 10 ? at + 2 : at + 1;
  }
  return -1;
}

/** Index of the last entry that is at most `value`; `sorted` begins with an entry that is. */
export function lastAtOrBefore(sorted: Int32Array, value: number): number {
  let low = 0;
  let high = sorted.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((sorted[middle] as number) <= value) low = middle;
    else high = middle - 1;
  }
  return low;
}
