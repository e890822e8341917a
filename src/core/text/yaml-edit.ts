import { type Document, isAlias, isMap, isNode, isScalar, isSeq, type Pair, parseDocument } from 'yaml';
import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import { isArray, isObject, type JsonValue, jsonEqual, type MutableJsonObject, setOwn } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import { formatPointer, type Pointer, valueAt } from '../model/pointer.ts';
import { err, ok, type Result } from '../model/result.ts';
import { say } from '../words/words.ts';
import { applyEdits, composeEdits } from './apply-edits.ts';
import { isSameSet, narrowEdit } from './narrow-edit.ts';
import type { YamlNode } from './yaml-nodes.ts';
import { isAnchored, leadsElsewhere, nodeAt } from './yaml-places.ts';
import type { YamlText } from './yaml-proposal.ts';
import { PROPOSALS } from './yaml-proposals.ts';
import { withLineEnds, type YamlStyle, yamlStyleOf } from './yaml-style.ts';
import type { YamlTree } from './yaml-text.ts';

/**
 * Edits of YAML, one after the other. Each is tried as a local change of the text and taken when the text then reads as
 * it should; what no proposal gets right is made on the library's document, which keeps comments but lays out anew.
 */
export function editYaml(
  tree: YamlTree,
  edits: readonly DescriptorEdit[],
  parse: (text: string) => YamlTree,
  whole?: () => YamlStyle,
): Result<TextEdit[], Message> {
  const edited = editInTurn(tree, edits, parse, whole);
  return edited.ok ? ok(edited.value.edits) : edited;
}

interface Edited {
  readonly edits: TextEdit[];
  /** The text with the edits made. */
  readonly tree: YamlTree;
}

function editInTurn(
  tree: YamlTree,
  edits: readonly DescriptorEdit[],
  parse: (text: string) => YamlTree,
  whole: (() => YamlStyle) | undefined,
): Result<Edited, Message> {
  let current = tree;
  let composed: TextEdit[] = [];
  for (const edit of edits) {
    const narrow = current.value === undefined ? [edit] : narrowEdit(current.value, edit);
    const isWhole = narrow.length === 1 && isSameSet(narrow[0] as DescriptorEdit, edit);
    const apart = isWhole ? undefined : editInTurn(current, narrow, parse, whole);
    const step = apart?.ok ? apart : editOnce(current, edit, parse, whole);
    if (!step.ok) return step;
    composed = composeEdits(tree.text, composed, step.value.edits);
    current = step.value.tree;
  }
  return ok({ edits: composed, tree: current });
}

function editOnce(
  tree: YamlTree,
  edit: DescriptorEdit,
  parse: (text: string) => YamlTree,
  whole: (() => YamlStyle) | undefined,
): Result<Edited, Message> {
  if (tree.value === undefined) return err(say('text-edit-broken'));
  if (leadsElsewhere(tree.root, edit.pointer, edit.op === 'set') || isAlias(listOf(tree, edit)?.node))
    return err(say('text-edit-alias'));
  const want = editedValue(tree.value, edit);
  const nowhere = say('text-edit-nowhere', { pointer: formatPointer(edit.pointer) });
  if (want === undefined) return err(nowhere);
  const source = { text: tree.text, root: tree.root, style: yamlStyleOf(tree.text, tree.root, whole) };
  for (const propose of tree.hasAnchors ? PROPOSALS : [...PROPOSALS, changeDocument]) {
    const edits = propose(source, edit)?.map((one) => withLineEnds(one, tree.text));
    if (edits === undefined) continue;
    const made = parse(applyEdits(tree.text, edits));
    if (jsonEqual(made.value, want)) return ok({ edits, tree: made });
  }
  return err(isAnchored(tree.root, edit.pointer) ? say('text-edit-anchored') : nowhere);
}

/** The list that an edit puts something into. */
function listOf({ root }: YamlTree, { op, pointer }: DescriptorEdit): YamlNode | undefined {
  return op === 'insert' ? nodeAt(root, pointer) : undefined;
}

