import { isArray, isObject, type JsonValue } from '../../model/json.ts';
import { type Draft, dataWord, listWord, mapOf, mapWord, type Word } from '../../schema/draft.ts';
import type { NameRule } from '../define-target.ts';
import { type Lowering, lose } from '../lowering.ts';
import { sentName } from '../sent-name.ts';
import { patternSentence } from '../sentences.ts';
import { fitsName, matchesKey, patternsOf } from './key-patterns.ts';
import { withSentences } from './keywords.ts';

export interface RenamedKeys {
  readonly node: Draft;
  /** Sent name to original name. */
  readonly renamed: ReadonlyMap<string, string>;
}

/** Property names that the provider forbids get others, wherever the root's keywords name them. */
export function renameRootKeys(node: Draft, rule: NameRule, lowering: Lowering): RenamedKeys {
  const properties = mapOf(node, 'properties');
  const forbidden = [...(properties ?? [])].filter(([key]) => !rule.pattern.test(key));
  if (properties === undefined || forbidden.length === 0) return { node, renamed: new Map() };
  const taken = new Set([...properties.keys()].filter((key) => rule.pattern.test(key)));
  const patterns = patternsOf(node, SAME_OBJECT);
  const sent = new Map<string, string>();
  for (const [key, child] of forbidden) {
    const name = nameBeside(patterns, key, { rule, taken });
    taken.add(name);
    sent.set(key, name);
    lose(lowering, { kind: 'rewritten', at: child.at, id: 'target-key-renamed', data: { name: key, sent: name } });
  }
  const renamed = new Map([...sent].map(([key, name]) => [name, key]));
  return { node: renameIn(node, { sent, lowering }), renamed };
}

interface NameChoice {
  readonly rule: NameRule;
  readonly taken: ReadonlySet<string>;
}

/**
 * A name of which no pattern of `patternProperties` speaks: one that matches would be held to what was never said of the
 * key, and could be told from a key of the map no more.
 */
function nameBeside(patterns: readonly string[], key: string, { rule, taken }: NameChoice): string {
  const plain = sentName(key, rule, { taken, stem: 'field' });
  if (patterns.length === 0) return plain;
  const others = ['.', '-'].filter((mark) => rule.character.test(mark)).map((mark) => plain.replaceAll('_', mark));
  const candidates = [plain, ...others, plain.toUpperCase()];
  const isFree = (name: string) =>
    rule.pattern.test(name) && !taken.has(name) && patterns.every((pattern) => matchesKey(pattern, name) === false);
  return candidates.find(isFree) ?? plain;
}

interface Renaming {
  /** Original name to sent name. */
  readonly sent: ReadonlyMap<string, string>;
  readonly lowering: Lowering;
}

const SAME_OBJECT = new Set(['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']);

function renameIn(node: Draft, renaming: Renaming): Draft {
  if (node.bool !== undefined) return node;
  const words = new Map<string, Word>();
  for (const [name, word] of node.words) words.set(name, renameWord(name, word, renaming));
  return besidePatterns({ at: node.at, words }, renaming);
}

function renameWord(name: string, word: Word, renaming: Renaming): Word {
  const { sent } = renaming;
  const rename = (key: string) => sent.get(key) ?? key;
  if (word.holds === 'data') {
    if (['required', 'propertyOrdering', 'dependentRequired'].includes(name)) {
      return dataWord(word.at, renameData(word.value, rename));
    }
    return WHOLE_ARGUMENTS.has(name) ? dataWord(word.at, renameArguments(word.value, rename)) : word;
  }
  if (name === 'propertyNames' && word.holds === 'schema') {
    return { ...word, schema: namesBeside(renameNames(word.schema, rename), word.schema, sent) };
  }
  if (word.holds === 'map') {
    if (name !== 'properties' && name !== 'dependentSchemas') return word;
    const entries = [...word.schemas].map(
      ([key, child]) => [rename(key), name === 'properties' ? child : renameIn(child, renaming)] as const,
    );
    return mapWord(word.at, entries);
  }
  if (!SAME_OBJECT.has(name)) return word;
  if (word.holds === 'list') return { ...word, schemas: word.schemas.map((child) => renameIn(child, renaming)) };
  return { ...word, schema: renameIn(word.schema, renaming) };
}

/** What patterns say of a renamed key is said of its new name; a pattern that would newly speak of it is told in words. */
function besidePatterns(node: Draft, { sent, lowering }: Renaming): Draft {
  const word = node.words.get('patternProperties');
  if (word?.holds !== 'map') return node;
  const properties = new Map(mapOf(node, 'properties') ?? []);
  const patterns = new Map(word.schemas);
  const described = new Map<string, Draft>();
  for (const [key, name] of sent) {
    for (const [pattern, schema] of word.schemas) {
      const [was, is] = [matchesKey(pattern, key), matchesKey(pattern, name)];
      if (was === true && is !== true) properties.set(name, both(properties.get(name), schema));
      else if (was !== is) described.set(pattern, schema);
    }
  }
  for (const [pattern, schema] of described) {
    patterns.delete(pattern);
    lose(lowering, { kind: 'described', at: schema.at, keyword: 'patternProperties', id: 'target-key-pattern' });
  }
  const words = new Map(node.words);
  const place = node.words.get('properties')?.at ?? node.at;
  if (properties.size > 0) words.set('properties', mapWord(place, properties));
  if (patterns.size > 0) words.set('patternProperties', mapWord(word.at, patterns));
  else words.delete('patternProperties');
  const renamed = { at: node.at, words };
  return described.size === 0 ? renamed : withSentences(renamed, [patternSentence(described)]);
}

function both(own: Draft | undefined, schema: Draft): Draft {
  if (own === undefined || own.bool === true) return schema;
  return { at: own.at, words: new Map([['allOf', listWord(own.at, [own, schema])]]) };
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

/** New names stay allowed where the old ones were, whatever else is said of names. */
function namesBeside(schema: Draft, before: Draft, sent: ReadonlyMap<string, string>): Draft {
  const names = [...sent].flatMap(([key, name]) => (fitsName(before, key) === false ? [] : [name]));
  if (names.every((name) => fitsName(schema, name) === true)) return schema;
  const listed: Draft = { at: schema.at, words: new Map([['enum', dataWord(schema.at, names)]]) };
  return { at: schema.at, words: new Map([['anyOf', listWord(schema.at, [schema, listed])]]) };
}

function renameData(value: JsonValue, rename: (key: string) => string): JsonValue {
  if (isArray(value)) return value.map((key) => (typeof key === 'string' ? rename(key) : key));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, names]) => [rename(key), renameData(names, rename)]));
}
