import type { JsonValue } from '../model/json.ts';
import { formatPointer, type Pointer } from '../model/pointer.ts';
import { ok, type Result } from '../model/result.ts';
import type { JsonSchema } from '../model/tool.ts';
import { readSchema } from '../schema/dialect.ts';
import { type Draft, dataOf, subdrafts, type Word } from '../schema/draft.ts';
import { IN_PLACE } from '../schema/keywords.ts';
import type { IdiomNote, Malformed } from '../schema/reading.ts';
import { createRefResolver, type RefFailure } from '../schema/resolve-ref.ts';

export interface Definition {
  /** RFC 6901 text from the root of the schema; one per place. */
  readonly key: string;
  readonly pointer: Pointer;
  readonly draft: Draft;
}

/** The references of one schema: what each leads to, which lead back to themselves, and which are kept. */
export interface References {
  follow(node: Draft): Result<Definition, RefFailure>;
  /** Whether following references from the definition can lead to it again. */
  isRecursive(definition: Definition): boolean;
  /** Whether it comes back to itself at the same place of a value, so that no value could ever be judged by it. */
  isEndless(definition: Definition): boolean;
  /** Name under `$defs` for a definition whose reference is kept. */
  keep(definition: Definition): string;
  /** References that were kept already, in the words of the payload. */
  readonly done: WeakSet<Word>;
  readonly kept: ReadonlyMap<string, { readonly name: string; readonly definition: Definition }>;
  /** What reading definitions outside of schema keywords brought up. */
  readonly notes: { readonly idioms: IdiomNote[]; readonly malformed: Malformed[] };
}

/** The keywords that lead elsewhere; dynamic ones are read as plain ones, which they are within one document. */
const REF_KEYWORDS = ['$ref', '$dynamicRef', '$recursiveRef'] as const;

export function refKeyword(node: Draft): string | undefined {
  return REF_KEYWORDS.find((name) => typeof dataOf(node, name) === 'string');
}

export function createReferences(schema: JsonSchema, root: Draft, takenNames: ReadonlySet<string>): References {
  const resolve = createRefResolver(schema);
  const base = root.at;
  const notes: References['notes'] = { idioms: [], malformed: [] };
  const kept = new Map<string, { name: string; definition: Definition }>();
  const recursive = new Map<string, boolean>();
  const names = new Set(takenNames);
  let places: Map<string, Draft> | undefined;

  function draftAt(pointer: Pointer, value: JsonSchema): Draft {
    places ??= indexByPlace(root);
    const key = formatPointer([...base, ...pointer]);
    const known = places.get(key);
    if (known !== undefined) return known;
    const read = readSchema(value as JsonValue, [...base, ...pointer]);
    notes.idioms.push(...read.idioms);
    notes.malformed.push(...read.malformed);
    for (const [place, draft] of indexByPlace(read.draft)) if (!places.has(place)) places.set(place, draft);
    return read.draft;
  }

  const followed = new WeakMap<Word, Result<Definition, RefFailure>>();

  function follow(node: Draft): Result<Definition, RefFailure> {
    const word = node.words.get(refKeyword(node) ?? '$ref');
    const known = word === undefined ? undefined : followed.get(word);
    if (known !== undefined) return known;
    const found = find(node);
    if (word !== undefined) followed.set(word, found);
    return found;
  }

  function find(node: Draft): Result<Definition, RefFailure> {
    const ref = String(dataOf(node, refKeyword(node) ?? '$ref'));
    const from = originOf(node).slice(base.length);
    const found = resolve(ref, from);
    if (!found.ok) return found;
    const { pointer } = found.value;
    return ok({ key: formatPointer(pointer), pointer, draft: draftAt(pointer, found.value.schema) });
  }

  function isRecursive(definition: Definition): boolean {
    const known = recursive.get(definition.key);
    if (known !== undefined) return known;
    const answer = leadsTo(definition, follow, (keyword) => !HOLDS_DEFINITIONS.has(keyword));
    recursive.set(definition.key, answer);
    return answer;
  }

  const endless = new Map<string, boolean>();

  function isEndless(definition: Definition): boolean {
    const known = endless.get(definition.key);
    if (known !== undefined) return known;
    const answer = leadsTo(definition, follow, (keyword) => IN_PLACE.has(keyword));
    endless.set(definition.key, answer);
    return answer;
  }

  function keep(definition: Definition): string {
    const before = kept.get(definition.key);
    if (before !== undefined) return before.name;
    const name = freshName(definition, names);
    names.add(name);
    kept.set(definition.key, { name, definition });
    return name;
  }
  return { follow, isRecursive, isEndless, keep, kept, notes, done: new WeakSet() };
}

/** The place of the reference itself, which tells the enclosing `$id` even when the node was merged into another. */
function originOf(node: Draft): Pointer {
  const word = node.words.get(refKeyword(node) ?? '$ref');
  return word === undefined ? node.at : word.at.slice(0, -1);
}

function indexByPlace(root: Draft): Map<string, Draft> {
  const places = new Map<string, Draft>();
  const waiting = [root];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const key = formatPointer(node.at);
    if (!places.has(key)) places.set(key, node);
    for (const [, child] of subdrafts(node)) waiting.push(child);
  }
  return places;
}

function leadsTo(start: Definition, follow: References['follow'], through: (keyword: string) => boolean): boolean {
  const seen = new Set<string>();
  const waiting: Draft[] = [start.draft];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const [keyword, child] of subdrafts(node)) if (through(keyword)) waiting.push(child);
    if (refKeyword(node) === undefined) continue;
    const found = follow(node);
    if (!found.ok) continue;
    if (found.value.key === start.key) return true;
    if (seen.has(found.value.key)) continue;
    seen.add(found.value.key);
    waiting.push(found.value.draft);
  }
  return false;
}

export const HOLDS_DEFINITIONS: ReadonlySet<string> = new Set(['$defs', 'definitions']);

/** The definition's own name, made of harmless characters; two of one name are told apart by a number. */
function freshName(definition: Definition, taken: ReadonlySet<string>): string {
  const own = /^\d+$/.test(definition.pointer.at(-1) ?? '')
    ? definition.pointer.slice(-2).join('_')
    : (definition.pointer.at(-1) ?? 'Root');
  const clean = own.replaceAll(/[^A-Za-z0-9_.-]/g, '_') || 'Definition';
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? clean : `${clean}_${number}`;
    if (!taken.has(name)) return name;
  }
}
