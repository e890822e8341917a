import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import { isArray, type JsonValue, jsonEqual } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { formatPointer, type Pointer, valueAt } from '../model/pointer.ts';
import { err, ok, type Result } from '../model/result.ts';
import { say } from '../words/words.ts';
import { applyEdits } from './apply-edits.ts';
import { insertMember } from './edit-members.ts';
import { editText } from './edit-text.ts';
import { moveJsonItem } from './move-json-item.ts';
import { parseText } from './parse-text.ts';
import { printBlock, styleOf } from './text-style.ts';
import type { ListChange, TextTree } from './text-tree.ts';

type Change<Kind extends ListChange['kind']> = Extract<ListChange, { kind: Kind }>;

/**
 * Text edits that move or copy an item of a list as it is written, with its comments and the spelling of its numbers; what
 * cannot be done so is done by its value.
 */
export function changeList(tree: TextTree, change: ListChange): Result<TextEdit[], Message> {
  if (tree.value === undefined) return err(say('text-edit-broken'));
  const made = tree.edit === undefined ? changeJson(tree, change) : tree.changeList?.(change);
  return made === undefined ? changeByValue(tree, tree.value, change) : ok(made);
}

function changeJson(tree: TextTree, change: ListChange): TextEdit[] | undefined {
  if (change.kind === 'wrap') return wrapJson(tree.text, change);
  const place = tree.placeOf(change.list)?.value;
  if (place === undefined) return undefined;
  const text = tree.slice(place.start, place.end);
  const made = change.kind === 'move' ? moveJsonItem(text, change.from, change.to) : copyJsonItem(text, change);
  if (made === undefined || !says(text, made, change)) return undefined;
  return made.map((edit) => ({ ...edit, start: edit.start + place.start, end: edit.end + place.start }));
}

/** Whether the list's own text then holds what it should. */
function says(text: string, made: readonly TextEdit[], change: Change<'move' | 'copy'>): boolean {
  const { value } = parseText(text);
  const wanted = isArray(value) && change.kind === 'move' ? moved(value, change) : undefined;
  const after = parseText(applyEdits(text, made)).value;
  return wanted === undefined
    ? isArray(after) && isArray(value) && after.length === value.length + 1
    : jsonEqual(after, wanted);
}

function moved(items: readonly JsonValue[], { from, to }: Change<'move'>): JsonValue[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), items[from] as JsonValue, ...rest.slice(to)];
}

function copyJsonItem(text: string, { index, edits }: Change<'copy'>): TextEdit[] | undefined {
  const tree = parseText(text);
  const { tape } = tree.scan;
  const row = tape.children(0)[index];
  if (row === undefined) return undefined;
  const written = text.slice(tape.start[row], tape.end[row]);
  const changed = editText(parseText(written), edits);
  if (!changed.ok) return undefined;
  const container = { tape, row: 0, text, style: styleOf(text) };
  return insertMember(container, index + 1, undefined, null, applyEdits(written, changed.value));
}

/** The only tool of a text becomes one of two. */
function wrapJson(text: string, { value, isBefore }: Change<'wrap'>): TextEdit[] {
  const style = styleOf(text);
  const inner = `${style.eol}${style.unit}`;
  const own = text.trim().replaceAll(/\r?\n(?=[^\r\n])/g, inner);
  const added = printBlock(value, style.unit, style);
  const lineEnd = /\/\/[^\n]*$/.test(own) ? style.eol : '';
  const items = isBefore ? `${added},${inner}${own}` : `${own}${lineEnd},${inner}${added}`;
  return [{ start: 0, end: text.length, newText: `[${inner}${items}${style.eol}]${style.eol}` }];
}

function changeByValue(tree: TextTree, root: JsonValue, change: ListChange): Result<TextEdit[], Message> {
  if (change.kind === 'wrap') {
    const items = change.isBefore ? [change.value, root] : [root, change.value];
    return editText(tree, [{ op: 'set', pointer: [], value: items }]);
  }
  const { list } = change;
  const items = valueAt(root, list);
  const index = change.kind === 'move' ? change.from : change.index;
  const value = isArray(items) ? items[index] : undefined;
  if (value === undefined) return err(say('text-edit-nowhere', { pointer: formatPointer([...list, String(index)]) }));
  if (change.kind === 'copy') {
    const copied = at([...list, String(index + 1)], change.edits);
    return editText(tree, [{ op: 'insert', pointer: list, index: index + 1, value }, ...copied]);
  }
  return editText(tree, [
    { op: 'remove', pointer: [...list, String(index)] },
    { op: 'insert', pointer: list, index: change.to, value },
  ]);
}

function at(pointer: Pointer, edits: readonly DescriptorEdit[]): DescriptorEdit[] {
  return edits.map((edit) => ({ ...edit, pointer: [...pointer, ...edit.pointer] }));
}
