import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../model/json.ts';
import { formatPointer } from '../../model/pointer.ts';
import type { TargetId } from '../../model/target-id.ts';
import { readTool } from '../../model/tool.ts';
import type { Conversion } from '../conversion.ts';
import { decodeTurn, type TurnCall } from './decode-call.ts';

const WEATHER = readTool({
  name: 'get_weather',
  parameters: {
    type: 'object',
    properties: {
      city: { type: 'string' },
      days: { type: 'integer' },
      note: { type: ['string', 'null'] },
      area: { $ref: '#/$defs/Area' },
      stops: { type: 'array', items: { anyOf: [{ $ref: '#/$defs/Area' }, { type: 'string' }] } },
    },
    required: ['city'],
    $defs: {
      Area: {
        type: 'object',
        properties: { name: { type: 'string' }, radius: { type: 'number' } },
        required: ['name'],
      },
    },
  },
});

function read(text: string, target?: TargetId, tool = WEATHER, conversion?: Conversion) {
  const { calls } = decodeTurn(text, {
    tool,
    ...(target === undefined ? {} : { target }),
    ...(conversion === undefined ? {} : { conversion }),
  });
  const { decoded } = calls[0] as TurnCall;
  if (!decoded.ok) return { failed: decoded.error.message.id };
  const { family, name, arguments: value, notes } = decoded.value;
  const said = notes.map((note) => `${note.severity} ${note.message.id} ${formatPointer(note.pointer)}`.trim());
  return { family, name, value, said };
}

const OSLO = { city: 'Oslo' };

