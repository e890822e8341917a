import { expect, test, vi } from 'vitest';
import { createEvaluation } from '../core/examples/evaluation.ts';
import { createJobRunner } from './jobs.ts';
import type { AnalysisUpdate } from './protocol/document-jobs.ts';
import type { JobKind, JobReply, Jobs } from './protocol.ts';

vi.setConfig({ testTimeout: 30_000 });

function runner() {
  const log: string[] = [];
  const updates: AnalysisUpdate[] = [];
  const jobs = createJobRunner({
    emit(update) {
      log.push('update');
      updates.push(update);
    },
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    now: () => performance.now(),
    evaluation: createEvaluation(() => {
      throw new Error('no threads here');
    }),
  });
  let id = 0;
  async function run<Kind extends JobKind>(kind: Kind, input: Jobs[Kind]['input']) {
    id += 1;
    const reply = await jobs.runJob({ id, kind, input } as never);
    log.push(kind);
    return reply as Extract<JobReply, { kind: Kind }>;
  }
  return { run, log, updates, session: jobs.session };
}

const CITY = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] };
const TOOL = {
  name: 'find_rain',
  description: 'Finds rain.',
  parameters: CITY,
  returns: { type: 'object' },
  errors: [],
  idempotency: { idempotent: true, safe: true, destructive: false },
  examples: [
    { prompt: 'Rain in Oslo?', tool_call: { name: 'find_rain', arguments: { city: 'Oslo' } }, result: {} },
    { prompt: 'Rain?', tool_call: { name: 'find_rain', arguments: {} }, result: {} },
  ],
};
const open = (text: string, revision = 1) => ({ text, revision, fileName: 'tools.json' });

test('a job that throws becomes a failure, not silence', async () => {
  const { run } = runner();
  expect(await run('open', null as never)).toMatchObject({
    id: 1,
    kind: 'open',
    result: { ok: false, error: { kind: 'crashed' } },
  });
});

test('the answer goes out before the updates that build on it', async () => {
  const { run, log, session } = runner();
  await run('open', open(JSON.stringify(TOOL)));
  await session.idle();
  expect(log[0]).toBe('open');
  expect(log.filter((entry) => entry === 'update').length).toBeGreaterThan(0);
});

test('counts of examples reach the list, also when a view ran them first', async () => {
  const { run, updates, session } = runner();
  await run('open', open(JSON.stringify(TOOL)));
  const view = await run('view', { tool: 0, targets: ['anthropic'], foldBlocks: false });
  expect(view.result.ok && view.result.value.examples.map(({ status }) => status)).toEqual(['passed', 'failed']);
  await session.idle();
  const shown = updates.flatMap(({ splices }) => splices.flatMap(({ inserted }) => inserted));
  expect(shown.at(-1)?.examples).toEqual({ passed: 1, failed: 1, unchecked: 0 });
});

test('a view holds the bytes of the payload, line by line with its place in the text', async () => {
  const { run } = runner();
  await run('open', open(JSON.stringify({ tools: [TOOL] }, null, 2)));
  const { result } = await run('view', { tool: 0, targets: ['anthropic', 'openai-chat:strict'], foldBlocks: false });
  if (!result.ok) throw new Error('no view');
  const [anthropic] = result.value.previews;
  const payload = JSON.parse(anthropic?.text ?? 'null');
  expect(payload).toMatchObject({ name: 'find_rain', input_schema: { required: ['city'] } });
  expect(anthropic?.text).toBe(JSON.stringify(payload, null, 2));
  const line = anthropic?.text?.split('\n').findIndex((text) => text.includes('"Finds rain."')) ?? -1;
  expect(anthropic?.lines[line]).toEqual({
    line: line + 1,
    range: { start: { line: 5, column: 7 }, end: { line: 5, column: 35 } },
  });
});

test.each([
  { name: 'add', action: { action: 'add', after: 0 } as const, want: ['find_rain', 'new_tool', 'other'] },
  { name: 'duplicate', action: { action: 'duplicate', tool: 0 } as const, want: ['find_rain', 'find_rain_2', 'other'] },
  { name: 'delete', action: { action: 'delete', tool: 0 } as const, want: ['other'] },
  { name: 'move down', action: { action: 'move', tool: 0, to: 1 } as const, want: ['other', 'find_rain'] },
  { name: 'move up', action: { action: 'move', tool: 1, to: 0 } as const, want: ['other', 'find_rain'] },
])('$name edits the list and nothing else', async ({ action, want }) => {
  const { run, session } = runner();
  const text = JSON.stringify({ name: 'all', tools: [TOOL, { ...TOOL, name: 'other' }] }, null, 4);
  await run('open', open(text));
  const { result } = await run('catalogue', action);
  if (!result.ok) throw new Error('refused');
  await run('edit', { changes: result.value.edits, baseRevision: 1, revision: 2 });
  const now = JSON.parse(session.tree.text);
  expect(now.name).toBe('all');
  expect(now.tools.map((tool: { name: string }) => tool.name)).toEqual(want);
  expect(session.tree.text.split('\n')[1]).toBe('    "name": "all",');
});

