import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../model/json.ts';
import { readTool } from '../../model/tool.ts';
import type { Conversion } from '../conversion.ts';
import { exampleMessages } from './example-messages.ts';
import { toolMessage, validationEnvelope } from './tool-message.ts';

const TOOL = readTool({
  name: 'list.apps',
  description: 'Lists apps.',
  parameters: {
    type: 'object',
    properties: { 'filter[name]': { type: 'string' }, limit: { type: 'integer' } },
    required: ['filter[name]'],
  },
  errors: [
    { code: 'NOT_FOUND', http_status: 404 },
    { code: 'BAD_ARGUMENTS', http_status: 400 },
  ],
  examples: [
    {
      prompt: 'apps called a',
      tool_call: { name: 'list.apps', arguments: { 'filter[name]': 'a' } },
      result: { apps: [] },
    },
    {
      prompt: 'apps called b',
      tool_call: { name: 'list.apps', arguments: { 'filter[name]': 'b' } },
      result: { error: { code: 'NOT_FOUND', message: 'none' } },
    },
    { prompt: 'my apps', expect: 'ask' },
  ],
});

/** As a strict target sends it: a name and a key changed, the optional property required and nullable. */
const PARAMETERS: JsonObject = {
  type: 'object',
  properties: { filter_name: { type: 'string' }, limit: { type: ['integer', 'null'] } },
  required: ['filter_name', 'limit'],
  additionalProperties: false,
};
const conversion: Conversion = {
  target: 'openai-chat:strict',
  payload: { type: 'function', function: { name: 'list_apps', parameters: PARAMETERS, strict: true } },
  status: 'exact',
  losses: [],
  nameMap: { list_apps: 'list.apps' },
  keyMap: { '/function/parameters/properties/filter_name': 'filter[name]' },
  provenance: [],
};
const messagesOf = (index: number, given: Conversion = conversion) => {
  const example = TOOL.examples?.[index];
  return example === undefined ? undefined : exampleMessages(TOOL, example, given, index + 1);
};

describe('an example as messages', () => {
  test('the call has the sent name, the sent keys and null for what is left out', () => {
    expect(messagesOf(0)?.call).toMatchObject({
      tool_calls: [{ id: 'call_1', function: { name: 'list_apps', arguments: '{"filter_name":"a","limit":null}' } }],
    });
  });

  test('the result follows by the same id', () => {
    expect(messagesOf(1)?.result).toEqual({
      role: 'tool',
      tool_call_id: 'call_2',
      content: '{"error":{"code":"NOT_FOUND","message":"none"}}',
    });
  });

  test('where nothing is called there is nothing to show', () => {
    expect(messagesOf(2)).toBeNull();
    expect(messagesOf(0, { ...conversion, payload: null, status: 'refused' })).toBeNull();
  });
});

describe('what goes back to the model after a bad call', () => {
  test('is the error envelope with the code that the tool declares for it', () => {
    expect(validationEnvelope(TOOL, "'limit' must be an integer.")).toEqual({
      error: { code: 'BAD_ARGUMENTS', message: "'limit' must be an integer." },
    });
    expect(validationEnvelope(readTool({ name: 'a' }), 'no')).toEqual({
      error: { code: 'VALIDATION_ERROR', message: 'no' },
    });
  });

  test('stands in the result message of the provider', () => {
    const failed = { name: 'list_apps', arguments: {}, text: 'no' };
    expect(toolMessage(TOOL, 'anthropic', failed)).toEqual({
      role: 'user',
      content: [
        {
          type: 'tool_result',
          tool_use_id: 'toolu_1',
          content: '{"error":{"code":"BAD_ARGUMENTS","message":"no"}}',
          is_error: true,
        },
      ],
    });
    expect(toolMessage(TOOL, 'openai-responses', { ...failed, id: 'call_abc' })).toMatchObject({ call_id: 'call_abc' });
    expect(toolMessage(TOOL, 'gemini', { arguments: {}, text: 'no' })).toMatchObject({
      parts: [{ functionResponse: { name: 'list_apps' } }],
    });
    expect(toolMessage(TOOL, 'mcp:2025-11-25', failed)).toMatchObject({ result: { isError: true } });
  });
});
