import { expect, test, vi } from 'vitest';
import { complete } from './completion.ts';
import { createDocumentSession } from './document-session.ts';
import { hover } from './hover.ts';

vi.setConfig({ testTimeout: 30_000 });

/** A session with the text opened, without its bar, which marks the cursor. `last` is the text as it was last readable. */
async function at(marked: string, last?: string) {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  const session = createDocumentSession({
    emit() {},
    pause: () => Promise.resolve(),
    now: () => 0,
    evaluation: { run: () => Promise.resolve({ status: 'crashed', reason: 'not here' }), dispose() {} },
  });
  await session.open({ text: last ?? text, revision: 1, fileName: 'tools.json' });
  if (last !== undefined) {
    session.edit({ changes: [{ start: 0, end: last.length, newText: text }], baseRevision: 1, revision: 2 });
  }
  return { session, offset, text };
}

async function labels(marked: string, last?: string): Promise<string[]> {
  const { session, offset } = await at(marked, last);
  return complete(session, offset).map(({ label }) => label);
}

const TOOL = `{"name": "find", "description": "d", "parameters": {"type": "object", "properties": {"city": {"type": "string"}}},
  "errors": [{"code": "GONE"}], "examples": [{"tool_call": {"name": "find", "arguments": {}}, "result": {}}]}`;

test.each([
  {
    name: 'blocks of a tool that are not there yet',
    text: '{"tools": [{"name": "a", |}]}',
    has: ['parameters', 'errors'],
    lacks: ['name'],
  },
  { name: 'keys behind the cursor too', text: '{"tools": [{| "name": "a"}]}', has: ['errors'], lacks: ['name'] },
  {
    name: 'keywords of a schema',
    text: '{"name": "a", "parameters": {"properties": {"x": {|}}}}',
    has: ['type', 'enum', 'minLength'],
    lacks: ['errors'],
  },
  {
    name: 'no names for properties',
    text: '{"name": "a", "parameters": {"properties": {|}}}',
    has: [],
    lacks: ['type', 'errors'],
  },
  {
    name: 'types',
    text: '{"name": "a", "parameters": {"properties": {"x": {"type": "|"}}}}',
    has: ['string', 'integer'],
    lacks: ['date'],
  },
  { name: 'types in a list', text: '{"name": "a", "parameters": {"type": ["string", |]}}', has: ['null'], lacks: [] },
  {
    name: 'formats',
    text: '{"name": "a", "parameters": {"properties": {"x": {"format": |}}}}',
    has: ['date-time', 'uuid'],
    lacks: ['string'],
  },
  {
    name: 'declared names in required',
    text: '{"name": "a", "parameters": {"type": "object", "properties": {"city": {}}, "required": ["|"]}}',
    has: ['city'],
    lacks: [],
  },
  {
    name: 'the baseline of errors',
    text: '{"name": "a", "errors": [|]}',
    has: ['RATE_LIMITED', 'NOT_FOUND'],
    lacks: [],
  },
  { name: 'error codes', text: '{"name": "a", "errors": [{"code": "|"}]}', has: ['VALIDATION_ERROR'], lacks: [] },
  {
    name: 'enum values of the descriptor',
    text: '{"name": "a", "latency": {"class": "|"}}',
    has: ['fast', 'slow'],
    lacks: [],
  },
  {
    name: 'booleans of the descriptor',
    text: '{"name": "a", "idempotency": {"safe": |}}',
    has: ['true', 'false'],
    lacks: [],
  },
  { name: 'providers', text: '{"name": "a", "providers": {|}}', has: ['anthropic', 'openai-chat'], lacks: [] },
  {
    name: 'target ids of the settings',
    text: '{"tools": [{"name": "a"}], "lint": {"targets": ["|"]}}',
    has: ['gemini:json'],
    lacks: [],
  },
  {
    name: 'rules of the settings',
    text: '{"tools": [{"name": "a"}], "lint": {"rules": {|}}}',
    has: ['name-format'],
    lacks: [],
  },
  { name: 'rules to ignore', text: '{"name": "a", "lint_ignore": [{"rule": "|"}]}', has: ['name-format'], lacks: [] },
  {
    name: 'schemas in an MCP list',
    text: '{"tools": [{"name": "a", "inputSchema": {"type": "object", "properties": {"x": {|}}}}]}',
    has: ['minLength'],
    lacks: ['errors'],
  },
  {
    name: 'schemas for OpenAI Chat',
    text: '[{"type": "function", "function": {"name": "a", "parameters": {"type": "object", |}}}]',
    has: ['properties'],
    lacks: [],
  },
  {
    name: 'keywords in a plain schema',
    text: '{"type": "object", "properties": {"x": {|}}}',
    has: ['pattern'],
    lacks: [],
  },
])('offers $name', async ({ text, has, lacks }) => {
  const found = await labels(text);
  expect(found).toEqual(expect.arrayContaining(has));
  expect(found.filter((label) => (lacks as string[]).includes(label))).toEqual([]);
});

