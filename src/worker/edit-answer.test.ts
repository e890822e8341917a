import { expect, test, vi } from 'vitest';
import { createEvaluation, type Evaluation } from '../core/examples/evaluation.ts';
import { createJobRunner } from './jobs.ts';
import type { AnalysisUpdate } from './protocol/document-jobs.ts';

vi.setConfig({ testTimeout: 30_000 });

const here = createEvaluation(() => {
  throw new Error('no threads here');
});
const WISH = { targets: ['anthropic'], foldBlocks: false } as const;

function tool(name: string) {
  return {
    name,
    description: 'Finds rain. Use it for one city.',
    parameters: { type: 'object', properties: { days: { type: 'integer' } }, required: ['days'] },
    returns: { type: 'object' },
    examples: [{ prompt: 'Rain?', tool_call: { name, arguments: { days: 2 } }, result: {} }],
  };
}

async function opened(tools: readonly object[], evaluation: Evaluation = here) {
  const updates: AnalysisUpdate[] = [];
  const runner = createJobRunner({
    ...{ evaluation, emit: (update) => updates.push(update), now: () => 0 },
    pause: () => new Promise((resolve) => setImmediate(resolve)),
  });
  const text = JSON.stringify(tools, null, 2);
  const first = await runner.runJob({ id: 1, kind: 'open', input: { text, revision: 1, fileName: 'a.json' } });
  await runner.session.idle();
  await runner.runJob({ id: 2, kind: 'view', input: { ...WISH, tool: 0 } });
  const key = first.kind === 'open' && first.result.ok ? first.result.value.splices[0]?.inserted[0]?.key : undefined;
  /** Puts other text in the place of the first `old`. */
  async function replace(old: string, newText: string): Promise<AnalysisUpdate> {
    const { revision, tree } = runner.session;
    const start = tree.text.indexOf(old);
    const changes = [{ start, end: start + old.length, newText }];
    const input = { changes, baseRevision: revision, revision: revision + 1, view: { ...WISH, tool: key ?? -1 } };
    const reply = await runner.runJob({ id: 3, kind: 'edit', input });
    if (reply.kind !== 'edit' || !reply.result.ok) throw new Error(JSON.stringify(reply.result));
    return reply.result.value;
  }
  return { replace, updates, key, runner };
}

test('one answer holds findings, previews and examples of the text after the edit, and nothing follows', async () => {
  const { replace, updates, key, runner } = await opened([tool('find_rain')]);
  updates.length = 0;
  const answer = await replace('"days": 2', '"days": "two"');
  expect(answer.progress).toEqual({ done: 1, total: 1 });
  expect(answer.splices[0]?.inserted[0]?.examples).toEqual({ passed: 0, failed: 1, unchecked: 0 });
  expect(answer.view).toMatchObject({ tool: key, view: { isBehind: false, examples: [{ status: 'failed' }] } });
  const renamed = await replace('find_rain', 'Find-rain');
  expect(renamed.view?.view.previews[0]?.text).toContain('"name": "Find-rain"');
  expect(renamed.splices[0]?.inserted[0]?.diagnostics.map(({ rule }) => rule)).toContain('name-format');
  await runner.session.idle();
  expect(updates).toEqual([]);
});

test('a broken text is answered without a view', async () => {
  const { replace } = await opened([tool('find_rain')]);
  const answer = await replace('"name"', '"name');
  expect(answer.state).toBe('broken');
  expect(answer.view).toBeUndefined();
});

test('while examples run elsewhere those of the text before are shown, and said to be behind', async () => {
  const slow: Evaluation = { ...here, runNow: () => undefined };
  const { replace, updates } = await opened([tool('find_rain')], slow);
  updates.length = 0;
  const answer = await replace('"days": 2', '"days": "two"');
  expect(answer.view?.view).toMatchObject({ isBehind: true, examples: [{ status: 'passed' }] });
  expect(answer.splices[0]?.inserted[0]?.examples.passed).toBe(1);
  expect(answer.progress.done).toBe(0);
  await vi.waitFor(() => expect(updates.at(-1)?.progress).toEqual({ done: 1, total: 1 }));
  expect(updates.at(-1)?.splices[0]?.inserted[0]?.examples.failed).toBe(1);
});

test('in a large document what all tools say of one stays on it while it is typed in', async () => {
  const names = ['find_rain', 'find_rain', ...Array.from({ length: 30 }, (_, index) => `read_log_${index}`)];
  const { replace } = await opened(names.map(tool));
  const answer = await replace('Finds rain.', 'Finds the rain.');
  expect(answer.splices.map(({ at }) => at)).toEqual([0]);
  expect(answer.splices[0]?.inserted[0]?.diagnostics.map(({ rule }) => rule)).toContain('catalogue-name-unique');
});

test('answers come in the order of the edits, whether they wish for a view or not', async () => {
  const { runner, key } = await opened([tool('find_rain')]);
  const { revision } = runner.session;
  const order: string[] = [];
  const edit = (name: string, base: number, view?: { readonly tool: number }) => {
    const changes = [{ start: 0, end: 0, newText: ' ' }];
    const wish = view === undefined ? {} : { view: { ...WISH, ...view } };
    return runner
      .runJob({ id: base, kind: 'edit', input: { changes, baseRevision: base, revision: base + 1, ...wish } })
      .then(({ result }) => order.push(`${name} ${result.ok}`));
  };
  await Promise.all([edit('first', revision, { tool: key ?? -1 }), edit('second', revision + 1)]);
  expect(order).toEqual(['first true', 'second true']);
});
