import type { MessageData } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import { type Draft, dataOf, draftOf, listWord, mapWord, schemaWord, subdrafts, type Word } from '../schema/draft.ts';
import { type MessageId, say } from '../words/words.ts';
import type { LossKind } from './conversion.ts';
import type { Target } from './define-target.ts';
import type { Ledger } from './ledger.ts';
import type { References } from './references.ts';

/** What every step of one conversion shares. */
export interface Lowering {
  readonly target: Target;
  readonly references: References;
  readonly ledger: Ledger;
  /** Nodes that may still be written; what grows beyond is refused. */
  budget: number;
  /** `allOf` keywords whose branches cannot be said on one node. */
  readonly unmergeable: WeakSet<Word>;
  /** Branches of a union at the root that became one object. */
  readonly forms: Draft[];
  /** Values of `x-mcp-header` that were seen, in small letters. */
  readonly headers: Set<string>;
  /** The root was rewritten, so that references into it (other than to definitions) would lead nowhere. */
  rootMoved: boolean;
  /** Keywords, from the root of the schema, that are written under another name than they had: the same goes for them. */
  readonly movedPlaces: readonly Pointer[];
}

/** Definitions being written in at a place, innermost first. */
export interface Open {
  readonly key: string;
  readonly outer: Open | undefined;
}

/** Where a node stands in what is being built. */
export interface Place {
  readonly open: Open | undefined;
  readonly isRoot: boolean;
  /** The keyword of the parent that holds the node. */
  readonly holder: string | undefined;
  /** The nearest property around the node may be left out. */
  readonly optional: boolean;
  /** Only `properties` lead from the root to the node. */
  readonly viaProperties: boolean;
  /** Null has to be accepted besides: the property is optional and must be sent. */
  readonly nullable: boolean;
}

export const ROOT_PLACE: Place = {
  open: undefined,
  isRoot: true,
  holder: undefined,
  optional: false,
  viaProperties: true,
  nullable: false,
};

export interface Visit {
  readonly node: Draft;
  readonly place: Place;
  /** Properties that accept null from here on, because they are optional and must be sent. */
  readonly nullableKeys?: ReadonlySet<string>;
}
/** Rewrites one node; its subschemas are visited afterwards. */
export type Step = (visit: Visit, lowering: Lowering) => Visit;

export function isOpen(open: Open | undefined, key: string): boolean {
  for (let frame = open; frame !== undefined; frame = frame.outer) if (frame.key === key) return true;
  return false;
}

interface WordedLoss {
  readonly kind: LossKind;
  readonly at: Pointer;
  /** Undefined where the node itself is lost. */
  readonly keyword?: string | undefined;
  readonly id: MessageId;
  readonly data?: MessageData;
}

/** Records a loss at a keyword of a draft, or at the node itself. */
export function lose(lowering: Lowering, { kind, at, keyword, id, data = {} }: WordedLoss): void {
  const message = say(id, { target: lowering.target.label, ...(keyword !== undefined && { keyword }), ...data });
  lowering.ledger.lose(keyword === undefined ? { kind, at, message } : { kind, at, keyword, message });
}

/** Names each keyword of a schema that is said in another way, down to its leaves; texts that go are dropped. */
export function tellWords(node: Draft, id: MessageId, lowering: Lowering): void {
  const waiting = [node];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [name, word] of next.words) tellWord(name, word, id, lowering);
    for (const [, child] of subdrafts(next)) waiting.push(child);
  }
}

function tellWord(name: string, word: Word, id: MessageId, lowering: Lowering): void {
  const isText = name === 'title' || name === 'description';
  lose(lowering, {
    kind: isText ? 'dropped' : 'rewritten',
    at: word.at,
    keyword: name,
    id: isText ? 'target-keyword-dropped' : id,
  });
}

/** For `intersect`: names what went into another keyword, or went altogether. */
export function joinedTeller(lowering: Lowering): (name: string, word: Word, kept: boolean) => void {
  return (name, word, kept) =>
    lose(lowering, {
      kind: kept ? 'rewritten' : 'dropped',
      at: word.at,
      keyword: name,
      id: kept ? 'target-joined' : 'target-keyword-dropped',
    });
}

interface Task extends Visit {
  readonly put: (result: Draft) => void;
}

/** Rewrites a whole schema from the top, without a stack of calls. */
export function lowerTree(draft: Draft, place: Place, step: Step, lowering: Lowering): Draft {
  let result = draft;
  const put = (lowered: Draft) => {
    result = lowered;
  };
  const waiting: Task[] = [{ node: draft, place, put }];
  for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
    lowering.budget -= 1;
    if (lowering.budget < 0) {
      lose(lowering, { kind: 'refused', at: task.node.at, id: 'target-too-large', data: { count: NODE_BUDGET } });
      break;
    }
    const visit = step(task, lowering);
    task.put(spread(visit, waiting));
  }
  return result;
}

export const NODE_BUDGET = 20_000;

/** The node with places for its subschemas, which wait to be visited in the order of the text. */
function spread(visit: Visit, waiting: Task[]): Draft {
  const { node } = visit;
  if (node.bool !== undefined) return node;
  const words = new Map<string, Word>();
  const tasks: Task[] = [];
  for (const [name, word] of node.words) words.set(name, spreadWord(name, word, visit, tasks));
  for (let index = tasks.length - 1; index >= 0; index -= 1) waiting.push(tasks[index] as Task);
  return { at: node.at, words };
}

function spreadWord(name: string, word: Word, { node, place, nullableKeys }: Visit, tasks: Task[]): Word {
  if (word.holds === 'data') return word;
  const viaProperties = place.viaProperties && name === 'properties';
  const inside: Place = { ...place, isRoot: false, nullable: false, holder: name, viaProperties };
  if (word.holds === 'schema') {
    const holder = { ...schemaWord(word.at, draftOf(word.at)) };
    const put = (result: Draft) => Object.assign(holder, { schema: result });
    tasks.push({ node: word.schema, place: inside, put });
    return holder;
  }
  if (word.holds === 'list') {
    const schemas: Draft[] = [...word.schemas];
    for (const [index, child] of word.schemas.entries()) {
      const put = (result: Draft) => {
        schemas[index] = result;
      };
      tasks.push({ node: child, place: inside, put });
    }
    return listWord(word.at, schemas);
  }
  const schemas = new Map(word.schemas);
  const required = name === 'properties' ? requiredNames(node) : undefined;
  for (const [key, child] of word.schemas) {
    const optional = required === undefined ? place.optional : !required.has(key);
    const nullable = name === 'properties' && nullableKeys?.has(key) === true;
    tasks.push({ node: child, place: { ...inside, optional, nullable }, put: (result) => schemas.set(key, result) });
  }
  return { ...mapWord(word.at, []), schemas };
}

export function requiredNames(node: Draft): ReadonlySet<string> {
  const names = dataOf(node, 'required');
  return new Set(Array.isArray(names) ? names.filter((name): name is string => typeof name === 'string') : []);
}
