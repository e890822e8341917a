import type { JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';

/**
 * A schema node that remembers where each of its keywords stands in the descriptor. Drafts are never changed in place;
 * rewriting makes new ones whose words still point at what they were made from.
 */
export interface Draft {
  readonly at: Pointer;
  readonly words: ReadonlyMap<string, Word>;
  /** `true` or `false` as a schema; it has no words. */
  readonly bool?: boolean;
}

/** A keyword with what stands under it. */
export type Word = DataWord | SchemaWord | ListWord | MapWord;
export interface DataWord {
  readonly at: Pointer;
  readonly holds: 'data';
  readonly value: JsonValue;
}
export interface SchemaWord {
  readonly at: Pointer;
  readonly holds: 'schema';
  readonly schema: Draft;
}
export interface ListWord {
  readonly at: Pointer;
  readonly holds: 'list';
  readonly schemas: readonly Draft[];
}
export interface MapWord {
  readonly at: Pointer;
  readonly holds: 'map';
  readonly schemas: ReadonlyMap<string, Draft>;
}

export function draftOf(at: Pointer, words: Iterable<readonly [string, Word]> = []): Draft {
  return { at, words: new Map(words) };
}

export function dataWord(at: Pointer, value: JsonValue): DataWord {
  return { at, holds: 'data', value };
}
export function schemaWord(at: Pointer, schema: Draft): SchemaWord {
  return { at, holds: 'schema', schema };
}
export function listWord(at: Pointer, schemas: readonly Draft[]): ListWord {
  return { at, holds: 'list', schemas };
}
export function mapWord(at: Pointer, schemas: Iterable<readonly [string, Draft]>): MapWord {
  return { at, holds: 'map', schemas: new Map(schemas) };
}

export function dataOf(draft: Draft, name: string): JsonValue | undefined {
  const word = draft.words.get(name);
  return word?.holds === 'data' ? word.value : undefined;
}
export function schemaOf(draft: Draft, name: string): Draft | undefined {
  const word = draft.words.get(name);
  return word?.holds === 'schema' ? word.schema : undefined;
}
export function listOf(draft: Draft, name: string): readonly Draft[] | undefined {
  const word = draft.words.get(name);
  return word?.holds === 'list' ? word.schemas : undefined;
}
export function mapOf(draft: Draft, name: string): ReadonlyMap<string, Draft> | undefined {
  const word = draft.words.get(name);
  return word?.holds === 'map' ? word.schemas : undefined;
}

/** The same node with `words` put in: a known name keeps its place, a new one comes last. */
export function withWords(draft: Draft, words: Readonly<Record<string, Word>>): Draft {
  const next = new Map(draft.words);
  for (const name of Object.keys(words)) next.set(name, words[name] as Word);
  return { at: draft.at, words: next };
}

export function withoutWords(draft: Draft, names: Iterable<string>): Draft {
  const next = new Map(draft.words);
  for (const name of names) next.delete(name);
  return { at: draft.at, words: next };
}

/** The part of a node whose keywords satisfy `test`. */
export function pickWords(draft: Draft, test: (name: string) => boolean): Draft {
  return { at: draft.at, words: new Map([...draft.words].filter(([name]) => test(name))) };
}

/** One word in the place of another, under another name. */
export function renameWord(draft: Draft, from: string, to: string, word: Word): Draft {
  const words = [...draft.words].map(([name, old]) => (name === from ? ([to, word] as const) : ([name, old] as const)));
  return { at: draft.at, words: new Map(words) };
}

export function typesOf(draft: Draft): readonly string[] {
  const value = dataOf(draft, 'type');
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((type): type is string => typeof type === 'string') : [];
}

/** The direct subschemas of a node with the keyword that holds each. */
export function* subdrafts(draft: Draft): Generator<readonly [keyword: string, child: Draft, key: string | undefined]> {
  for (const [name, word] of draft.words) {
    if (word.holds === 'schema') yield [name, word.schema, undefined];
    else if (word.holds === 'list')
      for (const [index, child] of word.schemas.entries()) yield [name, child, String(index)];
    else if (word.holds === 'map') for (const [key, child] of word.schemas) yield [name, child, key];
  }
}
