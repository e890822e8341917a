import { isArray, isObject, type JsonValue, jsonEqual } from '../../model/json.ts';
import {
  type Draft,
  dataWord,
  draftOf,
  listWord,
  type MapWord,
  mapWord,
  type SchemaWord,
  schemaOf,
  schemaWord,
  type Word,
} from '../../schema/draft.ts';
import { ANNOTATIONS } from '../../schema/keywords.ts';
import { joinDescription } from '../join-description.ts';

/** Both schemas as one, or why no value can satisfy both. */
export type Intersection = { readonly draft: Draft } | { readonly contradiction: string };

/**
 * The keywords of both nodes on one. Where two keywords cannot be said as one, the second stays under `allOf`. Subschemas
 * that meet (a property in both) are joined by an `allOf` of their own, which a later visit merges.
 */
export function intersect(left: Draft, right: Draft, tell: TellJoined = () => {}): Intersection {
  if (left.bool === false || right.bool === false) return { contradiction: 'false' };
  if (left.bool === true) return { draft: right };
  if (right.bool === true) return { draft: left };
  const opened = joinProperties(left, right);
  if (opened === undefined) return { contradiction: 'properties' };
  const words = new Map(left.words);
  const leftover = new Map<string, Word>();
  const apart = unitsApart(left, right);
  for (const [name, word] of right.words) {
    const mine = words.get(name);
    if (opened.has(name)) continue;
    if (apart.has(name)) leftover.set(name, word);
    else if (mine === undefined) words.set(name, word);
    else {
      const joined = joinWord(name, mine, word);
      if (joined === 'contradiction') return { contradiction: name };
      if (joined === undefined) leftover.set(name, word);
      else {
        words.set(name, joined);
        for (const part of [mine, word]) if (joined.at !== part.at) tell(name, part, isKept(name, joined, part));
      }
    }
  }
  for (const [name, word] of opened) {
    words.set(name, word);
    const theirs = right.words.get(name);
    if (theirs !== undefined && theirs.at !== word.at) tell(name, theirs, true);
  }
  if (leftover.size > 0) putAllOf(words, draftOf(right.at, leftover));
  return { draft: { at: left.at, words } };
}

/** Keywords that only mean something together: those of one side must never meet those of the other. */
const UNITS = [
  ['if', 'then', 'else'],
  ['contains', 'minContains', 'maxContains'],
  ['prefixItems', 'items', 'unevaluatedItems'],
];

function unitsApart(left: Draft, right: Draft): ReadonlySet<string> {
  const apart = UNITS.filter((unit) => {
    const isListed = unit.includes('items') && ![left, right].some((side) => side.words.has('prefixItems'));
    return !isListed && [left, right].every((side) => unit.some((name) => side.words.has(name)));
  });
  return new Set(apart.flat());
}

/** Called for a keyword of the right side that went into one of the left; `kept` is false when its text went. */
export type TellJoined = (name: string, word: Word, kept: boolean) => void;

function isKept(name: string, joined: Word, word: Word): boolean {
  if (!ANNOTATIONS.has(name) || name === 'description') return true;
  return joined.holds === 'data' && word.holds === 'data' && jsonEqual(joined.value, word.value);
}

function putAllOf(words: Map<string, Word>, rest: Draft): void {
  const before = words.get('allOf');
  const schemas = before?.holds === 'list' ? before.schemas : [];
  words.set('allOf', listWord(before?.at ?? rest.at, [...schemas, rest]));
}

/** A node that satisfies both, to be merged when it is visited. */
export function bothOf(left: Draft, right: Draft): Draft {
  return draftOf(left.at, [['allOf', listWord(left.at, [left, right])]]);
}

function joinWord(name: string, left: Word, right: Word): Word | 'contradiction' | undefined {
  if (left.holds === 'data' && right.holds === 'data') {
    if (jsonEqual(left.value, right.value)) return left;
    if (ANNOTATIONS.has(name)) return joinAnnotation(name, left.at, left.value, right.value);
    const value = joinValues(name, left.value, right.value);
    return value === undefined || value === 'contradiction'
      ? value
      : dataWord(value === right.value ? right.at : left.at, value);
  }
  if (left.holds === 'schema' && right.holds === 'schema') {
    return CONJUNCTIVE.has(name) ? joinSchemas(left, right) : undefined;
  }
  if (left.holds === 'list' && right.holds === 'list' && name === 'allOf') {
    return listWord(left.at, [...left.schemas, ...right.schemas]);
  }
  if (left.holds === 'list' && right.holds === 'list' && name === 'anyOf') {
    const other = (at: Draft['at']) => draftOf(at, [['anyOf', right]]);
    return listWord(
      left.at,
      left.schemas.map((branch) => bothOf(branch, other(right.at))),
    );
  }
  if (left.holds === 'map' && right.holds === 'map') return joinMaps(left, right);
  return undefined;
}

function joinSchemas(left: SchemaWord, right: SchemaWord): Word {
  if (left.schema.bool === false || acceptsAll(right.schema)) return left;
  if (right.schema.bool === false || acceptsAll(left.schema)) return right;
  return schemaWord(left.at, bothOf(left.schema, right.schema));
}

/** A value has to satisfy both subschemas wherever it has to satisfy both nodes. */
const CONJUNCTIVE = new Set([
  'items',
  'additionalProperties',
  'propertyNames',
  'unevaluatedProperties',
  'unevaluatedItems',
]);