describe('a call in any form', () => {
  const forms: readonly [string, TargetId | undefined, unknown, string | undefined][] = [
    ['bare arguments', 'anthropic', OSLO, undefined],
    [
      'Responses item',
      'openai-responses',
      { type: 'function_call', call_id: 'c', name: 'get_weather', arguments: '{"city":"Oslo"}' },
      'openai-responses',
    ],
    [
      'Responses answer',
      undefined,
      { output: [{ type: 'reasoning' }, { type: 'function_call', name: 'get_weather', arguments: '{"city":"Oslo"}' }] },
      'openai-responses',
    ],
    [
      'Chat message',
      'openai-chat',
      {
        role: 'assistant',
        content: null,
        tool_calls: [{ id: 'c', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Oslo"}' } }],
      },
      'openai-chat',
    ],
    [
      'Chat completion',
      undefined,
      {
        choices: [
          {
            message: {
              tool_calls: [{ type: 'function', function: { name: 'get_weather', arguments: '{"city":"Oslo"}' } }],
            },
          },
        ],
      },
      'openai-chat',
    ],
    [
      'Chat call',
      undefined,
      { id: 'c', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Oslo"}' } },
      'openai-chat',
    ],
    [
      'Chat message of 2023',
      'openai-chat',
      { role: 'assistant', content: null, function_call: { name: 'get_weather', arguments: '{"city":"Oslo"}' } },
      'openai-chat',
    ],
    ['tool_use block', 'anthropic', { type: 'tool_use', id: 't', name: 'get_weather', input: OSLO }, 'anthropic'],
    [
      'Anthropic message',
      undefined,
      {
        role: 'assistant',
        content: [
          { type: 'text', text: 'Sure' },
          { type: 'tool_use', id: 't', name: 'get_weather', input: OSLO },
        ],
      },
      'anthropic',
    ],
    ['Gemini part', 'gemini', { functionCall: { name: 'get_weather', args: OSLO } }, 'gemini'],
    [
      'Gemini content',
      undefined,
      { role: 'model', parts: [{ functionCall: { name: 'get_weather', args: OSLO } }] },
      'gemini',
    ],
    [
      'Gemini answer',
      undefined,
      { candidates: [{ content: { parts: [{ functionCall: { name: 'get_weather', args: OSLO } }] } }] },
      'gemini',
    ],
    [
      'MCP request',
      'mcp',
      { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'get_weather', arguments: OSLO } },
      'mcp',
    ],
    ['MCP params', undefined, { name: 'get_weather', arguments: OSLO }, 'mcp'],
    [
      'list of items',
      undefined,
      [{ type: 'function_call', name: 'get_weather', arguments: '{"city":"Oslo"}' }],
      'openai-responses',
    ],
    ['descriptor example', undefined, { prompt: 'p', tool_call: { name: 'get_weather', arguments: OSLO } }, 'mcp'],
  ];

  test.each(forms)('%s', (_name, target, value, family) => {
    expect(read(JSON.stringify(value), target)).toEqual({
      family,
      name: family === undefined ? undefined : 'get_weather',
      value: OSLO,
      said: [],
    });
  });

  test('a call of another tool is read, and said', () => {
    const text = JSON.stringify({ type: 'tool_use', id: 't', name: 'get_time', input: OSLO });
    expect(read(text)).toMatchObject({ value: OSLO, said: ['error call-other-tool'] });
  });

  test('of several calls the one to this tool counts', () => {
    const block = (name: string, city: string) => ({ type: 'tool_use', id: name, name, input: { city } });
    const text = JSON.stringify({
      role: 'assistant',
      content: [block('get_time', 'Rome'), block('get_weather', 'Oslo')],
    });
    expect(read(text)).toMatchObject({ value: OSLO, said: ['info call-several'] });
  });

  test("another provider's form is read, and said", () => {
    const text = JSON.stringify({ functionCall: { name: 'get_weather', args: OSLO } });
    expect(read(text, 'anthropic')).toMatchObject({ value: OSLO, said: ['warning call-other-form'] });
  });

  test('arguments that look like a call stay arguments where the schema declares them', () => {
    const tool = readTool({
      name: 'run',
      parameters: { type: 'object', properties: { name: { type: 'string' }, arguments: { type: 'object' } } },
    });
    const value = { name: 'ls', arguments: { all: true } };
    expect(read(JSON.stringify(value), 'mcp', tool)).toMatchObject({ family: undefined, value });
  });
});

describe('text that is no call', () => {
  test.each([
    ['', { value: {}, said: ['warning call-empty'] }],
    ['  \n', { value: {}, said: ['warning call-empty'] }],
    ['city: Oslo', { failed: 'call-not-json' }],
    ["{'city': 'Oslo'}", { failed: 'call-not-json' }],
    ['{"city": "Os', { failed: 'call-cut-off' }],
    ['{"city": {"a": [1, ', { failed: 'call-cut-off' }],
    ['[1]', { failed: 'call-not-object' }],
    ['null', { failed: 'call-not-object' }],
    ['"Oslo"', { failed: 'call-not-object' }],
    ['"{\\"city\\":\\"Oslo\\"}"', { failed: 'call-encoded-twice' }],
    ['{"type":"tool_use","name":"get_weather","input":"{}"}', { failed: 'call-input-string' }],
    ['{"type":"function_call","name":"get_weather","arguments":"{\\"city\\""}', { failed: 'call-cut-off' }],
    ['{"type":"function_call","name":"get_weather","arguments":""}', { value: {}, said: ['warning call-empty'] }],
    [
      '{"type":"function_call","name":"get_weather","arguments":{"city":"Oslo"}}',
      { value: OSLO, said: ['warning call-arguments-object'] },
    ],
    ['{"role":"assistant","content":[{"type":"text","text":"hm"}]}', { failed: 'call-no-call' }],
    [`${'['.repeat(2000)}${']'.repeat(2000)}`, { failed: 'call-too-deep' }],
  ])('%j', (text, expected) => {
    expect(read(text)).toMatchObject(expected);
  });
});

describe('nulls', () => {
  test.each([
    ['an omitted optional goes', { city: 'Oslo', days: null }, OSLO],
    ['a null that the schema takes stays', { city: 'Oslo', note: null }, { city: 'Oslo', note: null }],
    ['a required null stays for the schema to judge', { city: null }, { city: null }],
    ['an undeclared null stays', { city: 'Oslo', other: null }, { city: 'Oslo', other: null }],
    ['inside a reference', { city: 'Oslo', area: { name: 'a', radius: null } }, { city: 'Oslo', area: { name: 'a' } }],
    [
      'inside a branch',
      { city: 'Oslo', stops: [{ name: 'a', radius: null }, 'b'] },
      { city: 'Oslo', stops: [{ name: 'a' }, 'b'] },
    ],
  ])('%s', (_name, sent, value) => {
    expect(read(JSON.stringify(sent), 'openai-chat:strict')).toMatchObject({ value });
  });
});

test('a null in a call of MCP is a null: the server gets it as it is', () => {
  const call = { name: 'get_weather', arguments: { city: 'Oslo', days: null } };
  const params = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: call };
  expect(read(JSON.stringify(params), 'mcp')).toMatchObject({ value: { city: 'Oslo', days: null } });
  expect(read(JSON.stringify(call))).toMatchObject({ value: { city: 'Oslo', days: null } });
  expect(read(JSON.stringify(call), 'openai-chat:strict')).toMatchObject({ value: OSLO });
});

test('a value encoded once more is pointed at, not mended', () => {
  expect(read('{"city":"Oslo","area":"{\\"name\\":\\"a\\"}"}')).toMatchObject({
    value: { city: 'Oslo', area: '{"name":"a"}' },
    said: ['warning call-json-string /area'],
  });
});

describe('renamed keys and names', () => {
  const tool = readTool({
    name: 'list.apps',
    parameters: {
      type: 'object',
      properties: {
        'filter[name]': { type: 'string' },
        page: { type: 'object', properties: { 'max size': { type: 'integer' } } },
      },
    },
  });
  const payload: JsonObject = {
    name: 'list_apps',
    input_schema: {
      type: 'object',
      properties: {
        filter_name: { type: 'string' },
        page: { type: 'object', properties: { max_size: { type: 'integer' } } },
      },
    },
  };
  const conversion: Conversion = {
    target: 'anthropic',
    payload,
    status: 'exact',
    losses: [],
    nameMap: { list_apps: 'list.apps' },
    keyMap: {
      '/input_schema/properties/filter_name': 'filter[name]',
      '/input_schema/properties/page/properties/max_size': 'max size',
    },
    provenance: [],
  };

  test('come back, at every depth', () => {
    const sent = { type: 'tool_use', name: 'list_apps', input: { filter_name: 'a', page: { max_size: 3 } } };
    expect(read(JSON.stringify(sent), 'anthropic', tool, conversion)).toEqual({
      family: 'anthropic',
      name: 'list.apps',
      value: { 'filter[name]': 'a', page: { 'max size': 3 } },
      said: [],
    });
  });

  test('both names at once are said', () => {
    const sent = '{"filter_name":"a","filter[name]":"b"}';
    expect(read(sent, 'anthropic', tool, conversion)).toMatchObject({
      value: { 'filter[name]': 'b' },
      said: ['warning call-key-collision /filter[name]'],
    });
  });
});

describe('what the answer refers to', () => {
  test.each<[string, unknown, unknown]>([
    ['Responses', { type: 'function_call', call_id: 'c7', name: 'get_weather', arguments: '{}' }, 'c7'],
    [
      'Chat',
      {
        role: 'assistant',
        tool_calls: [{ id: 'c8', type: 'function', function: { name: 'get_weather', arguments: '{}' } }],
      },
      'c8',
    ],
    ['Anthropic', { type: 'tool_use', id: 't9', name: 'get_weather', input: {} }, 't9'],
    ['Gemini', { functionCall: { id: 'g1', name: 'get_weather', args: {} } }, 'g1'],
    ['MCP', { jsonrpc: '2.0', id: 12, method: 'tools/call', params: { name: 'get_weather', arguments: {} } }, 12],
    ['bare arguments', { city: 'Oslo' }, undefined],
  ])('%s', (_name, value, id) => {
    const { decoded } = decodeTurn(JSON.stringify(value), { tool: WEATHER }).calls[0] as TurnCall;
    expect(decoded.ok && decoded.value.sent.id).toBe(id);
  });
});

test("in no provider's form a null is a null", () => {
  expect(read('{"city":"Oslo","days":null}')).toMatchObject({ value: { city: 'Oslo', days: null }, said: [] });
});

test.each<[string, string]>([
  ['{"city":"Oslo","days":1,"days":2}', 'warning text-duplicate-key /days'],
  ['{"city":"Oslo","days":9007199254740993}', 'warning text-number-range /days'],
])('what parsing %s loses is told', (text, want) => {
  expect(read(text, 'openai-chat').said).toEqual([want]);
  expect(read(JSON.stringify({ name: 'get_weather', arguments: text }), 'openai-chat').said).toEqual([want]);
});

test('whose call it was is known although its arguments cannot be read', () => {
  const text = JSON.stringify({ type: 'tool_use', id: 't9', name: 'get_weather', input: '{"city":"Oslo"}' });
  expect(read(text)).toEqual({ failed: 'call-input-string' });
  const senderOf = (sent: string) => decodeTurn(sent, { tool: WEATHER }).calls[0]?.sent;
  expect(senderOf(text)).toMatchObject({ family: 'anthropic', id: 't9', name: 'get_weather' });
  expect(senderOf('{')).toBeUndefined();
});

test('an MCP call may leave out its arguments', () => {
  expect(read('{"name":"get_weather"}', 'mcp')).toMatchObject({
    family: 'mcp',
    value: {},
    said: ['warning call-empty'],
  });
  expect(read('{"name":"get_weather"}')).toMatchObject({ family: undefined, value: { name: 'get_weather' } });
});
