import type { Pointer } from '../model/pointer.ts';
import type { Span, TextPlace } from './text-tree.ts';

export const OBJECT = 1;
export const ARRAY = 2;
export const STRING = 3;
export const NUMBER = 4;
export const LITERAL = 5;
/** Stands where a value is missing in a broken text. */
export const MISSING = 6;

/** Objects with more members than this are looked up by a map. */
const WIDE = 24;

/** Where each value of a JSON text stands: one row per value, parents before children, in text order. */
export class Tape {
  count = 0;
  kind: Uint8Array;
  start: Int32Array;
  end: Int32Array;
  /** -1 for what has no key. Both include the quotes. */
  keyStart: Int32Array;
  keyEnd: Int32Array;
  parent: Int32Array;
  /** The row behind the last row of this value. */
  next: Int32Array;
  /** Position among the parent's members. */
  slot: Int32Array;
  /** A key is spelt with escapes, so that equal keys may look different. */
  hasEscapedKeys = false;
  readonly text: string;
  private readonly childLists = new Map<number, Int32Array>();
  private readonly wideKeys = new Map<number, ReadonlyMap<string, number>>();

  constructor(text: string, capacity: number) {
    this.text = text;
    this.kind = new Uint8Array(capacity);
    this.start = new Int32Array(capacity);
    this.end = new Int32Array(capacity);
    this.keyStart = new Int32Array(capacity);
    this.keyEnd = new Int32Array(capacity);
    this.parent = new Int32Array(capacity);
    this.next = new Int32Array(capacity);
    this.slot = new Int32Array(capacity);
  }

  grow(): void {
    this.kind = grown(this.kind, new Uint8Array(this.kind.length * 2));
    for (const name of ['start', 'end', 'keyStart', 'keyEnd', 'parent', 'next', 'slot'] as const) {
      this[name] = grown(this[name], new Int32Array(this[name].length * 2));
    }
  }

  /** The rows of a container's members, in text order. Kept for large containers, so that repeated look-ups are quick. */
  children(row: number): Int32Array {
    const kept = this.childLists.get(row);
    if (kept !== undefined) return kept;
    const rows: number[] = [];
    const end = this.next[row] as number;
    for (let child = row + 1; child < end; child = this.next[child] as number) rows.push(child);
    const list = Int32Array.from(rows);
    if (list.length > 16) this.childLists.set(row, list);
    return list;
  }

  /** The decoded key of a member. */
  keyOf(row: number): string {
    const start = this.keyStart[row] as number;
    return start < 0 ? '' : decodeString(this.text.slice(start, this.keyEnd[row]));
  }

  /** The member of `row` that `segment` names, or -1. Of two equal keys the later one counts. */
  childAt(row: number, segment: string): number {
    if (this.kind[row] === ARRAY) {
      if (!/^(0|[1-9]\d*)$/.test(segment)) return -1;
      return this.children(row)[Number(segment)] ?? -1;
    }
    if (this.kind[row] !== OBJECT) return -1;
    const wide = this.wideKeys.get(row);
    if (wide !== undefined) return wide.get(segment) ?? -1;
    const end = this.next[row] as number;
    let found = -1;
    let seen = 0;
    for (let child = row + 1; child < end; child = this.next[child] as number) {
      seen += 1;
      if (seen > WIDE) return this.readKeys(row).get(segment) ?? -1;
      if (this.hasKey(child, segment)) found = child;
    }
    return found;
  }

  /** The members of a wide object by key, kept; a key that stands twice is the later one. */
  private readKeys(row: number): ReadonlyMap<string, number> {
    const keys = new Map<string, number>();
    for (const child of this.children(row)) keys.set(this.keyOf(child), child);
    this.wideKeys.set(row, keys);
    return keys;
  }

  private hasKey(row: number, key: string): boolean {
    const start = (this.keyStart[row] as number) + 1;
    const length = (this.keyEnd[row] as number) - 1 - start;
    if (length === key.length && this.text.startsWith(key, start)) return !key.includes('\\');
    if (length <= key.length) return false;
    const written = this.text.slice(start, start + length);
    return written.includes('\\') && this.keyOf(row) === key;
  }

  /** The row at `pointer` below `from`, or -1. */
  find(pointer: Pointer, from = 0): number {
    let row = this.count === 0 ? -1 : from;
    for (const segment of pointer) {
      if (row < 0) return -1;
      row = this.childAt(row, segment);
    }
    return row;
  }

  /** Segments from `top` down to `row`. */
  pointerOf(row: number, top = 0): Pointer {
    const segments: string[] = [];
    for (let at = row; at > top; at = this.parent[at] as number) {
      segments.push(this.kind[this.parent[at] as number] === ARRAY ? String(this.slot[at]) : this.keyOf(at));
    }
    return segments.reverse();
  }

  /** The innermost row at or below `from` whose key or value holds `offset`. */
  rowAt(offset: number, from = 0): number {
    let row = from;
    for (;;) {
      const children = this.children(row);
      const child = children[lastStarting(children, offset, (at) => this.outerStart(at))];
      if (child === undefined || offset < this.outerStart(child) || offset > (this.end[child] as number)) return row;
      row = child;
    }
  }

  /** Where a member begins: at its key, or at its value when it has none. */
  outerStart(row: number): number {
    const key = this.keyStart[row] as number;
    return key < 0 ? (this.start[row] as number) : key;
  }

  placeOf(row: number, shift = 0): TextPlace {
    const keyStart = this.keyStart[row] as number;
    const key: Span | undefined =
      keyStart < 0 ? undefined : { start: keyStart + shift, end: (this.keyEnd[row] as number) + shift };
    return { key, value: { start: (this.start[row] as number) + shift, end: (this.end[row] as number) + shift } };
  }
}

function grown<List extends Uint8Array | Int32Array>(from: List, to: List): List {
  to.set(from);
  return to;
}

function lastStarting(rows: Int32Array, offset: number, startOf: (row: number) => number): number {
  let low = 0;
  let high = rows.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (startOf(rows[middle] as number) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The text of a JSON string literal, quotes and escapes resolved; a broken literal gives what can be read. */
export function decodeString(literal: string): string {
  const inner = literal.endsWith('"') && literal.length > 1 ? literal.slice(1, -1) : literal.slice(1);
  if (!inner.includes('\\')) return inner;
  try {
    return JSON.parse(`"${inner}"`) as string;
  } catch {
    return inner;
  }
}
