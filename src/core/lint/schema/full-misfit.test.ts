import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../model/json.ts';
import { readTool } from '../../model/tool.ts';
import { nodesWith } from './facts.ts';
import { fullMisfit } from './full-misfit.ts';

/** The keyword that the default of the property `p` breaks. */
function brokenBy(node: JsonObject, more: JsonObject = {}): string | undefined {
  const tool = readTool({ name: 'a', parameters: { type: 'object', properties: { p: node }, ...more } });
  for (const { facts, node: found } of nodesWith(tool, 'default')) {
    if (found.key === 'p') return fullMisfit(found.schema.default as JsonValue, found.schema, facts);
  }
  return undefined;
}

const money = {
  type: 'object',
  properties: { amount: { type: 'number', minimum: 0 }, currency: { enum: ['EUR', 'VND'] } },
  required: ['amount'],
  additionalProperties: false,
};

describe('a literal is judged by all that its schema says', () => {
  test.each<[string, JsonObject, JsonObject, string | undefined]>([
    ['its own type', { type: 'integer', default: '5' }, {}, 'type'],
    ['a pattern', { type: 'string', pattern: '^ord-\\d{8}$', default: 'ord-1' }, {}, 'pattern'],
    ['a format', { type: 'string', format: 'email', default: 'nobody' }, {}, 'format'],
    ['a branch', { anyOf: [{ type: 'integer' }, { const: 'all' }], default: 'none' }, {}, 'anyOf'],
    ['a property', { ...money, default: { amount: -1 } }, {}, 'minimum'],
    ['an unknown key', { ...money, default: { amount: 1, unit: 'x' } }, {}, 'additionalProperties'],
    ['a definition', { $ref: '#/$defs/money', default: { amount: 1, currency: 'GBP' } }, { $defs: { money } }, 'enum'],
    [
      'a definition behind another',
      { $ref: '#/$defs/a', default: 7 },
      { $defs: { a: { $ref: '#/$defs/b' }, b: { type: 'string' } } },
      'type',
    ],
    [
      'what fits a definition',
      { $ref: '#/$defs/money', default: { amount: 1, currency: 'VND' } },
      { $defs: { money } },
      undefined,
    ],
    ['what fits one branch', { anyOf: [{ type: 'integer' }, { const: 'all' }], default: 'all' }, {}, undefined],
  ])('%s', (_, node, more, keyword) => expect(brokenBy(node, more)).toBe(keyword));

  test('a reference that leads nowhere leaves the literal unjudged', () => {
    expect(brokenBy({ $ref: '#/$defs/none', default: 7 })).toBeUndefined();
  });

  test('a pattern that may run long is not run', () => {
    expect(brokenBy({ type: 'string', pattern: '^(a+)+$', default: 'aaa!' })).toBeUndefined();
    expect(brokenBy({ type: 'string', pattern: '^a+$', default: 'aaa!' })).toBe('pattern');
  });
});
