import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { LANGUAGES } from '../model/message.ts';
import { formatPointer, valueAt } from '../model/pointer.ts';
import { TARGET_IDS, type TargetId } from '../model/target-id.ts';
import { readTool } from '../model/tool.ts';
import { WORDS } from '../words/words.ts';
import { convert, convertAll } from './convert.ts';
import { TARGETS } from './index.ts';

const parameters: JsonObject = {
  type: 'object',
  properties: { q: { type: 'string' } },
  required: ['q'],
  additionalProperties: false,
};
const returns: JsonObject = { type: 'object', properties: { n: { type: 'integer' } }, additionalProperties: false };

function toolOf(more: JsonObject = {}, name = 'find_item') {
  return readTool({ name, description: 'Finds items.', parameters, ...more });
}

function lossesOf(target: TargetId, more: JsonObject) {
  return convert(toolOf(more), target).losses.map(({ kind, pointer }) => `${kind} ${formatPointer(pointer)}`);
}

describe('one element of the list of tools, as the declarations of each vendor have it', () => {
  test.each<[TargetId, JsonObject]>([
    [
      'openai-responses',
      { type: 'function', name: 'find_item', description: 'Finds items.', parameters, strict: false },
    ],
    [
      'openai-responses:strict',
      { type: 'function', name: 'find_item', description: 'Finds items.', parameters, strict: true },
    ],
    [
      'openai-chat',
      { type: 'function', function: { name: 'find_item', description: 'Finds items.', parameters, strict: false } },
    ],
    ['anthropic', { name: 'find_item', description: 'Finds items.', input_schema: parameters }],
    ['anthropic:strict', { name: 'find_item', description: 'Finds items.', input_schema: parameters, strict: true }],
    ['gemini:json', { name: 'find_item', description: 'Finds items.', parametersJsonSchema: parameters }],
    ['mcp', { name: 'find_item', description: 'Finds items.', inputSchema: parameters }],
  ])('%s', (target, want) => {
    const conversion = convert(toolOf(), target);
    expect(conversion.payload).toEqual(want);
    expect(conversion.status).toBe('exact');
  });
});

test.each<[TargetId, string]>([
  ['openai-responses', 'output_schema'],
  ['gemini:json', 'responseJsonSchema'],
  ['mcp', 'outputSchema'],
])('%s carries the result as %s', (target, field) => {
  expect(convert(toolOf({ returns }), target).payload).toHaveProperty(field, returns);
});

test('what a target has no field for is a loss of its own, and MCP carries it under _meta', () => {
  const blocks = {
    returns,
    errors: [{ code: 'NOT_FOUND' }],
    examples: [],
    version: '1.0.0',
    idempotency: { safe: true },
  };
  expect(lossesOf('anthropic', blocks)).toEqual([
    'dropped /returns',
    'dropped /errors',
    'dropped /examples',
    'dropped /version',
    'dropped /idempotency',
  ]);
  const sent = convert(toolOf(blocks), 'mcp');
  expect(sent.status).toBe('exact');
  expect(sent.payload).toMatchObject({
    outputSchema: returns,
    annotations: { readOnlyHint: true },
    _meta: { 'io.github.toolscribe/descriptor': { errors: [{ code: 'NOT_FOUND' }], examples: [], version: '1.0.0' } },
  });
});

test('blocks are folded into the description on request, and only then', () => {
  const blocks = { errors: [{ code: 'NOT_FOUND', description: 'No such item', recovery: 'Ask for another name.' }] };
  const plain = convert(toolOf(blocks), 'openai-chat');
  expect(plain.payload).toHaveProperty(['function', 'description'], 'Finds items.');
  const folded = convert(toolOf(blocks), 'openai-chat', { foldBlocks: true });
  expect(folded.payload).toHaveProperty(
    ['function', 'description'],
    'Finds items. Errors: NOT_FOUND: No such item. Ask for another name.',
  );
  expect(folded.losses.map(({ kind }) => kind)).toEqual(['described']);
  expect(convert(toolOf(blocks), 'mcp', { foldBlocks: true }).payload).toHaveProperty('description', 'Finds items.');
});

