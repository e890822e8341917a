import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createEvaluation } from '../core/examples/evaluation.ts';
import { runCli } from './run.ts';

// The first run of a command loads it, rules and all.
vi.setConfig({ testTimeout: 30_000 });

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolscribe-settings-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function lintWith(lint: object) {
  const tools = [{ name: 'get_rain', description: 'Gets rain.' }];
  writeFileSync(join(folder, 'tools.json'), JSON.stringify({ lint, tools }));
  return runCli(['lint', 'tools.json', '--format', 'json'], {
    cwd: folder,
    env: {},
    readStdin: async () => new Uint8Array(),
    version: () => '9.9.9',
    startEvaluation: async () =>
      createEvaluation(() => {
        throw new Error('no threads in this test');
      }),
  });
}

test.each([
  [{ rules: { 'name-fromat': 'off' } }, '/lint/rules/name-fromat', 'name-format'],
  [{ preset: 'strct' }, '/lint/preset', 'strict'],
  [{ targets: ['openai-chatt'] }, '/lint/targets/0', 'openai-chat'],
])('a document whose own settings name nothing is misuse, and the finding says where: %j', async (lint, at, near) => {
  const { exit, stdout, stderr } = await lintWith(lint);
  expect(exit).toBe(2);
  expect(stderr.trim().split('\n')).toEqual([expect.stringContaining(near)]);
  const [{ diagnostics }] = JSON.parse(stdout).files;
  expect(diagnostics).toContainEqual(expect.objectContaining({ rule: 'lint-settings', pointer: at }));
});

test('an ignore without a reason is a finding only', async () => {
  const { exit, stderr } = await lintWith({ ignore: [{ rule: 'description-short' }] });
  expect(exit).not.toBe(2);
  expect(stderr).toBe('');
});
