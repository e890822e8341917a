import type { TextEdit } from '../../core/model/diagnostic.ts';

/** Applies edits that do not overlap; all offsets speak of the text as given. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  let result = '';
  let position = 0;
  for (const { start, end, newText } of edits.toSorted((left, right) => left.start - right.start)) {
    result += text.slice(position, start) + newText;
    position = end;
  }
  return result + text.slice(position);
}
