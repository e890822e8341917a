import { expect, test } from 'vitest';
import { readTool } from '../model/tool.ts';
import { exportBundle } from './bundle.ts';

const tools = [
  readTool({
    name: 'get_time',
    description: 'Get the time.',
    parameters: {
      type: 'object',
      properties: { zone: { type: 'string' } },
      required: ['zone'],
      additionalProperties: false,
    },
  }),
  readTool({
    name: 'put_map',
    description: 'Put a map.',
    parameters: {
      type: 'object',
      properties: { map: { type: 'object', additionalProperties: { type: 'string' } } },
      required: ['map'],
    },
  }),
];

test('one file a target, and an account of the losses', () => {
  const files = exportBundle(tools, ['anthropic', 'openai-chat:strict']);
  expect(files.map(({ path }) => path)).toEqual(['anthropic.json', 'openai-chat-strict.json', 'losses.json']);
  const [anthropic, strict, losses] = files.map(({ text }) => JSON.parse(text));
  expect(anthropic.map(({ name }: { name: string }) => name)).toEqual(['get_time', 'put_map']);
  expect(strict).toHaveLength(1);
  expect(losses['openai-chat:strict'][1]).toMatchObject({ tool: 'put_map', status: 'refused' });
});

test('examples become one line each: the expected call, or the question to ask', () => {
  const tool = readTool({
    name: 'get_time',
    parameters: { type: 'object' },
    examples: [
      { prompt: 'Time in Oslo?', tool_call: { name: 'get_time', arguments: { zone: 'Europe/Oslo' } }, result: {} },
      { prompt: 'What time is it?', expect: 'ask', clarification: 'In which zone?' },
    ],
  });
  const text = exportBundle([tool], []).find(({ path }) => path === 'evaluation-set.jsonl')?.text ?? '';
  expect(
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).expected),
  ).toEqual([{ call: { name: 'get_time', arguments: { zone: 'Europe/Oslo' } } }, { ask: 'In which zone?' }]);
});

test('the same tools give the same bytes', () => {
  expect(exportBundle(tools, ['gemini', 'mcp'])).toEqual(exportBundle(tools, ['gemini', 'mcp']));
});