test.each([
  { name: 'arguments of an example', from: '"arguments": {}', to: '"arguments": {|}', want: ['city'] },
  {
    name: 'the name of the tool',
    from: '"tool_call": {"name": "find"',
    to: '"tool_call": {"name": "|"',
    want: ['find'],
  },
  {
    name: 'declared codes in an error result',
    from: '"result": {}',
    to: '"result": {"error": {"code": |}}',
    want: ['GONE'],
  },
  {
    name: 'arguments in an expression',
    from: '"errors"',
    to: '"semantics": {"rules": [{"expression": "args.|"}]}, "errors"',
    want: ['city'],
  },
])('offers $name', async ({ from, to, want }) => {
  expect(await labels(TOOL.replace(from, to), TOOL)).toEqual(want);
});

test.each([
  { name: 'a key with a start for its value', text: '{"name": "a", |}', label: 'errors', want: '"errors": [$0]' },
  { name: 'a key in front of another', text: '{| "name": "a"}', label: 'errors', want: '"errors": [$0],' },
  { name: 'a key that has its value', text: '{"er|": [], "name": "a"}', label: 'errors', want: '"errors"' },
  {
    name: 'a reference',
    text: '{"name": "a", "parameters": {"type": "object", "properties": {"x": {|}}}}',
    label: '$ref',
    want: '"\\$ref": "#/\\$defs/$0"',
  },
  {
    name: 'a value over what is typed',
    text: '{"name": "a", "latency": {"class": "fa|"}}',
    label: 'fast',
    want: '"fast"',
  },
])('inserts $name', async ({ text, label, want }) => {
  const { session, offset } = await at(text);
  expect(complete(session, offset).find((item) => item.label === label)?.insertText).toBe(want);
});

test.each([
  { name: 'in a comment', text: '{"name": "a", // |\n "x": 1}' },
  { name: 'in the text of a description', text: '{"name": "a", "description": "|"}' },
])('offers nothing $name', async ({ text }) => expect(await labels(text)).toEqual([]));

test.each([
  { name: 'a block', text: '{"name": "a", "er|rors": []}', want: 'Every way in which a call can fail' },
  {
    name: 'a keyword',
    text: '{"name": "a", "parameters": {"type": "object", "requi|red": []}}',
    want: 'Members that must be there',
  },
  { name: 'an error code', text: '{"name": "a", "errors": [{"code": "RATE_|LIMITED"}]}', want: 'retry_after_seconds' },
])('hover explains $name', async ({ text, want }) => {
  const { session, offset } = await at(text);
  expect(hover(session, offset)?.markdown).toContain(want);
});

test('hover explains a name in an expression', async () => {
  const tool = {
    name: 'a',
    parameters: { properties: { days: { type: 'integer', description: 'How long.' } } },
    semantics: { rules: [{ id: 'few', expression: 'true &&\nargs.days < 8', message: 'Few.' }] },
  };
  const { session, offset, text } = await at(JSON.stringify(tool).replace('args.days', 'args.da|ys'));
  const found = hover(session, offset);
  expect(found?.markdown).toBe('`days`: integer: How long.');
  expect(text.slice(found?.start, found?.end)).toBe('days');
});

test('a long catalogue answers as a short one does', async () => {
  const filler = JSON.stringify({ name: 'filler', description: 'x'.repeat(1000) });
  const many = Array.from({ length: 300 }, () => filler).join(',\n');
  const marked = `{"tools": [${many}, {"name": "a", "latency": {"class": "fa|"}}, ${many}]}`;
  const { session, offset, text } = await at(marked);
  const fast = complete(session, offset).find(({ label }) => label === 'fast');
  expect(text.slice(fast?.start, fast?.end)).toBe('"fa"');
});

test('hover is silent on what it does not know', async () => {
  const { session, offset } = await at('{"name": "a", "oth|er": 1}');
  expect(hover(session, offset)).toBeNull();
});

test('what a document says is shown on hover as text, not as markup', async () => {
  const description = '![i](https://a.example/b.png) [x](javascript:y) <img src=z> **b**';
  const marked = JSON.stringify({
    name: 'find_rain',
    parameters: { type: 'object', properties: { city: { type: 'string', description } } },
    examples: [{ prompt: 'Rain?', tool_call: { name: 'find_rain', arguments: { city: 'Oslo' } }, result: {} }],
  }).replace('"city":"Oslo"', '"ci|ty":"Oslo"');
  const { session, offset } = await at(marked);
  const markdown = hover(session, offset)?.markdown;
  expect(markdown).toContain('\\!\\[i\\](https://a.example/b.png)');
  expect(markdown).not.toMatch(/(?<!\\)[[<!]|(?<!\\)\]\(/);
});
