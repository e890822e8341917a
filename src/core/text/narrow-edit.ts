import type { DescriptorEdit } from '../model/diagnostic.ts';
import { isArray, isObject, type JsonArray, type JsonObject, type JsonValue, jsonEqual } from '../model/json.ts';
import { type Pointer, valueAt } from '../model/pointer.ts';

/** Of more changes than this, the whole is written anew. */
const MOST_EDITS = 20;

/**
 * Smaller edits that do the same as one that sets a whole object or list, so that what is equal in it keeps its comments,
 * its layout and the spelling of its numbers. The edit itself where there are none.
 */
export function narrowEdit(root: JsonValue, edit: DescriptorEdit): readonly DescriptorEdit[] {
  if (edit.op !== 'set') return [edit];
  const before = valueAt(root, edit.pointer);
  const edits = before === undefined ? [edit] : differences(before, edit.value, edit.pointer);
  return edits.length > MOST_EDITS ? [edit] : edits;
}

/** Whether what was made smaller is the edit still. */
export function isSameSet(narrow: DescriptorEdit, edit: DescriptorEdit): boolean {
  return narrow.op === edit.op && narrow.pointer.length === edit.pointer.length;
}

function differences(before: JsonValue, after: JsonValue, pointer: Pointer): DescriptorEdit[] {
  if (isArray(before) && isArray(after)) return listDifferences(before, after, pointer);
  if (isObject(before) && isObject(after)) return objectDifferences(before, after, pointer);
  return before === after ? [] : [{ op: 'set', pointer, value: after }];
}

function objectDifferences(before: JsonObject, after: JsonObject, pointer: Pointer): DescriptorEdit[] {
  const keys = Object.keys(before);
  const kept = keys.filter((key) => Object.hasOwn(after, key));
  const names = Object.keys(after);
  const isInOrder = kept.every((key, index) => names[index] === key);
  if (!isInOrder || (kept.length === 0 && keys.length + names.length > 0))
    return [{ op: 'set', pointer, value: after }];
  const gone = keys.filter((key) => !Object.hasOwn(after, key));
  return [
    ...kept.flatMap((key) => differences(before[key] as JsonValue, after[key] as JsonValue, [...pointer, key])),
    ...gone.map((key): DescriptorEdit => ({ op: 'remove', pointer: [...pointer, key] })),
    ...names
      .slice(kept.length)
      .map((key): DescriptorEdit => ({ op: 'set', pointer: [...pointer, key], value: after[key] as JsonValue })),
  ];
}

function listDifferences(before: JsonArray, after: JsonArray, pointer: Pointer): DescriptorEdit[] {
  const at = (index: number): Pointer => [...pointer, String(index)];
  const gone = besides(before, after);
  if (gone !== undefined && after.length > 0)
    return gone.reverse().map((index) => ({ op: 'remove', pointer: at(index) }));
  const added = besides(after, before);
  if (added !== undefined)
    return added.map((index) => ({ op: 'insert', pointer, index, value: after[index] as JsonValue }));
  if (after.length === 0) return [{ op: 'set', pointer, value: after }];
  let start = 0;
  while (jsonEqual(before[start], after[start])) start += 1;
  let tail = 0;
  const shorter = Math.min(before.length, after.length);
  while (tail < shorter - start && jsonEqual(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const shared = shorter - start - tail;
  const edits = Array.from({ length: shared }, (_, index) => start + index).flatMap((index) =>
    differences(before[index] as JsonValue, after[index] as JsonValue, at(index)),
  );
  for (let index = before.length - tail - 1; index >= start + shared; index -= 1)
    edits.push({ op: 'remove', pointer: at(index) });
  for (let index = start + shared; index < after.length - tail; index += 1)
    edits.push({ op: 'insert', pointer, index, value: after[index] as JsonValue });
  return edits;
}

/** The places in `longer` without which it is `shorter`; undefined when it is not. */
function besides(longer: JsonArray, shorter: JsonArray): number[] | undefined {
  const others: number[] = [];
  let next = 0;
  for (const [index, item] of longer.entries()) {
    if (next < shorter.length && jsonEqual(item, shorter[next] as JsonValue)) next += 1;
    else others.push(index);
  }
  return next === shorter.length ? others : undefined;
}
