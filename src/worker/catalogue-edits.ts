import { skeletonExample } from '../core/examples/skeleton-example.ts';
import type { ReadDocument, ReadTool } from '../core/import/read-document.ts';
import type { DescriptorEdit, TextEdit } from '../core/model/diagnostic.ts';
import { isArray, isObject, type JsonArray, type JsonObject, stringAt } from '../core/model/json.ts';
import type { Language, Message } from '../core/model/message.ts';
import { type Pointer, valueAt } from '../core/model/pointer.ts';
import { toSource } from '../core/model/provenance.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { readTool } from '../core/model/tool.ts';
import { joinDescription } from '../core/targets/join-description.ts';
import { applyEdits } from '../core/text/apply-edits.ts';
import { editText } from '../core/text/edit-text.ts';
import { changeList } from '../core/text/list-change.ts';
import { parseText } from '../core/text/parse-text.ts';
import { replaceAt } from '../core/text/replace-at.ts';
import type { ListChange, TextTree } from '../core/text/text-tree.ts';
import { say } from '../core/words/words.ts';
import { newTool } from './new-tool.ts';
import type { CatalogueAction } from './protocol/edit-jobs.ts';

export interface CatalogueEdit {
  readonly edits: readonly TextEdit[];
  /** Where to look afterwards, in the text after the edits. */
  readonly reveal: number | null;
}
export interface CatalogueDocument {
  readonly tree: TextTree;
  readonly read: ReadDocument;
  readonly language: Language;
}
type Planned = Result<CatalogueEdit, Message>;

/** Minimal edits for an action on the list of tools. */
export function planCatalogueEdit(action: CatalogueAction, document: CatalogueDocument): Planned {
  switch (action.action) {
    case 'add':
      return insertTool(newTool(document.read.format, namesOf(document)), action.after + 1, document);
    case 'duplicate':
      return duplicate(action.tool, document);
    case 'delete':
      return removeTool(action.tool, document);
    case 'move':
      return moveTool(action.tool, action.to, document);
    case 'describe':
      return addSentences(action.tool, action.sentences, document);
    case 'add-example':
      return addExample(action, document);
  }
}

/** The list that holds the tools, when one does. */
function listOf({
  read,
  tree,
}: CatalogueDocument): { readonly pointer: Pointer; readonly items: JsonArray } | undefined {
  const parents = read.tools.map(({ source }) => source.slice(0, -1));
  const pointer = parents[0] ?? (isArray(valueAt(tree.value, ['tools'])) ? ['tools'] : []);
  const items = valueAt(tree.value, pointer);
  const isShared = parents.every(
    (parent) => parent.length === pointer.length && parent.every((name, at) => name === pointer[at]),
  );
  const isOwn = read.tools.every(({ source }) => source.length > 0);
  return isArray(items) && isShared && isOwn ? { pointer, items } : undefined;
}

/** Where in the list a tool of the document stands; entries that are no tools lie between them. */
function positionOf(index: number, { read }: CatalogueDocument): number {
  const tool = read.tools[index];
  return tool === undefined ? -1 : Number(tool.source.at(-1));
}

function insertTool(value: JsonObject, wanted: number, document: CatalogueDocument): Planned {
  const { tree, read } = document;
  // The list may be shorter than the one that was asked about.
  const index = Math.max(0, Math.min(wanted, read.tools.length));
  const list = listOf(document);
  if (list !== undefined) {
    const before = positionOf(index - 1, document);
    const at = before < 0 ? (read.tools.length === 0 ? list.items.length : positionOf(index, document)) : before + 1;
    return plan(tree, [{ op: 'insert', pointer: list.pointer, index: at, value }], [...list.pointer, String(at)]);
  }
  const [only] = read.tools;
  if (read.tools.length !== 1 || only === undefined || only.source.length > 0 || tree.value === undefined) {
    return err(say('worker-no-tool-list'));
  }
  // A document that is one tool becomes a list of two.
  return arrange(tree, { kind: 'wrap', value, isBefore: index === 0 }, [index === 0 ? '0' : '1']);
}

function duplicate(index: number, document: CatalogueDocument): Planned {
  const source = document.read.tools[index]?.source;
  const value = source === undefined ? undefined : valueAt(document.tree.value, source);
  if (!isObject(value)) return err(say('worker-no-such-tool'));
  const list = listOf(document);
  const place = nameIn(value);
  if (list === undefined || place === undefined) {
    return insertTool(withFreeName(value, namesOf(document)), index + 1, document);
  }
  const at = positionOf(index, document);
  const name = freeName(stringAt(valueAt(value, place.slice(0, -1)), 'name') ?? '', namesOf(document));
  const edits: DescriptorEdit[] = [{ op: 'set', pointer: place, value: name }];
  const change = { kind: 'copy', list: list.pointer, index: at, edits } as const;
  return arrange(document.tree, change, [...list.pointer, String(at + 1)]);
}

