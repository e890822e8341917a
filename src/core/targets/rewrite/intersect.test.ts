import { expect, test } from 'vitest';
import type { JsonValue } from '../../model/json.ts';
import { readSchema } from '../../schema/dialect.ts';
import { emit } from '../emit.ts';
import { intersect } from './intersect.ts';

/** Both schemas as one, or the keyword that says why there is none. */
function meet(left: JsonValue, right: JsonValue): JsonValue {
  const met = intersect(readSchema(left, ['left']).draft, readSchema(right, ['right']).draft);
  return 'draft' in met ? emit(met.draft).json : met.contradiction;
}

test.each<[string, JsonValue, JsonValue, JsonValue]>([
  ['true adds nothing', { type: 'string' }, true, { type: 'string' }],
  ['the larger minimum', { minimum: 1, maxLength: 9 }, { minimum: 3, maxLength: 5 }, { minimum: 3, maxLength: 5 }],
  ['a number and an integer', { type: ['number', 'null'] }, { type: 'integer' }, { type: 'integer' }],
  ['an integer and a number', { type: 'integer' }, { type: ['number', 'string'] }, { type: 'integer' }],
  ['the least common multiple', { multipleOf: 4 }, { multipleOf: 6 }, { multipleOf: 12 }],
  [
    'steps that are not whole stay apart',
    { multipleOf: 0.5 },
    { multipleOf: 0.2 },
    { multipleOf: 0.5, allOf: [{ multipleOf: 0.2 }] },
  ],
  ['common values', { enum: [1, 2, { a: 1 }] }, { enum: [{ a: 1 }, 2, 3] }, { enum: [2, { a: 1 }] }],
  ['names that are required', { required: ['a', 'b'] }, { required: ['b', 'c'] }, { required: ['a', 'b', 'c'] }],
  [
    'what only means something together stays together',
    { contains: { type: 'string' } },
    { minContains: 2 },
    { contains: { type: 'string' }, allOf: [{ minContains: 2 }] },
  ],
  ['two patterns', { pattern: '^a' }, { pattern: 'z$' }, { pattern: '^a', allOf: [{ pattern: 'z$' }] }],
  [
    'a property of both',
    { properties: { a: { type: 'string' } } },
    { properties: { a: { minLength: 1 } } },
    { properties: { a: { allOf: [{ type: 'string' }, { minLength: 1 }] } } },
  ],
  [
    'a property that the closed side forbids goes',
    { properties: { a: {}, b: {} } },
    { properties: { a: {} }, additionalProperties: false },
    { properties: { a: { allOf: [{}, {}] } }, additionalProperties: false },
  ],
  [
    'a property has to suit what the other side says of others',
    { properties: { a: { minLength: 1 } } },
    { additionalProperties: { type: 'string' } },
    {
      properties: { a: { allOf: [{ minLength: 1 }, { type: 'string' }] } },
      additionalProperties: { type: 'string' },
    },
  ],
  ['both descriptions', { description: 'One.' }, { description: 'Two.' }, { description: 'One. Two.' }],
  ['the first of two titles', { title: 'One' }, { title: 'Two' }, { title: 'One' }],
])('%s', (_, left, right, expected) => {
  expect(meet(left, right)).toEqual(expected);
});

test.each<[string, JsonValue, JsonValue]>([
  ['false', { type: 'string' }, false],
  ['type', { type: 'string' }, { type: ['integer', 'null'] }],
  ['enum', { enum: ['a'] }, { enum: ['b'] }],
  ['const', { const: 1 }, { const: 2 }],
  ['properties', { properties: { a: {} }, required: ['a'] }, { properties: {}, additionalProperties: false }],
])('no value can satisfy both: %s', (keyword, left, right) => {
  expect(meet(left, right)).toBe(keyword);
});
