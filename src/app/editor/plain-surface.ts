import type { TextEdit, TextRange } from '../../core/model/diagnostic.ts';
import type { CursorPlace } from '../../state/view-slice.ts';
import { applyEdits } from '../document/apply-edits.ts';
import { differenceOf } from '../document/difference.ts';
import { offsetOf, positionOf } from '../document/positions.ts';
import type { ScreenPlace, TextSurface } from '../document/text-surface.ts';
import { LARGE_TEXT } from './large-texts.ts';
import { withWrappedLines } from './wrapped-lines.ts';

interface Listeners {
  readonly onEdits: (edits: readonly TextEdit[]) => void;
  readonly onCursor: (cursor: CursorPlace) => void;
  /** The field may be hidden; it must be on screen before it can take the focus. */
  readonly onReveal: () => void;
  /** The field has no list of fixes of its own. */
  readonly onQuickFixes: () => void;
}

export interface PlainSurface extends TextSurface {
  dispose(): void;
}

/** A text area as the surface. Its value is compared with the last one to find what was typed. */
export function createPlainSurface(
  field: HTMLTextAreaElement,
  { onEdits, onCursor, onReveal, onQuickFixes }: Listeners,
): PlainSurface {
  let current = field.value;
  let before: string[] = [];

  function typed(): void {
    const edit = differenceOf(current, field.value);
    current = field.value;
    if (edit !== null) onEdits([edit]);
  }
  function replace(next: string, edits: readonly TextEdit[]): void {
    field.value = next;
    current = next;
    onEdits(edits);
  }
  function reveal(start: number, end: number): void {
    onReveal();
    requestAnimationFrame(() => select(start, end));
  }
  function select(start: number, end: number): void {
    field.focus();
    field.setSelectionRange(start, end);
    scrollTo(start, 3);
  }
  const lineHeight = () => Number.parseFloat(getComputedStyle(field).lineHeight) || 20;
  /** A hidden field breaks no lines. */
  const isWrapped = () => field.wrap !== 'off' && field.clientWidth > 0;
  /** So many lines stay on screen above the place. */
  function scrollTo(offset: number, above = 0): void {
    if (!isWrapped()) {
      field.scrollTop = Math.max(0, positionOf(current, offset).line - 1 - above) * lineHeight();
      return;
    }
    const padding = Number.parseFloat(getComputedStyle(field).paddingTop) || 0;
    field.scrollTop = withWrappedLines(field, ({ topOf }) => topOf(offset) - padding) - above * lineHeight();
  }
  function topLine(): number {
    if (!isWrapped()) return Math.floor(field.scrollTop / lineHeight()) + 1;
    const starts = lineStarts(current);
    return withWrappedLines(field, ({ topOf }) => {
      let [first, last] = [0, starts.length - 1];
      while (first < last) {
        const middle = Math.ceil((first + last) / 2);
        if (topOf(starts[middle] ?? 0) > field.scrollTop + lineHeight() / 2) last = middle - 1;
        else first = middle;
      }
      return first + 1;
    });
  }
  function goTo(place: ScreenPlace | null): void {
    const offset = place === null ? 0 : offsetOf(current, place);
    field.setSelectionRange(offset, offset);
    scrollTo(place === null ? 0 : offsetOf(current, { line: place.topLine, column: 1 }));
  }
  const moved = () => onCursor(positionOf(current, field.selectionStart));
  field.addEventListener('input', typed);
  field.addEventListener('selectionchange', moved);

  return {
    show(_document, text, place) {
      field.wrap = text.length > LARGE_TEXT ? 'off' : 'soft';
      field.value = text;
      current = field.value;
      before = [];
      goTo(place);
    },
    relabel() {},
    place: () => ({
      ...positionOf(current, field.selectionStart),
      topLine: topLine(),
    }),
    text: () => current,
    apply(edits) {
      before.push(current);
      replace(applyEdits(current, edits), edits);
    },
    follow(edits) {
      // Going back behind what another tab has made would take that away too.
      before = [];
      replace(applyEdits(current, edits), edits);
    },
    undo() {
      const last = before.pop();
      const edit = last === undefined ? null : differenceOf(current, last);
      if (last !== undefined && edit !== null) replace(last, [edit]);
    },
    reveal: ({ start, end }: TextRange) => reveal(offsetOf(current, start), offsetOf(current, end)),
    revealOffset: (offset) => reveal(offset, offset),
    light() {},
    showQuickFixes: onQuickFixes,
    setReadOnly(reason) {
      field.readOnly = reason !== null;
      field.title = reason ?? '';
    },
    focus() {
      onReveal();
      requestAnimationFrame(() => field.focus());
    },
    dispose() {
      field.removeEventListener('input', typed);
      field.removeEventListener('selectionchange', moved);
    },
  };
}

/** Offsets at which the lines of the text begin. */
function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  return starts;
}
