import type Anthropic from '@anthropic-ai/sdk';
import type { FunctionDeclaration } from '@google/genai';
import type { CallToolResult, Tool as McpTool } from '@modelcontextprotocol/sdk/types.js';
import type OpenAI from 'openai';
import { expect, test } from 'vitest';
import { readTool } from '../../model/tool.ts';
import { WIRE } from '../calls/index.ts';
import { convert } from '../convert.ts';

/** The compiler holds each expected payload to the vendor's own declaration; the test holds the converter to it. */
const TOOL = readTool({
  name: 'get_weather',
  description: 'Says the weather of a city.',
  parameters: {
    type: 'object',
    properties: { city: { type: 'string' } },
    required: ['city'],
    additionalProperties: false,
  },
});
const SCHEMA = {
  type: 'object' as const,
  properties: { city: { type: 'string' as const } },
  required: ['city'],
  additionalProperties: false,
};
const TEXT = '{"temp":3}';
const CALL = { number: 1, name: 'get_weather', arguments: { city: 'Oslo' } };
const ANSWER = { kind: 'success', value: { temp: 3 } } as const;

test('OpenAI Responses', () => {
  const tool = {
    type: 'function',
    name: 'get_weather',
    description: 'Says the weather of a city.',
    parameters: SCHEMA,
    strict: true,
  } as const satisfies OpenAI.Responses.FunctionTool;
  const call = {
    type: 'function_call',
    call_id: 'call_1',
    name: 'get_weather',
    arguments: '{"city":"Oslo"}',
  } as const satisfies OpenAI.Responses.ResponseFunctionToolCall;
  const result = {
    type: 'function_call_output',
    call_id: 'call_1',
    output: TEXT,
  } as const satisfies OpenAI.Responses.ResponseInputItem;
  const wire = WIRE['openai-responses'];
  expect(convert(TOOL, 'openai-responses:strict').payload).toEqual(tool);
  expect(wire.encodeCall(CALL, 'openai-responses')).toEqual(call);
  expect(wire.encodeResult(CALL, ANSWER, 'openai-responses')).toEqual(result);
});

test('OpenAI Chat', () => {
  const tool = {
    type: 'function',
    function: { name: 'get_weather', description: 'Says the weather of a city.', parameters: SCHEMA, strict: false },
  } as const satisfies OpenAI.Chat.Completions.ChatCompletionFunctionTool;
  const call = {
    role: 'assistant' as const,
    content: null,
    tool_calls: [
      { id: 'call_1', type: 'function' as const, function: { name: 'get_weather', arguments: '{"city":"Oslo"}' } },
    ],
  } satisfies OpenAI.Chat.Completions.ChatCompletionAssistantMessageParam;
  const result = {
    role: 'tool',
    tool_call_id: 'call_1',
    content: TEXT,
  } as const satisfies OpenAI.Chat.Completions.ChatCompletionToolMessageParam;
  const wire = WIRE['openai-chat'];
  expect(convert(TOOL, 'openai-chat').payload).toEqual(tool);
  expect(wire.encodeCall(CALL, 'openai-chat')).toEqual(call);
  expect(wire.encodeResult(CALL, ANSWER, 'openai-chat')).toEqual(result);
});

test('Anthropic Messages', () => {
  const tool = {
    name: 'get_weather',
    description: 'Says the weather of a city.',
    strict: true,
    input_schema: SCHEMA,
  } satisfies Anthropic.Messages.Tool;
  const call = {
    role: 'assistant' as const,
    content: [{ type: 'tool_use' as const, id: 'toolu_1', name: 'get_weather', input: { city: 'Oslo' } }],
  } satisfies Anthropic.Messages.MessageParam;
  const result = {
    role: 'user' as const,
    content: [{ type: 'tool_result' as const, tool_use_id: 'toolu_1', content: TEXT }],
  } satisfies Anthropic.Messages.MessageParam;
  expect(convert(TOOL, 'anthropic:strict').payload).toEqual(tool);
  expect(WIRE.anthropic.encodeCall(CALL, 'anthropic')).toEqual(call);
  expect(WIRE.anthropic.encodeResult(CALL, ANSWER, 'anthropic')).toEqual(result);
});

test('Gemini', () => {
  const declaration = {
    name: 'get_weather',
    description: 'Says the weather of a city.',
    parametersJsonSchema: SCHEMA,
  } satisfies FunctionDeclaration;
  expect(convert(TOOL, 'gemini:json').payload).toEqual(declaration);
});

test('MCP', () => {
  const tool = {
    name: 'get_weather',
    description: 'Says the weather of a city.',
    inputSchema: SCHEMA,
  } satisfies McpTool;
  const result = { content: [{ type: 'text' as const, text: TEXT }] } satisfies CallToolResult;
  expect(convert(TOOL, 'mcp:2025-11-25').payload).toEqual(tool);
  expect(WIRE.mcp.encodeResult(CALL, ANSWER, 'mcp:2025-11-25').result).toEqual(result);
});

test('what the declarations do not allow', () => {
  const body = { name: 'a' };
  const chat = { type: 'function', function: body } as const;
  type ChatTool = OpenAI.Chat.Completions.ChatCompletionFunctionTool;
  // @ts-expect-error Chat has no deferred loading
  const deferred = { ...chat, defer_loading: true } satisfies ChatTool;
  // @ts-expect-error Anthropic has no annotations
  const annotated = { ...body, input_schema: { type: 'object' }, annotations: {} } satisfies Anthropic.Messages.Tool;
  // @ts-expect-error a Gemini declaration is not strict
  const strict = { ...body, strict: true } satisfies FunctionDeclaration;
  expect([deferred, annotated, strict]).toHaveLength(3);
});
