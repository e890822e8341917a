import { expect, test } from 'vitest';
import { get, isObject, type JsonObject, type JsonValue } from '../model/json.ts';
import type { TargetId } from '../model/target-id.ts';
import { readTool } from '../model/tool.ts';
import { decodeTurn } from './calls/decode-call.ts';
import { convert } from './convert.ts';

function toolWith(x: JsonValue) {
  return readTool({
    name: 'set_mode',
    description: 'Sets the mode.',
    parameters: { type: 'object', properties: { x }, required: ['x'], additionalProperties: false },
  });
}

/** What is sent for a required property with this schema, and what is said of its value. */
function sentFor(x: JsonValue, target: TargetId) {
  const { payload, losses } = convert(toolWith(x), target);
  const body = get(payload, 'function') ?? payload;
  const schema = get(body, 'parameters') ?? get(body, 'input_schema');
  const said = losses.filter(({ keyword }) => keyword === 'const' || keyword === 'enum');
  return { sent: get(get(schema, 'properties'), 'x'), said: said.map(({ kind }) => kind) };
}

const closed = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

test.each<[string, JsonValue, JsonValue]>([
  [
    'an object',
    { const: { a: 1, b: 'c' } },
    closed({ a: { type: 'integer', const: 1 }, b: { type: 'string', const: 'c' } }),
  ],
  [
    'an object of a declared type',
    { type: 'object', const: { a: true } },
    closed({ a: { type: 'boolean', const: true } }),
  ],
  ['the empty object', { const: {} }, closed({})],
  ['an object in an object', { const: { a: { b: null } } }, closed({ a: closed({ b: { type: 'null' } }) })],
  ['its description', { const: {}, description: 'None.' }, { ...closed({}), description: 'None.' }],
  [
    'several objects and texts',
    { enum: [{ a: 1 }, 's', 't', { b: 2 }] },
    {
      anyOf: [
        { type: 'string', enum: ['s', 't'] },
        closed({ a: { type: 'integer', const: 1 } }),
        closed({ b: { type: 'integer', const: 2 } }),
      ],
    },
  ],
  [
    'values that the type takes',
    { type: ['object', 'null'], enum: [{ a: 1 }, 's', null] },
    { anyOf: [{ type: 'null' }, closed({ a: { type: 'integer', const: 1 } })] },
  ],
])('strict modes get listed values as a schema: %s', (_, given, want) => {
  for (const target of ['openai-responses:strict', 'openai-chat:strict', 'anthropic:strict'] as const)
    expect(sentFor(given, target)).toEqual({ sent: want, said: ['rewritten'] });
});

test.each<[string, TargetId, JsonValue, JsonValue, string]>([
  [
    'of one value',
    'openai-chat:strict',
    { const: ['a', 'a'] },
    { type: 'array', items: { type: 'string', const: 'a' }, minItems: 2, maxItems: 2 },
    'rewritten',
  ],
  [
    'of several, whose order only a sentence says',
    'openai-chat:strict',
    { const: [1, 2] },
    {
      type: 'array',
      items: { type: 'integer', enum: [1, 2] },
      minItems: 2,
      maxItems: 2,
      description: 'Must be [1,2].',
    },
    'described',
  ],
  [
    'where nothing holds a list to its length',
    'anthropic:strict',
    { const: ['a'] },
    { type: 'array', items: { type: 'string', const: 'a' }, description: 'Must be ["a"].' },
    'described',
  ],
])('a listed list %s', (_, target, given, want, kind) => {
  expect(sentFor(given, target)).toEqual({ sent: want, said: [kind] });
});

test('a listed object with a null in it comes back as it was sent', () => {
  const tool = toolWith({ const: { a: null } });
  const target = 'openai-responses:strict';
  const { calls } = decodeTurn('{"x":{"a":null}}', { tool, target, conversion: convert(tool, target) });
  const decoded = calls[0]?.decoded;
  expect(decoded?.ok && decoded.value.arguments).toEqual({ x: { a: null } });
});

test('what else judges the object is not guessed away', () => {
  const { sent } = sentFor({ const: { a: 1 }, properties: { a: { type: 'string' } } }, 'anthropic:strict');
  expect(isObject(sent) && isObject(sent.properties) && sent.properties.a).toEqual({ type: 'string' });
});
