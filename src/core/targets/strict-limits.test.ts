import { expect, test, vi } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import type { TargetId } from '../model/target-id.ts';
import { readTool } from '../model/tool.ts';
import { convert } from './convert.ts';
import { sizeOf } from './limits/totals.ts';

// The sizes are those of the vendors; a busy machine needs its time for them.
vi.setConfig({ testTimeout: 60_000 });

function wide(count: number): JsonObject {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, { type: 'string' }]));
}
function nested(levels: number): JsonObject {
  let schema: JsonObject = { type: 'string' };
  for (let level = 0; level < levels; level += 1) {
    schema = { type: 'object', properties: { p: schema }, required: ['p'], additionalProperties: false };
  }
  return schema;
}
function closed(properties: JsonObject, required: string[] = Object.keys(properties)): JsonObject {
  return { type: 'object', properties, required, additionalProperties: false };
}
function refusals(parameters: JsonObject, target: TargetId) {
  const { losses } = convert(readTool({ name: 'x', parameters }), target);
  return losses
    .filter(({ kind }) => kind === 'refused')
    .map(({ message }) => [message.id, message.data.measured, message.data.limit]);
}

// The numbers of the Structured Outputs guide, each at its limit and one beyond.
test.each<[string, TargetId, JsonObject, JsonObject, [string, number, number]]>([
  ['properties', 'openai-chat:strict', closed(wide(5000)), closed(wide(5001)), ['target-limit-properties', 5001, 5000]],
  ['levels', 'openai-chat:strict', nested(10), nested(11), ['target-limit-depth', 11, 10]],
  [
    'values',
    'openai-chat:strict',
    closed({ a: { type: 'string', enum: Array.from({ length: 1000 }, (_, index) => `v${index}`) } }),
    closed({ a: { type: 'string', enum: Array.from({ length: 1001 }, (_, index) => `v${index}`) } }),
    ['target-limit-enumValues', 1001, 1000],
  ],
  [
    'characters of a long list',
    'openai-chat:strict',
    closed({ a: { type: 'string', enum: Array.from({ length: 250 }, (_, index) => `${index}`.padEnd(100, 'x')) } }),
    closed({ a: { type: 'string', enum: Array.from({ length: 251 }, (_, index) => `${index}`.padEnd(100, 'x')) } }),
    ['target-limit-longEnumCharacters', 25_100, 15_000],
  ],
  [
    'characters of names and values',
    'openai-chat:strict',
    closed({ ['k'.repeat(120_000)]: { type: 'string' } }),
    closed({ ['k'.repeat(120_001)]: { type: 'string' } }),
    ['target-limit-characters', 120_001, 120_000],
  ],
  [
    'optional properties',
    'anthropic:strict',
    closed(wide(24), []),
    closed(wide(25), []),
    ['target-limit-optionalProperties', 25, 24],
  ],
  [
    'unions',
    'anthropic:strict',
    closed(Object.fromEntries(Object.keys(wide(16)).map((key) => [key, { type: ['string', 'null'] }]))),
    closed(Object.fromEntries(Object.keys(wide(17)).map((key) => [key, { type: ['string', 'null'] }]))),
    ['target-limit-unionProperties', 17, 16],
  ],
])('%s', (_name, target, within, beyond, want) => {
  expect(refusals(within, target)).toEqual([]);
  expect(refusals(beyond, target)).toEqual([want]);
});

test('levels are levels of objects, through lists and unions', () => {
  const inner = closed({ a: { type: 'string' } });
  expect(sizeOf(closed({ a: { type: 'string' } })).levels).toBe(1);
  expect(sizeOf(closed({ a: { type: 'array', items: { anyOf: [inner, { type: 'null' }] } } })).levels).toBe(2);
});

test('plain targets have no such limits', () => {
  expect(refusals(closed(wide(6000)), 'openai-chat')).toEqual([]);
});

test('hostile depth and growth end, converted or refused', () => {
  let deep: JsonObject = { type: 'string' };
  for (let level = 0; level < 1000; level += 1) deep = { type: 'array', items: deep };
  expect(
    convert(readTool({ name: 'x', parameters: { type: 'object', properties: { a: deep } } }), 'gemini').status,
  ).toBe('exact');
  const definitions = Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      `d${index}`,
      index === 0
        ? { type: 'string' }
        : {
            type: 'object',
            properties: { l: { $ref: `#/$defs/d${index - 1}` }, r: { $ref: `#/$defs/d${index - 1}` } },
          },
    ]),
  );
  const doubling = { type: 'object', properties: { a: { $ref: '#/$defs/d29' } }, $defs: definitions };
  expect(refusals(doubling, 'gemini')[0]?.[0]).toBe('target-too-large');
  expect(convert(readTool({ name: 'x', parameters: doubling }), 'openai-responses').payload).not.toBeNull();
});
