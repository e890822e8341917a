import { describe, expect, test } from 'vitest';
import { get, type JsonObject } from '../model/json.ts';
import { readTool } from '../model/tool.ts';
import { decodeArguments, encodeArguments } from './calls/translate-arguments.ts';
import { convert } from './convert.ts';

const toolOf = (parameters: JsonObject) => readTool({ name: 'get_item', description: 'Gets one item.', parameters });

// Names of parameters: @google/genai 3.3.0 `FunctionDeclaration.parameters`, 2026-11. The field for JSON Schema names no rule.
describe('parameter names that Gemini does not foresee', () => {
  const tool = toolOf({
    type: 'object',
    properties: { 'x-api-key': { type: 'string' }, 'a.b': { type: 'string' }, '2fa': { type: 'string' }, city: {} },
    required: ['x-api-key'],
    propertyOrdering: ['a.b', 'x-api-key'],
  });
  const given = { 'x-api-key': 'k', 'a.b': 'v', '2fa': '1', city: 'Oslo' };

  test('are sent under others, and arguments come back under the old ones', () => {
    const conversion = convert(tool, 'gemini');
    const sent = encodeArguments(given, conversion) as JsonObject;
    expect(sent).toEqual({ x_api_key: 'k', a_b: 'v', _2fa: '1', city: 'Oslo' });
    expect(get(conversion.payload, 'parameters')).toMatchObject({
      properties: { x_api_key: {}, a_b: {}, _2fa: {} },
      required: ['x_api_key'],
      propertyOrdering: ['a_b', 'x_api_key'],
    });
    expect(conversion.keyMap).toMatchObject({ '/parameters/properties/x_api_key': 'x-api-key' });
    expect(decodeArguments(sent, tool, { conversion }).value).toEqual(given);
  });

  test('stay where JSON Schema is sent', () => {
    expect(encodeArguments(given, convert(tool, 'gemini:json'))).toEqual(given);
  });
});

describe('patterns of keys at a root with renamed parameters', () => {
  const sentFor = (parameters: JsonObject) => get(convert(toolOf(parameters), 'anthropic').payload, 'input_schema');

  test('go on speaking of the parameter that they spoke of', () => {
    expect(
      sentFor({
        type: 'object',
        properties: { 'f[a]': { type: 'string' } },
        patternProperties: { '\\[': { maxLength: 9 } },
      }),
    ).toEqual({
      type: 'object',
      properties: { f_a_: { allOf: [{ type: 'string' }, { maxLength: 9 }] } },
      patternProperties: { '\\[': { maxLength: 9 } },
    });
  });

  test('do not come to speak of it by its new name', () => {
    expect(
      sentFor({
        type: 'object',
        properties: { 'f[a]': { type: 'string' } },
        patternProperties: { '^f_': { type: 'integer' } },
      }),
    ).toEqual({
      type: 'object',
      properties: { 'f.a.': { type: 'string' } },
      patternProperties: { '^f_': { type: 'integer' } },
    });
  });

  test('are told where every possible name falls under one', () => {
    const parameters = {
      type: 'object',
      properties: { 'f[a]': { type: 'string' } },
      patternProperties: { '^[a-zA-Z._-]+$': { type: 'integer' } },
    };
    expect(sentFor(parameters)).toEqual({
      type: 'object',
      properties: { f_a_: { type: 'string' } },
      description: 'Keys may match: ^[a-zA-Z._-]+$ (value: integer).',
    });
    expect(convert(toolOf(parameters), 'anthropic').losses).toContainEqual(
      expect.objectContaining({ kind: 'described', keyword: 'patternProperties' }),
    );
  });

  test('inside a condition too', () => {
    const branch = { patternProperties: { '\\[a\\]$': { minLength: 2 } } };
    expect(sentFor({ type: 'object', properties: { 'f[a]': {} }, not: branch })).toMatchObject({
      not: { ...branch, properties: { f_a_: { minLength: 2 } } },
    });
  });

  test.each([
    [{ pattern: '^f\\[' }, { anyOf: [{ pattern: '^f\\[' }, { enum: ['f_a_'] }] }],
    [{ pattern: '^f' }, { pattern: '^f' }],
    [{ maxLength: 2 }, { maxLength: 2 }],
  ])('names that are asked to fit %j', (propertyNames, want) => {
    expect(sentFor({ type: 'object', properties: { 'f[a]': {} }, propertyNames })).toMatchObject({
      propertyNames: want,
    });
  });
});
