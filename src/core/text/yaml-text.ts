import { type Document, Parser, parseDocument, stringify } from 'yaml';
import type { JsonValue } from '../model/json.ts';
import { say } from '../words/words.ts';
import { MAX_DEPTH } from './depth.ts';
import { createLineIndex } from './line-index.ts';
import type { TextProblem, TextTree } from './text-tree.ts';
import { editYaml } from './yaml-edit.ts';
import { readYamlNodes, type YamlNode } from './yaml-nodes.ts';

/** This module holds the YAML library: import it dynamically, so that documents in JSON never load it. */

export interface YamlTree extends TextTree {
  readonly language: 'yaml';
  readonly document: Document;
  readonly root: YamlNode | undefined;
}

/** YAML 1.2 with the same answers as a JSON tree: exact spans, duplicates, aliases expanded within bounds. */
export function parseYaml(text: string): YamlTree {
  const tokens = [...new Parser().parse(text)];
  if (isTooDeep(tokens))
    return treeOf(text, parseDocument(''), undefined, [
      problem('too-deep', 'text-too-deep', { limit: MAX_DEPTH }, 0, 1),
    ]);
  const documents = tokens.filter((token) => token.type === 'document' && token.value !== undefined);
  const second = documents[1];
  if (second !== undefined) {
    const count = documents.length;
    const found = problem('syntax', 'text-yaml-documents', { count }, second.offset, second.offset + 1);
    return treeOf(text, parseDocument(''), undefined, [found]);
  }
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false, logLevel: 'silent' });
  const errors = document.errors.map(({ message, pos }) =>
    problem('syntax', 'text-not-yaml', { reason: message.split('\n')[0] ?? message }, pos[0], pos[1]),
  );
  const read = readYamlNodes(document);
  const problems = [...errors, ...read.problems].sort((left, right) => left.span.start - right.span.start);
  if (errors.length > 0) return treeOf(text, document, undefined, problems);
  if (read.root === undefined && read.problems.length === 0) {
    return treeOf(text, document, undefined, [problem('syntax', 'text-empty', {}, 0, 0)]);
  }
  return treeOf(text, document, read.root, problems);
}

export function toYaml(value: JsonValue): string {
  return stringify(value, { lineWidth: 0, aliasDuplicateObjects: false });
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

/** Counted on the tokens, before anything recurses. */
function isTooDeep(tokens: readonly unknown[]): boolean {
  const waiting = tokens.map((token) => ({ token, depth: 0 }));
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { token, depth } = next;
    if (depth > MAX_DEPTH) return true;
    const { items, value, key } = token as { items?: unknown[]; value?: unknown; key?: unknown };
    const inner = Array.isArray(items) ? items : [value, key];
    for (const part of inner) {
      if (typeof part === 'object' && part !== null)
        waiting.push({ token: part, depth: Array.isArray(items) ? depth + 1 : depth });
    }
  }
  return false;
}

function treeOf(
  text: string,
  document: Document,
  root: YamlNode | undefined,
  problems: readonly TextProblem[],
): YamlTree {
  const lines = createLineIndex(text);
  const tree: YamlTree = {
    language: 'yaml',
    text,
    slice: (start, end) => text.slice(start, end),
    document,
    root,
    value: root?.value,
    problems,
    tooDeep: [],
    lines,
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
