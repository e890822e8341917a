import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../model/json.ts';
import { valueAt } from '../../model/pointer.ts';
import { familyOf, type TargetId } from '../../model/target-id.ts';
import { WIRE } from './index.ts';

const CALL = { number: 1, name: 'get_weather', arguments: { city: 'Oslo' } };
const TEXT = '{"temp":3}';
const ENVELOPE = { error: { code: 'NOT_FOUND', message: 'no such city' } };
const ENVELOPE_TEXT = '{"error":{"code":"NOT_FOUND","message":"no such city"}}';

interface Row {
  readonly target: TargetId;
  readonly call: JsonObject;
  readonly success: JsonObject;
  readonly failure: JsonObject;
}

/** The messages as the vendors' references print them. */
const ROWS: readonly Row[] = [
  {
    target: 'openai-responses',
    call: { type: 'function_call', call_id: 'call_1', name: 'get_weather', arguments: '{"city":"Oslo"}' },
    success: { type: 'function_call_output', call_id: 'call_1', output: TEXT },
    failure: { type: 'function_call_output', call_id: 'call_1', output: ENVELOPE_TEXT },
  },
  {
    target: 'openai-chat',
    call: {
      role: 'assistant',
      content: null,
      tool_calls: [{ id: 'call_1', type: 'function', function: { name: 'get_weather', arguments: '{"city":"Oslo"}' } }],
    },
    success: { role: 'tool', tool_call_id: 'call_1', content: TEXT },
    failure: { role: 'tool', tool_call_id: 'call_1', content: ENVELOPE_TEXT },
  },
  {
    target: 'anthropic',
    call: {
      role: 'assistant',
      content: [{ type: 'tool_use', id: 'toolu_1', name: 'get_weather', input: { city: 'Oslo' } }],
    },
    success: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: TEXT }] },
    failure: {
      role: 'user',
      content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content: ENVELOPE_TEXT, is_error: true }],
    },
  },
  {
    target: 'gemini',
    call: {
      role: 'model',
      parts: [
        {
          functionCall: { id: 'call_1', name: 'get_weather', args: { city: 'Oslo' } },
          thoughtSignature: 'skip_thought_signature_validator',
        },
      ],
    },
    success: {
      role: 'user',
      parts: [{ functionResponse: { id: 'call_1', name: 'get_weather', response: { output: { temp: 3 } } } }],
    },
    failure: {
      role: 'user',
      parts: [{ functionResponse: { id: 'call_1', name: 'get_weather', response: ENVELOPE } }],
    },
  },
  {
    target: 'mcp:2025-11-25',
    call: {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'get_weather', arguments: { city: 'Oslo' } },
    },
    success: { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: TEXT }] } },
    failure: { jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text', text: ENVELOPE_TEXT }], isError: true } },
  },
];

describe.each(ROWS)('$target', ({ target, call, success, failure }) => {
  const wire = WIRE[familyOf(target)];

  test('the call', () => {
    expect(wire.encodeCall(CALL, target)).toEqual(call);
  });

  test('an answer that went well', () => {
    expect(wire.encodeResult(CALL, { kind: 'success', value: { temp: 3 } }, target)).toEqual(success);
  });

  test('an error', () => {
    expect(wire.encodeResult(CALL, { kind: 'error', value: ENVELOPE }, target)).toEqual(failure);
  });

  test('its own call is found again', () => {
    expect(wire.findCalls(wire.encodeCall(CALL, target))).toMatchObject([{ name: 'get_weather' }]);
  });

  test('text stays text', () => {
    const message = JSON.stringify(wire.encodeResult(CALL, { kind: 'success', value: 'sunny' }, target));
    expect(message).toContain('"sunny"');
  });
});

describe('Gemini', () => {
  const encode = (value: JsonObject | readonly number[]) =>
    WIRE.gemini.encodeResult(CALL, { kind: 'success', value }, 'gemini');
  const responseOf = (message: JsonObject) => valueAt(message, ['parts', '0', 'functionResponse', 'response']);

  test('a list is wrapped, because a response is an object', () => {
    expect(responseOf(encode([1, 2]))).toEqual({ output: [1, 2] });
  });

  test('a result with a $ref key travels as text', () => {
    const schema = { type: 'object', properties: { a: { $ref: '#/$defs/A' } } };
    expect(responseOf(encode(schema))).toEqual({ output: JSON.stringify(schema) });
  });
});

describe('MCP structured content', () => {
  const withOutput = { name: 'get_weather', outputSchema: { type: 'object' } };
  const resultOf = (target: TargetId, value: JsonObject | readonly number[], payload: JsonObject) =>
    WIRE.mcp.encodeResult(CALL, { kind: 'success', value }, target, payload).result as JsonObject;

  test('is sent beside the text when an output schema is declared', () => {
    expect(resultOf('mcp:2025-06-18', { temp: 3 }, withOutput)).toEqual({
      content: [{ type: 'text', text: TEXT }],
      structuredContent: { temp: 3 },
    });
  });

  test('is left out without an output schema', () => {
    expect(resultOf('mcp:2025-06-18', { temp: 3 }, { name: 'get_weather' })).not.toHaveProperty('structuredContent');
  });

  test.each([
    ['mcp:2025-11-25' as const, false],
    ['mcp' as const, true],
  ])('a list on %s: %s', (target, isSent) => {
    expect(Object.hasOwn(resultOf(target, [1], withOutput), 'structuredContent')).toBe(isSent);
  });

  test('2026-07-28 names the kind of result and the protocol version of the request', () => {
    expect(resultOf('mcp', { temp: 3 }, withOutput)).toMatchObject({ resultType: 'complete' });
    expect(WIRE.mcp.encodeCall(CALL, 'mcp')).toMatchObject({
      params: { _meta: { 'io.modelcontextprotocol/protocolVersion': '2026-07-28' } },
    });
  });
});
