import { expect, test, vi } from 'vitest';
import { createEvaluation } from '../core/examples/evaluation.ts';
import type { TargetId } from '../core/model/target-id.ts';
import { createJobRunner } from './jobs.ts';
import type { JobKind, JobReply, Jobs } from './protocol.ts';

vi.setConfig({ testTimeout: 30_000 });

const TOOL = {
  name: 'find_rain',
  description: 'Finds rain',
  version: '1.0.0',
  parameters: {
    type: 'object',
    properties: { city: { type: 'string' }, days: { type: 'integer', minimum: 1, maximum: 7 } },
    required: ['city', 'days'],
    additionalProperties: false,
  },
  returns: { type: 'object', properties: { mm: { type: 'number' } }, required: ['mm'] },
  errors: [{ code: 'NOT_FOUND', http_status: 404, retryable: false, description: 'No city.', recovery: 'Ask.' }],
  semantics: { units: { '/returns/properties/mm': 'millimetres' } },
  examples: [
    {
      prompt: 'Rain in Huế?',
      tool_call: { name: 'find_rain', arguments: { city: 'Huế', days: 2 } },
      result: { mm: 4 },
    },
  ],
};

async function opened(value: unknown = [TOOL], now = () => 0) {
  const runner = createJobRunner({
    emit: () => undefined,
    pause: async () => undefined,
    now,
    evaluation: createEvaluation(() => {
      throw new Error('no threads here');
    }),
  });
  const text = JSON.stringify(value, null, 2);
  await runner.runJob({ id: 1, kind: 'open', input: { text, revision: 1, fileName: 'a.json' } });
  await runner.session.idle();
  return async <Kind extends JobKind>(kind: Kind, input: Jobs[Kind]['input']) => {
    const reply = (await runner.runJob({ id: 2, kind, input } as never)) as Extract<JobReply, { kind: Kind }>;
    if (!reply.result.ok) throw new Error(JSON.stringify(reply.result.error));
    return reply.result.value as Jobs[Kind]['output'];
  };
}

test('the level of a tool is asked for itself, with what it lacks at its place', async () => {
  const run = await opened();
  const { level, requirements } = await run('toolConformance', { tool: 0 });
  expect(level).toBe(0);
  const [gap] = requirements.find(({ id }) => id === 'error-example')?.gaps ?? [];
  expect(gap).toMatchObject({ rule: 'example-error', tool: 0, range: { start: { line: 49 } } });
  await expect(run('toolConformance', { tool: 1 })).rejects.toThrow('refused');
});

test('a contract block is a sentence with its price, until the description says it', async () => {
  const run = await opened();
  const [unit] = await run('contract', { tool: 0 });
  expect(unit).toMatchObject({ isSaid: false, tokens: expect.any(Number) });
  expect(unit?.sentence).toContain('millimetres');
  const plan = await run('catalogue', { action: 'describe', tool: 0, sentences: [unit?.sentence ?? ''] });
  expect(plan.edits.map(({ newText }) => newText).join('')).toContain(`. ${unit?.sentence}`);
  const again = await opened([{ ...TOOL, description: `Finds rain. ${unit?.sentence}` }]);
  expect(await again('contract', { tool: 0 })).toMatchObject([{ isSaid: true }]);
});

test('boundary cases stand at the edges of the schema and lead there', async () => {
  const run = await opened();
  const cases = await run('boundaries', { tool: 0 });
  const days = cases.map(({ arguments: args, expected }) => [JSON.parse(args).days, expected]);
  expect(days).toContainEqual([7, 'accepted']);
  expect(days).toContainEqual([8, 'refused']);
  expect(cases.every(({ range }) => range.start.line > 1)).toBe(true);
});

test.each([
  { result: '{"mm": 4}', ok: true },
  { result: '{"mm": "much"}', ok: false },
  { result: '{"structuredContent": {"mm": 4}, "content": [{"type": "text", "text": "{\\"mm\\":4}"}]}', ok: true },
  { result: '{"error": {"code": "WEATHER_GONE", "message": "?"}}', ok: false },
  { result: 'much rain {', ok: false },
])('the result $result is judged: $ok', async ({ result, ok }) => {
  const run = await opened();
  const verdict = await run('checkResult', { tool: 0, text: result, as: null });
  expect(verdict.ok).toBe(ok);
  expect(verdict.problems.some(({ severity }) => severity === 'error')).toBe(!ok);
});

test('another version is compared in either direction', async () => {
  const run = await opened();
  const { days: _, ...others } = TOOL.parameters.properties;
  const other = { ...TOOL, parameters: { ...TOOL.parameters, properties: others, required: ['city'] } };
  const text = JSON.stringify([other]);
  const older = await run('compare', { text, fileName: 'b.json', isOlder: true });
  expect(older.bump).toBe('major');
  expect(older.unannounced).toEqual(['find_rain']);
  expect(older.changes).toMatchObject([{ criticality: 'breaking', tool: 'find_rain', range: expect.anything() }]);
  const yaml = 'name: find_rain\ndescription: Finds rain\nversion: 1.0.0\nparameters: {type: object}\n';
  const newer = await run('compare', { text: yaml, fileName: 'b.yaml', isOlder: false });
  expect(newer.changes.length).toBeGreaterThan(0);
});

