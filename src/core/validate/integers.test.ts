import { expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { withIntegers } from './integers.ts';

test.each<[string, JsonObject, JsonValue, unknown]>([
  ['a declared integer', { type: 'integer' }, 3, 3n],
  ['an integer or null', { type: ['integer', 'null'] }, 3, 3n],
  ['any number may be whole', { type: ['integer', 'number'] }, 3, 3],
  ['a number', { type: 'number' }, 3, 3],
  ['what is not whole', { type: 'integer' }, 3.5, 3.5],
  ['a property', { properties: { a: { type: 'integer' } } }, { a: 1, b: 1 }, { a: 1n, b: 1 }],
  ['items', { items: { type: 'integer' } }, [1, 2], [1n, 2n]],
  ['a definition', { $ref: '#/$defs/n', $defs: { n: { type: 'integer' } } }, 1, 1n],
])('%s', (_, schema, value, expected) => {
  expect(withIntegers(value, schema)).toEqual(expected);
});
