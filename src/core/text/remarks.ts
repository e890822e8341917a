import type { Span } from './text-tree.ts';

/** A value of a text with what stands in it, from its key on. */
export interface Placed {
  readonly span: Span;
  readonly children: readonly Placed[];
}

/** What a text says of a value: above it, behind it on its line, at the end of what it holds, and below all of it. */
export interface Remarks {
  readonly above: string[];
  readonly behind: string[];
  readonly inside: string[];
  readonly below: string[];
}

export interface Comment extends Span {
  /** Lines without the signs of a comment. */
  readonly lines: readonly string[];
}

/** Every comment at the value that it is about. */
export function placeComments(text: string, root: Placed, comments: readonly Comment[]): ReadonlyMap<Placed, Remarks> {
  const remarks = new Map<Placed, Remarks>();
  const of = (place: Placed): Remarks => {
    const known = remarks.get(place) ?? { above: [], behind: [], inside: [], below: [] };
    remarks.set(place, known);
    return known;
  };
  for (const comment of comments) {
    const { place, where } = placeOf(text, root, comment);
    of(place)[where].push(...comment.lines);
  }
  return remarks;
}

function placeOf(text: string, root: Placed, comment: Comment): { place: Placed; where: keyof Remarks } {
  if (comment.end <= root.span.start) return { place: root, where: 'above' };
  if (comment.start >= root.span.end) {
    const place = lastOnLine(text, root, comment);
    return place === undefined ? { place: root, where: 'below' } : { place, where: 'behind' };
  }
  let holder = root;
  for (;;) {
    const inner = holder.children.find(({ span }) => span.start <= comment.start && span.end >= comment.end);
    if (inner === undefined) break;
    holder = inner;
  }
  const before = holder.children.findLast(({ span }) => span.end <= comment.start);
  const next = holder.children.find(({ span }) => span.start >= comment.end);
  const isOnLine = before !== undefined && isLine(text, before.span.end, comment.start);
  const isLead = next !== undefined && isLine(text, comment.end, next.span.start);
  const isBehindComma = before !== undefined && text.slice(before.span.end, comment.start).includes(',');
  if (before !== undefined && isOnLine && !(isLead && isBehindComma)) {
    return { place: lastOnLine(text, before, comment) ?? before, where: 'behind' };
  }
  return next === undefined ? { place: holder, where: 'inside' } : { place: next, where: 'above' };
}

/** The innermost value that ends where the comment's line begins to say something of it. */
function lastOnLine(text: string, place: Placed, comment: Comment): Placed | undefined {
  if (!isLine(text, place.span.end, comment.start)) return undefined;
  const last = place.children.at(-1);
  return last !== undefined && last.span.end === place.span.end ? lastOnLine(text, last, comment) : place;
}

function isLine(text: string, from: number, to: number): boolean {
  return !text.slice(from, to).includes('\n');
}