test('a result that cannot be said never costs the tool', () => {
  const conversion = convert(toolOf({ returns: { $ref: '#/$defs/Nobody' } }), 'mcp');
  expect(conversion.payload).not.toBeNull();
  expect(conversion.losses.map(({ kind, pointer }) => `${kind} ${formatPointer(pointer)}`)).toEqual([
    'dropped /returns',
  ]);
  const list = convert(toolOf({ returns: { type: 'array', items: { type: 'string' } } }), 'mcp:2025-11-25');
  expect(list.payload).not.toHaveProperty('outputSchema');
  expect(list.losses).toHaveLength(1);
});

describe('options under `providers`', () => {
  test('a field of the target is sent, one of another is a loss', () => {
    const options = {
      providers: { anthropic: { defer_loading: true, nonsense: 1 }, mcp: { icons: [{ src: 'https://x/y.png' }] } },
    };
    expect(convert(toolOf(options), 'anthropic').payload).toHaveProperty('defer_loading', true);
    expect(lossesOf('anthropic', options)).toEqual([
      'dropped /providers/anthropic/nonsense',
      'dropped /providers/mcp/icons',
    ]);
    expect(convert(toolOf(options), 'mcp:2025-11-25').payload).toHaveProperty('icons');
  });

  // The tool-search page and a live answer of September 2026: both on one tool are refused.
  test('defer_loading wins over cache_control', () => {
    const options = { providers: { anthropic: { defer_loading: true, cache_control: { type: 'ephemeral' } } } };
    const conversion = convert(toolOf(options), 'anthropic');
    expect(conversion.payload).not.toHaveProperty('cache_control');
    expect(lossesOf('anthropic', options)).toEqual(['dropped /providers/anthropic/cache_control']);
  });

  // The documentation: each example has to fit input_schema, else the request is refused.
  test('example inputs are sent with renamed keys, those that fit', () => {
    const tool = readTool({
      name: 'x',
      parameters: { type: 'object', properties: { 'a[b]': { type: 'string' } }, required: ['a[b]'] },
      providers: { anthropic: { input_examples: [{ 'a[b]': 'one' }, { 'a[b]': 2 }] } },
    });
    const conversion = convert(tool, 'anthropic');
    expect(conversion.payload).toHaveProperty('input_examples', [{ a_b_: 'one' }]);
    expect(conversion.losses.map(({ pointer }) => formatPointer(pointer))).toContain(
      '/providers/anthropic/input_examples/1',
    );
  });

  test('what the revision of MCP lacks is kept under _meta', () => {
    const options = { providers: { mcp: { execution: { taskSupport: 'optional' }, owner_id: 7 } } };
    expect(convert(toolOf(options), 'mcp').payload).toMatchObject({
      _meta: {
        'io.github.toolscribe/descriptor': {
          providers: { mcp: { execution: { taskSupport: 'optional' }, owner_id: 7 } },
        },
      },
    });
    expect(lossesOf('mcp', options)).toEqual(['dropped /providers/mcp/execution', 'rewritten /providers/mcp/owner_id']);
    expect(convert(toolOf(options), 'mcp:2025-11-25').payload).toHaveProperty('execution');
  });

  test('strict is what the target id says', () => {
    const options = { providers: { 'openai-chat': { strict: true } } };
    expect(lossesOf('openai-responses:strict', options)).toEqual([]);
    expect(lossesOf('openai-chat', options)).toEqual(['dropped /providers/openai-chat/strict']);
  });
});

