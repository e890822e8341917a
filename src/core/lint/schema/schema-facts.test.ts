import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../model/json.ts';
import { readTool } from '../../model/tool.ts';
import { contradictions } from './contradictions.ts';
import { nodesOf } from './facts.ts';
import { misfit } from './fits.ts';

function found(schema: JsonObject): string[] {
  const tool = readTool({ name: 'a', parameters: { properties: { n: schema } } });
  return nodesOf(tool).flatMap((node) => [...contradictions(node)].map(({ message }) => message));
}

describe('contradictions', () => {
  test.each<[JsonObject, string[]]>([
    [{ type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 }, ['emptyRange']],
    [{ type: 'integer', minimum: 1.2, maximum: 1.8 }, ['emptyRange']],
    [{ type: 'number', exclusiveMinimum: 1, maximum: 1 }, ['emptyRange']],
    [{ minItems: 3, maxItems: 2 }, ['emptyLength']],
    [{ type: 'string', const: 1 }, ['valueType']],
    [{ type: 'string', enum: [1, 2] }, ['valueType']],
    [{ type: 'array', allOf: [{ type: 'object' }] }, ['branchTypes']],
    [{ not: true }, ['notAny']],
  ])('%j', (schema, messages) => {
    expect(found(schema)).toEqual(messages);
  });
  test.each<[JsonObject]>([
    [{ type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 3 }],
    [{ type: 'number', exclusiveMinimum: 1, maximum: 1.0001 }],
    [{ type: 'number', const: 3 }],
    [{ type: ['string', 'null'], enum: [null, 'a'] }],
    [{ type: 'string', enum: [null], nullable: true }],
    [{ type: 'number', allOf: [{ type: 'integer' }] }],
    [{ allOf: [{ minimum: 1 }, { type: 'string' }] }],
    [{ minimum: 5, maximum: 5 }],
    [{ type: 'STRING', enum: ['a'] }],
    [{ not: { type: 'string' } }],
    [{ required: ['a'], additionalProperties: false, patternProperties: { '^a': {} } }],
  ])('not %j', (schema) => {
    expect(found(schema)).toEqual([]);
  });
});

describe('literals beside their schema', () => {
  test.each<[JsonValue, JsonObject, string]>([
    ['5', { type: 'integer' }, 'type'],
    [1.5, { type: 'integer' }, 'type'],
    ['c', { enum: ['a'] }, 'enum'],
    [2, { const: 3 }, 'const'],
    [0, { exclusiveMinimum: 0 }, 'minimum'],
    [9, { maximum: 8 }, 'maximum'],
    [7, { multipleOf: 5 }, 'multiple'],
    ['abc', { maxLength: 2 }, 'length'],
    [['a'], { items: { type: 'number' } }, 'items'],
    [{}, { required: ['a'] }, 'required'],
  ])('%j breaks %j', (value, schema, keyword) => {
    expect(misfit(value, schema)).toBe(keyword);
  });
  test.each<[JsonValue, JsonObject]>([
    [1, { type: 'number' }],
    [1.0, { type: 'integer' }],
    [null, { type: 'string', nullable: true }],
    ['👍', { maxLength: 1 }],
    [{ a: 1, b: 2 }, { enum: [{ b: 2, a: 1 }] }],
    [['a', 1], { prefixItems: [{ type: 'string' }], items: { type: 'number' } }],
    ['x', { type: 'dict' }],
    [0.3, { multipleOf: 0.1 }],
    [[], { type: 'array', items: { type: 'string' } }],
  ])('%j fits %j', (value, schema) => {
    expect(misfit(value, schema)).toBeUndefined();
  });
});
