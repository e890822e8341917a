import { isCollection, isScalar, isSeq, stringify } from 'yaml';
import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import { type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import type { Span } from './text-tree.ts';
import type { YamlNode } from './yaml-nodes.ts';

export interface YamlText {
  readonly text: string;
  readonly root: YamlNode | undefined;
}

/** A local way to make an edit, or undefined where it does not apply. The caller checks what the text then says. */
export type Proposal = (tree: YamlText, edit: DescriptorEdit) => TextEdit[] | undefined;

const LOOSE = { lineWidth: 0, aliasDuplicateObjects: false } as const;

function nodeAt(root: YamlNode | undefined, pointer: Pointer): YamlNode | undefined {
  return pointer.reduce((node, segment) => node?.children.get(segment), root);
}

const replaceKeyOrScalar: Proposal = ({ root, text }, edit) => {
  const target = nodeAt(root, edit.pointer);
  if (target === undefined) return undefined;
  if (edit.op === 'rename' && target.key !== undefined) return [{ ...target.key, newText: printFlow(edit.key) }];
  const isPlain = edit.op === 'set' && (typeof edit.value !== 'object' || edit.value === null);
  if (!isPlain || !isScalar(target.node) || target.span.start === target.span.end) return undefined;
  const isQuoted = /^["']/.test(text.slice(target.span.start, target.span.end));
  return [
    {
      ...target.span,
      newText: isQuoted && typeof edit.value === 'string' ? JSON.stringify(edit.value) : printFlow(edit.value),
    },
  ];
};

/** A value in a block, printed as a block below its key or dash. */
const replaceBlock: Proposal = ({ root, text }, edit) => {
  const target = nodeAt(root, edit.pointer);
  const parent = nodeAt(root, edit.pointer.slice(0, -1));
  if (edit.op !== 'set' || target === undefined || parent === undefined || !isBlock(parent)) return undefined;
  const start = (target.key ?? target.span).start;
  const indent = ' '.repeat(columnOf(text, start));
  const printed = target.key === undefined ? print(edit.value) : print(member(edit.pointer.at(-1) ?? '', edit.value));
  return [{ start, end: trimmedEnd(text, target.span), newText: printed.replaceAll('\n', `\n${indent}`) }];
};

/** A value inside brackets, or the first member of empty ones, in brackets too. */
const replaceFlow: Proposal = ({ root }, edit) => {
  const target = nodeAt(root, edit.pointer);
  if (edit.op !== 'set' || target === undefined) return undefined;
  return [{ ...target.span, newText: printFlow(edit.value) }];
};

const addToBlock: Proposal = ({ root, text }, edit) => {
  const added = additionOf(root, edit);
  if (added === undefined || !isBlock(added.parent)) return undefined;
  const siblings = [...added.parent.children.values()];
  const first = siblings[0];
  const last = siblings[added.index - 1];
  if (first === undefined) return undefined;
  const dash = isSeq(added.parent.node) ? text.lastIndexOf('-', first.span.start - 1) : -1;
  const indent = ' '.repeat(columnOf(text, dash === -1 ? (first.key ?? first.span).start : dash));
  const printed = print(added.key === undefined ? [added.value] : member(added.key, added.value)).replaceAll(
    '\n',
    `\n${indent}`,
  );
  if (last === undefined) return [{ start: dash, end: dash, newText: `${printed}\n${indent}` }];
  const at = lineEndBehind(text, trimmedEnd(text, last.span));
  return [{ start: at, end: at, newText: `\n${indent}${printed}` }];
};

const addToFlow: Proposal = ({ root }, edit) => {
  const added = additionOf(root, edit);
  if (added === undefined || isBlock(added.parent)) return undefined;
  const value = printFlow(added.value);
  const printed = added.key === undefined ? value : `${printFlow(added.key)}: ${value}`;
  const siblings = [...added.parent.children.values()];
  const before = siblings[added.index - 1];
  const next = siblings[added.index];
  if (before !== undefined) return [{ start: before.span.end, end: before.span.end, newText: `, ${printed}` }];
  const at = next === undefined ? added.parent.span.start + 1 : (next.key ?? next.span).start;
  return [{ start: at, end: at, newText: next === undefined ? printed : `${printed}, ` }];
};

/** A member of a block goes with its lines; comments above it stay. */
const removeLines: Proposal = ({ root, text }, edit) => {
  const target = nodeAt(root, edit.pointer);
  const parent = nodeAt(root, edit.pointer.slice(0, -1));
  if (edit.op !== 'remove' || target === undefined || parent === undefined || !isBlock(parent)) return undefined;
  if (parent.children.size === 1) {
    const indent = `\n${' '.repeat(columnOf(text, parent.span.start))}`;
    const isInLine = text.slice(text.lastIndexOf('\n', parent.span.start - 1) + 1, parent.span.start).trim() !== '';
    return [
      {
        start: parent.span.start,
        end: trimmedEnd(text, parent.span),
        newText: (isInLine ? '' : indent.slice(1)) + (target.key ? '{}' : '[]'),
      },
    ];
  }
  const start = text.lastIndexOf('\n', (target.key ?? target.span).start - 1) + 1;
  const lineEnd = lineEndBehind(text, trimmedEnd(text, target.span));
  return [{ start, end: Math.min(text.length, lineEnd + 1), newText: '' }];
};

/** The first member of a block shares its line with what stands before it, so the next one moves up to its place. */
const moveUp: Proposal = ({ root }, edit) => {
  const target = nodeAt(root, edit.pointer);
  const next = followerOf(root, edit.pointer);
  if (edit.op !== 'remove' || target === undefined || next === undefined) return undefined;
  return [{ start: (target.key ?? target.span).start, end: (next.key ?? next.span).start, newText: '' }];
};

const removeBehind: Proposal = ({ root, text }, edit) => {
  const target = nodeAt(root, edit.pointer);
  const siblings = [...(nodeAt(root, edit.pointer.slice(0, -1))?.children.values() ?? [])];
  const before = target && siblings[siblings.indexOf(target) - 1];
  if (edit.op !== 'remove' || target === undefined) return undefined;
  const start = before === undefined ? (target.key ?? target.span).start : before.span.end;
  return [{ start, end: trimmedEnd(text, target.span), newText: '' }];
};

export const PROPOSALS: readonly Proposal[] = [
  replaceKeyOrScalar,
  replaceBlock,
  replaceFlow,
  addToBlock,
  addToFlow,
  removeLines,
  moveUp,
  removeBehind,
];

interface Addition {
  readonly parent: YamlNode;
  readonly key: string | undefined;
  readonly value: JsonValue;
  readonly index: number;
}

/** What an edit adds, and to which container: a `set` wraps its value in the objects that are missing on the way. */
function additionOf(root: YamlNode | undefined, edit: DescriptorEdit): Addition | undefined {
  if (edit.op === 'insert') {
    const parent = nodeAt(root, edit.pointer);
    return parent && isSeq(parent.node) ? { parent, key: undefined, value: edit.value, index: edit.index } : undefined;
  }
  if (edit.op !== 'set' || nodeAt(root, edit.pointer) !== undefined) return undefined;
  let depth = edit.pointer.length - 1;
  while (depth > 0 && nodeAt(root, edit.pointer.slice(0, depth)) === undefined) depth -= 1;
  const parent = nodeAt(root, edit.pointer.slice(0, depth));
  if (parent === undefined || !isCollection(parent.node)) return undefined;
  const value = edit.pointer.slice(depth + 1).reduceRight<JsonValue>((inner, key) => member(key, inner), edit.value);
  return { parent, key: isSeq(parent.node) ? undefined : edit.pointer[depth], value, index: parent.children.size };
}

function followerOf(root: YamlNode | undefined, pointer: Pointer): YamlNode | undefined {
  const siblings = [...(nodeAt(root, pointer.slice(0, -1))?.children.values() ?? [])];
  const target = nodeAt(root, pointer);
  return target && siblings[siblings.indexOf(target) + 1];
}

function member(key: string, value: JsonValue): JsonValue {
  const object: MutableJsonObject = {};
  setOwn(object, key, value);
  return object;
}

function print(value: JsonValue): string {
  return stringify(value, LOOSE).trimEnd();
}

function printFlow(value: JsonValue): string {
  if (typeof value === 'string' && /[\n\r]/.test(value)) return JSON.stringify(value);
  return stringify(value, { ...LOOSE, collectionStyle: 'flow', flowCollectionPadding: false }).trimEnd();
}

function isBlock({ node }: YamlNode): boolean {
  return isCollection(node) && node.flow !== true;
}

function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}

/** Block values reach over the line break behind them. */
function trimmedEnd(text: string, { start, end }: Span): number {
  let at = end;
  while (at > start && /\s/.test(text[at - 1] as string)) at -= 1;
  return at;
}

function lineEndBehind(text: string, offset: number): number {
  const found = text.indexOf('\n', offset);
  return found === -1 ? text.length : found;
}