/** Where a tool of any format says its name. */
function nameIn(tool: JsonObject): Pointer | undefined {
  const holders = [[], ['function'], ['toolSpec']];
  const holder = holders.find((pointer) => stringAt(valueAt(tool, pointer), 'name') !== undefined);
  return holder && [...holder, 'name'];
}

function freeName(name: string, taken: readonly string[]): string {
  let number = 2;
  while (taken.includes(`${name}_${number}`)) number += 1;
  return `${name}_${number}`;
}

/** The copy under a name of its own, wherever the format keeps the name. */
function withFreeName(tool: JsonObject, taken: readonly string[]): JsonObject {
  const place = nameIn(tool);
  return place === undefined ? tool : (replaceAt(tool, place, (name) => freeName(String(name), taken)) as JsonObject);
}

function removeTool(index: number, document: CatalogueDocument): Planned {
  const source = document.read.tools[index]?.source;
  if (source === undefined) return err(say('worker-no-such-tool'));
  if (source.length === 0) return err(say('worker-only-tool'));
  return plan(document.tree, [{ op: 'remove', pointer: source }], null);
}

function moveTool(index: number, to: number, document: CatalogueDocument): Planned {
  const list = listOf(document);
  const [from, target] = [positionOf(index, document), positionOf(to, document)];
  const value = list?.items[from];
  if (list === undefined || value === undefined || target < 0) return err(say('worker-no-such-tool'));
  if (from === target) return ok({ edits: [], reveal: null });
  const change = { kind: 'move', list: list.pointer, from, to: target } as const;
  return arrange(document.tree, change, [...list.pointer, String(target)]);
}

type AddExample = Extract<CatalogueAction, { action: 'add-example' }>;

function addExample({ tool: index, kind, covers }: AddExample, document: CatalogueDocument): Planned {
  const tool: ReadTool | undefined = document.read.tools[index];
  if (tool === undefined) return err(say('worker-no-such-tool'));
  const place = toSource(tool.provenance, ['examples']);
  if (place.placement !== 'exact') return err(say('worker-convert-first'));
  const example = skeletonExample(readTool(tool.descriptor), { kind, ...(covers !== undefined && { covers }) });
  const held = valueAt(document.tree.value, place.pointer);
  const count = isArray(held) ? held.length : 0;
  const edit: DescriptorEdit = isArray(held)
    ? { op: 'insert', pointer: place.pointer, index: count, value: example }
    : { op: 'set', pointer: place.pointer, value: [example] };
  return plan(document.tree, [edit], [...place.pointer, String(count)]);
}

function addSentences(index: number, sentences: readonly string[], document: CatalogueDocument): Planned {
  const tool = document.read.tools[index];
  if (tool === undefined) return err(say('worker-no-such-tool'));
  const place = toSource(tool.provenance, ['description']);
  if (place.placement !== 'exact') return err(say('worker-convert-first'));
  const value = joinDescription(stringAt(tool.descriptor, 'description') ?? '', sentences);
  return plan(document.tree, [{ op: 'set', pointer: place.pointer, value }], place.pointer);
}

function arrange(tree: TextTree, change: ListChange, shown: Pointer): Planned {
  const text = changeList(tree, change);
  return text.ok ? ok({ edits: text.value, reveal: offsetAfter(tree, text.value, shown) }) : text;
}

function plan(tree: TextTree, edits: readonly DescriptorEdit[], shown: Pointer | null): Planned {
  const text = editText(tree, edits);
  if (!text.ok) return text;
  return ok({ edits: text.value, reveal: shown === null ? null : offsetAfter(tree, text.value, shown) });
}

function offsetAfter(tree: TextTree, edits: readonly TextEdit[], pointer: Pointer): number | null {
  if (tree.language === 'yaml') return startOfLast(edits);
  return parseText(applyEdits(tree.text, edits)).placeOf(pointer)?.value.start ?? null;
}

/** Where the last of the new texts begins: reading YAML again would cost more than it tells. */
function startOfLast(edits: readonly TextEdit[]): number | null {
  let growth = 0;
  let found: number | null = null;
  for (const { start, end, newText } of edits.toSorted((left, right) => left.start - right.start)) {
    if (newText.trim() !== '') found = start + growth + newText.search(/[^\s-]/);
    growth += newText.length - (end - start);
  }
  return found;
}

function namesOf({ read }: CatalogueDocument): string[] {
  return read.tools.map(({ descriptor }) => stringAt(descriptor, 'name') ?? '');
}
