import { isArray, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { type Draft, dataWord, draftOf, type Word } from './draft.ts';
import { isWellFormed, STRUCTURAL_KEYWORDS } from './keyword-shapes.ts';
import { isKeyword, KEYWORDS, type Keyword, type KeywordHolds } from './keywords.ts';
import { mendBounds, mendDependencies, mendItems, mendNullable, mendRequired } from './older-dialects.ts';
import { type Idiom, type IdiomNote, type Malformed, type Reading, readList, readMap, readOne } from './reading.ts';
import { readTypes } from './type-names.ts';

export interface ReadSchema {
  readonly draft: Draft;
  readonly idioms: readonly IdiomNote[];
  readonly malformed: readonly Malformed[];
}

/**
 * Reads a schema of any dialect as 2020-12, remembering where each keyword was written. Does not follow `$ref`, and needs
 * no stack of calls.
 */
export function readSchema(schema: JsonValue, at: Pointer): ReadSchema {
  let root: Draft = draftOf(at);
  const put = (draft: Draft) => {
    root = draft;
  };
  const dialect = isObject(schema) ? String(schema.$schema ?? '') : '';
  const isDraft04 = DRAFT_04.test(dialect);
  const reading: Reading = { isDraft04, idioms: [], malformed: [], waiting: [{ value: schema, at, put }] };
  for (let next = reading.waiting.pop(); next !== undefined; next = reading.waiting.pop()) {
    next.put(readNode(next.value, next.at, reading));
  }
  if (isDraft04 || (OLDER_DRAFTS.test(dialect) && reading.idioms.some(({ idiom }) => CHANGES_DIALECT.has(idiom)))) {
    root = withNewDialect(root, reading);
  }
  return { draft: root, idioms: reading.idioms, malformed: reading.malformed };
}

const DRAFT_04 = /^https?:\/\/json-schema\.org\/draft-04\/schema#?$/;
const OLDER_DRAFTS = /^https?:\/\/json-schema\.org\/(draft-0[3-7]|draft\/2019-09)\/schema#?$/;
const NEW_DIALECT = 'https://json-schema.org/draft/2020-12/schema';

/** What is rewritten so means something else, or nothing, in the draft that the schema names. */
const CHANGES_DIALECT: ReadonlySet<Idiom> = new Set([
  'boolean-bound',
  'list-items',
  'additional-items',
  'dependencies',
]);

function withNewDialect(root: Draft, reading: Reading): Draft {
  const word = root.words.get('$schema');
  if (word === undefined) return root;
  reading.idioms.push({ idiom: 'old-dialect', at: word.at, keyword: '$schema' });
  return { at: root.at, words: new Map([...root.words]).set('$schema', dataWord(word.at, NEW_DIALECT)) };
}

function readNode(value: JsonValue, at: Pointer, reading: Reading): Draft {
  if (typeof value === 'boolean') return { at, words: new Map(), bool: value };
  if (!isObject(value)) {
    reading.malformed.push({ at, keyword: '', structural: true, value });
    return draftOf(at);
  }
  const words = new Map<string, Word>();
  for (const name of Object.keys(value)) {
    const word = readWord(name, value[name] as JsonValue, [...at, name], reading);
    const isOldId = reading.isDraft04 && name === 'id' && typeof value.id === 'string' && !Object.hasOwn(value, '$id');
    if (isOldId) reading.idioms.push({ idiom: 'old-id', at: [...at, name], keyword: name });
    if (word !== undefined) words.set(isOldId ? '$id' : name, word);
  }
  mendBounds(words, reading);
  mendItems(words, reading);
  mendDependencies(words, reading);
  mendRequired(words, value, at, reading);
  return mendNullable({ at, words }, reading);
}

function readWord(name: string, value: JsonValue, at: Pointer, reading: Reading): Word | undefined {
  if (!isKeyword(name) || name === 'dependencies') return dataWord(at, value);
  if (name === 'type') return readTypeWord(value, at, reading);
  if (!isWellFormed(name, value)) {
    const meant = meantBy(name, value);
    if (meant !== undefined) {
      reading.idioms.push({ idiom: meant.idiom, at, keyword: name });
      return meant.value === undefined ? undefined : readWord(name, meant.value, at, reading);
    }
    reading.malformed.push({ at, keyword: name, structural: STRUCTURAL_KEYWORDS.has(name), value });
    return undefined;
  }
  const holds: KeywordHolds = KEYWORDS[name];
  if (name === 'enum') return dataWord(at, distinctValues(value as readonly JsonValue[], at, reading));
  if (holds === 'data') return dataWord(at, value);
  if (holds === 'map') return readMap(value as JsonObject, at, reading);
  return isArray(value) ? readList(value, at, reading) : readOne(value, at, reading);
}

interface Meant {
  readonly idiom: Idiom;
  /** Undefined: the keyword was as good as not there. */
  readonly value?: JsonValue;
}

/** What serializers of other languages write where they mean something else: unset fields, empty maps, long numbers. */
function meantBy(name: Keyword, value: JsonValue): Meant | undefined {
  if (value === null) return { idiom: 'empty-value' };
  if (name === 'required' && isObject(value) && Object.keys(value).length === 0) return { idiom: 'empty-value' };
  if (KEYWORDS[name] === 'map' && isArray(value) && value.length === 0) return { idiom: 'empty-map', value: {} };
  if (typeof value !== 'string' || !/^-?\d+(\.\d+)?$/.test(value)) return undefined;
  const number = Number(value);
  return Number.isFinite(number) && isWellFormed(name, number) ? { idiom: 'text-number', value: number } : undefined;
}

function distinctValues(values: readonly JsonValue[], at: Pointer, reading: Reading): JsonValue {
  const distinct = [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
  if (distinct.length === values.length) return values;
  reading.idioms.push({ idiom: 'repeated-values', at, keyword: 'enum' });
  return distinct;
}

function readTypeWord(value: JsonValue, at: Pointer, reading: Reading): Word | undefined {
  const read = readTypes(value);
  if (read === undefined) {
    reading.malformed.push({ at, keyword: 'type', structural: true, value });
    return undefined;
  }
  const isAny = read.types === 'any';
  if (read.changed) reading.idioms.push({ idiom: isAny ? 'any-type' : 'type-name', at, keyword: 'type' });
  return isAny ? undefined : dataWord(at, read.types);
}
