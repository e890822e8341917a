import type { TextEdit } from '../../core/model/diagnostic.ts';
import { applyEdits } from '../document/apply-edits.ts';

const CHUNK = 32_768;

/** A text in pieces, so that thousands of small edits of a large one cost what they touch and not the whole text each. */
export interface ChunkedText {
  readonly length: () => number;
  /** Edits that do not overlap, with offsets into the text before all of them. */
  apply(edits: readonly TextEdit[]): void;
  text(): string;
}

export function chunkedText(text: string): ChunkedText {
  let chunks = cut(text);
  let total = text.length;

  function applyOne({ start, end, newText }: TextEdit): void {
    let first = 0;
    let before = 0;
    while (first < chunks.length - 1 && before + lengthOf(chunks[first]) < start) {
      before += lengthOf(chunks[first]);
      first += 1;
    }
    let last = first;
    let reach = before + lengthOf(chunks[first]);
    while (reach < end && last < chunks.length - 1) {
      last += 1;
      reach += lengthOf(chunks[last]);
    }
    const touched = chunks.slice(first, last + 1).join('');
    const next = applyEdits(touched, [{ start: start - before, end: end - before, newText }]);
    chunks.splice(first, last - first + 1, ...(next.length > 2 * CHUNK ? cut(next) : [next]));
    total += newText.length - (end - start);
  }

  return {
    length: () => total,
    apply(edits) {
      if (edits.some(({ newText }) => newText.length > 100 * CHUNK)) {
        const whole = applyEdits(chunks.join(''), edits);
        chunks = cut(whole);
        total = whole.length;
        return;
      }
      // From the last to the first, so that offsets of the others stay true.
      for (const edit of edits.toSorted((left, right) => left.start - right.start).reverse()) applyOne(edit);
    },
    text: () => chunks.join(''),
  };
}

function cut(text: string): string[] {
  const pieces = Array.from({ length: Math.ceil(text.length / CHUNK) }, (_, piece) =>
    text.slice(piece * CHUNK, (piece + 1) * CHUNK),
  );
  return pieces.length === 0 ? [''] : pieces;
}

function lengthOf(chunk: string | undefined): number {
  return chunk?.length ?? 0;
}
