import { isSeq } from 'yaml';
import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import { isArray, isObject } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import { ok, type Result } from '../model/result.ts';
import { applyEdits } from './apply-edits.ts';
import type { EntryTree, ListBase } from './list-base.ts';
import { ListTree } from './list-tree.ts';
import type { TextReader } from './text-document.ts';
import type { ListChange } from './text-tree.ts';
import { editYaml } from './yaml-edit.ts';
import { changeYamlList } from './yaml-list-change.ts';
import type { YamlNode } from './yaml-nodes.ts';
import { type YamlStyle, yamlStyleOf } from './yaml-style.ts';
import { parseYaml, type YamlTree } from './yaml-text.ts';

/** Fewer entries are read as fast with the rest of the text. */
const ENOUGH_ENTRIES = 2;
/** How deep the list of tools may stand. */
const MAX_LEVEL = 4;

/** What stays within an entry while somebody types; other faults may be ended by a later entry only. */
const LOCAL_FAULTS = new Set(['MULTILINE_IMPLICIT_KEY', 'BAD_DQ_ESCAPE', 'BAD_SCALAR_START']);

/** The borders of documents, directives, and keys behind a question mark, whose end depends on what follows. */
const REACHES_OUT = /^(?:---|\.\.\.|%)|(?:^|\s)\?(?:\s|$)/m;

export const YAML_READER: TextReader = {
  parse(text) {
    const tree = parseYaml(text);
    const edit = (edits: readonly DescriptorEdit[]) => {
      const base = yamlList(tree);
      return (
        (base && editEntries(ListTree.of(base), edits, () => yamlStyleOf(tree.text, tree.root))) ??
        editYaml(tree, edits, parseYaml)
      );
    };
    return Object.assign(tree, { edit, changeList: (change: ListChange) => changeYamlList(tree, change) });
  },
  listIn: (tree) => ('document' in tree ? yamlList(tree as YamlTree) : undefined),
};

/**
 * The list of a YAML text that can be read entry by entry: a list in block style, each entry with lines of its own. The
 * lines of one entry alone are a list of one entry.
 */
function yamlList(tree: YamlTree): ListBase | undefined {
  if (tree.value === undefined || tree.hasAnchors || tree.tooDeep.length > 0 || tree.text.startsWith('%'))
    return undefined;
  const found = findList(tree.root);
  const spans = found && stretches(tree, found);
  if (found === undefined || spans === undefined) return undefined;
  const { node, pointer } = found;
  const { column, starts, ends } = spans;
  const readEntry = (text: string, index: number) =>
    readStretch(text, { column, isAtEnd: ends[index] === tree.text.length });
  return {
    tree,
    list: pointer,
    listSpan: node.span,
    starts,
    ends,
    areLines: true,
    readEntry,
    placeIn: (index, inner) => tree.placeOf([...pointer, String(index), ...inner]),
    edit: (list, edits) =>
      editEntries(list, edits, () => yamlStyleOf(tree.text, tree.root)) ?? parseYaml(list.text).edit(edits),
    changeList: (list, change) => changeYamlList(parseYaml(list.text), change),
  };
}

interface FoundList {
  readonly node: YamlNode;
  readonly pointer: Pointer;
  /** The nodes around it, from the root. */
  readonly around: readonly YamlNode[];
}

/** The list with most objects near the root. */
function findList(root: YamlNode | undefined): FoundList | undefined {
  let level: FoundList[] = root === undefined ? [] : [{ node: root, pointer: [], around: [] }];
  for (let depth = 0; depth < MAX_LEVEL; depth += 1) {
    const lists = level.filter(({ node }) => objectCount(node) >= ENOUGH_ENTRIES);
    const [best] = lists.sort((left, right) => objectCount(right.node) - objectCount(left.node));
    if (best !== undefined) return best;
    level = level.flatMap(({ node, pointer, around }) =>
      [...node.children].map(([key, child]) => ({
        node: child,
        pointer: [...pointer, key],
        around: [...around, node],
      })),
    );
  }
  return undefined;
}

function objectCount({ value }: YamlNode): number {
  return isArray(value) ? value.filter(isObject).length : 0;
}

