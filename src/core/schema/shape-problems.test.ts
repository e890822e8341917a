import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { JsonValue } from '../model/json.ts';
import { formatPointer } from '../model/pointer.ts';
import { type Draft, draftOf, shapeProblems } from './shape-problems.ts';

/** Schemas of 2020-12 and the places where they break its meta-schema. */
const ROWS: readonly (readonly [JsonValue, readonly string[]])[] = [
  [{ type: 'object', properties: { a: { type: 'string' }, b: true } }, []],
  [true, []],
  ['object', ['']],
  [{ type: 'object', properties: { type: 'object' } }, ['/properties/type']],
  [{ properties: [] }, ['/properties']],
  [{ type: 'dict' }, ['/type']],
  [{ type: [] }, ['/type']],
  [{ type: ['string', 'string'] }, ['/type']],
  [{ minimum: '1' }, ['/minimum']],
  [{ exclusiveMinimum: true, minimum: 0 }, ['/exclusiveMinimum']],
  [{ minLength: -1, maxLength: 1.5 }, ['/minLength', '/maxLength']],
  [{ multipleOf: 0 }, ['/multipleOf']],
  [{ required: true }, ['/required']],
  [{ required: ['a', 'a'] }, ['/required']],
  [{ anyOf: [] }, ['/anyOf']],
  [{ allOf: {} }, ['/allOf']],
  [{ items: [{ type: 'string' }] }, ['/items']],
  [{ additionalProperties: null }, ['/additionalProperties']],
  [{ not: 'x' }, ['/not']],
  [{ enum: 'a' }, ['/enum']],
  [{ dependentRequired: { a: 'b' } }, ['/dependentRequired']],
  [{ properties: { title: { type: 5 }, enum: { enum: ['a'] } } }, ['/properties/title/type']],
  [{ default: { type: 'dict' }, examples: [{ minimum: 'x' }], const: { required: true } }, []],
  [{ nullable: 'x', 'x-note': 1, strange: [] }, []],
];

test.each(ROWS)('%j', (schema, places) => {
  expect(shapeProblems(schema, '2020-12').map(({ pointer }) => formatPointer(pointer))).toEqual(places);
  // The official meta-schema, read by another engine, has the last word on whether there is a problem at all.
  const ajv = new Ajv2020({ strict: false });
  expect(ajv.validateSchema(schema as object)).toBe(places.length === 0);
});

test.each<[Draft, JsonValue, number]>([
  ['draft-04', { exclusiveMinimum: true, minimum: 0 }, 0],
  ['draft-04', { exclusiveMinimum: 3 }, 1],
  ['draft-04', { properties: { a: true } }, 1],
  ['draft-04', { additionalProperties: true }, 0],
  ['draft-07', { exclusiveMinimum: true }, 1],
  ['draft-07', { items: [{ type: 'string' }], additionalItems: false }, 0],
  ['draft-07', { dependencies: { a: ['b'], c: { type: 'object' } } }, 0],
  ['draft-07', { prefixItems: 'anything', $defs: 0 }, 2],
  ['draft-07', { items: [] }, 1],
  ['2020-12', { additionalItems: 'anything' }, 0],
  ['2019-09', { items: [true] }, 0],
])('%s: %j', (draft, schema, count) => {
  expect(shapeProblems(schema, draft)).toHaveLength(count);
});

test.each([
  ['http://json-schema.org/draft-07/schema#', 'draft-07'],
  ['http://json-schema.org/draft-04/schema', 'draft-04'],
  ['https://json-schema.org/draft/2020-12/schema', '2020-12'],
  ['https://example.com/mine', undefined],
])('%s is %s', ($schema, draft) => {
  expect(draftOf({ $schema })).toBe(draft);
});