test('a document that is one tool becomes a list when a second is added, and cannot lose its only one', async () => {
  const { run, session } = runner();
  await run('open', open(JSON.stringify(TOOL)));
  expect((await run('catalogue', { action: 'delete', tool: 0 })).result).toMatchObject({
    ok: false,
    error: { kind: 'refused' },
  });
  const { result } = await run('catalogue', { action: 'add', after: 0 });
  if (!result.ok) throw new Error('refused');
  await run('edit', { changes: result.value.edits, baseRevision: 1, revision: 2 });
  expect(JSON.parse(session.tree.text).map((tool: { name: string }) => tool.name)).toEqual(['find_rain', 'new_tool']);
});

test('a new example has the arguments that the schema requires', async () => {
  const { run, session } = runner();
  await run('open', open(JSON.stringify(TOOL)));
  const { result } = await run('catalogue', { action: 'add-example', tool: 0, kind: 'success' });
  if (!result.ok) throw new Error('refused');
  await run('edit', { changes: result.value.edits, baseRevision: 1, revision: 2 });
  expect(JSON.parse(session.tree.text).examples[2].tool_call).toMatchObject({
    name: 'find_rain',
    arguments: { city: expect.any(String) },
  });
});

test('setValue puts and removes a value at its place', async () => {
  const { run, session } = runner();
  await run('open', open('{"name": "a", "description": "b"}'));
  const put = await run('setValue', { pointer: ['description'], value: 'c' });
  if (!put.result.ok) throw new Error('refused');
  await run('edit', { changes: put.result.value.edits, baseRevision: 1, revision: 2 });
  const removed = await run('setValue', { pointer: ['description'], value: undefined });
  if (!removed.result.ok) throw new Error('refused');
  await run('edit', { changes: removed.result.value.edits, baseRevision: 2, revision: 3 });
  expect(JSON.parse(session.tree.text)).toEqual({ name: 'a' });
});

test('fixes that are applied together do not overlap, and leave JSON', async () => {
  const { run, session } = runner();
  const bad = {
    name: 'getRain',
    description: 'x',
    parameters: { type: 'object', properties: { a: { type: 'string', enum: ['a', 'a'] } } },
  };
  await run('open', open(JSON.stringify([bad, bad])));
  await session.idle();
  const { result } = await run('fixAll', {});
  if (!result.ok) throw new Error('refused');
  const { edits } = result.value;
  expect(edits.every((edit, index) => index === 0 || edit.start >= (edits[index - 1]?.end ?? 0))).toBe(true);
  await run('edit', { changes: edits, baseRevision: 1, revision: 2 });
  expect(session.tree.value).toBeDefined();
});

test('a broken text refuses edits, and views show the last good one', async () => {
  const { run } = runner();
  await run('open', open(JSON.stringify(TOOL)));
  await run('edit', { changes: [{ start: 0, end: 1, newText: '' }], baseRevision: 1, revision: 2 });
  expect((await run('toDescriptor', null)).result).toMatchObject({ ok: false, error: { kind: 'refused' } });
  expect((await run('view', { tool: 0, targets: ['mcp'], foldBlocks: false })).result.ok).toBe(true);
});

test.each([
  { text: JSON.stringify({ tools: [{ name: 'a', inputSchema: {} }] }), want: { format: 'mcp', tools: 1 } },
  { text: '{"a":', want: { format: null, tools: 0 } },
  { text: 'hello', want: { format: null, tools: 0 } },
  {
    text: `[${JSON.stringify({ ...TOOL, description: 'x'.repeat(6000) })}]`,
    want: { format: 'descriptor', tools: 1, laidOut: expect.stringContaining('\n') },
  },
])('detect says what a pasted text is: $want', async ({ text, want }) => {
  const { result } = await runner().run('detect', { text });
  expect(result).toMatchObject({ ok: true, value: want });
});

test('rules have pages in both languages', async () => {
  const { run } = runner();
  const english = await run('rules', null);
  await run('configure', { language: 'vi', targets: [] });
  const vietnamese = await run('rule', { id: 'name-format' });
  expect(english.result.ok && english.result.value.length).toBeGreaterThan(20);
  expect(vietnamese.result.ok && vietnamese.result.value?.summary).toMatch(/công cụ/i);
  expect((await run('rule', { id: 'nope' })).result).toEqual({ ok: true, value: null });
});

test('checkCall judges what a model sent', async () => {
  const { run } = runner();
  await run('open', open(JSON.stringify(TOOL)));
  const { result } = await run('checkCall', { tool: 0, text: '{}', as: null });
  expect(result).toMatchObject({ ok: true, value: { ok: false } });
  expect(result.ok && result.value.toolMessage).toContain('city');
});

test('an ignore in the document for a tool that is not there is told where it stands', async () => {
  const { run, updates, session } = runner();
  const lint = { ignore: [{ rule: 'description-long', tool: 'find_rian', reason: 'Long on purpose.' }] };
  await run('open', open(JSON.stringify({ lint, tools: [TOOL] }, null, 2)));
  await session.idle();
  const told = updates.at(-1)?.documentDiagnostics.filter(({ message }) => message.includes('find_rian'));
  expect(told).toMatchObject([
    { pointer: ['lint', 'ignore', '0', 'tool'], message: expect.stringContaining('find_rain') },
  ]);
});
