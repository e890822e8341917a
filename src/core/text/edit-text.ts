import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import { isArray, isObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { formatPointer, type Pointer, valueAt } from '../model/pointer.ts';
import { err, ok, type Result } from '../model/result.ts';
import { say } from '../words/words.ts';
import { applyEdits, composeEdits } from './apply-edits.ts';
import { insertMember, removeMember } from './edit-members.ts';
import { isSameSet, narrowEdit } from './narrow-edit.ts';
import { type JsonTree, parseText } from './parse-text.ts';
import type { Tape } from './tape.ts';
import { indentAt, printBlock, printLine, styleOf, type TextStyle } from './text-style.ts';
import type { TextTree } from './text-tree.ts';

/** An edit whose pointer counts from the document's root. */
export type DocumentEdit = DescriptorEdit;

/** So much of a text shows how it is laid out. */
const STYLE_SAMPLE = 20_000;
/** Longer indents are nobody's. */
const LONGEST_MARGIN = 4000;

/** A container in the text, ready to be edited. */
export interface Container {
  readonly tape: Tape;
  readonly row: number;
  readonly text: string;
  readonly style: TextStyle;
}

/**
 * Minimal text edits for edits at pointers, applied one after the other as in JSON Patch: each pointer counts in the
 * document as the edits before it left it. Comments, order and layout of everything else stay as they are. `set` makes
 * missing objects on the way, and `set` at a list's length appends.
 */
export function editText(tree: TextTree, edits: readonly DocumentEdit[]): Result<TextEdit[], Message> {
  if (tree.value === undefined) return err(say('text-edit-broken'));
  if (tree.edit !== undefined) return tree.edit(edits);
  const style = styleOf(tree.slice(0, STYLE_SAMPLE));
  const [only, ...more] = edits;
  if (only === undefined) return ok([]);
  if (isJsonTree(tree) && (more.length === 0 || areIndependent(tree, edits))) return editEach(tree, edits, style);
  return editPart(tree, edits, style);
}

function editEach(tree: JsonTree, edits: readonly DocumentEdit[], style: TextStyle): Result<TextEdit[], Message> {
  const found: TextEdit[] = [];
  for (const edit of edits) {
    const step = editOnce(tree, edit, style);
    if (!step.ok) return step;
    found.push(...step.value);
  }
  return ok(found.sort((left, right) => left.start - right.start));
}

/**
 * Whether no edit changes what another one finds: only values and keys that stand apart, and no pointer leads through a
 * key that is renamed before it. Then the text need not be read again for each.
 */
function areIndependent({ scan }: JsonTree, edits: readonly DocumentEdit[]): boolean {
  const set = new Set<string>();
  const renamed = new Set<string>();
  const places: Pointer[] = [];
  for (const edit of edits) {
    const place = formatPointer(edit.pointer);
    if (edit.op === 'set') {
      if (renamed.size > 0 || set.has(place) || scan.tape.find(edit.pointer) < 0) return false;
      set.add(place);
    } else if (edit.op === 'rename') {
      const target = formatPointer([...edit.pointer.slice(0, -1), edit.key]);
      if (renamed.has(place) || renamed.has(target)) return false;
      renamed.add(place);
      renamed.add(target);
    } else return false;
    places.push(edit.pointer);
  }
  return !places.some((pointer) =>
    pointer.some((_, length) => {
      const above = formatPointer(pointer.slice(0, length));
      return set.has(above) || (renamed.has(above) && isRenamedBefore(edits, above, pointer));
    }),
  );
}

/** Deeper keys may be renamed first, and values below a key be set before it is. */
function isRenamedBefore(edits: readonly DocumentEdit[], above: string, pointer: Pointer): boolean {
  const at = edits.findIndex((edit) => edit.op === 'rename' && formatPointer(edit.pointer) === above);
  return at < 0 || at < edits.findIndex((edit) => edit.pointer === pointer);
}

function isJsonTree(tree: TextTree): tree is JsonTree {
  return 'scan' in tree;
}

/** Works on the smallest value that holds all edits, so that a large document is not parsed again for each. */
function editPart(tree: TextTree, edits: readonly DocumentEdit[], style: TextStyle): Result<TextEdit[], Message> {
  const base = commonContainer(tree, edits);
  const place = tree.placeOf(base);
  if (place === undefined) return err(say('text-edit-nowhere', { pointer: formatPointer(base) }));
  const { start, end } = place.value;
  const before = tree.slice(Math.max(0, start - LONGEST_MARGIN), start);
  const margin = indentAt(before, before.length);
  const text = margin + tree.slice(start, end);
  let current = parseText(text);
  let composed: TextEdit[] = [];
  for (const edit of edits) {
    const step = editOnce(current, { ...edit, pointer: edit.pointer.slice(base.length) }, style);
    if (!step.ok) return step;
    composed = composeEdits(text, composed, step.value);
    current = parseText(applyEdits(text, composed));
  }
  const shift = start - margin.length;
  return ok(composed.map((edit) => ({ ...edit, start: edit.start + shift, end: edit.end + shift })));
}

/** The deepest value that stands in the text and holds the parents of all edits. */
function commonContainer(tree: TextTree, edits: readonly DocumentEdit[]): Pointer {
  const parents = edits.map(({ op, pointer }) => (op === 'insert' ? pointer : pointer.slice(0, -1)));
  let common = parents[0] ?? [];
  for (const parent of parents) {
    let length = 0;
    while (length < common.length && common[length] === parent[length]) length += 1;
    common = common.slice(0, length);
  }
  while (common.length > 0 && tree.placeOf(common) === undefined) common = common.slice(0, -1);
  return common;
}

function editOnce(tree: JsonTree, edit: DocumentEdit, style: TextStyle): Result<TextEdit[], Message> {
  const { tape } = tree.scan;
  const { pointer } = edit;
  const row = tape.find(pointer);
  const nowhere = err(say('text-edit-nowhere', { pointer: formatPointer(pointer) }));
  if (edit.op === 'set') {
    if (row < 0) return setMissing(tree, pointer, edit.value, style);
    const narrow = tree.value === undefined ? [edit] : narrowEdit(tree.value, edit);
    const isWhole = narrow.length === 1 && isSameSet(narrow[0] as DocumentEdit, edit);
    if (narrow.length === 0) return ok([]);
    return isWhole ? ok([replaceValue(tree, row, edit.value, style)]) : editPart(tree, narrow, style);
  }
  if (row < 0) return nowhere;
  const container = { tape, row, text: tree.text, style };
  if (edit.op === 'insert') {
    const list = valueAt(tree.value, pointer);
    return isArray(list)
      ? ok(insertMember(container, Math.min(edit.index, list.length), undefined, edit.value))
      : nowhere;
  }
  const parent = tape.parent[row] as number;
  if (parent < 0) return nowhere;
  if (edit.op === 'remove') return ok(removeNamed(tree, pointer, style));
  if ((tape.keyStart[row] as number) < 0) return nowhere;
  if (edit.key === pointer.at(-1)) return ok([]);
  if (tape.childAt(parent, edit.key) >= 0) return err(say('text-edit-key-taken', { key: edit.key }));
  return ok(
    rowsNamed(tape, parent, row).map((member) => {
      const start = tape.keyStart[member] as number;
      return { start, end: tape.keyEnd[member] as number, newText: JSON.stringify(edit.key) };
    }),
  );
}

/** A member and its earlier namesakes: a key that stands twice goes as one. */
function rowsNamed(tape: Tape, parent: number, row: number): number[] {
  if ((tape.keyStart[row] as number) < 0) return [row];
  const key = tape.keyOf(row);
  return [...tape.children(parent)].filter((child) => child === row || tape.keyOf(child) === key);
}

/** Every member of that name goes, one after the other. */
function removeNamed(tree: JsonTree, pointer: Pointer, style: TextStyle): TextEdit[] {
  const { tape } = tree.scan;
  const row = tape.find(pointer);
  const parent = tape.parent[row] as number;
  const step = removeMember({ tape, row: parent, text: tree.text, style }, row);
  if (rowsNamed(tape, parent, row).length === 1) return step;
  return composeEdits(tree.text, step, removeNamed(parseText(applyEdits(tree.text, step)), pointer, style));
}

function replaceValue({ scan, text }: JsonTree, row: number, value: JsonValue, style: TextStyle): TextEdit {
  const { tape } = scan;
  const start = tape.start[row] as number;
  const end = tape.end[row] as number;
  const parent = tape.parent[row] as number;
  const isInLine = parent >= 0 && !text.slice(tape.start[parent] as number, tape.end[parent] as number).includes('\n');
  const newText =
    style.isOneLine || isInLine ? printLine(value, style) : printBlock(value, indentAt(text, start), style);
  return { start, end, newText };
}

/** Puts a value where none is: a new member of the deepest container on the way, with what is missing around it. */
function setMissing(tree: JsonTree, pointer: Pointer, value: JsonValue, style: TextStyle): Result<TextEdit[], Message> {
  const { tape } = tree.scan;
  let depth = pointer.length - 1;
  while (depth >= 0 && tape.find(pointer.slice(0, depth)) < 0) depth -= 1;
  const holder = valueAt(tree.value, pointer.slice(0, Math.max(0, depth)));
  const key = pointer[depth];
  if (depth < 0 || key === undefined) return err(say('text-edit-nowhere', { pointer: formatPointer(pointer) }));
  const container = { tape, row: tape.find(pointer.slice(0, depth)), text: tree.text, style };
  const missing = pointer.slice(depth + 1).reduceRight<JsonValue>(wrap, value);
  if (isObject(holder)) return ok(insertMember(container, undefined, key, missing));
  const isAppend = isArray(holder) && (key === '-' || key === String(holder.length));
  if (isAppend) return ok(insertMember(container, holder.length, undefined, missing));
  return err(say('text-edit-nowhere', { pointer: formatPointer(pointer) }));
}

function wrap(value: JsonValue, key: string): JsonValue {
  if (key === '0' || key === '-') return [value];
  const object: MutableJsonObject = {};
  setOwn(object, key, value);
  return object;
}