/** The edit on the library's own document, printed; only the stretch that differs is taken over. */
function changeDocument({ text, style }: YamlText, edit: DescriptorEdit): TextEdit[] | undefined {
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  applyToDocument(document, edit);
  const printed = document.toString({ lineWidth: 0, ...style });
  return differingLines(text, printed);
}

function applyToDocument(document: Document, edit: DescriptorEdit): void {
  const path = pathIn(document, edit.pointer);
  if (edit.op === 'set') {
    if (path.length === 0) document.contents = document.createNode(edit.value) as Document['contents'];
    else document.setIn(path, document.createNode(edit.value));
  } else if (edit.op === 'remove') document.deleteIn(path);
  else if (edit.op === 'insert') {
    const list = path.length === 0 ? document.contents : document.getIn(path, true);
    if (isSeq(list)) list.items.splice(edit.index, 0, document.createNode(edit.value));
  } else {
    const parent = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent)
      ? (parent.items as Pair[]).find(({ key }) => String(isScalar(key) ? key.value : key) === edit.pointer.at(-1))
      : undefined;
    if (pair !== undefined) pair.key = document.createNode(edit.key);
  }
}

/** Pointer segments as the document's own keys: indexes of lists, and keys that are numbers or booleans. */
function pathIn(document: Document, pointer: Pointer): unknown[] {
  let node: unknown = document.contents;
  return pointer.map((segment) => {
    if (isSeq(node)) {
      const index = segment === '-' ? node.items.length : Number(segment);
      node = node.items[index];
      return index;
    }
    const pair = isMap(node)
      ? (node.items as Pair[]).find(({ key }) => String(isScalar(key) ? key.value : key) === segment)
      : undefined;
    node = pair?.value;
    return isScalar(pair?.key) && !isNode(pair.key.value) ? pair.key.value : segment;
  });
}

function differingLines(before: string, after: string): TextEdit[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const limit = Math.min(before.length, after.length) - start;
  while (end < limit && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return [{ start, end: before.length - end, newText: after.slice(start, after.length - end) }];
}

/** The edit on the value alone; undefined where it is no edit of this value. */
function editedValue(root: JsonValue, edit: DescriptorEdit): JsonValue | undefined {
  const [key, ...rest] = edit.pointer;
  if (edit.op === 'insert' && key === undefined)
    return isArray(root) ? [...root.slice(0, edit.index), edit.value, ...root.slice(edit.index)] : undefined;
  if (key === undefined) return edit.op === 'set' ? edit.value : undefined;
  const isLast = rest.length === 0 && edit.op !== 'insert';
  if (isLast) return editedMember(root, key, edit);
  const inner = valueAt(root, [key]) ?? (edit.op === 'set' ? {} : undefined);
  const changed = inner === undefined ? undefined : editedValue(inner, { ...edit, pointer: rest });
  return changed === undefined ? undefined : editedMember(root, key, { op: 'set', pointer: [key], value: changed });
}

function editedMember(holder: JsonValue, key: string, edit: DescriptorEdit): JsonValue | undefined {
  if (isArray(holder)) {
    const index = key === '-' ? holder.length : Number(key);
    if (!Number.isInteger(index) || index < 0 || index > holder.length) return undefined;
    if (edit.op === 'set') return [...holder.slice(0, index), edit.value, ...holder.slice(index + 1)];
    return edit.op === 'remove' && index < holder.length ? holder.filter((_, at) => at !== index) : undefined;
  }
  if (!isObject(holder)) return undefined;
  const isThere = Object.hasOwn(holder, key);
  if (edit.op !== 'set' && !isThere) return undefined;
  if (edit.op === 'rename' && Object.hasOwn(holder, edit.key)) return undefined;
  const copy: MutableJsonObject = {};
  for (const name of Object.keys(holder)) {
    if (name !== key) setOwn(copy, name, holder[name] as JsonValue);
    else if (edit.op === 'set') setOwn(copy, name, edit.value);
    else if (edit.op === 'rename') setOwn(copy, edit.key, holder[name] as JsonValue);
  }
  if (edit.op === 'set' && !isThere) setOwn(copy, key, edit.value);
  return copy;
}
