import type { TextEdit } from '../model/diagnostic.ts';
import { isArray, isObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import { type Pointer, startsWith } from '../model/pointer.ts';
import { applyEdits, sliceEdited } from './apply-edits.ts';
import { findList } from './find-list.ts';
import { indexOver, lastAtOrBefore, patchLineStarts } from './line-index.ts';
import { type JsonTree, parseText } from './parse-text.ts';
import type { LineIndex, Span, TextPlace, TextProblem, TextTree } from './text-tree.ts';

/** An entry that was read again: a tree of its own, whose offsets count from the entry's start. */
interface Patch {
  readonly tree: JsonTree;
  readonly pointer: Pointer;
}

/** What all trees of one list share: the whole text as it was read last, and where its entries stood. */
interface Base {
  readonly tree: JsonTree;
  readonly list: Pointer;
  readonly listSpan: Span;
  /** Rows of the entries, and their spans, in the base text. */
  readonly rows: Int32Array;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** More than this many patched entries are joined into one text and read anew. */
const MAX_PATCHES = 200;

/** A tree with entries of its list replaced. It answers like a tree of the joined text, which is built only when asked for. */
export class ListTree implements TextTree {
  readonly language = 'json';
  readonly value: JsonValue | undefined;
  private readonly base: Base;
  private readonly patches: ReadonlyMap<number, Patch>;
  /** Where each entry starts now. */
  private readonly starts: Int32Array;
  private readonly growth: number;
  private joined: string | undefined;
  private lineIndex: LineIndex | undefined;
  private placedProblems: readonly TextProblem[] | undefined;

  private constructor(
    base: Base,
    patches: ReadonlyMap<number, Patch>,
    starts: Int32Array,
    growth: number,
    value: JsonValue | undefined,
  ) {
    this.base = base;
    this.patches = patches;
    this.starts = starts;
    this.growth = growth;
    this.value = value;
  }

  /** Undefined when the text is broken or holds no list worth it. */
  static of(tree: TextTree): ListTree | undefined {
    if (tree.value === undefined || !('scan' in tree)) return undefined;
    const whole = tree as JsonTree;
    const row = findList(whole.scan.tape);
    if (row < 0) return undefined;
    const { tape } = whole.scan;
    const rows = tape.children(row);
    const starts = rows.map((child) => tape.start[child] as number);
    const ends = rows.map((child) => tape.end[child] as number);
    const listSpan = { start: tape.start[row] as number, end: tape.end[row] as number };
    const base = { tree: whole, list: tape.pointerOf(row), listSpan, rows, starts, ends };
    return new ListTree(base, new Map(), starts, 0, whole.value);
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
    const { tape } = this.base.tree.scan;
    const row = tape.find(inner, this.base.rows[index]);
    return row < 0 ? undefined : tape.placeOf(row, start - (this.base.starts[index] as number));
  }

  pointerAt(offset: number): Pointer {
    const index = this.entryAt(offset);
    if (index === undefined) return this.base.tree.pointerAt(this.toBase(offset));
    const patch = this.patches.get(index);
    const inner = offset - (this.starts[index] as number);
    if (patch !== undefined) return [...patch.pointer, ...patch.tree.pointerAt(inner)];
    return this.base.tree.pointerAt(inner + (this.base.starts[index] as number));
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

  /** The value with the changed entries in it; the others are shared. */
  private valueWith(patches: ReadonlyMap<number, Patch>, changed: readonly number[]): JsonValue {
    const isWhole = this.value !== undefined;
    const indexes = isWhole ? changed : [...patches.keys()];
    const root = (isWhole ? this.value : this.base.tree.value) as JsonValue;
    return replaceAt(root, this.base.list, (list) => {
      const copy = isArray(list) ? [...list] : [];
      for (const index of indexes) copy[index] = (patches.get(index) as Patch).tree.value as JsonValue;
      return copy;
    });
  }

  private patchEntry(index: number, edits: readonly TextEdit[]): Patch | undefined {
    const start = this.starts[index] as number;
    const local = edits.map((edit) => ({ ...edit, start: edit.start - start, end: edit.end - start }));
    const tree = parseText(applyEdits(this.entryText(index), local));
    if (tree.scan.endedEarly || tree.scan.endsInComment || tree.scan.tape.count === 0) return undefined;
    return { tree, pointer: [...this.base.list, String(index)] };
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
    return start > from && end < from + this.lengthOf(index) ? index : undefined;
  }

  private entryAt(offset: number): number | undefined {
    if (this.starts.length === 0 || offset < (this.starts[0] as number)) return undefined;
    const index = lastAtOrBefore(this.starts, offset);
    return offset <= (this.starts[index] as number) + this.lengthOf(index) ? index : undefined;
  }

  private entryOf(pointer: Pointer): number | undefined {
    const { list, rows } = this.base;
    if (pointer.length <= list.length || !startsWith(pointer, list)) return undefined;
    const segment = pointer[list.length] as string;
    return /^(0|[1-9]\d*)$/.test(segment) && Number(segment) < rows.length ? Number(segment) : undefined;
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
    return { start: start + move(start, false), end: end + move(end, true) };
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

function replaceAt(value: JsonValue, pointer: Pointer, change: (value: JsonValue) => JsonValue): JsonValue {
  const [key, ...rest] = pointer;
  if (key === undefined) return change(value);
  if (isArray(value)) return value.map((item, index) => (String(index) === key ? replaceAt(item, rest, change) : item));
  if (!isObject(value)) return value;
  const copy: MutableJsonObject = {};
  for (const name of Object.keys(value)) {
    const member = value[name] as JsonValue;
    setOwn(copy, name, name === key ? replaceAt(member, rest, change) : member);
  }
  return copy;
}
