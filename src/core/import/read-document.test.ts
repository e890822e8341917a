import { describe, expect, test } from 'vitest';
import type { FormatId } from '../model/format.ts';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { MCP_META_KEY } from '../model/mcp-meta.ts';
import { formatPointer, type Pointer, parsePointer, valueAt } from '../model/pointer.ts';
import { toDescriptor, toSource } from '../model/provenance.ts';
import { parseText } from '../text/parse-text.ts';
import { parseYaml } from '../text/yaml-text.ts';
import { render } from '../words/words.ts';
import { type ReadDocument, type ReadOptions, readDocument, readToolAgain } from './read-document.ts';

const SCHEMA = { type: 'object', properties: { q: { type: 'string' } } };
const at = (text: string): Pointer => parsePointer(text) ?? [];

function read(value: unknown, options?: ReadOptions): ReadDocument {
  const result = readDocument(parseText(JSON.stringify(value)), options);
  if (!result.ok) throw new Error(render(result.error.message as never, 'en'));
  return result.value;
}
const descriptors = (value: unknown, options?: ReadOptions) =>
  read(value, options).tools.map(({ descriptor }) => descriptor);

const mcp = { name: 'm', inputSchema: SCHEMA };
const chat = { type: 'function', function: { name: 'c', parameters: SCHEMA } };
const responses = { type: 'function', name: 'r', parameters: SCHEMA };
const anthropic = { name: 'a', input_schema: SCHEMA };
const gemini = { name: 'g', parameters: { type: 'OBJECT' } };
const bedrock = { toolSpec: { name: 'b', description: 'd', inputSchema: { json: SCHEMA } } };
const aiSdk = { description: 'd', inputSchema: SCHEMA };
const own = { name: 'o', parameters: SCHEMA };

