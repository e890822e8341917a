import type { ReadDocument, ReadTool } from '../import/read-document.ts';
import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import { get, isArray, stringAt } from '../model/json.ts';
import { toSource } from '../model/provenance.ts';
import { readTool, type Tool } from '../model/tool.ts';
import { editText } from '../text/edit-text.ts';
import type { TextTree } from '../text/text-tree.ts';
import { followRename, renameTool } from './facts/rename-tool.ts';
import { toolTexts } from './facts/tool-texts.ts';

interface OpenText {
  readonly read: ReadDocument;
  readonly tree: TextTree;
}

/**
 * The text edits by which the other tools, and the settings of the catalogue, follow the new name of a tool. What has no
 * place of its own in the text stays as it is.
 */
export function followingEdits({ read, tree }: OpenText, index: number, name: string): readonly TextEdit[] {
  const from = stringAt(read.tools[index]?.descriptor, 'name') ?? '';
  const { byName, mentions } = catalogueOf(read);
  // Of two tools with one name, nobody knows which is meant.
  if ((byName.get(from) ?? 0) > 1) return [];
  const siblings = mentions.get(firstWord(from)) ?? [];
  const texts = siblings.flatMap(({ index: other, tool }) =>
    other === index ? [] : placed(tree, read.tools[other], followRename(tool, from, name)),
  );
  return [...texts, ...settingsEdits({ read, tree }, from, name)];
}

/** All edits that rename a tool, in its own text and in what follows. Undefined when the name is taken or has no place. */
export function renameEverywhere(open: OpenText, index: number, name: string): readonly TextEdit[] | undefined {
  const tool = open.read.tools[index];
  if (tool === undefined || isTaken(open.read, index, name)) return undefined;
  const own = placeEdits(open.tree, tool, renameTool(readTool(tool.descriptor), name));
  return own === undefined ? undefined : [...own, ...followingEdits(open, index, name)];
}

/** Whether another tool has that name. */
export function isTaken(read: ReadDocument, index: number, name: string): boolean {
  return read.tools.some(({ descriptor }, other) => other !== index && stringAt(descriptor, 'name') === name);
}

/** Text edits for edits of one descriptor; undefined as soon as one has no exact place. */
export function placeEdits(
  tree: TextTree,
  tool: ReadTool | undefined,
  edits: readonly DescriptorEdit[],
): readonly TextEdit[] | undefined {
  if (tool === undefined) return undefined;
  const inDocument: DescriptorEdit[] = [];
  for (const edit of edits) {
    const place = toSource(tool.provenance, edit.pointer);
    if (place.placement !== 'exact') return undefined;
    inDocument.push({ ...edit, pointer: place.pointer });
  }
  const text = editText(tree, inDocument);
  return text.ok ? text.value : undefined;
}

function placed(tree: TextTree, tool: ReadTool | undefined, edits: readonly DescriptorEdit[]): readonly TextEdit[] {
  if (edits.length === 0) return [];
  return placeEdits(tree, tool, edits) ?? edits.flatMap((edit) => placeEdits(tree, tool, [edit]) ?? []);
}

function settingsEdits({ read, tree }: OpenText, from: string, name: string): readonly TextEdit[] {
  const ignore = get(read.settings?.value, 'ignore');
  const at = [...(read.settings?.pointer ?? []), 'ignore'];
  const edits = (isArray(ignore) ? ignore : []).flatMap((entry, index): DescriptorEdit[] =>
    stringAt(entry, 'tool') === from ? [{ op: 'set', pointer: [...at, String(index), 'tool'], value: name }] : [],
  );
  const text = edits.length === 0 ? undefined : editText(tree, edits);
  return text?.ok === true ? text.value : [];
}

interface Catalogue {
  readonly byName: ReadonlyMap<string, number>;
  /** The tools in whose texts a word stands. */
  readonly mentions: ReadonlyMap<string, readonly { readonly index: number; readonly tool: Tool }[]>;
}
const known = new WeakMap<ReadDocument, Catalogue>();

/** Read once a document, so that renaming each of its tools does not read all of it each time. */
function catalogueOf(read: ReadDocument): Catalogue {
  const found = known.get(read) ?? readCatalogue(read);
  known.set(read, found);
  return found;
}

function readCatalogue(read: ReadDocument): Catalogue {
  const byName = new Map<string, number>();
  const mentions = new Map<string, { index: number; tool: Tool }[]>();
  const tools = read.tools.map(({ descriptor }) => readTool(descriptor));
  for (const { name } of tools) byName.set(name, (byName.get(name) ?? 0) + 1);
  const firstWords = new Set([...byName.keys()].map(firstWord));
  for (const [index, tool] of tools.entries()) {
    const named = [stringAt(tool.raw, 'replaced_by') ?? '', ...(tool.examples ?? []).map(({ callName }) => callName)];
    const texts = [...toolTexts(tool).map(({ text }) => text), ...named];
    const words = new Set(texts.flatMap((text) => (typeof text === 'string' ? wordsOf(text) : [])));
    for (const word of words) {
      if (!firstWords.has(word)) continue;
      const list = mentions.get(word);
      if (list === undefined) mentions.set(word, [{ index, tool }]);
      else list.push({ index, tool });
    }
  }
  return { byName, mentions };
}

function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{N}_]+/gu) ?? [];
}

function firstWord(name: string): string {
  return wordsOf(name)[0] ?? '';
}
