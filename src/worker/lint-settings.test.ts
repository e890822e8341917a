import { expect, test, vi } from 'vitest';
import { applyEdits } from '../core/text/apply-edits.ts';
import { createJobRunner } from './jobs.ts';
import type { EditPlan } from './protocol/edit-jobs.ts';
import type { SettingsChange } from './protocol/rule-jobs.ts';

const CATALOGUE = `{
  // kept
  "tools": [
    { "name": "get_time", "description": "Get the time." },
    { "name": "get_date", "lint_ignore": [{ "rule": "name-verb", "reason": "old" }] }
  ]
}`;

// The rules are loaded on demand, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

async function openText(text: string) {
  const runner = createJobRunner({
    emit: () => undefined,
    pause: async () => undefined,
    now: () => 0,
    evaluation: { run: () => new Promise<never>(() => undefined) } as never,
  });
  await runner.runJob({ id: 1, kind: 'open', input: { text, revision: 0, fileName: 'a.json' } });
  const change = async (input: SettingsChange) => {
    const { result } = await runner.runJob({ id: 2, kind: 'changeSettings', input });
    return result.ok ? applyEdits(text, (result.value as EditPlan).edits) : undefined;
  };
  const view = async () => (await runner.runJob({ id: 3, kind: 'settings', input: null })).result;
  return { change, view };
}

test('a catalogue takes settings, beside its comments', async () => {
  const { change, view } = await openText(CATALOGUE);
  expect(await view()).toMatchObject({
    ok: true,
    value: { canHold: true, canIgnore: true, preset: 'recommended', rules: {} },
  });
  const text = (await change({ kind: 'rule', rule: 'name-verb', severity: 'off' })) ?? '';
  expect(text).toContain('// kept');
  expect(JSON.parse(text.replace('// kept', '')).lint).toEqual({ rules: { 'name-verb': 'off' } });
  const again = await openText(text);
  expect(await again.view()).toMatchObject({ value: { rules: { 'name-verb': 'off' } } });
  const without = (await again.change({ kind: 'rule', rule: 'name-verb', severity: null })) ?? '';
  expect(JSON.parse(without.replace('// kept', '')).lint.rules).toEqual({});
});

test('valid everywhere is one setting, and goes away again', async () => {
  const { change, view } = await openText(CATALOGUE);
  expect(await view()).toMatchObject({ value: { everywhere: false } });
  const text = (await change({ kind: 'everywhere', everywhere: true })) ?? '';
  expect(JSON.parse(text.replace('// kept', '')).lint).toEqual({ targets: 'all' });
  const again = await openText(text);
  expect(await again.view()).toMatchObject({ value: { everywhere: true } });
  const without = (await again.change({ kind: 'everywhere', everywhere: false })) ?? '';
  expect(JSON.parse(without.replace('// kept', '')).lint).toEqual({});
});

test('an ignore goes into its tool, with the reason, behind those that are there', async () => {
  const { change } = await openText(CATALOGUE);
  const ignore = { kind: 'ignore', rule: 'description-short', pointer: ['description'], reason: 'Known.' } as const;
  const entry = { rule: 'description-short', pointer: '/description', reason: 'Known.' };
  const read = (text: string | undefined) => JSON.parse((text ?? '').replace('// kept', '')).tools;
  expect(read(await change({ ...ignore, tool: 0 }))[0].lint_ignore).toEqual([entry]);
  expect(read(await change({ ...ignore, tool: 1 }))[1].lint_ignore).toEqual([
    { rule: 'name-verb', reason: 'old' },
    entry,
  ]);
});

test('a document of another format is refused, in a sentence', async () => {
  const { change, view } = await openText(JSON.stringify({ tools: [{ name: 'a', inputSchema: { type: 'object' } }] }));
  expect(await view()).toMatchObject({ value: { canHold: false, canIgnore: false } });
  expect(await change({ kind: 'preset', preset: 'strict' })).toBeUndefined();
});