/** From dash to dash, by whole lines; the last one reaches to what stands behind the list. */
function stretches({ text }: YamlTree, { node, around }: FoundList) {
  if (!isSeq(node.node) || node.node.flow === true) return undefined;
  const first = lineStartOf(text, node.span.start);
  const column = node.span.start - first;
  if (text.slice(first, node.span.start).trim() !== '') return undefined;
  const dash = new RegExp(`^ {${column}}-(?=\\s)`, 'gm');
  const items = [...node.children.values()];
  const starts = new Int32Array(items.length);
  for (const [index, { span }] of items.entries()) {
    dash.lastIndex = index === 0 ? first : (items[index - 1] as YamlNode).span.end;
    const found = dash.exec(text);
    if (found === null || found.index >= span.start) return undefined;
    starts[index] = found.index;
  }
  const end = endOfList(text, node, around);
  const isWhole = items.at(-1)?.span.end === node.span.end && end !== undefined;
  if (!isWhole || /^(?:---|\.\.\.)/m.test(text.slice(node.span.end, end))) return undefined;
  return { column, starts, ends: Int32Array.from(starts, (_, index) => starts[index + 1] ?? end) };
}

/** Where the line of the next thing behind the list begins; undefined when that cannot be told by its key. */
function endOfList(text: string, list: YamlNode, around: readonly YamlNode[]): number | undefined {
  const behind = around
    .flatMap(({ children }) => [...children.values()])
    .filter(({ span, key }) => {
      return (key ?? span).start >= list.span.end;
    });
  if (behind.some(({ key }) => key === undefined)) return undefined;
  const next = Math.min(...behind.map(({ key }) => key?.start ?? text.length));
  return next >= text.length ? text.length : lineStartOf(text, next);
}

function lineStartOf(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

interface Stretch {
  readonly column: number;
  /** No other line follows. */
  readonly isAtEnd: boolean;
}

function readStretch(text: string, { column, isAtEnd }: Stretch): EntryTree | undefined {
  if (!isAtEnd && !text.endsWith('\n')) return undefined;
  if (REACHES_OUT.test(text) || !staysBehind(text, column)) return undefined;
  const tree = parseYaml(text);
  if (tree.hasAnchors || tree.tooDeep.length > 0) return undefined;
  const isBroken = tree.value === undefined;
  const isLocal = tree.document.errors.every(
    ({ code, message }) => LOCAL_FAULTS.has(code) || message.startsWith('Implicit map keys need'),
  );
  if (isBroken ? !isLocal || tree.document.errors.length === 0 : tree.root?.children.size !== 1) return undefined;
  return {
    text,
    value: isArray(tree.value) ? tree.value[0] : undefined,
    problems: tree.problems.map((problem) => ({ ...problem, pointer: problem.pointer.slice(1) })),
    tooDeep: [],
    placeOf: (pointer) => tree.placeOf(['0', ...pointer]),
    pointerAt: (offset) => tree.pointerAt(offset).slice(1),
  };
}

/** One line begins with the entry's dash, and all others with words stand behind it, so that none of them ends the list. */
function staysBehind(text: string, column: number): boolean {
  const lines = text.split('\n').filter((line) => /^\s*[^\s#]/.test(line));
  const [first = '', ...others] = lines;
  const dash = new RegExp(`^ {${column}}-(?:\\s|$)`);
  const behind = new RegExp(`^ {${column + 1}}`);
  return dash.test(first) && others.every((line) => behind.test(line));
}

/** Edits that all lie within entries are made there, without the rest of the text; undefined when they do not. */
function editEntries(
  list: ListTree,
  edits: readonly DescriptorEdit[],
  whole: () => YamlStyle,
): Result<TextEdit[], Message> | undefined {
  const depth = list.list.length + 1;
  const byEntry = new Map<number, { start: number; text: string; edits: DescriptorEdit[] }>();
  for (const edit of edits) {
    const entry = list.entryWith(edit.pointer);
    const isInside = edit.pointer.length > depth || edit.op === 'insert';
    if (entry === undefined || !isInside) return undefined;
    const group = byEntry.get(entry.index) ?? { ...entry, edits: [] };
    group.edits.push({ ...edit, pointer: ['0', ...edit.pointer.slice(depth)] });
    byEntry.set(entry.index, group);
  }
  const made: TextEdit[] = [];
  for (const { start, text, edits: inner } of byEntry.values()) {
    const tree = parseYaml(text);
    const result = editYaml(tree, inner, parseYaml, whole);
    if (!result.ok) return result;
    if (!isOneEntry(applyEdits(text, result.value), text)) return undefined;
    made.push(...result.value.map((edit) => ({ ...edit, start: edit.start + start, end: edit.end + start })));
  }
  return ok(made.sort((left, right) => left.start - right.start));
}

function isOneEntry(text: string, before: string): boolean {
  const column = /-(?=\s)/.exec(before)?.index ?? 0;
  return readStretch(text, { column, isAtEnd: !before.endsWith('\n') }) !== undefined;
}