test('a tool under another name is told as a probable rename, with its evidence and its other changes', async () => {
  const run = await opened();
  const older = JSON.stringify([{ ...TOOL, name: 'look_up_rain', description: `${TOOL.description} today` }]);
  const { changes, bump } = await run('compare', { text: older, fileName: 'b.json', isOlder: true });
  expect(changes[0]).toMatchObject({ criticality: 'breaking', tool: 'look_up_rain', range: expect.anything() });
  expect(changes[0]?.message).toMatch(/^Probably renamed to find_rain: \d+ of \d+ parameters are the same/);
  expect(changes.map(({ pointer }) => pointer[0])).toEqual(['name', 'description']);
  expect(bump).toBe('major');
});

test('all examples are run when that is asked for, with their number', async () => {
  const [example] = TOOL.examples;
  const wrong = { ...example, result: { mm: 'much' } };
  const run = await opened([TOOL, { ...TOOL, name: 'find_snow', examples: [example, wrong] }]);
  const all = { passed: 1, failed: 2, unchecked: 0, milliseconds: 0, left: [] };
  expect(await run('runExamples', { from: 0 })).toEqual(all);
  const empty = await opened([{ name: 'bare', description: 'No examples.' }]);
  expect(await empty('runExamples', { from: 0 })).toMatchObject({ passed: 0, failed: 0, unchecked: 0 });
});

test('a run that takes too long names what it did not reach, and goes on there', async () => {
  const [example] = TOOL.examples;
  const named = (name: string, results: readonly unknown[]) => {
    const examples = results.map((result) => ({ ...example, tool_call: { ...example?.tool_call, name }, result }));
    return { ...TOOL, name, examples };
  };
  const right = { mm: 4 };
  const tools = [
    TOOL,
    { name: 'bare', description: 'No examples.' },
    named('find_snow', [right]),
    named('find_hail', [right, { mm: 'much' }]),
    named('find_fog', [right]),
  ];
  let [time, step] = [0, 0];
  const run = await opened(tools, () => {
    time += step;
    return time;
  });
  step = 7000;
  const first = await run('runExamples', { from: 0 });
  expect(first).toMatchObject({ passed: 2, failed: 0, unchecked: 0 });
  expect(first.left).toEqual([
    { tool: 3, examples: 2 },
    { tool: 4, examples: 1 },
  ]);
  step = 0;
  expect(await run('runExamples', { from: 3 })).toMatchObject({ passed: 2, failed: 1, left: [] });
});

test('a search names the words and the fields that found a tool', async () => {
  const run = await opened([TOOL, { ...TOOL, name: 'send_mail', description: 'Sends mail' }]);
  expect(await run('search', { query: 'rain tomorrow' })).toMatchObject([
    { name: 'find_rain', tool: 0, matched: [{ word: 'rain', field: 'name' }] },
  ]);
});

test('each limit of a provider has its source and date, and every keyword its treatment once', async () => {
  const run = await opened();
  const { limits, keywords, sources } = await run('targetRules', { target: 'openai-responses:strict' });
  expect(limits.find(({ id }) => id === 'properties')).toMatchObject({ value: 5000, isFirm: true });
  for (const { source } of limits) expect(source.checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const names = keywords.flatMap((part) => part.names);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('additionalProperties');
  expect(sources.length).toBeGreaterThan(1);
});

test('a report of a text that no longer parses counts its error and says whose tools it shows', async () => {
  const run = await opened();
  expect((await run('report', { name: 'a.json', targets: [], from: 0 })).text).not.toContain('syntax error');
  const change = { changes: [{ start: 0, end: 1, newText: '{' }], baseRevision: 1, revision: 2 };
  await run('edit', change);
  const { text } = await run('report', { name: 'a.json', targets: [], from: 0 });
  expect(text).toContain('has a syntax error; the tools are from the last text');
  expect(text).toMatch(/Errors: [1-9]/);
  expect(text).toContain('find_rain');
});

test('a report counts what concerns the judged targets, and tells provider notes apart', async () => {
  const run = await opened();
  await run('configure', { language: 'en', targets: ['anthropic', 'gemini'] });
  const of = async (targets: readonly TargetId[]) => (await run('report', { name: 'a.json', targets, from: 0 })).text;
  const [none, one] = [await of([]), await of(['anthropic'])];
  const infos = /Infos: \d+/.exec(none)?.[0];
  expect(none).not.toContain('provider notes');
  expect(one).toContain(`${infos}.</p>`);
  expect(one).toMatch(/provider notes \(anthropic\): [1-9]/);
});
