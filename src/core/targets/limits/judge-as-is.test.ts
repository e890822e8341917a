import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../model/json.ts';
import { formatPointer } from '../../model/pointer.ts';
import { TARGET_IDS, type TargetId } from '../../model/target-id.ts';
import { judgeAsIs } from './judge-as-is.ts';
import { naiveElement } from './naive-element.ts';

/** A tool with this schema in the provider's envelope; pointers are given from the schema. */
function judge(target: TargetId, parameters: JsonValue, severity: 'error' | 'warning' = 'error'): string[] {
  const { element, toDescriptor } = naiveElement(
    { name: 'get_item', description: 'Gets one item.', parameters },
    target,
  );
  return judgeAsIs(element, target)
    .filter((problem) => problem.severity === severity)
    .map((problem) => formatPointer(toDescriptor(problem.pointer).slice(1)));
}

function withProperty(property: JsonValue, more: JsonObject = {}): JsonObject {
  return { type: 'object', properties: { a: property }, required: ['a'], additionalProperties: false, ...more };
}

const PLAIN = withProperty({ type: 'string' });

test.each(TARGET_IDS)('%s takes a plain tool, or names the keyword it has not', (target) => {
  expect(judge(target, PLAIN)).toEqual(target === 'gemini' ? ['/additionalProperties'] : []);
});

