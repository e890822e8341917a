import { expect, test } from 'vitest';
import { formatPointer } from '../model/pointer.ts';
import type { JsonSchema } from '../model/tool.ts';
import { walkProperties, walkSchema } from './walk.ts';

const places = (schema: JsonSchema) => [...walkSchema(schema)].map(({ pointer }) => formatPointer(pointer));

test.each<[string, JsonSchema, string[]]>([
  [
    'parents come first, in text order',
    { properties: { b: { items: true }, a: {} }, not: {} },
    ['', '/properties/b', '/properties/b/items', '/properties/a', '/not'],
  ],
  [
    'items are a schema or a list of them',
    { items: [{}, { items: {} }] },
    ['', '/items/0', '/items/1', '/items/1/items'],
  ],
  ['a list where one schema belongs holds none', { not: [{}] }, ['']],
  ['a schema where a list belongs is none', { anyOf: { type: 'string' } }, ['']],
  ['a list of names is no schema', { dependencies: { a: ['b'], c: {} } }, ['', '/dependencies/c']],
  ['a property called like a keyword', { properties: { not: { type: 'string' } } }, ['', '/properties/not']],
  ['data are not walked', { default: { properties: { a: {} } }, enum: [{ not: {} }], 'x-more': { not: {} } }, ['']],
  ['true and false are schemas', { additionalProperties: false }, ['', '/additionalProperties']],
])('%s', (_, schema, expected) => {
  expect(places(schema)).toEqual(expected);
});

test('declared properties are found at every depth', () => {
  const schema = { properties: { a: { anyOf: [{ properties: { b: {} } }] } }, $defs: { c: { properties: { d: {} } } } };
  expect([...walkProperties(schema)].map(({ key }) => key)).toEqual(['a', 'b', 'd']);
});
