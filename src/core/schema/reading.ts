import type { JsonObject, JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { type Draft, draftOf, type Word } from './draft.ts';

/** Older or foreign ways of saying something, read as what 2020-12 says. */
export type Idiom =
  | 'boolean-bound'
  | 'list-items'
  | 'additional-items'
  | 'dependencies'
  | 'nullable'
  | 'type-name'
  | 'any-type'
  | 'required-flag'
  | 'repeated-names'
  | 'repeated-values'
  | 'empty-value'
  | 'empty-map'
  | 'text-number'
  | 'old-id'
  | 'old-dialect';

export interface IdiomNote {
  readonly idiom: Idiom;
  /** The keyword as it was written. */
  readonly at: Pointer;
  readonly keyword: string;
}
/** A value that its keyword cannot have. `structural`: without it nobody knows what the schema accepts. */
export interface Malformed {
  readonly at: Pointer;
  readonly keyword: string;
  readonly structural: boolean;
  readonly value: JsonValue;
}

/** What has come up so far, and the subschemas that are still to be read. */
export interface Reading {
  /** The schema says that it is written in draft-04, whose `id` is `$id` since. */
  readonly isDraft04: boolean;
  readonly idioms: IdiomNote[];
  readonly malformed: Malformed[];
  readonly waiting: { value: JsonValue; at: Pointer; put: (draft: Draft) => void }[];
}

export function readMap(value: JsonObject, at: Pointer, reading: Reading): Word {
  const schemas = new Map<string, Draft>();
  for (const key of Object.keys(value)) {
    const place = [...at, key];
    schemas.set(key, draftOf(place));
    reading.waiting.push({ value: value[key] as JsonValue, at: place, put: (draft) => schemas.set(key, draft) });
  }
  return { at, holds: 'map', schemas };
}

export function readList(value: readonly JsonValue[], at: Pointer, reading: Reading): Word {
  const schemas: Draft[] = [];
  for (const [index, item] of value.entries()) {
    const place = [...at, String(index)];
    schemas.push(draftOf(place));
    const put = (draft: Draft) => {
      schemas[index] = draft;
    };
    reading.waiting.push({ value: item, at: place, put });
  }
  return { at, holds: 'list', schemas };
}

export function readOne(value: JsonValue, at: Pointer, reading: Reading): Word {
  const word = { at, holds: 'schema' as const, schema: draftOf(at) };
  const put = (draft: Draft) => {
    word.schema = draft;
  };
  reading.waiting.push({ value, at, put });
  return word;
}
