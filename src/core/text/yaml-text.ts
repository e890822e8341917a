import { Composer, type CST, type Document, Parser, parseDocument } from 'yaml';
import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import type { JsonValue } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Result } from '../model/result.ts';
import { say } from '../words/words.ts';
import { MAX_DEPTH } from './depth.ts';
import { findLineStarts, indexOver } from './line-index.ts';
import type { LineIndex, TextProblem, TextTree } from './text-tree.ts';
import { cutTooDeepYaml } from './yaml-depth.ts';
import { editYaml } from './yaml-edit.ts';
import { readYamlNodes, type YamlNode } from './yaml-nodes.ts';
import { printYaml } from './yaml-style.ts';

/** This module holds the YAML library: import it dynamically, so that documents in JSON never load it. */

export interface YamlTree extends TextTree {
  readonly language: 'yaml';
  readonly document: Document;
  readonly root: YamlNode | undefined;
  /** Some part is named, or stands for another one, so that no part can be read alone. */
  readonly hasAnchors: boolean;
  /** Offset of the first character of each line. */
  readonly lineStarts: Int32Array;
  edit(edits: readonly DescriptorEdit[]): Result<TextEdit[], Message>;
}

const OPTIONS = { uniqueKeys: false, prettyErrors: false, logLevel: 'silent' } as const;

/** YAML 1.2 with the same answers as a JSON tree: exact spans, duplicates, aliases expanded within bounds. */
export function parseYaml(text: string): YamlTree {
  const tokens = [...new Parser().parse(text)];
  const documents = tokens.filter((token): token is CST.Document => token.type === 'document');
  const [first, second] = documents.filter(({ value }) => value !== undefined);
  if (second !== undefined) {
    const count = documents.filter(({ value }) => value !== undefined).length;
    const found = problem('syntax', 'text-yaml-documents', { count }, second.offset, second.offset + 1);
    return nothingIn(text, found);
  }
  const cuts = first === undefined ? [] : cutTooDeepYaml(first);
  if (cuts === undefined) return nothingIn(text, problem('too-deep', 'text-too-deep', { limit: MAX_DEPTH }, 0, 1));
  const [document = parseDocument('', OPTIONS)] = new Composer(OPTIONS).compose(tokens, true, text.length);
  const errors = document.errors.map(({ message, pos }) =>
    problem('syntax', 'text-not-yaml', { reason: message.split('\n')[0] ?? message }, pos[0], pos[1]),
  );
  const read = readYamlNodes(document, text);
  const deep = cuts.map(({ pointer, offset }) => ({
    ...problem('too-deep', 'text-too-deep', { limit: MAX_DEPTH }, offset, offset + 1),
    pointer,
  }));
  const problems = [...errors, ...deep, ...read.problems].sort((left, right) => left.span.start - right.span.start);
  const parts = { document, problems, hasAnchors: read.hasAnchors, tooDeep: cuts.map(({ pointer }) => pointer) };
  if (errors.length > 0) return treeOf(text, { ...parts, root: undefined });
  if (read.root === undefined && read.problems.length === 0) {
    return treeOf(text, { ...parts, root: undefined, problems: [problem('syntax', 'text-empty', {}, 0, 0)] });
  }
  return treeOf(text, { ...parts, root: read.root });
}

function nothingIn(text: string, found: TextProblem): YamlTree {
  const document = parseDocument('', OPTIONS);
  return treeOf(text, { document, root: undefined, problems: [found], hasAnchors: false, tooDeep: [] });
}

export function toYaml(value: JsonValue): string {
  return `${printYaml(value)}\n`;
}

function problem(
  kind: TextProblem['kind'],
  id: 'text-too-deep' | 'text-not-yaml' | 'text-empty' | 'text-yaml-documents',
  data: Record<string, string | number>,
  start: number,
  end: number,
): TextProblem {
  return { kind, severity: 'error', message: say(id, data), span: { start, end: Math.max(start, end) }, pointer: [] };
}

type Parts = Pick<YamlTree, 'document' | 'root' | 'problems' | 'hasAnchors' | 'tooDeep'>;

function treeOf(text: string, parts: Parts): YamlTree {
  const { root } = parts;
  let lines: LineIndex | undefined;
  let lineStarts: Int32Array | undefined;
  const tree: YamlTree = {
    ...parts,
    language: 'yaml',
    text,
    slice: (start, end) => text.slice(start, end),
    value: root?.value,
    get lines() {
      lines ??= indexOver(text.length, () => tree.lineStarts);
      return lines;
    },
    get lineStarts() {
      lineStarts ??= findLineStarts(text);
      return lineStarts;
    },
    placeOf(pointer) {
      let node = root;
      for (const segment of pointer) node = node?.children.get(segment);
      return node && { key: node.key, value: node.span };
    },
    pointerAt: (offset) => pointerAt(root, offset),
    edit: (edits) => editYaml(tree, edits, parseYaml),
  };
  return tree;
}

function pointerAt(root: YamlNode | undefined, offset: number): string[] {
  const pointer: string[] = [];
  for (let node = root; node !== undefined; ) {
    const found: [string, YamlNode] | undefined = [...node.children].find(
      ([, child]) => !child.isAliased && offset >= (child.key ?? child.span).start && offset <= child.span.end,
    );
    if (found === undefined) return pointer;
    pointer.push(found[0]);
    node = found[1];
  }
  return pointer;
}
