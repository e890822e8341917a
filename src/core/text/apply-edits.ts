import type { TextEdit } from '../model/diagnostic.ts';

/** Applies edits that do not overlap; their offsets count in the text as it was. Equal starts keep their order. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const sorted = [...edits].sort((left, right) => left.start - right.start || left.end - right.end);
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, newText } of sorted) {
    parts.push(text.slice(at, Math.max(at, start)), newText);
    at = Math.max(at, end);
  }
  parts.push(text.slice(at));
  return parts.join('');
}

/** A part of the text that `edits` make, sorted and apart, without making the rest of it. */
export function sliceEdited(text: string, edits: readonly TextEdit[], start: number, end: number): string {
  const parts: string[] = [];
  let at = 0;
  let growth = 0;
  const take = (piece: string, from: number): void => {
    if (from < end && from + piece.length > start) parts.push(piece.slice(Math.max(0, start - from), end - from));
  };
  for (const edit of edits) {
    if (at + growth < end && edit.start + growth > start) {
      const from = Math.max(at, start - growth);
      take(text.slice(from, Math.min(edit.start, end - growth)), from + growth);
    }
    take(edit.newText, edit.start + growth);
    growth += edit.newText.length - (edit.end - edit.start);
    at = edit.end;
  }
  const from = Math.max(at, start - growth);
  take(text.slice(from, Math.max(from, end - growth)), from + growth);
  return parts.join('');
}

/**
 * Two lists one after the other, as one list over the first text: `second` counts in the text that `first` makes.
 * Edits that touch become one.
 */
export function composeEdits(text: string, first: readonly TextEdit[], second: readonly TextEdit[]): TextEdit[] {
  let edits = [...first].sort((left, right) => left.start - right.start);
  let current = applyEdits(text, edits);
  for (const edit of [...second].sort((left, right) => right.start - left.start || right.end - left.end)) {
    edits = composeOne(edits, current, edit);
    current = applyEdits(current, [edit]);
  }
  return edits;
}

function composeOne(edits: readonly TextEdit[], current: string, next: TextEdit): TextEdit[] {
  const before: TextEdit[] = [];
  const after: TextEdit[] = [];
  let { start, end } = next;
  let shiftBefore = 0;
  let shiftWithin = 0;
  for (const edit of edits) {
    const newStart = edit.start + shiftBefore + shiftWithin;
    const newEnd = newStart + edit.newText.length;
    const growth = edit.newText.length - (edit.end - edit.start);
    if (newEnd < next.start) {
      before.push(edit);
      shiftBefore += growth;
    } else if (newStart > next.end) after.push(edit);
    else {
      start = Math.min(start, newStart);
      end = Math.max(end, newEnd);
      shiftWithin += growth;
    }
  }
  const newText = current.slice(start, next.start) + next.newText + current.slice(next.end, end);
  return [...before, { start: start - shiftBefore, end: end - shiftBefore - shiftWithin, newText }, ...after];
}