describe('finds out the format of', () => {
  test.each<[string, unknown, FormatId, number]>([
    ['one descriptor', own, 'descriptor', 1],
    ['a draft with a name alone', { name: 'x' }, 'descriptor', 1],
    ['a draft without a name', { parameters: SCHEMA, errors: [] }, 'descriptor', 1],
    ['a catalogue', { name: 'c', version: '1.0.0', tools: [own, { name: 'p', description: 'd' }] }, 'descriptor', 2],
    ['an empty catalogue', { tools: [] }, 'descriptor', 0],
    ['a list of descriptors', [own], 'descriptor', 1],
    ['one MCP tool', mcp, 'mcp', 1],
    ['an MCP list', { tools: [mcp], nextCursor: 'x' }, 'mcp', 1],
    ['an MCP list with a bare tool', { tools: [mcp, { name: 'bare', description: 'd' }] }, 'mcp', 2],
    ['a JSON-RPC answer', { jsonrpc: '2.0', id: 1, result: { tools: [mcp] } }, 'mcp', 1],
    [
      'pages of JSON-RPC answers',
      [
        { jsonrpc: '2.0', result: { tools: [mcp] } },
        { jsonrpc: '2.0', result: { tools: [mcp] } },
      ],
      'mcp',
      2,
    ],
    ['an MCP array', [mcp], 'mcp', 1],
    ['one Chat tool', chat, 'openai-chat', 1],
    ['a Chat request', { model: 'm', messages: [], tools: [chat] }, 'openai-chat', 1],
    ['the older functions', { functions: [{ name: 'f', parameters: SCHEMA }] }, 'openai-chat', 1],
    ['a Responses request', { model: 'm', input: 'x', tools: [responses] }, 'openai-responses', 1],
    [
      'Responses namespaces',
      [{ type: 'namespace', name: 'n', description: 'd', tools: [responses] }],
      'openai-responses',
      1,
    ],
    [
      'an Anthropic request',
      { model: 'm', max_tokens: 1, tools: [anthropic, { type: 'bash_20250124', name: 'bash' }] },
      'anthropic',
      1,
    ],
    ['one Anthropic tool', { type: 'custom', ...anthropic }, 'anthropic', 1],
    ['Gemini declarations', { functionDeclarations: [gemini, { name: 'h' }] }, 'gemini', 2],
    ['Gemini tools', [{ function_declarations: [gemini] }, { googleSearch: {} }], 'gemini', 1],
    ['a Gemini request', { contents: [], tools: [{ functionDeclarations: [own] }] }, 'gemini', 1],
    ['a Gemini SDK call', { model: 'm', config: { tools: [{ functionDeclarations: [own] }] } }, 'gemini', 1],
    ['one Gemini declaration', { name: 'g', parametersJsonSchema: SCHEMA }, 'gemini', 1],
    ['a Bedrock request', { toolConfig: { tools: [bedrock, { cachePoint: { type: 'default' } }] } }, 'bedrock', 1],
    ['one Bedrock tool', bedrock, 'bedrock', 1],
    ['a Bedrock specification alone', bedrock.toolSpec, 'bedrock', 1],
    ['tools of the AI SDK', { weather: aiSdk, time: aiSdk }, 'ai-sdk', 2],
    ['an AI SDK call', { model: 'm', prompt: 'p', tools: { weather: aiSdk } }, 'ai-sdk', 1],
    ['tools of the AI SDK 4', { weather: { parameters: SCHEMA } }, 'ai-sdk', 1],
    ['a schema with a property called parameters', { properties: { parameters: SCHEMA } }, 'json-schema', 1],
    ['an OpenAI Realtime event', { type: 'session.update', session: { tools: [responses] } }, 'openai-responses', 1],
    [
      'an event of a Responses stream',
      { type: 'response.created', response: { tools: [responses] } },
      'openai-responses',
      1,
    ],
    ['a batch of Anthropic', { requests: [{ custom_id: '1', params: { tools: [anthropic] } }] }, 'anthropic', 1],
    ['requests of a batch', [{ custom_id: '1', body: { model: 'm', tools: [chat] } }], 'openai-chat', 1],
    ['a JSON Schema', { $schema: 'https://json-schema.org/draft/2020-12/schema', type: 'object' }, 'json-schema', 1],
    ['a schema that is a reference', { $ref: '#/$defs/A', $defs: { A: SCHEMA } }, 'json-schema', 1],
    ['a schema with a property called name', { type: 'object', properties: { name: {}, tools: {} } }, 'json-schema', 1],
    ['OpenAPI', { openapi: '3.1.0', info: {}, paths: { '/a': { get: {} } } }, 'openapi', 1],
    ['bare declarations beside one of Gemini', [gemini, own, own], 'gemini', 3],
    ['descriptors beside one MCP tool', [mcp, own, own], 'descriptor', 3],
    ['mostly MCP, one Anthropic', { tools: [anthropic, mcp, mcp] }, 'mcp', 3],
  ])('%s', (_name, value, format, count) => {
    const document = read(value);
    expect([document.format, document.tools.length]).toEqual([format, count]);
    expect(document.origin).toBe(format === 'descriptor' ? 'authored' : 'foreign');
  });
});

describe('refuses in one sentence', () => {
  test.each<[string, unknown, string]>([
    ['a number', 3, 'found a number'],
    ['a tool call', { name: 'x', arguments: { a: 1 } }, 'found an object with name, arguments'],
    ['a package file', { name: 'x', version: '1.0.0', scripts: {} }, 'found an object with name, version, scripts'],
    [
      'a call result',
      { content: [{ type: 'text', text: 'x' }], isError: false },
      'found an object with content, isError',
    ],
    [
      'tools with lists of arguments',
      [{ name: 'x', description: 'd', arguments: [{ name: 'q' }] }],
      'the only entry is an object with name, description, arguments',
    ],
    ['built-in tools alone', { tools: [{ type: 'web_search' }] }, '"web_search"'],
    ['a list of texts', ['a', 'b'], 'none of the 2 entries'],
    ['a client configuration', { mcpServers: { a: {} } }, 'found an object with mcpServers'],
    ['a batch without tools', { requests: [] }, 'found an object with requests'],
    ['a template with parameters', { spec: { parameters: { replicas: 3 } } }, 'found an object with spec'],
    ['OpenAPI 2', { swagger: '2.0', info: {}, paths: {} }, 'found version 2.0'],
    ['OpenAPI without paths', { openapi: '3.0.0', info: {} }, 'found nothing'],
  ])('%s', (_name, value, sentence) => {
    const result = readDocument(parseText(JSON.stringify(value)));
    expect(result.ok ? undefined : render(result.error.message as never, 'en')).toContain(sentence);
    expect(result.ok ? undefined : render(result.error.message as never, 'vi')).toMatch(/Cần|Không/);
  });

  test('a broken text, with its syntax error', () => {
    expect(readDocument(parseText('{"tools": [}'))).toMatchObject({
      ok: false,
      error: { message: { id: 'text-bracket-mismatch' } },
    });
  });
});

