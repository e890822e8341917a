import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { formatPointer } from '../model/pointer.ts';
import type { TargetId } from '../model/target-id.ts';
import { readTool } from '../model/tool.ts';
import { type Evaluators, inlineEvaluators } from '../validate/evaluators.ts';
import { loadEvaluators } from '../validate/load-evaluators.ts';
import { checkCall } from './check-call.ts';
import { checkResult } from './check-result.ts';

let evaluators: Evaluators;
beforeAll(async () => {
  evaluators = await loadEvaluators();
});

const WEATHER = {
  name: 'get_weather',
  description: 'Get the weather of a city.',
  parameters: {
    type: 'object',
    properties: { city: { type: 'string' }, days: { type: 'integer', minimum: 1 }, note: { type: ['string', 'null'] } },
    required: ['city'],
  },
  returns: { type: 'object', properties: { celsius: { type: 'number' } }, required: ['celsius'] },
  errors: [
    { code: 'INVALID_INPUT', http_status: 400 },
    { code: 'NOT_FOUND', http_status: 404 },
  ],
  examples: [
    { prompt: 'Oslo?', tool_call: { name: 'get_weather', arguments: { city: 'Oslo' } }, result: { celsius: 4 } },
  ],
};

function said(text: string, as?: TargetId, tool: JsonObject = WEATHER): readonly JsonValue[] {
  const { ok, problems, decoded } = checkCall(readTool(tool), text, evaluators, as === undefined ? {} : { as });
  return [ok, decoded, ...problems.map((one) => `${one.severity} ${formatPointer(one.pointer)} ${one.message.id}`)];
}

describe('a call', () => {
  const rows: readonly [string, string, TargetId | undefined, readonly JsonValue[]][] = [
    ['bare arguments', '{"city":"Oslo"}', undefined, [true, { city: 'Oslo' }]],
    ['a byte-order mark', '\uFEFF{"city":"Oslo"}', undefined, [true, { city: 'Oslo' }]],
    ['empty text', ' ', undefined, [false, {}, 'warning  call-empty', 'error  value-required']],
    ['no JSON', '{"city":', undefined, [false, null, 'error  call-cut-off']],
    ['a list', '["Oslo"]', undefined, [false, null, 'error  call-not-object']],
    [
      'what the schema refuses',
      '{"days":0}',
      undefined,
      [false, { days: 0 }, 'error  value-required', 'error /days value-minimum'],
    ],
    [
      'what the schema does not know',
      '{"city":"Oslo","unit":"C"}',
      undefined,
      [true, { city: 'Oslo', unit: 'C' }, 'warning /unit call-undeclared'],
    ],
    [
      'a null as written',
      '{"city":"Oslo","days":null}',
      undefined,
      [false, { city: 'Oslo', days: null }, 'error /days value-null'],
    ],
    ['an allowed null', '{"city":"Oslo","note":null}', undefined, [true, { city: 'Oslo', note: null }]],
    [
      'a null that stands for a key left out',
      '{"type":"function_call","call_id":"c","name":"get_weather","arguments":"{\\"city\\":\\"Oslo\\",\\"days\\":null,\\"note\\":null}"}',
      'openai-responses:strict',
      [true, { city: 'Oslo', note: null }, 'info /days call-null-omitted'],
    ],
    [
      'Anthropic, as an object',
      '{"type":"tool_use","id":"t","name":"get_weather","input":{"city":"Oslo"}}',
      'anthropic',
      [true, { city: 'Oslo' }],
    ],
    [
      'Anthropic, as text',
      '{"type":"tool_use","id":"t","name":"get_weather","input":"{}"}',
      'anthropic',
      [false, null, 'error  call-input-string'],
    ],
  ];
  test.each(rows)('%s', (_name, text, as, expected) => {
    const got = said(text, as);
    expect(got.slice(0, 2)).toEqual(expected.slice(0, 2));
    expect(got.slice(2)).toEqual(expect.arrayContaining(expected.slice(2) as string[]));
    if (as === undefined) expect(got).toHaveLength(expected.length);
  });

  test('a rule across arguments decides too, with its own error code', () => {
    const semantics = {
      rules: [
        { id: 'few', expression: '!has(args.days) || args.days <= 7', error: 'NOT_FOUND', message: 'At most 7 days.' },
      ],
    };
    const check = checkCall(readTool({ ...WEATHER, semantics }), '{"city":"Oslo","days":8}', evaluators);
    expect(check.toolMessage).toMatchObject({
      error: { code: 'NOT_FOUND', message: expect.stringContaining('At most 7 days.') },
    });
  });

  test('the code of a rule is not that of a call with other faults', () => {
    const semantics = {
      rules: [{ id: 'few', expression: 'args.days <= 7', error: 'NOT_FOUND', message: 'At most 7 days.' }],
    };
    const check = checkCall(readTool({ ...WEATHER, semantics }), '{"days":8}', evaluators);
    expect(check.toolMessage).toMatchObject({ error: { code: 'INVALID_INPUT' } });
  });

  test('where nothing may be sent, nothing is called undeclared', () => {
    expect(said('{"city":"Oslo"}', undefined, { ...WEATHER, parameters: false }).slice(2)).toEqual([
      'error  value-never',
    ]);
  });

  test('a schema that does not compile is said, and nothing is called fine', () => {
    const parameters = { type: 'object', properties: { city: { $ref: '#/nowhere' } } };
    expect(said('{"city":1}', undefined, { ...WEATHER, parameters })[0]).toBe(false);
  });
});

