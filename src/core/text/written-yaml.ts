import { CST, Document, isScalar, Lexer, type Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { type Comment, placeComments, type Remarks } from './remarks.ts';
import type { Rewritten, Written, WrittenText } from './written.ts';
import { plainNumber, type YamlNode } from './yaml-nodes.ts';
import { YAML_PRINTING } from './yaml-style.ts';
import { parseYaml } from './yaml-text.ts';

/** A sound YAML text as it is written, its aliases written out; undefined when it is broken. */
export function readWrittenYaml(text: string): WrittenText | undefined {
  const { root, hasAnchors, problems } = parseYaml(text);
  // A key that JSON cannot have would be lost.
  if (root === undefined || problems.some(({ kind }) => kind === 'syntax')) return undefined;
  return { text, root: writtenNode(root, undefined), comments: commentsIn(text), hasAliases: hasAnchors };
}

function writtenNode(node: YamlNode, key: string | undefined): Written {
  const { value, span } = node;
  const isContainer = typeof value === 'object' && value !== null;
  const own: Written[] = [];
  const members = [...node.children].map(([name, child]) => {
    const member = writtenNode(child, Array.isArray(value) ? undefined : name);
    if (!child.isAliased) own.push(member);
    return member;
  });
  return {
    key,
    scalar: isContainer ? undefined : { value, number: spellingOf(node) },
    isList: Array.isArray(value),
    members,
    children: own.sort((left, right) => left.span.start - right.span.start),
    span: { start: (node.key ?? span).start, end: span.end },
  };
}

/** A decimal number as JSON may spell it too. */
function spellingOf({ node, value }: YamlNode): string | undefined {
  const spelt = isScalar(node) && typeof value === 'number' ? plainNumber(node.source ?? '') : '';
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?$/.test(spelt) ? spelt : undefined;
}

/** What the lexer puts between the pieces of a text: not in the text itself. */
const MARKS = new Set<string>([CST.DOCUMENT, CST.FLOW_END, CST.SCALAR]);

function commentsIn(text: string): Comment[] {
  const comments: Comment[] = [];
  let at = 0;
  let isText = false;
  for (const token of new Lexer().lex(text)) {
    if (MARKS.has(token)) {
      isText = token === CST.SCALAR;
      continue;
    }
    if (token.startsWith('#') && !isText)
      comments.push({ start: at, end: at + token.length, lines: [token.slice(1).trim()] });
    at += token.length;
    isText = false;
  }
  return comments;
}

/** A number that keeps its spelling. */
class Spelt {
  readonly number: string;

  constructor(number: string) {
    this.number = number;
  }
}

const SPELT = {
  tag: 'tag:yaml.org,2002:float',
  default: true,
  identify: (value: unknown) => value instanceof Spelt,
  resolve: (text: string) => text,
  stringify: ({ value }: { value: unknown }) => (value as Spelt).number,
} as const;

/** As YAML in block style, with comments behind number signs. */
export function writeYaml({ text, root, comments, hasAliases }: WrittenText): Rewritten {
  const remarks = placeComments(text, root, comments);
  const document = new Document(null, {
    customTags: (tags) => [...tags, SPELT as never],
    compat: YAML_PRINTING.compat,
  });
  document.contents = nodeOf(root, remarks) as never;
  const above = aboveOf(root, remarks);
  if (above.length > 0) document.commentBefore = commentText(above);
  const below = remarks.get(root)?.below ?? [];
  if (below.length > 0) document.comment = commentText(below);
  return { text: document.toString({ lineWidth: 0 }), comments: comments.length, hasAliases };
}

function nodeOf(written: Written, remarks: ReadonlyMap<unknown, Remarks>): Node {
  const node = bareNode(written, remarks);
  const said = remarks.get(written);
  const behind = isEmpty(written) ? [] : [...(said?.inside ?? []), ...(said?.behind ?? [])];
  if (behind.length > 0) node.comment = commentText(written.scalar === undefined ? behind : [behind.join(' ')]);
  return node;
}

/** Brackets with nothing in them have no place for a comment but above. */
function isEmpty({ scalar, members }: Written): boolean {
  return scalar === undefined && members.length === 0;
}

function aboveOf(written: Written, remarks: ReadonlyMap<unknown, Remarks>): readonly string[] {
  const { above = [], inside = [], behind = [] } = remarks.get(written) ?? {};
  return isEmpty(written) ? [...above, ...inside, ...behind] : above;
}

function bareNode({ scalar, isList, members }: Written, remarks: ReadonlyMap<unknown, Remarks>): Node {
  if (scalar !== undefined) return new Scalar(scalar.number === undefined ? scalar.value : new Spelt(scalar.number));
  if (isList) {
    const list = new YAMLSeq();
    list.items = members.map((member) => withAbove(nodeOf(member, remarks), aboveOf(member, remarks)));
    return list;
  }
  const map = new YAMLMap();
  map.items = members.map((member) => {
    const key = withAbove(new Scalar(member.key ?? ''), aboveOf(member, remarks));
    return new Pair(key, nodeOf(member, remarks));
  });
  return map;
}

function withAbove<Kind extends Node>(node: Kind, above: readonly string[]): Kind {
  if (above.length > 0) node.commentBefore = commentText(above);
  return node;
}

function commentText(lines: readonly string[]): string {
  return lines.map((line) => (line === '' ? '' : ` ${line}`)).join('\n');
}
