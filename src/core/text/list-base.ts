import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import type { JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Result } from '../model/result.ts';
import type { ListTree } from './list-tree.ts';
import type { ListChange, Span, TextPlace, TextProblem, TextTree } from './text-tree.ts';

/** An entry read by itself. Pointers count from the entry, offsets from the start of its stretch of the text. */
export interface EntryTree {
  readonly text: string;
  /** Undefined when the syntax is broken, in a way that stays within the entry. */
  readonly value: JsonValue | undefined;
  readonly problems: readonly TextProblem[];
  readonly tooDeep: readonly Pointer[];
  placeOf(pointer: Pointer): TextPlace | undefined;
  pointerAt(offset: number): Pointer;
}

/** A text whose list is worth reading entry by entry: the whole as it was read last, and where its entries stand. */
export interface ListBase {
  readonly tree: TextTree & { readonly lineStarts: Int32Array };
  readonly list: Pointer;
  readonly listSpan: Span;
  /** The stretch of each entry: it can be read without the rest of the text. */
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  /** A stretch may end with its lines, behind the entry's value; then a change at its borders lies within it too. */
  readonly areLines: boolean;
  /** Undefined when the stretch is no longer one entry, or cannot be read without the rest. */
  readEntry(text: string, index: number): EntryTree | undefined;
  /** Faster than the tree's own answer, for a pointer that counts from the entry. */
  placeIn(index: number, inner: Pointer): TextPlace | undefined;
  /** How a language of its own is edited; without it, as JSON. */
  edit?(tree: ListTree, edits: readonly DescriptorEdit[]): Result<TextEdit[], Message>;
  changeList?(tree: ListTree, change: ListChange): TextEdit[] | undefined;
}