test('skips entries that are no tools, with place and reason', () => {
  const { tools, skipped } = read({
    tools: [{ type: 'web_search' }, responses, { type: 'custom', name: 'x' }, 'y', { type: 'function' }, {}],
  });
  expect(tools).toHaveLength(1);
  expect(skipped.map(({ pointer, reason }) => [formatPointer(pointer), reason.id])).toEqual([
    ['/tools/0', 'import-built-in'],
    ['/tools/2', 'import-built-in'],
    ['/tools/3', 'import-entry-not-object'],
    ['/tools/4', 'import-name-missing'],
    ['/tools/5', 'import-entry-unknown'],
  ]);
});

test.each<[string, unknown, JsonObject]>([
  [
    'mcp',
    {
      name: 'm',
      title: 'M',
      description: 'd',
      inputSchema: SCHEMA,
      outputSchema: { type: 'array' },
      annotations: { title: 'T', readOnlyHint: true, openWorldHint: false, category: 'x' },
      icons: [],
      _meta: { other: 1, [MCP_META_KEY]: { errors: [], examples: [], version: '1.0.0', name: 'never' } },
    },
    {
      name: 'm',
      title: 'M',
      description: 'd',
      version: '1.0.0',
      parameters: SCHEMA,
      returns: { type: 'array' },
      errors: [],
      idempotency: { safe: true, open_world: false },
      examples: [],
      providers: { mcp: { annotations: { title: 'T', category: 'x' }, _meta: { other: 1 }, icons: [] } },
    },
  ],
  [
    'mcp without a title',
    { name: 'm', inputSchema: {}, annotations: { title: 'T' } },
    { name: 'm', title: 'T', parameters: {}, providers: { mcp: { annotations: { title: 'T' } } } },
  ],
  [
    'openai-chat',
    { type: 'function', function: { name: 'c', description: 'd', parameters: SCHEMA, strict: true }, cache_control: 1 },
    {
      name: 'c',
      description: 'd',
      parameters: SCHEMA,
      providers: { 'openai-chat': { strict: true, cache_control: 1 } },
    },
  ],
  [
    'openai-responses',
    {
      type: 'function',
      name: 'r',
      parameters: SCHEMA,
      output_schema: { type: 'string' },
      strict: false,
      defer_loading: true,
    },
    {
      name: 'r',
      parameters: SCHEMA,
      returns: { type: 'string' },
      providers: { 'openai-responses': { strict: false, defer_loading: true } },
    },
  ],
  [
    'anthropic',
    {
      type: 'custom',
      name: 'a',
      input_schema: SCHEMA,
      input_examples: [{ q: 'x' }],
      cache_control: { type: 'ephemeral' },
    },
    {
      name: 'a',
      parameters: SCHEMA,
      providers: { anthropic: { type: 'custom', input_examples: [{ q: 'x' }], cache_control: { type: 'ephemeral' } } },
    },
  ],
  [
    'gemini',
    {
      functionDeclarations: [
        { name: 'g', parameters: { type: 'OBJECT' }, response: { type: 'STRING' }, behavior: 'BLOCKING' },
      ],
    },
    {
      name: 'g',
      parameters: { type: 'OBJECT' },
      returns: { type: 'STRING' },
      providers: { gemini: { behavior: 'BLOCKING' } },
    },
  ],
  [
    'bedrock',
    { toolSpec: { name: 'b', description: 'd', inputSchema: { json: SCHEMA }, strict: true }, cachePoint: 1 },
    { name: 'b', description: 'd', parameters: SCHEMA, providers: { bedrock: { strict: true, cachePoint: 1 } } },
  ],
  [
    'ai-sdk',
    { weather: { description: 'd', inputSchema: { jsonSchema: SCHEMA }, outputSchema: {}, providerOptions: {} } },
    {
      name: 'weather',
      description: 'd',
      parameters: SCHEMA,
      returns: {},
      providers: { 'ai-sdk': { providerOptions: {} } },
    },
  ],
  ['descriptor', { ...own, our_own: 1 }, { ...own, our_own: 1 }],
  [
    'types of other systems',
    { name: 'x', parameters: { type: 'dict', properties: {} } },
    { name: 'x', parameters: { type: 'dict', properties: {} } },
  ],
])('reads %s', (_name, value, want) => {
  const [descriptor] = descriptors(value);
  expect(descriptor).toEqual(want);
  expect(Object.keys(descriptor ?? {})).toEqual(Object.keys(want));
});

