import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { formatPointer } from '../model/pointer.ts';
import { readSchema } from './dialect.ts';
import type { Draft, Word } from './draft.ts';

/** The draft as plain JSON, without help of the code under test that writes payloads. */
function plain(draft: Draft): JsonValue {
  if (draft.bool !== undefined) return draft.bool;
  return Object.fromEntries([...draft.words].map(([name, word]) => [name, plainWord(word)]));
}
function plainWord(word: Word): JsonValue {
  if (word.holds === 'data') return word.value;
  if (word.holds === 'schema') return plain(word.schema);
  if (word.holds === 'list') return word.schemas.map(plain);
  return Object.fromEntries([...word.schemas].map(([key, child]) => [key, plain(child)]));
}

const NEW = 'https://json-schema.org/draft/2020-12/schema';

describe('older spellings are read as 2020-12', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['a boolean exclusive minimum', { minimum: 0, exclusiveMinimum: true }, { exclusiveMinimum: 0 }],
    ['a boolean exclusive maximum that is false', { maximum: 9, exclusiveMaximum: false }, { maximum: 9 }],
    ['an exclusive bound that sharpens nothing', { exclusiveMinimum: true }, {}],
    ['a list under items', { items: [{ type: 'string' }] }, { prefixItems: [{ type: 'string' }] }],
    [
      'a closed list under items',
      { items: [{ type: 'string' }], additionalItems: false },
      { prefixItems: [{ type: 'string' }], items: false },
    ],
    [
      'additionalItems beside one schema',
      { items: { type: 'string' }, additionalItems: false },
      { items: { type: 'string' } },
    ],
    ['dependencies on names', { dependencies: { a: ['b'] } }, { dependentRequired: { a: ['b'] } }],
    [
      'dependencies on schemas',
      { dependencies: { a: { required: ['b'] } } },
      { dependentSchemas: { a: { required: ['b'] } } },
    ],
    ['nullable beside a type', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
    [
      'nullable beside values',
      { type: 'string', enum: ['a'], nullable: true },
      { type: ['string', 'null'], enum: ['a', null] },
    ],
    ['nullable false', { type: 'string', nullable: false }, { type: 'string' }],
    [
      'nullable beside a reference',
      { $ref: '#/$defs/A', nullable: true, description: 'D' },
      { description: 'D', anyOf: [{ $ref: '#/$defs/A' }, { type: 'null' }] },
    ],
    ['types in capitals', { type: 'OBJECT' }, { type: 'object' }],
    ['a type of Python', { type: 'dict' }, { type: 'object' }],
    ['any', { type: 'any', description: 'D' }, { description: 'D' }],
    [
      'what a serializer leaves unset',
      { type: 'string', description: null, enum: null, required: null, items: null, default: null },
      { type: 'string', default: null },
    ],
    [
      'a map that PHP writes as a list',
      { type: 'object', properties: [], required: [] },
      { type: 'object', properties: {}, required: [] },
    ],
    ['names that Lua writes as a map', { type: 'object', required: {} }, { type: 'object' }],
    ['int64 of Protocol Buffers', { minItems: '1', maximum: '-2.5' }, { minItems: 1, maximum: -2.5 }],
    ['null that YAML reads as a value', { type: ['string', null] }, { type: ['string', 'null'] }],
    ['values twice', { enum: ['a', 1, 'a', '1', null] }, { enum: ['a', 1, '1', null] }],
    ['a type twice', { type: ['string', 'string', 'null'] }, { type: ['string', 'null'] }],
    ['names twice', { required: ['a', 'b', 'a'] }, { required: ['a', 'b'] }],
    [
      'required on the property itself',
      { properties: { a: { type: 'string', required: true }, b: { type: 'string', required: false } } },
      { properties: { a: { type: 'string' }, b: { type: 'string' } }, required: ['a'] },
    ],
    [
      'draft-04 with its id',
      { $schema: 'http://json-schema.org/draft-04/schema#', id: 'http://x/y', type: 'object' },
      { $schema: NEW, $id: 'http://x/y', type: 'object' },
    ],
    [
      'draft-07 with a tuple',
      { $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: 'string' }] },
      { $schema: NEW, prefixItems: [{ type: 'string' }] },
    ],
    [
      'draft-07 that says nothing special',
      { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object' },
      { $schema: 'http://json-schema.org/draft-07/schema#', type: 'object' },
    ],
  ])('%s', (_name, given, want) => {
    expect(plain(readSchema(given, []).draft)).toEqual(want);
  });
});

test('names of properties and data are no keywords', () => {
  const given = {
    properties: { nullable: { type: 'boolean' }, required: { default: { type: 'dict', required: true } } },
    enum: [{ type: 'dict' }],
  };
  const read = readSchema(given, []);
  expect(plain(read.draft)).toEqual(given);
  expect(read.idioms).toEqual([]);
});

test.each<[string, JsonObject, string, boolean]>([
  ['an unknown type', { type: 'widget' }, '/type', true],
  ['no type at all', { type: [] }, '/type', true],
  ['items that are a text', { items: 'string' }, '/items', true],
  ['a property that is a text', { properties: { type: 'object' } }, '/properties/type', true],
  ['an empty union', { anyOf: [] }, '/anyOf', true],
  ['a bound that is a text', { minimum: 'three' }, '/minimum', false],
  ['a negative length', { minLength: -1 }, '/minLength', false],
  ['a title that is a number', { title: 5 }, '/title', false],
])('%s is malformed', (_name, given, at, structural) => {
  const [found] = readSchema(given, []).malformed;
  expect(found && { at: formatPointer(found.at), structural: found.structural }).toEqual({ at, structural });
});

test('every keyword remembers where it was written', () => {
  const { draft } = readSchema({ properties: { a: { minimum: 0, exclusiveMinimum: true } } }, ['parameters']);
  const properties = draft.words.get('properties');
  const bound = properties?.holds === 'map' ? properties.schemas.get('a')?.words.get('exclusiveMinimum') : undefined;
  expect(bound?.at).toEqual(['parameters', 'properties', 'a', 'exclusiveMinimum']);
});

test('a thousand levels are read without a stack of calls', () => {
  let schema: JsonObject = { type: 'string' };
  for (let level = 0; level < 1000; level += 1) schema = { type: 'array', items: schema };
  let depth = 0;
  for (let draft: Draft | undefined = readSchema(schema, []).draft; draft !== undefined; depth += 1) {
    const items: Word | undefined = draft.words.get('items');
    draft = items?.holds === 'schema' ? items.schema : undefined;
  }
  expect(depth).toBe(1001);
});
