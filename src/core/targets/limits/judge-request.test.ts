import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../model/json.ts';
import type { TargetId } from '../../model/target-id.ts';
import { judgeRequest, type RequestFacts } from './judge-request.ts';

function judge(elements: readonly (JsonValue | null)[], target: TargetId, facts: RequestFacts = {}): string[] {
  return judgeRequest(elements, target, facts).map(
    ({ severity, tool, message }) => `${severity} ${message.id}${tool < 0 ? '' : ` @${tool}`}`,
  );
}

const schema = { type: 'object', properties: {} };
const responses = (name: string, more: JsonObject = {}): JsonObject => ({
  type: 'function',
  name,
  parameters: schema,
  ...more,
});
const messages = (name: string, more: JsonObject = {}): JsonObject => ({ name, input_schema: schema, ...more });
const many = (count: number, make: (name: string) => JsonObject) =>
  Array.from({ length: count }, (_, index) => make(`t${index}`));

describe('names', () => {
  test('the later of two equal names is pointed at', () => {
    const tools = [messages('search'), null, messages('search')];
    expect(judgeRequest(tools, 'anthropic')).toMatchObject([
      {
        tool: 2,
        pointer: ['name'],
        severity: 'error',
        message: { id: 'request-name-twice', data: { name: 'search', number: 1 } },
      },
    ]);
  });

  test('inside the function on Chat', () => {
    const chat = { type: 'function', function: { name: 'a' } };
    expect(judgeRequest([chat, chat], 'openai-chat')).toMatchObject([{ pointer: ['function', 'name'] }]);
  });

  test('MCP only recommends it', () => {
    expect(
      judge(
        [
          { name: 'a', inputSchema: schema },
          { name: 'a', inputSchema: schema },
        ],
        'mcp',
      ),
    ).toEqual(['warning request-name-twice @1']);
  });
});

describe('counts', () => {
  test.each<[TargetId, number, readonly string[]]>([
    ['openai-responses', 128, []],
    ['openai-responses', 129, ['warning request-tools']],
    ['gemini', 512, []],
    ['gemini', 513, ['error request-tools']],
    ['mcp', 2000, []],
  ])('%s with %i tools', (target, count, expected) => {
    expect(
      judge(
        many(count, (name) => ({ name })),
        target,
      ),
    ).toEqual(expected);
  });
});

describe('Anthropic strict totals', () => {
  const strictTool =
    (properties: JsonObject, required: readonly string[] = []) =>
    (name: string) =>
      messages(name, {
        strict: true,
        input_schema: { type: 'object', properties, required, additionalProperties: false },
      });

  test('20 strict tools', () => {
    expect(judge(many(20, strictTool({})), 'anthropic')).toEqual([]);
    expect(judge(many(21, strictTool({})), 'anthropic')).toEqual(['error request-strict-tools']);
  });

  test('24 optional properties over all of them', () => {
    const tool = strictTool({ a: { type: 'string' }, b: { type: 'string' } });
    expect(judge(many(12, tool), 'anthropic:strict')).toEqual([]);
    expect(judgeRequest(many(13, tool), 'anthropic:strict')).toMatchObject([
      { message: { id: 'as-is-optional-total', data: { measured: 26, limit: 24 } } },
    ]);
  });

  test('16 properties with a union type', () => {
    const tool = strictTool({ a: { type: ['string', 'null'] } }, ['a']);
    expect(judge(many(16, tool), 'anthropic')).toEqual([]);
    expect(judge(many(17, tool), 'anthropic')).toEqual(['error as-is-union-total']);
    const branches = strictTool({ a: { anyOf: [{ type: 'string' }, { type: 'null' }] } }, ['a']);
    expect(judge(many(16, branches), 'anthropic')).toEqual([]);
    expect(judge(many(17, branches), 'anthropic')).toEqual(['error as-is-union-total']);
  });
});

describe('deferral and caching', () => {
  test.each<[string, TargetId, readonly JsonObject[], RequestFacts, readonly string[]]>([
    ['all deferred', 'anthropic', [messages('a', { defer_loading: true })], {}, ['error request-all-deferred']],
    ['deferred beside a search', 'anthropic', [messages('a', { defer_loading: true })], { hasToolSearch: true }, []],
    [
      'deferred without a search',
      'openai-responses',
      [responses('a', { defer_loading: true })],
      { hasToolSearch: false },
      ['warning request-no-search'],
    ],
    [
      'five breakpoints',
      'anthropic',
      many(5, (name) => messages(name, { cache_control: { type: 'ephemeral' } })),
      {},
      ['error request-cache'],
    ],
    [
      'four breakpoints',
      'anthropic',
      many(4, (name) => messages(name, { cache_control: { type: 'ephemeral' } })),
      {},
      [],
    ],
  ])('%s', (_name, target, tools, facts, expected) => {
    expect(judge(tools, target, facts)).toEqual(expected);
  });
});

describe('tool choice', () => {
  const unknown = ['error request-choice-unknown'];

  test.each<[TargetId, JsonValue, readonly string[]]>([
    ['openai-responses', 'required', []],
    ['openai-responses', { type: 'function', name: 'b' }, unknown],
    ['openai-responses', { type: 'allowed_tools', mode: 'auto', tools: [{ type: 'function', name: 'b' }] }, unknown],
    ['openai-chat', { type: 'function', function: { name: 'b' } }, unknown],
    ['anthropic', { type: 'tool', name: 'b' }, unknown],
    ['anthropic', { type: 'any' }, []],
    ['gemini', { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['b'] } }, unknown],
  ])('%s %j', (target, toolChoice, expected) => {
    const tool = target === 'openai-chat' ? { type: 'function', function: { name: 'a' } } : { name: 'a' };
    expect(judge([tool], target, { toolChoice })).toEqual(expected);
  });

  test('of a deferred tool', () => {
    const tools = [messages('a', { defer_loading: true }), messages('b')];
    expect(judge(tools, 'anthropic', { toolChoice: { type: 'tool', name: 'a' }, hasToolSearch: true })).toEqual([
      'error request-choice-deferred',
    ]);
  });

  test('forced beside programmatic callers', () => {
    const tools = [messages('a', { allowed_callers: ['code_execution_20260120'] })];
    expect(judge(tools, 'anthropic', { toolChoice: { type: 'any' } })).toEqual(['error request-choice-programmatic']);
  });

  test('forced without a tool', () => {
    expect(judge([null], 'openai-chat', { toolChoice: 'required' })).toEqual(['error request-choice-empty']);
  });
});