describe('names', () => {
  test('an allowed name is sent as it is; another is cleaned and maps back', () => {
    expect(convert(toolOf({}, '3d_view'), 'anthropic').nameMap).toBeUndefined();
    expect(convert(toolOf({}, '3d_view'), 'gemini').nameMap).toEqual({ _3d_view: '3d_view' });
    expect(convert(toolOf({}, 'calendar.update'), 'openai-chat').nameMap).toEqual({
      calendar_update: 'calendar.update',
    });
    expect(convert(toolOf({}, 'calendar.update'), 'mcp').nameMap).toBeUndefined();
  });

  test('cleaned names stay distinct, and who may keep a name keeps it', () => {
    const tools = ['coding.start', 'coding_start', 'coding-start', 'coding start'].map((name) => toolOf({}, name));
    const names = convertAll(tools, 'anthropic').map(({ payload }) => payload?.name);
    expect(names).toEqual(['coding_start_2', 'coding_start', 'coding-start', 'coding_start_3']);
  });

  test('a name that is too long keeps its beginning, and a mark of its own whatever stands beside it', () => {
    const long = 'a'.repeat(80);
    const [first, second] = convertAll([toolOf({}, `${long}x`), toolOf({}, `${long}y`)], 'openai-chat');
    const name = (conversion: typeof first) => String(valueAt(conversion?.payload ?? {}, ['function', 'name']));
    expect(name(first)).toMatch(/^a{57}_[0-9a-z]{6}$/);
    expect(name(second)).not.toBe(name(first));
    expect(second?.nameMap).toEqual({ [name(second)]: `${long}y` });
    expect(name(convert(toolOf({}, `${long}y`), 'openai-chat'))).toBe(name(second));
  });

  test.each([
    ['search.résumé', /^search_resume$/],
    ['tìm_đơn hàng', /^tim_don_hang$/],
    ['Поиск', /^Poisk$/],
    ['βάση', /^vasi$/],
    [' get item\n', /^get_item$/],
    ['文章划分', /^tool_[0-9a-z]{6}$/],
    ['查询_weather', /^weather_[0-9a-z]{6}$/],
    ['🔍', /^tool_[0-9a-z]{6}$/],
    ['___', /^___$/],
  ])('%s becomes readable ASCII, or gets a hash for what has no spelling', (written, want) => {
    expect(valueAt(convert(toolOf({}, written), 'openai-chat').payload ?? {}, ['function', 'name'])).toMatch(want);
  });

  test('foreign property names stay apart and lead back', () => {
    const properties = { Größe: { type: 'string' }, 城市: { type: 'string' }, 日期: { type: 'string' } };
    const { payload, keyMap } = convert(toolOf({ parameters: { type: 'object', properties } }), 'anthropic');
    const sent = Object.keys(valueAt(payload ?? {}, ['input_schema', 'properties']) ?? {});
    expect(sent[0]).toBe('Grosse');
    expect(sent.slice(1).every((key) => /^field_[0-9a-z]{6}$/.test(key))).toBe(true);
    expect(new Set(sent).size).toBe(3);
    expect(Object.values(keyMap ?? {})).toEqual(['Größe', '城市', '日期']);
  });

  test('taken names of the same request are avoided', () => {
    const conversion = convert(toolOf({}, 'a.b'), 'anthropic', { takenNames: new Set(['a_b']) });
    expect(conversion.payload).toHaveProperty('name', 'a_b_2');
  });
});

describe('provenance', () => {
  test('each node of the payload leads to what it was made from, parents first', () => {
    const { provenance } = convert(toolOf(), 'openai-chat');
    const origin = new Map(
      provenance.map(({ payload, descriptor }) => [formatPointer(payload), formatPointer(descriptor)]),
    );
    expect(origin.get('')).toBe('');
    expect(origin.get('/function/name')).toBe('/name');
    expect(origin.get('/function/parameters/properties/q/type')).toBe('/parameters/properties/q/type');
    const seen = new Set<string>();
    for (const { payload } of provenance) {
      const isNested = payload.length > 0 && origin.has(formatPointer(payload.slice(0, -1)));
      if (isNested) expect(seen).toContain(formatPointer(payload.slice(0, -1)));
      seen.add(formatPointer(payload));
    }
  });

  test('an inlined definition leads into the definition', () => {
    const schema = {
      type: 'object',
      properties: { a: { $ref: '#/$defs/A' } },
      $defs: { A: { type: 'string', maxLength: 4 } },
    };
    const { provenance } = convert(readTool({ name: 'x', parameters: schema }), 'gemini');
    const found = provenance.find(({ payload }) => formatPointer(payload) === '/parameters/properties/a/maxLength');
    expect(found && formatPointer(found.descriptor)).toBe('/parameters/$defs/A/maxLength');
  });
});

