import type { TextEdit, TextPosition, TextRange } from '../../core/model/diagnostic.ts';

/** Finds the line and column of offsets; the lines are counted once per text. */
export function positionsIn(text: string): (offset: number) => TextPosition {
  const starts = [0];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === 10 || (unit === 13 && text.charCodeAt(index + 1) !== 10)) starts.push(index + 1);
  }
  return (offset) => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}

export interface PlacedEdit {
  readonly range: TextRange;
  readonly newText: string;
}

export function placeEdits(edits: readonly TextEdit[], positionAt: (offset: number) => TextPosition): PlacedEdit[] {
  return edits.map(({ start, end, newText }) => ({
    range: { start: positionAt(start), end: positionAt(end) },
    newText,
  }));
}
