import { describe, expect, test } from 'vitest';
import { buildRequest } from '../../../testing/build-request.ts';
import type { JsonObject } from '../../model/json.ts';
import { valueAt } from '../../model/pointer.ts';
import { TARGET_IDS, type TargetId } from '../../model/target-id.ts';
import { readTool } from '../../model/tool.ts';
import type { RequestOptions } from './request-options.ts';

const tool = (name: string) =>
  readTool({
    name,
    description: `Does ${name}.`,
    parameters: {
      type: 'object',
      properties: { id: { type: 'string' } },
      required: ['id'],
      additionalProperties: false,
    },
  });
const TOOLS = [tool('list.items'), tool('get_item'), tool('delete_item')];

function build(target: TargetId, options: RequestOptions = {}) {
  const { body, problems } = buildRequest(TOOLS, target, options);
  const names = (valueAt(body, ['tools']) as readonly JsonObject[]).map(
    (one) => one.name ?? (one.function as JsonObject)?.name ?? one.type,
  );
  return { body, names, said: problems.map(({ severity, message }) => `${severity} ${message.id}`) };
}

test.each(TARGET_IDS)('%s: all three tools, no finding', (target) => {
  const { problems, refused, body } = buildRequest(TOOLS, target);
  expect(problems).toEqual([]);
  expect(refused).toEqual([]);
  const list = valueAt(body, target.startsWith('gemini') ? ['tools', '0', 'functionDeclarations'] : ['tools']);
  expect(list).toHaveLength(3);
});

test('the newest MCP revision says how long a list holds', () => {
  expect(build('mcp').body).toMatchObject({ resultType: 'complete', ttlMs: 0, cacheScope: 'private' });
  expect(Object.keys(build('mcp:2025-11-25').body)).toEqual(['tools']);
});

describe('tool choice, by the name that was sent', () => {
  const choice = { toolChoice: { tool: 'list.items' } };

  test.each<[TargetId, RequestOptions, JsonObject]>([
    ['openai-responses', choice, { tool_choice: { type: 'function', name: 'list_items' } }],
    ['openai-chat', choice, { tool_choice: { type: 'function', function: { name: 'list_items' } } }],
    [
      'openai-chat',
      { toolChoice: 'required', parallelCalls: false },
      { tool_choice: 'required', parallel_tool_calls: false },
    ],
    ['anthropic', choice, { tool_choice: { type: 'tool', name: 'list_items' } }],
    [
      'anthropic',
      { toolChoice: 'required', parallelCalls: false },
      { tool_choice: { type: 'any', disable_parallel_tool_use: true } },
    ],
    ['anthropic', { toolChoice: 'none', parallelCalls: false }, { tool_choice: { type: 'none' } }],
    [
      'gemini',
      choice,
      { toolConfig: { functionCallingConfig: { mode: 'ANY', allowedFunctionNames: ['list_items'] } } },
    ],
    ['gemini:json', { toolChoice: 'none' }, { toolConfig: { functionCallingConfig: { mode: 'NONE' } } }],
  ])('%s %j', (target, options, expected) => {
    const { tools: _tools, ...rest } = build(target, options).body;
    expect(rest).toEqual(expected);
  });

  test('of a tool that is not there', () => {
    expect(build('anthropic', { toolChoice: { tool: 'gone' } }).said).toEqual(['error request-choice-unknown']);
  });
});

describe('deferral', () => {
  test('all tools without a search is refused by Anthropic', () => {
    expect(build('anthropic', { deferLoading: 'all' }).said).toEqual(['error request-all-deferred']);
  });

  test('with the search tool first', () => {
    const { names, said } = build('anthropic', { deferLoading: 'all', toolSearch: 'bm25' });
    expect(names[0]).toBe('tool_search_tool_bm25');
    expect(said).toEqual([]);
    expect(build('openai-responses', { deferLoading: ['get_item'], toolSearch: 'server' }).names[0]).toBe(
      'tool_search',
    );
  });

  test('a cached tool cannot be deferred', () => {
    const { body } = build('anthropic', { deferLoading: ['get_item'], cacheControl: 'last', toolSearch: 'regex' });
    expect(valueAt(body, ['tools', '2'])).toMatchObject({ name: 'get_item', defer_loading: true });
    expect(valueAt(body, ['tools', '3'])).toMatchObject({ name: 'delete_item', cache_control: { type: 'ephemeral' } });
  });

  test('has no place on Chat, and that is said', () => {
    expect(build('openai-chat', { deferLoading: 'all' }).said).toEqual(['warning request-option-unused']);
  });
});

describe('namespaces', () => {
  const items = { name: 'items', description: 'Everything about items.', tools: ['list.items', 'delete_item'] };

  test('gather their tools where the first one stood', () => {
    const { body, names } = build('openai-responses', { namespaces: [items] });
    expect(names).toEqual(['items', 'get_item']);
    expect(valueAt(body, ['tools', '0'])).toMatchObject({
      type: 'namespace',
      description: items.description,
      tools: [{ name: 'list_items' }, { name: 'delete_item' }],
    });
  });

  test.each([
    [{ ...items, name: 'my items' }, 'error request-namespace-name'],
    [{ ...items, description: ' ' }, 'error request-namespace-description'],
    [{ ...items, tools: [] }, 'error request-namespace-empty'],
    [{ ...items, tools: ['gone'] }, 'error request-namespace-unknown'],
  ])('%j', (namespace, expected) => {
    expect(build('openai-responses', { namespaces: [namespace] }).said).toEqual([expected]);
  });

  test.each([
    [9, []],
    [10, ['warning request-namespace-large']],
  ])('with %i functions', (count, expected) => {
    const tools = Array.from({ length: count }, (_, index) => tool(`get_${index}`));
    const namespaces = [{ ...items, tools: tools.map(({ name }) => name) }];
    const { problems } = buildRequest(tools, 'openai-responses', { namespaces });
    expect(problems.map(({ severity, message }) => `${severity} ${message.id}`)).toEqual(expected);
  });
});
