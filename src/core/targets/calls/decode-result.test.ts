import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../../model/json.ts';
import { familyOf, TARGET_IDS } from '../../model/target-id.ts';
import { readTool } from '../../model/tool.ts';
import { decodeResult } from './decode-result.ts';
import { WIRE } from './index.ts';

const WEATHER = readTool({
  name: 'get_weather',
  parameters: { type: 'object', properties: {} },
  returns: { type: 'object', properties: { temp: { type: 'number' } }, required: ['temp'] },
});
const UNTYPED = readTool({ name: 'get_weather' });
const CALL = { number: 1, name: 'get_weather', arguments: {} };
const ERROR = { error: { code: 'NOT_FOUND', message: 'no such city' } };

function read(value: JsonValue, tool = WEATHER) {
  const { kind, value: result, notes } = decodeResult(value, { tool });
  return { kind, result, said: notes.map(({ severity, message }) => `${severity} ${message.id}`) };
}

describe.each(TARGET_IDS)('%s', (target) => {
  const wire = WIRE[familyOf(target)];
  const payload = { name: 'get_weather', outputSchema: { type: 'object' } };

  test('our own result message is read back', () => {
    const message = wire.encodeResult(CALL, { kind: 'success', value: { temp: 3 } }, target, payload);
    expect(read(message)).toEqual({ kind: 'success', result: { temp: 3 }, said: [] });
  });

  test('our own error message is read back', () => {
    const message = wire.encodeResult(CALL, { kind: 'error', value: ERROR }, target, payload);
    expect(read(message)).toEqual({ kind: 'error', result: ERROR, said: [] });
  });
});

describe('MCP results', () => {
  const text = (value: string) => [{ type: 'text', text: value }];

  test.each<[string, JsonValue, unknown]>([
    [
      'text only although output is declared',
      { content: text('2 degrees') },
      { kind: 'success', result: '2 degrees', said: ['error result-not-structured'] },
    ],
    [
      'an error needs no structured content',
      { content: text('boom'), isError: true },
      { kind: 'error', result: 'boom', said: [] },
    ],
    [
      'structured content without text',
      { structuredContent: { temp: 3 } },
      { kind: 'success', result: { temp: 3 }, said: ['info result-no-text'] },
    ],
    [
      'text that says something else',
      { content: text('{"temp":4}'), structuredContent: { temp: 3 } },
      { kind: 'success', result: { temp: 3 }, said: ['warning result-text-differs'] },
    ],
    [
      'text for people',
      { content: text('3 degrees'), structuredContent: { temp: 3 } },
      { kind: 'success', result: { temp: 3 }, said: [] },
    ],
    [
      'another order of keys is no difference',
      { content: text('{"b":1,"a":2}'), structuredContent: { a: 2, b: 1 } },
      { kind: 'success', result: { a: 2, b: 1 }, said: [] },
    ],
  ])('%s', (_name, value, expected) => {
    expect(read(value)).toEqual(expected);
  });

  test('text is the result where no output is declared', () => {
    expect(read({ content: text('{"a":1}') }, UNTYPED)).toEqual({ kind: 'success', result: { a: 1 }, said: [] });
  });
});

test.each<[string, JsonValue, unknown]>([
  ['a bare result', { temp: 3 }, { kind: 'success', result: { temp: 3 }, said: [] }],
  ['a bare envelope', ERROR, { kind: 'error', result: ERROR, said: [] }],
  ['a bare list', [1], { kind: 'success', result: [1], said: [] }],
  [
    'a Gemini list',
    { functionResponse: { name: 'a', response: [1, 2] } },
    { kind: 'success', result: [1, 2], said: ['error result-not-object'] },
  ],
  [
    'a Gemini response without output',
    { functionResponse: { name: 'a', response: { temp: 3 } } },
    { kind: 'success', result: { temp: 3 }, said: [] },
  ],
  [
    'an error text',
    { functionResponse: { name: 'a', response: { error: 'no' } } },
    { kind: 'error', result: 'no', said: [] },
  ],
])('%s', (_name, value, expected) => {
  expect(read(value)).toEqual(expected);
});

test('a result that looks like an envelope is a result where the schema declares its keys', () => {
  const tool = readTool({ name: 'read', returns: { type: 'object', properties: { content: { type: 'array' } } } });
  const value = { content: [{ type: 'text', text: 'x' }] };
  expect(read(value, tool)).toEqual({ kind: 'success', result: value, said: [] });
});