test('a namespaced function keeps its namespace', () => {
  const [tool] = descriptors([{ type: 'namespace', name: 'n', description: 'd', tools: [responses] }]);
  expect(tool?.providers).toEqual({
    'openai-responses': { namespace: { type: 'namespace', name: 'n', description: 'd' } },
  });
});

test.each<[string, JsonObject, string, string]>([
  ['its title', { title: 'Issue refund', type: 'object' }, 'x.json', 'Issue refund'],
  ['the file', { type: 'object' }, 'a/b/issue_refund.schema.json', 'issue_refund'],
  ['nothing known', { type: 'object' }, '-', 'tool'],
])('a schema is named after %s', (_name, schema, fileName, name) => {
  expect(descriptors(schema, { fileName })).toEqual([{ name, parameters: schema }]);
});

test('a catalogue keeps its keys, and its settings are told apart', () => {
  const document = read({ name: 'c', lint: { preset: 'strict' }, x: 1, tools: [own] });
  expect(document.catalogue).toEqual({ name: 'c', x: 1 });
  expect(document.settings).toEqual({ value: { preset: 'strict' }, pointer: ['lint'] });
});

test('a format that is asked for is taken', () => {
  expect(read({ name: 'x', description: 'd' }, { from: 'mcp' }).format).toBe('mcp');
  expect(
    read({ name: 'x', type: 'object' }, { from: 'json-schema', fileName: 'n.json' }).tools[0]?.descriptor.name,
  ).toBe('n');
});

test('a bare declaration is read as the format that is asked for', () => {
  const bare = { name: 'g', parameters: { type: 'object' }, behavior: 'BLOCKING' };
  const [tool] = descriptors([bare], { from: 'gemini' });
  expect(tool).toEqual({ name: 'g', parameters: { type: 'object' }, providers: { gemini: { behavior: 'BLOCKING' } } });
});

describe('every place is true', () => {
  const full = {
    tools: [
      {
        name: 'm',
        description: 'd',
        inputSchema: SCHEMA,
        annotations: { readOnlyHint: true, title: 'T' },
        icons: [1],
        _meta: { [MCP_META_KEY]: { errors: [{ code: 'X' }] } },
      },
      { type: 'function', function: { name: 'c', description: 'd', parameters: SCHEMA, strict: true } },
      { name: 'a', input_schema: SCHEMA, cache_control: { type: 'e' } },
    ],
  };

  test.each<[string, string, string, string]>([
    ['a description', '0', '/description', '/tools/0/description'],
    ['a property', '0', '/parameters/properties/q/type', '/tools/0/inputSchema/properties/q/type'],
    ['a hint', '0', '/idempotency/safe', '/tools/0/annotations/readOnlyHint'],
    ['a hint that is not there yet', '0', '/idempotency/destructive', '/tools/0/annotations/destructiveHint'],
    ['a block of ours', '0', '/errors/0/code', `/tools/0/_meta/${MCP_META_KEY.replace('/', '~1')}/errors/0/code`],
    ['the title of the annotations', '0', '/title', '/tools/0/annotations/title'],
    ['a function inside', '1', '/name', '/tools/1/function/name'],
    ['an option', '1', '/providers/openai-chat/strict', '/tools/1/function/strict'],
    ['a foreign field', '2', '/providers/anthropic/cache_control/type', '/tools/2/cache_control/type'],
  ])('%s', (_name, tool, descriptor, source) => {
    const { provenance } = read(full).tools[Number(tool)] as never as { provenance: [] };
    expect(toSource(provenance, at(descriptor))).toEqual({ pointer: at(source), placement: 'exact' });
    expect(toDescriptor(provenance, at(source))).toEqual(at(descriptor));
  });

  test('a block that the format cannot hold has none', () => {
    const [tool] = read(full).tools;
    expect(tool && toSource(tool.provenance, ['examples', '0'])).toEqual({
      pointer: at('/tools/0'),
      placement: 'none',
    });
  });

  test('and every value that stands in the text is there in the descriptor', () => {
    const tree = parseText(JSON.stringify(full));
    for (const { descriptor, provenance, source } of read(full).tools) {
      for (const leaf of leavesOf(valueAt(tree.value, source) as JsonValue, source)) {
        if (['type'].includes(leaf.at(-1) ?? '') && leaf.length === 3) continue;
        const pointer = toDescriptor(provenance, leaf) ?? ['?'];
        expect([formatPointer(leaf), valueAt(descriptor, pointer)]).toEqual([
          formatPointer(leaf),
          valueAt(tree.value, leaf),
        ]);
      }
    }
  });
});