// MCP 2026-07-28: clients drop a tool whose header annotation breaks the rules.
test('x-mcp-header stays where the rules allow it', () => {
  const given = (more: JsonObject) => ({
    type: 'object',
    properties: { a: { type: 'string', 'x-mcp-header': 'X-A' }, b: more },
  });
  const headers = (more: JsonObject) =>
    JSON.stringify(convert(toolOf({ parameters: given(more) }), 'mcp').payload).match(/"x-mcp-header":"[^"]*"/g);
  expect(headers({ type: 'integer', 'x-mcp-header': 'X-B' })).toHaveLength(2);
  expect(headers({ type: 'integer', 'x-mcp-header': 'x-a' })).toHaveLength(1);
  expect(headers({ type: 'integer', 'x-mcp-header': 'not a token' })).toHaveLength(1);
  expect(headers({ type: 'number', 'x-mcp-header': 'X-B' })).toHaveLength(1);
  expect(headers({ type: 'array', items: { type: 'string', 'x-mcp-header': 'X-B' } })).toHaveLength(1);
});

test('a tool without parameters takes none, and every loss stands at a place that is there', () => {
  for (const id of TARGET_IDS) {
    for (const raw of [{ name: 'x' }, { name: 'x', parameters: null }]) {
      const conversion = convert(readTool(raw), id);
      expect(conversion.status, id).toBe('exact');
      for (const { pointer } of conversion.losses) expect(valueAt(raw, pointer), id).toBeDefined();
    }
  }
  expect(convert(readTool({ name: 'x' }), 'openai-responses:strict').payload).toEqual({
    type: 'function',
    name: 'x',
    parameters: { type: 'object', properties: {}, additionalProperties: false, required: [] },
    strict: true,
  });
});

test('an empty description is left out', () => {
  const conversion = convert(readTool({ name: 'x', description: '', parameters }), 'anthropic');
  expect(conversion.payload).toEqual({ name: 'x', input_schema: parameters });
});

test('own names of JavaScript are ordinary property names', () => {
  const schema = JSON.parse(
    '{"type":"object","properties":{"__proto__":{"type":"string"},"constructor":{"type":"number"}},"required":["__proto__"]}',
  );
  const { payload } = convert(readTool({ name: 'x', parameters: schema }), 'openai-responses:strict');
  expect(JSON.stringify(payload?.parameters)).toContain('"__proto__":{"type":"string"}');
  expect(valueAt(payload ?? {}, ['parameters', 'required'])).toEqual(['__proto__', 'constructor']);
});

test('every target has a source with a date for each rule and limit', () => {
  for (const id of TARGET_IDS) {
    const target = TARGETS[id];
    expect(target.id).toBe(id);
    const sources = [
      target.keywordSource,
      target.name.source,
      target.root.source,
      target.node.source,
      target.envelope.source,
    ];
    for (const source of [...sources, ...Object.values(target.limits).map((limit) => limit.source)]) {
      expect(source.url).toMatch(/^https:\/\//);
      expect(source.checkedOn).toMatch(/^2026-\d\d-\d\d$/);
    }
  }
});

test('sentences of losses name the same data in both languages', () => {
  for (const [id, entry] of Object.entries(WORDS).filter(([id]) => id.startsWith('target-'))) {
    const names = LANGUAGES.map((language) => {
      const wording = entry[language];
      const text = typeof wording === 'string' ? wording : wording.other;
      return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]))].sort();
    });
    expect(names[0], id).toEqual(names[1]);
  }
});

test.each(TARGET_IDS)('%s never receives what speaks to the linter alone, and loses nothing by it', (target) => {
  const ignore = [{ rule: 'description-short', reason: 'Known.' }];
  const tool = readTool({
    name: 'a',
    description: 'A.',
    parameters: { type: 'object', properties: {} },
    lint_ignore: ignore,
  });
  const { payload, status, losses } = convert(tool, target);
  expect(JSON.stringify(payload)).not.toContain('lint_ignore');
  expect(status).toBe('exact');
  expect(losses.filter(({ kind }) => kind !== 'rewritten')).toEqual([]);
  expect(losses.map(({ pointer }) => formatPointer(pointer))).toContain('/lint_ignore');
});
