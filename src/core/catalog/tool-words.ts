import { get, isObject } from '../model/json.ts';
import type { Tool } from '../model/tool.ts';

/** Words that say nothing about which tool it is. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  'a an the of to for and or in on at by with from as is are be it its this that these those your you will can use used using tool tools function return returns returned given based when if not all any each'.split(
    ' ',
  ),
);

/** The verbs of tool names, by what they do; two verbs of one class mean the same to a model. */
const VERB_CLASSES: Readonly<Record<string, readonly string[]>> = {
  read: ['get', 'fetch', 'read', 'retrieve', 'show', 'view', 'describe', 'load', 'lookup'],
  search: ['search', 'find', 'query'],
  list: ['list', 'browse', 'enumerate'],
  create: ['create', 'add', 'insert', 'make', 'new', 'register'],
  update: ['update', 'edit', 'modify', 'change', 'patch', 'alter'],
  delete: ['delete', 'remove', 'destroy', 'drop', 'erase'],
  send: ['send', 'post', 'deliver'],
  run: ['run', 'execute', 'invoke', 'start', 'launch', 'trigger'],
  stop: ['stop', 'cancel', 'abort', 'terminate', 'kill'],
};
const CLASS_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(VERB_CLASSES).flatMap(([name, verbs]) => verbs.map((verb) => [verb, name] as const)),
);

/** What a tool says in words, each once. */
export interface ToolWords {
  /** Words of the name, lower case, singular. */
  readonly name: readonly string[];
  /** The class of the first verb of the name, and the verb itself. */
  readonly verb: string | undefined;
  readonly verbClass: string | undefined;
  /** The other words of the name. */
  readonly entities: readonly string[];
  readonly description: ReadonlySet<string>;
  readonly parameters: ReadonlySet<string>;
}

const known = new WeakMap<object, ToolWords>();

export function wordsOf(tool: Tool): ToolWords {
  const found = known.get(tool.raw);
  if (found !== undefined) return found;
  const words = read(tool);
  known.set(tool.raw, words);
  return words;
}

function read(tool: Tool): ToolWords {
  const words = splitName(tool.name);
  const verb = words.find((word) => CLASS_OF.has(word));
  const properties = get(tool.raw, 'parameters');
  const declared = get(properties, 'properties');
  return {
    name: words.map(singular),
    verb,
    verbClass: verb === undefined ? undefined : CLASS_OF.get(verb),
    entities: words.filter((word) => word !== verb).map(singular),
    description: new Set(textWords(tool.description ?? '')),
    parameters: new Set(isObject(declared) ? Object.keys(declared).map(plainName) : []),
  };
}

/** `getUserById`, `get-user.by_id`: the words in lower case. */
export function splitName(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** One spelling for `customerId`, `customer_id` and `customer-id`. */
export function plainName(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

export function textWords(text: string): readonly string[] {
  const words =
    text
      .slice(0, 4000)
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,40}/gu) ?? [];
  return words.filter((word) => !EMPTY_WORDS.has(word)).map(singular);
}

export function singular(word: string): string {
  if (!word.endsWith('s') || word.length < 4 || word.endsWith('ss') || word.endsWith('us') || word.endsWith('is'))
    return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ses|xes|ches|shes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** Shared members over all members; 1 for two empty sets would say nothing, so it is 0. */
export function overlap(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const [small, large] = left.size < right.size ? [left, right] : [right, left];
  let shared = 0;
  for (const item of small) if (large.has(item)) shared += 1;
  const all = left.size + right.size - shared;
  return all === 0 ? 0 : shared / all;
}
