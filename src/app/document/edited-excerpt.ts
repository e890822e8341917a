import type { TextEdit } from '../../core/model/diagnostic.ts';
import { applyEdits } from './apply-edits.ts';

/** Lines shown around each change. */
const CONTEXT_LINES = 3;
/** Stands between parts of the text that are far from each other. */
const GAP = '\n⋯\n';

export interface EditedExcerpt {
  readonly before: string;
  readonly after: string;
}

/** The lines that edits touch, with some around them, as they are and as they would be. */
export function editedExcerpt(text: string, edits: readonly TextEdit[]): EditedExcerpt {
  const hunks: { start: number; end: number; edits: TextEdit[] }[] = [];
  for (const edit of edits.toSorted((left, right) => left.start - right.start)) {
    const start = backLines(text, edit.start);
    const end = aheadLines(text, edit.end);
    const last = hunks.at(-1);
    if (last !== undefined && start <= last.end + 1) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else hunks.push({ start, end, edits: [edit] });
  }
  const parts = hunks.map(({ start, end, edits: own }) => {
    const before = text.slice(start, end);
    const shifted = own.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    return { before, after: applyEdits(before, shifted) };
  });
  return {
    before: parts.map(({ before }) => before).join(GAP),
    after: parts.map(({ after }) => after).join(GAP),
  };
}

function backLines(text: string, offset: number): number {
  let at = offset;
  for (let lines = 0; lines <= CONTEXT_LINES; lines += 1) {
    at = at <= 0 ? -1 : text.lastIndexOf('\n', at - 1);
    if (at < 0) return 0;
  }
  return at + 1;
}

function aheadLines(text: string, offset: number): number {
  let at = offset - 1;
  for (let lines = 0; lines <= CONTEXT_LINES; lines += 1) {
    at = text.indexOf('\n', at + 1);
    if (at < 0) return text.length;
  }
  return at;
}