function leavesOf(value: JsonValue, pointer: Pointer): Pointer[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return Object.entries(value).flatMap(([key, child]) => leavesOf(child as JsonValue, [...pointer, key]));
}

test('a number that no double holds is told at its tool', () => {
  const text =
    '{"tools": [{"name": "a", "inputSchema": {"maximum": 9007199254740993}}, {"name": "b", "inputSchema": {}}]}';
  const result = readDocument(parseText(text));
  const tools = result.ok ? result.value.tools : [];
  expect(
    tools.map(({ rounded }) => rounded?.map(({ pointer, message }) => [formatPointer(pointer), message.id])),
  ).toEqual([[['/parameters/maximum', 'text-number-range']], undefined]);
});

test.each<[string, unknown]>([
  ['an MCP list', { tools: [mcp, { name: 'plain' }, anthropic] }],
  ['a JSON-RPC answer', { result: { tools: [mcp] } }],
  ['an array', [chat, chat]],
  ['the older functions', { functions: [own, gemini] }],
  ['declarations', { functionDeclarations: [own, { name: 'h' }] }],
])('a tool of %s is read again as it was', (_name, value) => {
  const tree = parseText(JSON.stringify(value));
  const document = read(value);
  for (const tool of document.tools) expect(readToolAgain(tree, document, tool.source)).toEqual(tool);
});

test('a tool in a group, or of a whole document, is not read alone', () => {
  for (const value of [
    [{ functionDeclarations: [gemini] }],
    { $schema: 'x' },
    { openapi: '3.1.0', info: {}, paths: { '/a': { get: {} } } },
  ]) {
    const document = read(value);
    expect(readToolAgain(parseText(JSON.stringify(value)), document, document.tools[0]?.source ?? [])).toBeUndefined();
  }
});

test('YAML is read like JSON, and every place leads into its text', () => {
  const text = 'tools:\n  - name: m\n    inputSchema: {type: object}\n';
  const tree = parseYaml(text);
  const result = readDocument(tree);
  const [tool] = result.ok ? result.value.tools : [];
  expect([result.ok && result.value.format, tool?.descriptor]).toEqual([
    'mcp',
    { name: 'm', parameters: { type: 'object' } },
  ]);
  const place = tool && tree.placeOf(toSource(tool.provenance, ['parameters', 'type']).pointer);
  expect(place && text.slice(place.value.start, place.value.end)).toBe('object');
});

test('a tool nested too deep is refused alone', () => {
  const deep = `${'{"p":'.repeat(1100)}1${'}'.repeat(1100)}`;
  const result = readDocument(
    parseText(`{"tools": [{"name": "a", "inputSchema": ${deep}}, {"name": "b", "inputSchema": {}}]}`),
  );
  const tools = result.ok ? result.value.tools : [];
  expect(
    tools.map(({ descriptor, refusal }) => [
      descriptor.name,
      refusal && formatPointer(refusal.pointer),
      refusal?.message.id,
    ]),
  ).toEqual([
    ['a', '/parameters', 'text-too-deep'],
    ['b', undefined, undefined],
  ]);
});
