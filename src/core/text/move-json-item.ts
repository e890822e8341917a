import type { TextEdit } from '../model/diagnostic.ts';
import { commaAfter, endOfRemarks } from './edit-members.ts';
import { parseText } from './parse-text.ts';

/** An item of a list with the blanks and remarks above it, and what is said on its line. Offsets count in the list's text. */
interface Piece {
  readonly start: number;
  readonly bodyEnd: number;
  /** -1 where no comma follows. */
  readonly comma: number;
  readonly end: number;
}

/** The items of a list that stands over several lines. */
function piecesOf(text: string): Piece[] | undefined {
  const { tape } = parseText(text).scan;
  const rows = tape.children(0);
  if (!text.slice(0, tape.start[rows[0] as number]).includes('\n')) return undefined;
  let start = 1;
  return [...rows].map((row) => {
    const bodyEnd = tape.end[row] as number;
    const comma = commaAfter(text, bodyEnd);
    const end = endOfRemarks(text, comma === -1 ? bodyEnd : comma + 1, true);
    const piece = { start, bodyEnd, comma, end };
    start = end;
    return piece;
  });
}

/** Moves an item of a JSON list with all that is said of it; undefined where the list stands on one line. */
export function moveJsonItem(text: string, from: number, to: number): TextEdit[] | undefined {
  const pieces = piecesOf(text);
  const moved = pieces?.[from];
  const target = pieces?.[to];
  if (pieces === undefined || moved === undefined || target === undefined) return undefined;
  const isLast = moved.comma === -1;
  const becomesLast = target.comma === -1;
  const behind = text.slice(isLast ? moved.bodyEnd : moved.comma + 1, moved.end);
  const body = text.slice(moved.start, isLast ? moved.bodyEnd : moved.comma);
  const newText = `${body}${becomesLast ? '' : ','}${behind}`;
  const before = pieces[from - 1];
  const commas: TextEdit[] = becomesLast ? [{ start: target.bodyEnd, end: target.bodyEnd, newText: ',' }] : [];
  if (isLast && before !== undefined) commas.push({ start: before.comma, end: before.comma + 1, newText: '' });
  const at = from < to ? target.end : target.start;
  return [{ start: moved.start, end: moved.end, newText: '' }, ...commas, { start: at, end: at, newText }];
}
