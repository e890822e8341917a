import { type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml';
import { type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import type { MessageData } from '../model/message.ts';
import { type MessageId, say } from '../words/words.ts';
import { isExactNumber, nearestNumber } from './exact-number.ts';
import { shorten } from './shorten.ts';
import { hasLoneSurrogate } from './surrogates.ts';
import type { Span, TextProblem } from './text-tree.ts';

/** A YAML node as JSON sees it. */
export interface YamlNode {
  readonly value: JsonValue;
  readonly span: Span;
  readonly key: Span | undefined;
  readonly children: ReadonlyMap<string, YamlNode>;
  readonly node: Node | null;
  /** Stands behind an alias or a merge, so its text belongs to another place; the alias itself does not. */
  readonly isAliased: boolean;
}

/** A text may grow to this many values by aliases, not more (a few lines could ask for billions). */
const MAX_ALIASED = 20_000;

export function readYamlNodes(
  document: Document,
  text: string,
): {
  readonly root: YamlNode | undefined;
  readonly problems: readonly TextProblem[];
  /** Whether any node has an anchor or is an alias. */
  readonly hasAnchors: boolean;
} {
  const reader = new NodeReader(document, text);
  const { contents } = document;
  const root = contents === null ? undefined : reader.read(contents, undefined, [], false);
  return { root, problems: reader.problems, hasAnchors: reader.hasAnchors };
}

class NodeReader {
  readonly problems: TextProblem[] = [];
  hasAnchors = false;
  private readonly document: Document;
  private readonly text: string;
  private readonly open = new Set<Node>();
  private aliased = 0;

  constructor(document: Document, text: string) {
    this.document = document;
    this.text = text;
  }

  read(
    node: Node | null,
    key: Span | undefined,
    pointer: readonly string[],
    isAliased: boolean,
    at?: number,
  ): YamlNode {
    const span = key !== undefined && isEmpty(node) ? this.behindColon(key) : spanOf(node, at ?? key?.end ?? 0);
    const leaf = { span, key, node, isAliased, children: NO_CHILDREN };
    if (isAliased) this.aliased += 1;
    if (isAlias(node) || node?.anchor !== undefined) this.hasAnchors = true;
    if (isAlias(node))
      return this.readAlias(node.source, node.resolve(this.document) as Node | undefined, leaf, pointer);
    if (isMap(node)) return this.readMap(node, leaf, pointer);
    if (isSeq(node)) return this.readList(node.items as (Node | null)[], node, leaf, pointer);
    return { ...leaf, value: this.scalar(node, span, pointer) };
  }

  private readAlias(
    name: string,
    target: Node | undefined,
    leaf: Omit<YamlNode, 'value'>,
    pointer: readonly string[],
  ): YamlNode {
    const isRefused = target === undefined || this.open.has(target) || this.aliased > MAX_ALIASED;
    if (isRefused) {
      this.report('syntax', 'error', 'text-yaml-alias', { name }, leaf.span, pointer);
      return { ...leaf, value: null };
    }
    const read = this.read(target, leaf.key, pointer, true);
    return { ...read, ...leaf, children: read.children };
  }

  private readMap(map: YAMLMap, leaf: Omit<YamlNode, 'value'>, pointer: readonly string[]): YamlNode {
    this.open.add(map);
    const children = new Map<string, YamlNode>();
    const merges: YamlNode[] = [];
    for (const pair of map.items as Pair<Node, Node | null>[]) {
      const name = this.keyOf(pair, pointer);
      if (name === undefined) continue;
      const keySpan = spanOf(pair.key, 0);
      const child = this.read(pair.value, keySpan, [...pointer, name], leaf.isAliased, keySpan.end);
      if (isMergeKey(pair.key) && isMergeable(pair.value)) merges.push(child);
      else this.addChild(children, name, child, pointer);
    }
    for (const merged of merges.flatMap((merge) =>
      Array.isArray(merge.value) ? [...merge.children.values()] : [merge],
    )) {
      for (const [name, child] of merged.children)
        if (!children.has(name)) children.set(name, { ...child, isAliased: true });
    }
    this.open.delete(map);
    const value: MutableJsonObject = {};
    for (const [name, child] of children) setOwn(value, name, child.value);
    return { ...leaf, span: inBlock(map, leaf.span, children), value, children };
  }

  private addChild(children: Map<string, YamlNode>, name: string, child: YamlNode, pointer: readonly string[]): void {
    if (children.has(name) && child.key !== undefined) {
      this.report('duplicate-key', 'error', 'text-duplicate-key', { key: shorten(name) }, child.key, [
        ...pointer,
        name,
      ]);
    }
    children.set(name, child);
  }

  private readList(
    items: readonly (Node | null)[],
    list: Node,
    leaf: Omit<YamlNode, 'value'>,
    pointer: readonly string[],
  ): YamlNode {
    this.open.add(list);
    const children = new Map<string, YamlNode>();
    items.forEach((item, index) => {
      const name = String(index);
      children.set(name, this.read(item, undefined, [...pointer, name], leaf.isAliased, leaf.span.start));
    });
    this.open.delete(list);
    const span = inBlock(list, leaf.span, children);
    return { ...leaf, span, value: [...children.values()].map(({ value }) => value), children };
  }

  private keyOf({ key }: Pair<Node, Node | null>, pointer: readonly string[]): string | undefined {
    const target = isAlias(key) ? key.resolve(this.document) : key;
    if (target !== key || key.anchor !== undefined) this.hasAnchors = true;
    if (isScalar(target)) return target.value === null ? 'null' : String(target.value);
    this.report('syntax', 'error', 'text-yaml-key', {}, spanOf(key, 0), pointer);
    return undefined;
  }

  /** The library puts an absent value wherever the next thing begins. */
  private behindColon(key: Span): Span {
    const colon = /[ \t]*:/y;
    colon.lastIndex = key.end;
    const at = key.end + (colon.exec(this.text)?.[0].length ?? 0);
    return { start: at, end: at };
  }

  private scalar(node: Node | null, span: Span, pointer: readonly string[]): JsonValue {
    if (!isScalar(node)) return null;
    const { value, source } = node;
    if (typeof value === 'string') {
      if (hasLoneSurrogate(value)) this.report('lone-surrogate', 'warning', 'text-lone-surrogate', {}, span, pointer);
      return value;
    }
    if (typeof value === 'boolean') return value;
    // What a tag makes of a text JSON cannot hold: the text stays.
    if (typeof value !== 'number') return value === null || value === undefined ? null : (source ?? null);
    const number = source ?? String(value);
    const isDecimal = /^[-+]?[\d.eE+-]+$/.test(number);
    if (!Number.isFinite(value) || (isDecimal && !isExactNumber(plainNumber(number)))) {
      this.report(
        'number-range',
        'warning',
        'text-number-range',
        { number: shorten(number), read: String(value) },
        span,
        pointer,
      );
    }
    return isDecimal ? nearestNumber(number) : Number.isFinite(value) ? value : null;
  }

  private report(
    kind: TextProblem['kind'],
    severity: TextProblem['severity'],
    id: MessageId,
    data: MessageData,
    span: Span,
    pointer: readonly string[],
  ): void {
    this.problems.push({ kind, severity, message: say(id, data), span, pointer });
  }
}

const NO_CHILDREN: ReadonlyMap<string, YamlNode> = new Map();

/** YAML allows +1, 1. and .5 where JSON does not. */
export function plainNumber(text: string): string {
  return text
    .replace(/^\+/, '')
    .replace(/^(-?)\./, '$10.')
    .replace(/\.(?=$|[eE])/, '');
}

function isEmpty(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null && node.source === '');
}

/** A block ends with what is in it; lines without words behind it are nobody's. */
function inBlock(collection: Node, span: Span, children: ReadonlyMap<string, YamlNode>): Span {
  const isFlow = (isMap(collection) || isSeq(collection)) && collection.flow === true;
  if (isFlow || children.size === 0) return span;
  let end = span.start;
  for (const child of children.values()) if (!child.isAliased) end = Math.max(end, child.span.end, child.key?.end ?? 0);
  return { start: span.start, end };
}

/** In quotes it is a key like any other. */
function isMergeKey(key: Node): boolean {
  return isScalar(key) && key.value === '<<' && (key.type === undefined || key.type === 'PLAIN');
}

function isMergeable(value: Node | null): boolean {
  return isAlias(value) || isMap(value) || (isSeq(value) && value.items.every((item) => isAlias(item) || isMap(item)));
}

function spanOf(node: Node | null | undefined, at: number): Span {
  const range = node?.range;
  return range ? { start: range[0], end: range[1] } : { start: at, end: at };
}