function joinMaps(left: MapWord, right: MapWord): Word {
  const schemas = new Map(left.schemas);
  for (const [key, draft] of right.schemas) {
    const mine = schemas.get(key);
    schemas.set(key, mine === undefined ? draft : bothOf(mine, draft));
  }
  return mapWord(left.at, schemas);
}

function joinAnnotation(name: string, at: Word['at'], left: JsonValue, right: JsonValue): Word {
  const both = typeof left === 'string' && typeof right === 'string' && name === 'description';
  return dataWord(at, both ? joinDescription(left, [right]) : left);
}

type Joined = JsonValue | 'contradiction' | undefined;

function joinValues(name: string, left: JsonValue, right: JsonValue): Joined {
  if (name === 'type') return joinTypes(left, right);
  if (name === 'enum') return joinEnums(left, right);
  if (name === 'const') return 'contradiction';
  if (name === 'required') return [...new Set([...(left as string[]), ...(right as string[])])];
  if (name === 'uniqueItems' || name === 'nullable') return name === 'uniqueItems';
  if (name === 'dependentRequired' && isObject(left) && isObject(right)) return joinDependents(left, right);
  if (typeof left === 'number' && typeof right === 'number') return joinNumbers(name, left, right);
  return undefined;
}

function joinNumbers(name: string, left: number, right: number): Joined {
  if (name.startsWith('min') || name === 'exclusiveMinimum') return Math.max(left, right);
  if (name.startsWith('max') || name === 'exclusiveMaximum') return Math.min(left, right);
  if (name !== 'multipleOf' || !Number.isInteger(left) || !Number.isInteger(right)) return undefined;
  const multiple = (left * right) / greatestDivisor(left, right);
  return Number.isSafeInteger(multiple) ? multiple : undefined;
}

function greatestDivisor(left: number, right: number): number {
  return right === 0 ? left : greatestDivisor(right, left % right);
}

function joinTypes(left: JsonValue, right: JsonValue): Joined {
  const mine = isArray(left) ? left : [left];
  const theirs = isArray(right) ? right : [right];
  const common = mine.flatMap((type) => {
    if (theirs.includes(type)) return [type];
    if (type === 'number' && theirs.includes('integer')) return ['integer'];
    return type === 'integer' && theirs.includes('number') ? ['integer'] : [];
  });
  if (common.length === 0) return 'contradiction';
  return common.length === 1 ? (common[0] as string) : common;
}

function joinEnums(left: JsonValue, right: JsonValue): Joined {
  if (!isArray(left) || !isArray(right)) return undefined;
  const common = left.filter((value) => right.some((other) => jsonEqual(value, other)));
  return common.length === 0 ? 'contradiction' : common;
}

function joinDependents(left: JsonValue, right: JsonValue): JsonValue {
  const names = (value: JsonValue, key: string) => (isObject(value) ? ((value[key] ?? []) as string[]) : []);
  const keys = new Set([...Object.keys(left as object), ...Object.keys(right as object)]);
  return Object.fromEntries([...keys].map((key) => [key, [...new Set([...names(left, key), ...names(right, key)])]]));
}

/**
 * Properties of both sides. What only one side declares has to suit the other's `additionalProperties`: a closed side
 * forbids it. Undefined when a required property is forbidden.
 */
function joinProperties(left: Draft, right: Draft): Map<string, Word> | undefined {
  const mine = left.words.get('properties');
  const theirs = right.words.get('properties');
  if (mine?.holds !== 'map' && theirs?.holds !== 'map') return new Map();
  const properties = new Map<string, Draft>();
  for (const key of new Set([...keysOf(mine), ...keysOf(theirs)])) {
    const joined = joinProperty(key, left, right);
    if (joined !== undefined) properties.set(key, joined);
    else if (isRequired(left, key) || isRequired(right, key)) return undefined;
  }
  const at = (mine ?? theirs)?.at ?? left.at;
  return new Map([['properties', mapWord(at, properties)]]);
}

function keysOf(word: Word | undefined): Iterable<string> {
  return word?.holds === 'map' ? word.schemas.keys() : [];
}

function propertyOf(draft: Draft, key: string): Draft | undefined {
  const word = draft.words.get('properties');
  return word?.holds === 'map' ? word.schemas.get(key) : undefined;
}

function joinProperty(key: string, left: Draft, right: Draft): Draft | undefined {
  const mine = propertyOf(left, key);
  const theirs = propertyOf(right, key);
  if (mine !== undefined && theirs !== undefined) return bothOf(mine, theirs);
  const declared = (mine ?? theirs) as Draft;
  const other = mine === undefined ? left : right;
  if (other.words.has('patternProperties')) return declared;
  const rest = schemaOf(other, 'additionalProperties');
  if (rest?.bool === false) return undefined;
  return rest === undefined || acceptsAll(rest) ? declared : bothOf(declared, rest);
}

export function acceptsAll(draft: Draft): boolean {
  return draft.bool === true || (draft.bool === undefined && draft.words.size === 0);
}

function isRequired(draft: Draft, key: string): boolean {
  const word = draft.words.get('required');
  return word?.holds === 'data' && isArray(word.value) && word.value.includes(key);
}
