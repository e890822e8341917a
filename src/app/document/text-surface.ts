import type { TextEdit, TextRange } from '../../core/model/diagnostic.ts';
import type { StudioDocument } from '../../state/documents-slice.ts';

/** Where the caret stands, and the first line on screen; all count from 1. */
export interface ScreenPlace {
  readonly line: number;
  readonly column: number;
  readonly topLine: number;
}

/** What holds the text on screen: Monaco, or a plain text field on narrow screens. */
export interface TextSurface {
  /** `place` is where somebody was in it last; null for the beginning. */
  show(document: StudioDocument, text: string, place: ScreenPlace | null): void;
  /** The document on screen is of another language now. */
  relabel(document: StudioDocument): void;
  /** Null while no document is shown. */
  place(): ScreenPlace | null;
  text(): string;
  /** Applies the edits as one undo step. */
  apply(edits: readonly TextEdit[]): void;
  /**
   * Applies edits that were made elsewhere, in read-only documents too. Undo either takes them back or stops before them: an
   * older step must never be taken back at a place that they have moved.
   */
  follow(edits: readonly TextEdit[]): void;
  undo(): void;
  reveal(range: TextRange): void;
  revealOffset(offset: number): void;
  /** Marks the range while the mouse is over what was made of it. */
  light(range: TextRange | null): void;
  showQuickFixes(): void;
  /** The reason is shown when somebody types; null lets them. */
  setReadOnly(reason: string | null): void;
  focus(): void;
}

/** Offsets into the text of `baseRevision`, in the order the surface reports them: from the last to the first. */
export interface TextChange {
  readonly edits: readonly TextEdit[];
  readonly baseRevision: number;
  readonly revision: number;
}
