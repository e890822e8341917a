import type { DescriptorEdit, TextEdit, TextPosition, TextRange } from '../model/diagnostic.ts';
import type { JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Result } from '../model/result.ts';

export type TextLanguage = 'json' | 'yaml';

/** UTF-16 offsets into the text, `end` exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

export interface TextPlace {
  /** The member's key with its quotes; absent for array items and the root. */
  readonly key: Span | undefined;
  readonly value: Span;
}

/** What is wrong with, or worth knowing about, the text itself. */
export interface TextProblem {
  readonly kind:
    | 'syntax'
    | 'duplicate-key'
    | 'number-range'
    | 'lone-surrogate'
    | 'too-deep'
    | 'comment'
    | 'trailing-comma'
    | 'byte-order-mark';
  readonly severity: 'error' | 'warning' | 'info';
  readonly message: Message;
  readonly span: Span;
  /** The nearest value that contains it. */
  readonly pointer: Pointer;
}

/** Offsets to lines and columns and back; both count from 1, columns in UTF-16 units. */
export interface LineIndex {
  positionAt(offset: number): TextPosition;
  /** Clamped to the text. */
  offsetAt(position: TextPosition): number;
  rangeOf(span: Span): TextRange;
}

/** A text, the value it holds, and where each part of the value stands. Built without recursion, in one pass. */
export interface TextTree {
  readonly language: TextLanguage;
  readonly text: string;
  /** A part of the text. Cheaper than `text` for a document that is being edited. */
  slice(start: number, end: number): string;
  /** Undefined when the syntax is broken. A duplicate key's value is the later one's. */
  readonly value: JsonValue | undefined;
  readonly problems: readonly TextProblem[];
  /**
   * Parts nested over 1,000 levels, cut as a whole below the tool that holds them: `value` has null there, so that
   * nothing that recurses ever sees them. The reader refuses that tool alone.
   */
  readonly tooDeep: readonly Pointer[];
  readonly lines: LineIndex;
  /** Undefined where nothing stands at `pointer`. */
  placeOf(pointer: Pointer): TextPlace | undefined;
  /** The innermost value or key that holds `offset`. */
  pointerAt(offset: number): Pointer;
  /** How a language of its own is edited; without it, as JSON. */
  edit?(edits: readonly DescriptorEdit[]): Result<TextEdit[], Message>;
  /** How such a language moves and copies what is written; undefined where it cannot. */
  changeList?(change: ListChange): TextEdit[] | undefined;
}

/** What happens to an item of a list as a whole. `wrap`: the text's only value becomes one of two. */
export type ListChange =
  | { readonly kind: 'move'; readonly list: Pointer; readonly from: number; readonly to: number }
  /** The copy stands right behind the item; the pointers of `edits` count from it. */
  | { readonly kind: 'copy'; readonly list: Pointer; readonly index: number; readonly edits: readonly DescriptorEdit[] }
  | { readonly kind: 'wrap'; readonly value: JsonValue; readonly isBefore: boolean };
