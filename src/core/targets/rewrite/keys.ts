import { isArray, isObject, type JsonValue } from '../../model/json.ts';
import { type Draft, dataWord, mapWord, type Word } from '../../schema/draft.ts';
import type { NameRule } from '../define-target.ts';
import { type Lowering, lose } from '../lowering.ts';
import { sentName } from '../sent-name.ts';

export interface RenamedKeys {
  readonly node: Draft;
  /** Sent name to original name. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Property names that the provider forbids get others, wherever the root's keywords name them. */
export function renameRootKeys(node: Draft, rule: NameRule, lowering: Lowering): RenamedKeys {
  const properties = node.words.get('properties');
  if (properties?.holds !== 'map') return { node, renamed: new Map() };
  const taken = new Set([...properties.schemas.keys()].filter((key) => rule.pattern.test(key)));
  const sent = new Map<string, string>();
  for (const [key, child] of properties.schemas) {
    if (rule.pattern.test(key)) continue;
    const name = sentName(key, rule, { taken, stem: 'field' });
    taken.add(name);
    sent.set(key, name);
    lose(lowering, 'rewritten', child.at, undefined, 'target-key-renamed', { name: key, sent: name });
  }
  const renamed = new Map([...sent].map(([key, name]) => [name, key]));
  return sent.size === 0 ? { node, renamed } : { node: renameIn(node, sent), renamed };
}

const SAME_OBJECT = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']);

function renameIn(node: Draft, sent: ReadonlyMap<string, string>): Draft {
  if (node.bool !== undefined) return node;
  const words = new Map<string, Word>();
  for (const [name, word] of node.words) words.set(name, renameWord(name, word, sent));
  return { at: node.at, words };
}

function renameWord(name: string, word: Word, sent: ReadonlyMap<string, string>): Word {
  const rename = (key: string) => sent.get(key) ?? key;
  if (word.holds === 'data') {
    if (['required', 'propertyOrdering', 'dependentRequired'].includes(name)) {
      return dataWord(word.at, renameData(word.value, rename));
    }
    return WHOLE_ARGUMENTS.has(name) ? dataWord(word.at, renameArguments(word.value, rename)) : word;
  }
  if (name === 'propertyNames' && word.holds === 'schema') return { ...word, schema: renameNames(word.schema, rename) };
  if (word.holds === 'map') {
    if (name !== 'properties' && name !== 'dependentSchemas') return word;
    const entries = [...word.schemas].map(
      ([key, child]) => [rename(key), name === 'properties' ? child : renameIn(child, sent)] as const,
    );
    return mapWord(word.at, entries);
  }
  if (!SAME_OBJECT.has(name)) return word;
  if (word.holds === 'list') return { ...word, schemas: word.schemas.map((child) => renameIn(child, sent)) };
  return { ...word, schema: renameIn(word.schema, sent) };
}

/** Data that shows the arguments as a whole. */
const WHOLE_ARGUMENTS = new Set(['default', 'example', 'examples', 'const', 'enum']);

function renameArguments(value: JsonValue, rename: (key: string) => string): JsonValue {
  if (isArray(value)) return value.map((entry) => renameArguments(entry, rename));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [rename(key), entry]));
}

/** Names listed one by one under `propertyNames`. */
function renameNames(node: Draft, rename: (key: string) => string): Draft {
  const words = new Map(node.words);
  for (const name of ['enum', 'const']) {
    const word = node.words.get(name);
    if (word?.holds !== 'data') continue;
    const value = typeof word.value === 'string' ? rename(word.value) : renameData(word.value, rename);
    words.set(name, dataWord(word.at, value));
  }
  return node.bool === undefined ? { at: node.at, words } : node;
}

function renameData(value: JsonValue, rename: (key: string) => string): JsonValue {
  if (isArray(value)) return value.map((key) => (typeof key === 'string' ? rename(key) : key));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, names]) => [rename(key), renameData(names, rename)]));
}