/** Facts of the providers' texts and live answers; each row is one of their refusals. */
const REFUSALS: readonly (readonly [TargetId, JsonValue, readonly string[]])[] = [
  ['gemini', { type: 'object', properties: { a: { type: ['string', 'null'] } } }, ['/properties/a/type']],
  [
    'gemini',
    { type: 'object', properties: { a: { type: 'integer', exclusiveMinimum: 0 } } },
    ['/properties/a/exclusiveMinimum'],
  ],
  ['gemini', { type: 'object', properties: { a: { type: 'number', enum: [1, 2] } } }, ['/properties/a/enum']],
  ['gemini', { type: 'object', properties: { a: { enum: ['x'] } } }, ['/properties/a/enum', '/properties/a']],
  ['gemini', { type: 'object', properties: { a: { type: 'array' } } }, ['/properties/a']],
  [
    'gemini',
    { type: 'object', properties: { a: { type: 'array', items: [{ type: 'string' }] } } },
    ['/properties/a/items'],
  ],
  [
    'gemini',
    { type: 'object', properties: { a: { type: 'object', anyOf: [{ type: 'object' }] } } },
    ['/properties/a/anyOf'],
  ],
  ['gemini', { type: 'object', properties: { a: { type: 'string' } }, required: ['b'] }, ['/required']],
  [
    'gemini',
    { type: 'object', properties: { a: { type: 'string', properties: {}, required: [], items: { type: 'string' } } } },
    ['/properties/a/properties', '/properties/a/required', '/properties/a/items'],
  ],
  ['gemini', { type: 'OBJECT', properties: { a: { type: 'STRING', minLength: '1', maxLength: '9' } } }, []],
  ['gemini', { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object', properties: {} }, ['/$schema']],
  ['gemini', { properties: { a: { type: 'string' } } }, ['', '']],
  ['gemini', { type: 'OBJECT', properties: { a: { type: 'STRING', nullable: true } } }, []],
  ['openai-chat', { type: 'object' }, ['']],
  ['openai-chat', { type: 'object', properties: { a: { type: 'array' } } }, ['/properties/a']],
  ['openai-chat', { type: 'object', properties: {}, anyOf: [{ required: ['a'] }] }, ['/anyOf']],
  ['openai-chat', { type: 'object', properties: { type: 'object' } }, ['/properties/type']],
  ['openai-chat', { type: 'object', properties: { a: { type: 'string', format: 'uri', minLength: 3 } } }, []],
  ['openai-chat:strict', { type: 'object', properties: { a: { type: 'string' } }, required: ['a'] }, ['']],
  ['openai-chat:strict', withProperty({ type: 'string' }, { required: [] }), ['']],
  ['openai-chat:strict', withProperty({ type: 'string', format: 'uri' }), ['/properties/a/format']],
  ['openai-chat:strict', withProperty({ type: 'string', format: 'uuid' }), []],
  ['openai-chat:strict', withProperty({ type: 'string', pattern: '^(?!no$)' }), ['/properties/a/pattern']],
  ['openai-chat:strict', withProperty({ type: 'string', pattern: '^[(?!]$' }), []],
  ['openai-chat:strict', withProperty({ oneOf: [{ type: 'string' }] }), ['/properties/a/oneOf', '/properties/a']],
  ['openai-chat:strict', withProperty({ anyOf: [{ type: 'string' }, {}] }), ['/properties/a/anyOf/1']],
  ['openai-chat:strict', withProperty(true), ['/properties/a']],
  [
    'openai-chat:strict',
    withProperty({ type: 'object', additionalProperties: { type: 'string' } }),
    ['/properties/a/additionalProperties', '/properties/a'],
  ],
  [
    'openai-chat:strict',
    withProperty({ $ref: '#/$defs/A', description: 'd' }, { $defs: { A: { type: 'string' } } }),
    ['/properties/a'],
  ],
  [
    'openai-chat:strict',
    withProperty({ $ref: '#/$defs/B' }, { $defs: { A: { type: 'string' } } }),
    ['/properties/a/$ref'],
  ],
  [
    'openai-chat',
    withProperty({ anyOf: [{ type: 'array', prefixItems: [{ type: 'number' }] }, { type: 'null' }] }),
    ['/properties/a/anyOf/0'],
  ],
  [
    'openai-chat:strict',
    withProperty({ type: 'string', enum: Array.from({ length: 1001 }, (_, index) => `v${index}`) }),
    ['/properties/a/enum'],
  ],
  ['anthropic', { properties: {} }, ['']],
  ['anthropic', { type: 'object', oneOf: [{ required: ['a'] }] }, ['/oneOf']],
  ['anthropic', { type: 'object', properties: { 'filter[a]': { type: 'string' } } }, ['/properties/filter[a]']],
  ['anthropic', { type: 'object', properties: { 'a.b': { type: 'string' }, b: { properties: { 'c d': {} } } } }, []],
  [
    'anthropic',
    { type: 'object', properties: { a: { type: 'integer', minimum: 0, exclusiveMinimum: true } } },
    ['/properties/a/exclusiveMinimum'],
  ],
  ['anthropic', { type: 'object', properties: { a: { minimum: '1' } } }, ['/properties/a/minimum']],
  [
    'anthropic:strict',
    withProperty({ type: 'integer', minimum: 1, maximum: 9 }),
    ['/properties/a/minimum', '/properties/a/maximum'],
  ],
  [
    'anthropic:strict',
    withProperty({ type: 'array', items: { type: 'string' }, minItems: 2 }),
    ['/properties/a/minItems'],
  ],
  ['anthropic:strict', withProperty({ type: 'array', items: { type: 'string' }, minItems: 1 }), []],
  ['anthropic:strict', { type: 'object', properties: { a: { type: 'string' } }, additionalProperties: false }, []],
  [
    'anthropic:strict',
    withProperty({ $ref: '#/$defs/A' }, { $defs: { A: withProperty({ $ref: '#/$defs/A' }) } }),
    ['/$defs/A/properties/a/$ref'],
  ],
  ['anthropic:strict', withProperty({ type: 'string', pattern: '^(?:a|b)$' }), []],
  ['anthropic:strict', withProperty({ type: 'string', pattern: '\\bword\\b' }), ['/properties/a/pattern']],
  ['gemini:json', withProperty({ $ref: '#' }), ['/properties/a/$ref']],
  ['gemini:json', { type: 'object', properties: { a: { $ref: '#' } } }, []],
  [
    'gemini:json',
    withProperty({ $ref: '#/$defs/A', title: 't' }, { $defs: { A: { type: 'string' } } }),
    ['/properties/a'],
  ],
  ['mcp', withProperty(true), []],
  ['mcp:2025-11-25', withProperty(true), ['/properties/a']],
  ['mcp:2025-11-25', withProperty(withProperty(true)), []],
  ['mcp:2025-11-25', withProperty({ items: [{ type: 'string' }] }), ['/properties/a/items']],
  ['mcp:2025-06-18', withProperty({ items: [{ type: 'string' }] }), []],
  ['mcp', withProperty({ items: [{}] }, { $schema: 'http://json-schema.org/draft-07/schema#' }), []],
  ['mcp', withProperty({ $ref: '#/$defs/Gone' }), ['/properties/a/$ref']],
  ['mcp', withProperty({ type: 'number', 'x-mcp-header': 'Size' }), ['/properties/a/x-mcp-header']],
  ['mcp', withProperty({ type: 'string', 'x-mcp-header': 'Region' }), []],
];

test.each(REFUSALS)('%s: %j', (target, parameters, places) => {
  expect(judge(target, parameters)).toEqual(places);
});

/** Where the sources disagree, a warning says so and nothing is called refused. */
test.each<[TargetId, JsonValue, readonly string[]]>([
  [
    'openai-chat:strict',
    withProperty({ type: 'string', minLength: 1, default: 'x', title: 'A' }),
    ['/properties/a/minLength', '/properties/a/default'],
  ],
  ['gemini', { type: 'object', properties: { a: { type: 'string', format: 'email' } } }, ['/properties/a/format']],
])('%s warns of %j', (target, parameters, places) => {
  expect(judge(target, parameters, 'warning')).toEqual(places);
  expect(judge(target, parameters)).toEqual([]);
});

test('property names and data are never taken for keywords', () => {
  const properties = { pattern: { type: 'string' }, oneOf: { type: 'string' }, default: { type: 'string' } };
  expect(
    judge('gemini', {
      type: 'object',
      properties: { ...properties, x: { type: 'object', default: { oneOf: 1 }, properties } },
    }),
  ).toEqual([]);
});

describe('names', () => {
  const named = (target: TargetId, name: string) =>
    judgeAsIs(
      naiveElement({ name, description: 'd', parameters: { type: 'object', properties: {} } }, target).element,
      target,
    ).map(({ severity, topic }) => `${severity} ${topic}`);

  test.each<[TargetId, string, readonly string[]]>([
    ['openai-chat', 'a.b', ['error name']],
    ['openai-chat', 'n'.repeat(65), ['error name']],
    ['openai-responses', 'n'.repeat(65), ['warning name']],
    ['openai-responses', 'n'.repeat(129), ['error name']],
    ['anthropic', 'n'.repeat(128), []],
    ['anthropic', 'a/b', ['error name']],
    ['gemini', 'a.b', ['warning name']],
    ['gemini', '3d', ['error name']],
    ['mcp', 'a.b', []],
  ])('%s: %s', (target, name, expected) => {
    expect(named(target, name)).toEqual(expected);
  });
});

describe('envelopes', () => {
  const schema = { type: 'object', properties: {} };
  const places = (element: JsonValue, target: TargetId) =>
    judgeAsIs(element, target).map(({ severity, pointer }) => `${severity} ${formatPointer(pointer)}`);

  test.each<[string, JsonValue, TargetId, readonly string[]]>([
    ['flat on Chat', { type: 'function', name: 'a', parameters: schema }, 'openai-chat', ['error ']],
    ['nested on Responses', { type: 'function', function: { name: 'a' } }, 'openai-responses', ['error /function']],
    ['no type', { name: 'a', parameters: schema }, 'openai-responses', ['error ']],
    [
      'a field of the other API',
      { type: 'function', function: { name: 'a', defer_loading: true } },
      'openai-chat',
      ['error /function/defer_loading'],
    ],
    ['an extra field', { name: 'a', input_schema: schema, annotations: {} }, 'anthropic', ['error /annotations']],
    ['an extra field of MCP', { name: 'a', inputSchema: schema, tags: [] }, 'mcp', ['info /tags']],
    ['icons before they existed', { name: 'a', inputSchema: schema, icons: [] }, 'mcp:2025-06-18', ['info /icons']],
    [
      'a hint that is no flag',
      { name: 'a', inputSchema: schema, annotations: { readOnlyHint: 'yes' } },
      'mcp',
      ['error /annotations/readOnlyHint'],
    ],
    [
      'a reserved _meta key',
      { name: 'a', inputSchema: schema, _meta: { 'io.modelcontextprotocol/x': 1 } },
      'mcp',
      ['warning /_meta/io.modelcontextprotocol~1x'],
    ],
    [
      'a dangling output reference',
      { name: 'a', inputSchema: schema, outputSchema: { type: 'object', properties: { b: { $ref: '#/$defs/B' } } } },
      'mcp:2025-11-25',
      ['error /outputSchema/properties/b/$ref'],
    ],
    [
      'deferred and cached',
      { name: 'a', input_schema: schema, defer_loading: true, cache_control: { type: 'ephemeral' } },
      'anthropic',
      ['error /cache_control'],
    ],
    ['no schema', { name: 'a' }, 'anthropic', ['error ']],
    [
      'both schemas of Gemini',
      { name: 'a', description: 'd', parameters: schema, parametersJsonSchema: schema },
      'gemini',
      ['error /parametersJsonSchema'],
    ],
    [
      'the other schema of Gemini',
      { name: 'a', description: 'd', parametersJsonSchema: { ...schema, $id: 'a' } },
      'gemini',
      [],
    ],
    [
      'an example that does not fit',
      { name: 'a', input_schema: { ...schema, required: ['b'] }, input_examples: [{ b: 1 }, {}] },
      'anthropic',
      ['error /input_examples/1'],
    ],
    [
      'code that calls a tool with a circle in it',
      {
        name: 'a',
        input_schema: { type: 'object', properties: { a: { $ref: '#' } } },
        allowed_callers: ['code_execution_20260120'],
      },
      'anthropic',
      ['error /allowed_callers'],
    ],
    [
      'two answers',
      { name: 'a', description: 'd', response: { type: 'STRING' }, responseJsonSchema: {} },
      'gemini',
      ['error /response'],
    ],
    [
      'a list of types in the answer',
      { name: 'a', description: 'd', response: { type: ['string', 'null'] } },
      'gemini',
      ['error /response/type'],
    ],
    ['no schema at all is fine', { name: 'a', description: 'd' }, 'gemini', []],
    ['null parameters', { type: 'function', name: 'a', parameters: null, strict: null }, 'openai-responses', []],
    ['a list', [], 'gemini', ['error ']],
    [
      'strict whatever the mode',
      { name: 'a', strict: true, input_schema: { type: 'object', properties: {} } },
      'anthropic',
      ['error /input_schema'],
    ],
  ])('%s', (_name, element, target, expected) => {
    expect(places(element, target)).toEqual(expected);
  });
});

test('messages name the number and the limit', () => {
  const properties = Object.fromEntries(Array.from({ length: 25 }, (_, index) => [`p${index}`, { type: 'string' }]));
  const [problem] = judgeAsIs(
    { name: 'a', strict: true, input_schema: { type: 'object', properties, additionalProperties: false } },
    'anthropic:strict',
  );
  expect(problem?.message).toMatchObject({ id: 'as-is-optional-total', data: { measured: 25, limit: 24 } });
});

test('a schema of 1,000 levels is judged', () => {
  let schema: JsonObject = { type: 'string' };
  for (let level = 0; level < 1000; level += 1) schema = { type: 'object', properties: { a: schema } };
  for (const target of ['openai-chat:strict', 'gemini', 'mcp'] as const)
    expect(() => judge(target, schema)).not.toThrow();
}, 30_000);
