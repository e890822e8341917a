import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import { isArray, type JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { type Pointer, startsWith } from '../model/pointer.ts';
import type { Result } from '../model/result.ts';
import { share } from '../model/share.ts';
import { applyEdits, sliceEdited } from './apply-edits.ts';
import { indexOver, lastAtOrBefore, patchLineStarts } from './line-index.ts';
import type { EntryTree, ListBase } from './list-base.ts';
import { replaceAt } from './replace-at.ts';
import type { LineIndex, ListChange, Span, TextLanguage, TextPlace, TextProblem, TextTree } from './text-tree.ts';

/** An entry that was read again. */
interface Patch {
  readonly tree: EntryTree;
  readonly pointer: Pointer;
}

/** More than this many patched entries are joined into one text and read anew. */
const MAX_PATCHES = 200;

/** A tree with entries of its list replaced. It answers like a tree of the joined text, which is built only when asked for. */
export class ListTree implements TextTree {
  readonly language: TextLanguage;
  readonly value: JsonValue | undefined;
  readonly edit?: (edits: readonly DescriptorEdit[]) => Result<TextEdit[], Message>;
  readonly changeList?: (change: ListChange) => TextEdit[] | undefined;
  private readonly base: ListBase;
  private readonly patches: ReadonlyMap<number, Patch>;
  /** Where each entry starts now. */
  private readonly starts: Int32Array;
  private readonly growth: number;
  private joined: string | undefined;
  private lineIndex: LineIndex | undefined;
  private placedProblems: readonly TextProblem[] | undefined;

  private constructor(
    base: ListBase,
    patches: ReadonlyMap<number, Patch>,
    starts: Int32Array,
    growth: number,
    value: JsonValue | undefined,
  ) {
    this.language = base.tree.language;
    this.base = base;
    if (base.changeList !== undefined) this.changeList = (change) => base.changeList?.(this, change);
    if (base.edit !== undefined) this.edit = (edits) => base.edit?.(this, edits) as Result<TextEdit[], Message>;
    this.patches = patches;
    this.starts = starts;
    this.growth = growth;
    this.value = value;
  }

  static of(base: ListBase): ListTree {
    return new ListTree(base, new Map(), base.starts, 0, base.tree.value);
  }

  get text(): string {
    this.joined ??= applyEdits(this.base.tree.text, this.patchEdits());
    return this.joined;
  }

  slice(start: number, end: number): string {
    return this.joined?.slice(start, end) ?? sliceEdited(this.base.tree.text, this.patchEdits(), start, end);
  }

  get lines(): LineIndex {
    const { tree } = this.base;
    this.lineIndex ??= indexOver(tree.text.length + this.growth, () =>
      patchLineStarts(tree.lineStarts, this.patchEdits()),
    );
    return this.lineIndex;
  }

  get problems(): readonly TextProblem[] {
    this.placedProblems ??= this.placeProblems();
    return this.placedProblems;
  }

  get tooDeep(): readonly Pointer[] {
    const own = [...this.patches.values()].flatMap(({ tree, pointer }) =>
      tree.tooDeep.map((deep) => [...pointer, ...deep]),
    );
    return [...this.base.tree.tooDeep.filter((pointer) => this.patchOf(pointer) === undefined), ...own];
  }

  placeOf(pointer: Pointer): TextPlace | undefined {
    const index = this.entryOf(pointer);
    if (index === undefined) {
      const place = this.base.tree.placeOf(pointer);
      return place && { key: place.key && this.fromBase(place.key), value: this.fromBase(place.value) };
    }
    const inner = pointer.slice(this.base.list.length + 1);
    const patch = this.patches.get(index);
    const start = this.starts[index] as number;
    if (patch !== undefined) return shifted(patch.tree.placeOf(inner), start);
    return shifted(this.base.placeIn(index, inner), start - (this.base.starts[index] as number));
  }

  pointerAt(offset: number): Pointer {
    const index = this.entryOnValue(offset);
    if (typeof index !== 'number') return index ?? this.base.tree.pointerAt(this.toBase(offset));
    const patch = this.patches.get(index);
    const inner = offset - (this.starts[index] as number);
    if (patch !== undefined) return [...patch.pointer, ...patch.tree.pointerAt(inner)];
    return this.base.tree.pointerAt(inner + (this.base.starts[index] as number));
  }

  /** The entry whose value holds the offset; in the lines around a value, the pointer of what holds those. */
  private entryOnValue(offset: number): number | Pointer | undefined {
    const index = this.entryAt(offset);
    if (index === undefined || !this.base.areLines) return index;
    if (this.isOnValue(index, offset)) return index;
    if (index > 0 && this.isOnValue(index - 1, offset)) return index - 1;
    const isBehind = offset === (this.starts[index] as number) + this.lengthOf(index);
    if (isBehind && this.base.listSpan.end < (this.base.ends.at(-1) as number)) return undefined;
    const isBefore = index === 0 && offset < this.base.listSpan.start;
    if (!isBefore && offset <= this.listEnd()) return this.base.list;
    return this.holderOf(isBefore ? this.base.listSpan.start - 1 : this.base.listSpan.end + 1);
  }

  /** What holds the list and reaches to an offset of the base text beside it. */
  private holderOf(offset: number): Pointer {
    let pointer = this.base.list;
    for (; pointer.length > 0; pointer = pointer.slice(0, -1)) {
      const place = this.base.tree.placeOf(pointer);
      const start = place?.key?.start ?? place?.value.start ?? 0;
      if (place !== undefined && start <= offset && place.value.end >= offset) break;
    }
    return pointer;
  }

  /** Undefined when the changes reach outside of single entries, or turn an entry into something else than one value. */
  change(changes: readonly TextEdit[]): { tree: ListTree; touched: readonly Pointer[] } | undefined {
    const byEntry = new Map<number, TextEdit[]>();
    for (const change of changes) {
      const index = this.entryHolding(change);
      if (index === undefined) return undefined;
      byEntry.set(index, [...(byEntry.get(index) ?? []), change]);
    }
    const patches = new Map(this.patches);
    for (const [index, edits] of byEntry) {
      const patch = this.patchEntry(index, edits);
      if (patch === undefined) return undefined;
      patches.set(index, patch);
    }
    if (patches.size > MAX_PATCHES) return undefined;
    const touched = [...byEntry.keys()].map((index) => (patches.get(index) as Patch).pointer);
    return { tree: this.withPatches(patches, [...byEntry.keys()]), touched };
  }

  private withPatches(patches: ReadonlyMap<number, Patch>, changed: readonly number[]): ListTree {
    const starts = this.starts.slice();
    let growth = this.growth;
    for (const index of changed) {
      const change = (patches.get(index) as Patch).tree.text.length - this.lengthOf(index);
      for (let later = index + 1; later < starts.length; later += 1) starts[later] = (starts[later] as number) + change;
      growth += change;
    }
    const isBroken = [...patches.values()].some(({ tree }) => tree.value === undefined);
    return new ListTree(this.base, patches, starts, growth, isBroken ? undefined : this.valueWith(patches, changed));
  }

  /** The value with the changed entries in it; the others are shared, and so is what of a changed one says the same. */
  private valueWith(patches: ReadonlyMap<number, Patch>, changed: readonly number[]): JsonValue {
    const isWhole = this.value !== undefined;
    const indexes = isWhole ? changed : [...patches.keys()];
    const root = (isWhole ? this.value : this.base.tree.value) as JsonValue;
    return replaceAt(root, this.base.list, (list) => {
      const copy = isArray(list) ? [...list] : [];
      for (const index of indexes)
        copy[index] = share(copy[index], (patches.get(index) as Patch).tree.value as JsonValue);
      return copy;
    });
  }

  private patchEntry(index: number, edits: readonly TextEdit[]): Patch | undefined {
    const start = this.starts[index] as number;
    const local = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    const tree = this.base.readEntry(applyEdits(this.entryText(index), local), index);
    return tree && { tree, pointer: [...this.base.list, String(index)] };
  }

  /** The entry that holds a pointer's place, with the stretch it stands in. */
  entryWith(pointer: Pointer): { readonly index: number; readonly start: number; readonly text: string } | undefined {
    const index = this.entryOf(pointer);
    if (index === undefined) return undefined;
    return { index, start: this.starts[index] as number, text: this.entryText(index) };
  }

  get list(): Pointer {
    return this.base.list;
  }

  private entryText(index: number): string {
    const patch = this.patches.get(index);
    return patch?.tree.text ?? this.base.tree.text.slice(this.base.starts[index], this.base.ends[index]);
  }

  private lengthOf(index: number): number {
    const length = (this.base.ends[index] as number) - (this.base.starts[index] as number);
    return this.patches.get(index)?.tree.text.length ?? length;
  }

  /** The entry whose brackets enclose the change. */
  private entryHolding({ start, end }: TextEdit): number | undefined {
    const index = this.entryAt(start);
    if (index === undefined) return undefined;
    const from = this.starts[index] as number;
    const until = from + this.lengthOf(index);
    if (!this.base.areLines) return start > from && end < until ? index : undefined;
    // The list begins with the first entry's dash.
    return start >= from && end <= until && start > this.base.listSpan.start ? index : undefined;
  }

  private entryAt(offset: number): number | undefined {
    if (this.starts.length === 0 || offset < (this.starts[0] as number)) return undefined;
    const index = lastAtOrBefore(this.starts, offset);
    return offset <= (this.starts[index] as number) + this.lengthOf(index) ? index : undefined;
  }

  private entryOf(pointer: Pointer): number | undefined {
    const { list, starts } = this.base;
    if (pointer.length <= list.length || !startsWith(pointer, list)) return undefined;
    const segment = pointer[list.length] as string;
    return /^(0|[1-9]\d*)$/.test(segment) && Number(segment) < starts.length ? Number(segment) : undefined;
  }

  private patchOf(pointer: Pointer): Patch | undefined {
    const index = this.entryOf(pointer);
    return index === undefined ? undefined : this.patches.get(index);
  }

  /** Spans outside of entries: what stands behind the list moved, and what holds the list grew. */
  private fromBase({ start, end }: Span): Span {
    const { listSpan } = this.base;
    const move = (offset: number, isEnd: boolean) =>
      offset > listSpan.start || (isEnd && offset >= listSpan.end) ? this.growth : 0;
    const isListEnd = end === listSpan.end && this.base.areLines;
    return { start: start + move(start, false), end: isListEnd ? this.listEnd() : end + move(end, true) };
  }

  /** Where the last entry's value ends: in a list of lines, the list's own end. */
  private listEnd(): number {
    const last = this.placeOf([...this.base.list, String(this.starts.length - 1)]);
    return last?.value.end ?? this.base.listSpan.end + this.growth;
  }

  private isOnValue(index: number, offset: number): boolean {
    const value = this.placeOf([...this.base.list, String(index)])?.value;
    return value !== undefined && offset >= value.start && offset <= value.end;
  }

  private toBase(offset: number): number {
    const index =
      this.starts.length === 0 || offset < (this.starts[0] as number) ? -1 : lastAtOrBefore(this.starts, offset);
    if (index < 0) return offset;
    const behind = offset - (this.starts[index] as number) - this.lengthOf(index);
    return (this.base.ends[index] as number) + behind;
  }

  private patchEdits(): TextEdit[] {
    return [...this.patches]
      .sort(([left], [right]) => left - right)
      .map(([index, { tree }]) => ({
        start: this.base.starts[index] as number,
        end: this.base.ends[index] as number,
        newText: tree.text,
      }));
  }

  private placeProblems(): TextProblem[] {
    const kept = this.base.tree.problems
      .filter((problem) => this.patchOf(problem.pointer) === undefined)
      .map((problem) => ({ ...problem, span: this.spanFromBase(problem) }));
    const own = [...this.patches].flatMap(([index, { tree, pointer }]) =>
      tree.problems.map((problem) => ({
        ...problem,
        pointer: [...pointer, ...problem.pointer],
        span: shift(problem.span, this.starts[index] as number),
      })),
    );
    return [...kept, ...own].sort((left, right) => left.span.start - right.span.start);
  }

  private spanFromBase({ span }: TextProblem): Span {
    const index = this.base.starts.length === 0 ? -1 : lastAtOrBefore(this.base.starts, span.start);
    if (index < 0 || span.start < (this.base.starts[0] as number)) return span;
    const isBehind = span.start >= (this.base.ends[index] as number);
    const move = (this.starts[index] as number) - (this.base.starts[index] as number);
    const grew = isBehind
      ? this.lengthOf(index) - ((this.base.ends[index] as number) - (this.base.starts[index] as number))
      : 0;
    return shift(span, move + grew);
  }
}

function shift(span: Span, by: number): Span {
  return { start: span.start + by, end: span.end + by };
}

function shifted(place: TextPlace | undefined, by: number): TextPlace | undefined {
  return place && { key: place.key && shift(place.key, by), value: shift(place.value, by) };
}
