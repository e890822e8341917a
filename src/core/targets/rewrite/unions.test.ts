import { expect, test } from 'vitest';
import type { JsonValue } from '../../model/json.ts';
import { readTool } from '../../model/tool.ts';
import { convert } from '../convert.ts';

/** What becomes of a `oneOf` with these branches: the same said otherwise, or less. */
function fate(branches: readonly JsonValue[]): string | undefined {
  const parameters = { type: 'object', properties: { x: { oneOf: branches } }, required: ['x'] };
  const { losses } = convert(readTool({ name: 'f', description: 'F.', parameters }), 'openai-responses:strict');
  return losses.find(({ keyword }) => keyword === 'oneOf')?.kind;
}

const tagged = (kind: string, required: readonly string[] = ['kind']) => ({
  type: 'object',
  properties: { kind: { const: kind } },
  required,
});

test.each<[string, JsonValue[]]>([
  ['types that differ', [{ type: 'string' }, { type: 'integer' }]],
  ['values that differ', [{ enum: ['a', 'b'] }, { const: 'c' }]],
  ['a tag that each branch requires', [tagged('a'), tagged('b'), tagged('c')]],
  ['a tag that one of two requires', [tagged('a'), tagged('b', [])]],
  [
    'a property that one side requires and the other, closed, lacks',
    [
      { type: 'object', properties: { id: {} }, required: ['id'] },
      { type: 'object', properties: { name: {} }, additionalProperties: false },
    ],
  ],
])('no value fits two branches: %s', (_, branches) => {
  expect(fate(branches)).toBe('rewritten');
});

test.each<[string, JsonValue[]]>([
  ['every integer is a number', [{ type: 'integer' }, { type: 'number' }]],
  ['a common value', [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }]],
  ['an object without the tag', [tagged('a', []), tagged('b', [])]],
  ['an object without the tag, beside one that has it', [tagged('a'), tagged('b', []), tagged('c', [])]],
  [
    'a closed side that takes the property by its pattern',
    [
      { type: 'object', properties: { id: {} }, required: ['id'] },
      { type: 'object', patternProperties: { '^i': {} }, additionalProperties: false },
    ],
  ],
])('a value may fit two branches: %s', (_, branches) => {
  expect(fate(branches)).toBe('dropped');
});
