import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { formatPointer } from '../model/pointer.ts';
import { readTool } from '../model/tool.ts';
import { catalogueConformance, toolConformance } from './conformance.ts';

const minimum: JsonObject = {
  name: 'get_weather',
  description: 'Get the current weather of one city.',
  parameters: {
    type: 'object',
    properties: { city: { type: 'string', description: 'City name, for example "Oslo".' } },
    required: ['city'],
    additionalProperties: false,
  },
  returns: { type: 'object', description: 'The latest reading.', properties: {} },
  errors: [
    {
      code: 'NOT_FOUND',
      http_status: 410,
      retryable: false,
      description: 'No such city.',
      recovery: 'Ask for another city.',
    },
  ],
  idempotency: { idempotent: true, safe: true },
  examples: [
    { prompt: 'Weather in Oslo?', tool_call: { name: 'get_weather', arguments: { city: 'Oslo' } }, result: {} },
    {
      prompt: 'Weather in Xyz?',
      tool_call: { name: 'get_weather', arguments: { city: 'Xyz' } },
      result: { error: { code: 'NOT_FOUND', message: 'No city is called Xyz.' } },
    },
  ],
};
const production: JsonObject = {
  ...minimum,
  errors: [
    {
      code: 'VALIDATION_ERROR',
      http_status: 400,
      retryable: false,
      description: 'Bad city.',
      recovery: 'Mend the city.',
    },
    {
      code: 'NOT_FOUND',
      http_status: 404,
      retryable: false,
      description: 'No such city.',
      recovery: 'Ask for another city.',
    },
  ],
  idempotency: { idempotent: true, safe: true, destructive: false },
};
const native: JsonObject = {
  ...production,
  version: '1.0.0',
  tool_search_keywords: ['rain', 'wind', 'temperature'],
  latency: { class: 'fast' },
  cost: { class: 'free' },
};

function levelOf(raw: JsonObject): number {
  return toolConformance(readTool(raw)).level;
}

describe('the level of a tool', () => {
  test.each([
    ['a name alone', { name: 'get_weather' }, 0],
    ['the seven blocks', minimum, 1],
    ['taxonomy and safety flags', production, 2],
    ['keywords, latency, cost and version', native, 3],
  ])('with %s', (_, raw, want) => expect(levelOf(raw)).toBe(want));

  test.each(['name', 'description', 'parameters', 'returns', 'errors', 'idempotency', 'examples'])(
    'is 0 without %s',
    (block) => {
      const { [block]: _, ...rest } = native;
      expect(levelOf(rest)).toBe(0);
    },
  );

  test('is not raised by an ignore', () => {
    expect(
      levelOf({
        ...minimum,
        lint_ignore: [
          { rule: 'idempotency-fields', reason: 'No.' },
          { rule: 'error-taxonomy', reason: 'No.' },
        ],
      }),
    ).toBe(1);
  });
});

test('what is missing for the next level is named with its place', () => {
  const { missing } = toolConformance(readTool(minimum));
  expect(
    missing.map(({ id, gaps }) => [id, gaps.map(({ rule, pointer }) => `${rule} ${formatPointer(pointer)}`)]),
  ).toEqual([
    ['taxonomy', ['error-taxonomy /errors/0/http_status', 'error-taxonomy /errors']],
    ['safety', ['idempotency-fields /idempotency']],
  ]);
});

test('a tool that a provider refuses is not AI-native', () => {
  const open = { ...native, parameters: 7 };
  expect(levelOf(open)).toBe(0);
});

describe('a catalogue', () => {
  const states = catalogueConformance([minimum, native].map(readTool));
  test('stands where its weakest tool stands', () => {
    expect([states.level, states.counts]).toEqual([1, [0, 1, 0, 1]]);
  });
  test('has a checklist with places', () => {
    expect(states.checklist.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'blocks done',
      'parameters done',
      'examples done',
      'error-codes done',
      'safety open',
      'compatibility unknown',
      'providers done',
    ]);
    expect(states.checklist[4]?.gaps.map(({ tool, pointer }) => [tool, formatPointer(pointer)])).toEqual([
      [0, '/idempotency'],
    ]);
  });
  test('knows breaking changes only from a comparison', () => {
    expect(catalogueConformance([], true).checklist[5]?.state).toBe('open');
    expect(catalogueConformance([], false).checklist[5]?.state).toBe('done');
    expect(catalogueConformance([]).level).toBe(0);
  });
});

test.each([undefined, []])('requirements about errors are open where the errors are %j', (errors) => {
  const { errors: _, ...rest } = minimum;
  const { level, requirements } = toolConformance(readTool(errors === undefined ? rest : { ...rest, errors }));
  const about = requirements.filter(({ id }) => id === 'errors' || id === 'taxonomy');
  expect(level).toBe(0);
  expect(about.map(({ isMet }) => isMet)).toEqual([false, false]);
});