describe('what to hand back to the model', () => {
  const TEXT = `Invalid input: 'city' is required. 'days' must be at least 1, but is 0. Example: {"city":"Oslo"}`;

  test('the problems and arguments that work, in the tool’s own envelope', () => {
    const { toolMessage } = checkCall(readTool(WEATHER), '{"days":0}', inlineEvaluators);
    expect(toolMessage).toEqual({ error: { code: 'INVALID_INPUT', message: TEXT } });
  });

  test('in the provider’s own message', () => {
    const { toolMessage } = checkCall(readTool(WEATHER), '{"days":0}', inlineEvaluators, { as: 'anthropic' });
    expect(toolMessage).toMatchObject({ role: 'user', content: [{ type: 'tool_result', is_error: true }] });
    expect(JSON.stringify(toolMessage)).toContain("'city' is required");
  });

  test('never an example that the schema refuses', () => {
    const broken = {
      prompt: 'Oslo?',
      tool_call: { name: 'get_weather', arguments: { city: 7 } },
      result: { celsius: 4 },
    };
    const tool = readTool({ ...WEATHER, examples: [broken] });
    expect(JSON.stringify(checkCall(tool, '{}', inlineEvaluators).toolMessage)).toContain(
      'Example: {\\"city\\":\\"text\\"}',
    );
  });

  test.each(['{\\"days\\":0}', '{\\"days\\":'])('with the caller of a call that a program made: %s', (text) => {
    const caller = '{"type":"program","caller_id":"p1"}';
    const call = `{"type":"function_call","call_id":"c","name":"get_weather","arguments":"${text}","caller":${caller}}`;
    const { toolMessage } = checkCall(readTool(WEATHER), call, inlineEvaluators, { as: 'openai-responses' });
    expect(toolMessage).toMatchObject({ type: 'function_call_output', call_id: 'c', caller: JSON.parse(caller) });
  });

  // Anthropic and Gemini: all results of a turn in the one message that follows it; OpenAI: a message for each call.
  test.each<[TargetId, JsonValue, JsonValue]>([
    [
      'anthropic',
      {
        role: 'assistant',
        content: ['{}', '{"city":"Oslo"}', '{"days":0}'].map((input, index) => {
          return { type: 'tool_use', id: `t${index}`, name: 'get_weather', input: JSON.parse(input) };
        }),
      },
      { role: 'user', content: ['t0', 't2'].map((id) => expect.objectContaining({ tool_use_id: id, is_error: true })) },
    ],
    [
      'gemini',
      { parts: [{}, { days: 0 }].map((args) => ({ functionCall: { name: 'get_weather', args } })) },
      {
        role: 'user',
        parts: [1, 2].map(() => ({ functionResponse: expect.objectContaining({ name: 'get_weather' }) })),
      },
    ],
    [
      'openai-chat',
      {
        role: 'assistant',
        tool_calls: ['c1', 'c2'].map((id) => ({ id, function: { name: 'get_weather', arguments: '{}' } })),
      },
      ['c1', 'c2'].map((id) => expect.objectContaining({ role: 'tool', tool_call_id: id })),
    ],
  ])('all bad calls of a turn are answered as %s wants it', (as, turn, want) => {
    const { ok, toolMessage } = checkCall(readTool(WEATHER), JSON.stringify(turn), inlineEvaluators, { as });
    expect(ok).toBe(false);
    expect(toolMessage).toEqual(want);
  });

  test('calls of the turn that still want an answer are named', () => {
    const use = (name: string, input: JsonValue) => ({ type: 'tool_use', id: name, name, input });
    const noted = (...content: JsonValue[]) =>
      checkCall(readTool(WEATHER), JSON.stringify({ role: 'assistant', content }), inlineEvaluators)
        .problems.filter(({ message }) => message.id === 'call-others-together')
        .map(({ message }) => message.data);
    expect(noted(use('get_weather', {}), use('get_time', {}))).toEqual([{ count: 2, provider: 'Anthropic' }]);
    expect(noted(use('get_weather', {}))).toEqual([]);
    expect(noted(use('get_weather', { city: 'Oslo' }), use('get_time', {}))).toEqual([]);
  });

  test('nothing, when the tool may run', () => {
    expect(checkCall(readTool(WEATHER), '{"city":"Oslo"}', inlineEvaluators).toolMessage).toBeNull();
  });
});

describe('a result', () => {
  const rows: readonly [string, JsonValue, boolean, readonly string[]][] = [
    ['plain', { celsius: 4 }, true, []],
    ['plain, broken', { celsius: '4' }, false, ['error /celsius value-type-text']],
    ['an error envelope', { error: { code: 'NOT_FOUND', message: 'No such city.' } }, true, []],
    [
      'an error of an undeclared code',
      { error: { code: 'GONE', message: 'x' } },
      false,
      ['error /error/code example-code-undeclared'],
    ],
    ['MCP', { content: [{ type: 'text', text: '{"celsius":4}' }], structuredContent: { celsius: 4 } }, true, []],
    [
      'MCP, broken',
      { content: [{ type: 'text', text: '{}' }], structuredContent: {} },
      false,
      ['error  value-required'],
    ],
    [
      'MCP without structured content',
      { content: [{ type: 'text', text: 'cold' }] },
      false,
      ['error  result-not-structured'],
    ],
    ['MCP, an error in words', { content: [{ type: 'text', text: 'boom' }], isError: true }, true, []],
  ];
  test.each(rows)('%s', (_name, result, ok, expected) => {
    const check = checkResult(readTool(WEATHER), result, inlineEvaluators);
    const problems = check.problems.map((one) => `${one.severity} ${formatPointer(one.pointer)} ${one.message.id}`);
    expect(check.ok).toBe(ok);
    expect(problems).toEqual(expect.arrayContaining([...expected]));
    if (ok) expect(check.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});
