import { isScalar, Scalar } from 'yaml';
import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import type { JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { additionOf, proposeAddition } from './yaml-additions.ts';
import type { YamlNode } from './yaml-nodes.ts';
import { breakBeforeRemark, colonEnd, columnOf, isBlock, nodeAt, trimmedEnd } from './yaml-places.ts';
import { indented, member, ownTarget, type Proposal, type YamlText } from './yaml-proposal.ts';
import { proposeRemoval } from './yaml-removals.ts';
import { printFlow, printYaml, type YamlStyle } from './yaml-style.ts';

const renameKey: Proposal = ({ root, text }, edit) => {
  const target = nodeAt(root, edit.pointer);
  if (edit.op !== 'rename' || target?.key === undefined) return undefined;
  const isQuoted = text[target.key.start] === '"';
  return [{ ...target.key, newText: isQuoted ? JSON.stringify(edit.key) : printFlow(edit.key) }];
};

/** A text or number in place of another, quoted or folded as that one is. */
const replaceScalar: Proposal = ({ root, text, style: given }, edit) => {
  const target = ownTarget(root, edit);
  if (target === undefined || !isScalar(target.node) || target.span.start === target.span.end) return undefined;
  if (edit.op !== 'set' || isContainer(edit.value)) return undefined;
  const scalar = new Scalar(edit.value);
  const style = widthOf(text, target, given);
  const { type, comment } = target.node;
  if (type !== undefined && typeof edit.value === 'string') scalar.type = type;
  if (comment !== undefined && isBlockText(target.node)) scalar.comment = comment;
  const isInFlow = !isInBlock(root, edit.pointer);
  const end = isBlockText(target.node) ? trimmedEnd(text, target.span) : target.span.end;
  if (isInFlow) return [{ ...target.span, newText: printFlow(scalar) }];
  const printed =
    target.key === undefined ? printYaml([scalar], style).slice(2) : printYaml({ k: scalar }, style).slice(3);
  const column = columnOf(text, (target.key ?? target.span).start) - (target.key === undefined ? 2 : 0);
  return [{ start: target.span.start, end, newText: indented(printed, Math.max(0, column)) }];
};

/** A value in a block, printed as a block behind its colon or dash; what is said between stays. */
const replaceInBlock: Proposal = ({ root, text, style }, edit) => {
  const target = ownTarget(root, edit);
  if (edit.op !== 'set' || target === undefined || !isInBlock(root, edit.pointer)) return undefined;
  const end = trimmedEnd(text, target.span);
  if (target.key === undefined) {
    const { start } = target.span;
    return [{ start, end, newText: indented(printYaml(edit.value, style), columnOf(text, start)) }];
  }
  const start = colonEnd(text, target.key);
  const gap = text.slice(start, target.span.start);
  const remarks = gap.includes('#') ? gap.trimEnd() : '';
  if (remarks === '' && gap.trim() !== '') return undefined;
  const column = columnOf(text, target.key.start);
  const printed = indented(printYaml(member('k', edit.value), style).slice(2), column);
  if (!/^[ \t]/.test(printed)) return [{ start, end, newText: remarks + printed }];
  const behind = remarks === '' ? '' : remarks + breakBeforeRemark(text, end, column);
  return [{ start, end, newText: printed + behind }];
};

/** A value behind a dash that has none yet, before what is said on its line. */
const fillItem: Proposal = ({ root, text }, edit) => {
  const target = ownTarget(root, edit);
  const isItem = target?.key === undefined && edit.pointer.length > 0 && isInBlock(root, edit.pointer);
  if (edit.op !== 'set' || target === undefined || !isItem || target.span.start < target.span.end) return undefined;
  const siblings = [...(nodeAt(root, edit.pointer.slice(0, -1))?.children.values() ?? [])];
  const before = siblings[siblings.indexOf(target) - 1];
  const dash = /-(?=\s|$)/g;
  dash.lastIndex = before === undefined ? (nodeAt(root, edit.pointer.slice(0, -1))?.span.start ?? 0) : before.span.end;
  const found = dash.exec(text);
  if (found === null) return undefined;
  return [{ start: found.index + 1, end: found.index + 1, newText: ` ${printFlow(edit.value)}` }];
};

/** A value inside brackets, in brackets too. */
const replaceInFlow: Proposal = ({ root }, edit) => {
  const target = ownTarget(root, edit);
  if (edit.op !== 'set' || target === undefined) return undefined;
  const value = typeof edit.value === 'string' ? JSON.stringify(edit.value) : printFlow(edit.value);
  return [{ ...target.span, newText: target.span.start === target.span.end ? ` ${value}` : value }];
};

export const PROPOSALS: readonly Proposal[] = [
  renameKey,
  replaceScalar,
  replaceInBlock,
  replaceInFlow,
  fillItem,
  fillEmpty,
  proposeAddition,
  proposeRemoval,
];

/** The first member of empty brackets in a block makes them a block, as the rest is. */
function fillEmpty(tree: YamlText, edit: DescriptorEdit): TextEdit[] | undefined {
  const added = additionOf(tree.root, edit);
  if (added === undefined || added.parent.children.size > 0) return undefined;
  const { start, end } = added.parent.span;
  if (!/^[{[]\s*[}\]]$/.test(tree.text.slice(start, end))) return undefined;
  const value = added.key === undefined ? [added.value] : member(added.key, added.value);
  return replaceInBlock(tree, { op: 'set', pointer: added.pointer, value });
}

function isInBlock(root: YamlNode | undefined, pointer: Pointer): boolean {
  const parent = nodeAt(root, pointer.slice(0, -1));
  return pointer.length === 0 || (parent !== undefined && isBlock(parent));
}

/** A text that is folded stays as wide as it is. */
function widthOf(text: string, { node, span }: YamlNode, style: YamlStyle): YamlStyle {
  if (!isScalar(node) || node.type !== 'BLOCK_FOLDED') return style;
  const lines = text.slice(span.start, span.end).trimEnd().split('\n').slice(1);
  if (lines.length < 2) return style;
  const longest = Math.max(...lines.map((line) => line.trim().length));
  return { ...style, lineWidth: Math.max(NARROWEST, longest) + style.indent };
}

/** Texts are not broken to less. */
const NARROWEST = 40;

function isContainer(value: JsonValue): boolean {
  return typeof value === 'object' && value !== null;
}

function isBlockText(node: Scalar): boolean {
  return node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
}
