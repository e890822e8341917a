import { findList } from './find-list.ts';
import type { ListBase } from './list-base.ts';
import { type JsonTree, parseText } from './parse-text.ts';
import type { TextTree } from './text-tree.ts';

/** The list of a JSON text that is worth reading entry by entry; undefined when the text is broken or holds none. */
export function jsonList(tree: TextTree): ListBase | undefined {
  if (tree.value === undefined || !('scan' in tree)) return undefined;
  const whole = tree as JsonTree;
  const { tape } = whole.scan;
  const row = findList(tape);
  if (row < 0) return undefined;
  const rows = tape.children(row);
  return {
    tree: whole,
    list: tape.pointerOf(row),
    listSpan: { start: tape.start[row] as number, end: tape.end[row] as number },
    starts: rows.map((child) => tape.start[child] as number),
    ends: rows.map((child) => tape.end[child] as number),
    areLines: false,
    readEntry(text) {
      const entry = parseText(text);
      const { endedEarly, endsInComment } = entry.scan;
      return endedEarly || endsInComment || entry.scan.tape.count === 0 ? undefined : entry;
    },
    placeIn(index, inner) {
      const found = tape.find(inner, rows[index]);
      return found < 0 ? undefined : tape.placeOf(found);
    },
  };
}
