import type { TextEdit, TextRange } from '../../core/model/diagnostic.ts';
import type { CursorPlace } from '../../state/view-slice.ts';
import { applyEdits } from '../document/apply-edits.ts';
import { differenceOf } from '../document/difference.ts';
import { offsetOf, positionOf } from '../document/positions.ts';
import type { ScreenPlace, TextSurface } from '../document/text-surface.ts';

interface Listeners {
  readonly onEdits: (edits: readonly TextEdit[]) => void;
  readonly onCursor: (cursor: CursorPlace) => void;
  /** The field may be hidden; it must be on screen before it can take the focus. */
  readonly onReveal: () => void;
}

export interface PlainSurface extends TextSurface {
  dispose(): void;
}

/** A text area as the surface. Its value is compared with the last one to find what was typed. */
export function createPlainSurface(
  field: HTMLTextAreaElement,
  { onEdits, onCursor, onReveal }: Listeners,
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
    scrollTo(positionOf(current, start).line - 3);
  }
  const lineHeight = () => Number.parseFloat(getComputedStyle(field).lineHeight) || 20;
  function scrollTo(line: number): void {
    field.scrollTop = Math.max(0, (line - 1) * lineHeight());
  }
  function goTo(place: ScreenPlace | null): void {
    const offset = place === null ? 0 : offsetOf(current, place);
    field.setSelectionRange(offset, offset);
    scrollTo(place?.topLine ?? 1);
  }
  const moved = () => onCursor(positionOf(current, field.selectionStart));
  field.addEventListener('input', typed);
  field.addEventListener('selectionchange', moved);

  return {
    show(_document, text, place) {
      field.value = text;
      current = field.value;
      before = [];
      goTo(place);
    },
    relabel() {},
    place: () => ({
      ...positionOf(current, field.selectionStart),
      topLine: Math.floor(field.scrollTop / lineHeight()) + 1,
    }),
    text: () => current,
    apply(edits) {
      before.push(current);
      replace(applyEdits(current, edits), edits);
    },
    follow: (edits) => replace(applyEdits(current, edits), edits),
    undo() {
      const last = before.pop();
      const edit = last === undefined ? null : differenceOf(current, last);
      if (last !== undefined && edit !== null) replace(last, [edit]);
    },
    reveal: ({ start, end }: TextRange) => reveal(offsetOf(current, start), offsetOf(current, end)),
    revealOffset: (offset) => reveal(offset, offset),
    light() {},
    showQuickFixes() {},
    setReadOnly(reason) {
      field.readOnly = reason !== null;
      field.title = reason ?? '';
    },
    focus: () => field.focus(),
    dispose() {
      field.removeEventListener('input', typed);
      field.removeEventListener('selectionchange', moved);
    },
  };
}
