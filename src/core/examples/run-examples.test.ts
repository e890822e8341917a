import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { readTool } from '../model/tool.ts';
import { inlineEvaluators } from '../validate/evaluators.ts';
import { runExamples } from './run-examples.ts';

function statuses(raw: JsonObject): string[] {
  return runExamples(readTool(raw), inlineEvaluators).examples.map((example) => example.status);
}

describe('runExamples', () => {
  const tool = {
    name: 'get_weather',
    parameters: {
      type: 'object',
      properties: { city: { type: 'string', pattern: '^[A-Z]' } },
      required: ['city'],
    },
    returns: { type: 'object', properties: { celsius: { type: 'number' } }, required: ['celsius'] },
  };
  const call = (args: JsonObject) => ({ name: 'get_weather', arguments: args });

  test('judges arguments and result by their schemas', () => {
    const examples = [
      { prompt: 'Oslo?', tool_call: call({ city: 'Oslo' }), result: { celsius: 4 } },
      { prompt: 'Oslo?', tool_call: call({ city: 'oslo' }), result: { celsius: 4 } },
      { prompt: 'Oslo?', tool_call: call({ city: 'Oslo' }), result: { celsius: '4' } },
      7,
    ];
    expect(statuses({ ...tool, examples })).toEqual(['passed', 'failed', 'failed', 'failed']);
  });
});
