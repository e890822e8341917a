import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createEvaluation } from '../core/examples/evaluation.ts';
import type { Host } from './command.ts';
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
  return runCli(['lint', 'tools.json', '--format', 'json'], hostIn(folder));
}

function hostIn(cwd: string): Host {
  return {
    cwd,
    env: {},
    readStdin: async () => new Uint8Array(),
    version: () => '9.9.9',
    startEvaluation: async () =>
      createEvaluation(() => {
        throw new Error('no threads in this test');
      }),
  };
}

test.each([
  [{ rules: { 'name-fromat': 'off' } }, '/lint/rules/name-fromat', 'name-format'],
  [{ preset: 'strct' }, '/lint/preset', 'strict'],
  [{ targets: ['openai-chatt'] }, '/lint/targets/0', 'openai-chat'],
  [{ targets: 'al' }, '/lint/targets', 'all'],
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

test.each([
  [{ rule: 'description-short', pointer: '/desciption', reason: 'Old.' }, '/lint/ignore/0/pointer', '"/description"'],
  [
    { rule: 'description-short', pointer: '/tools/0/description', reason: 'Old.' },
    '/lint/ignore/0/pointer',
    '"/description"',
  ],
  [{ rule: 'description-short', tool: 'get_rains', reason: 'Old.' }, '/lint/ignore/0/tool', '"get_rain"'],
])('an ignore that leads nowhere is misuse, told once, with what is near: %j', async (entry, at, near) => {
  const { exit, stdout, stderr } = await lintWith({ ignore: [entry] });
  expect(exit).toBe(2);
  expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(/^tools\.json:1:\d+: /)]);
  expect(stderr).toContain(near);
  const [{ diagnostics }] = JSON.parse(stdout).files;
  const about = diagnostics.filter(({ rule }: { rule: string }) => rule.startsWith('lint-'));
  expect(about).toEqual([expect.objectContaining({ rule: 'lint-settings', pointer: at })]);
});

const twoTools = (order: readonly string[], codes: readonly string[] = []) =>
  order.map((name) => ({
    name,
    description: `Gets the ${name} of one place for a day that you choose. Not for history.`,
    errors: codes.map((code) => ({ code })),
  }));

async function lintFiles(args: readonly string[], files: Readonly<Record<string, unknown>>) {
  for (const [name, value] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(value));
  return runCli(['lint', ...args], hostIn(folder));
}

test('what an ignore of a file of settings silences in one document counts for all; the rest is reported where it stands', async () => {
  const ignore = [
    { rule: 'description-short', reason: 'In the second file.' },
    { rule: 'name-tense', reason: 'Nothing.' },
    { rule: 'name-verb', tool: 'elsewhere', reason: 'Perhaps in another file.' },
  ];
  const { exit, stdout } = await lintFiles(['one.json', 'two.json', '--config', 'own.json', '--format', 'json'], {
    'one.json': twoTools(['get_rain']),
    'two.json': [{ name: 'get_sun', description: 'Sun.' }],
    'own.json': { ignore },
  });
  expect(exit).toBe(0);
  const { files } = JSON.parse(stdout);
  expect(files.map(({ file, format }: { file: string; format: string }) => `${file} ${format}`)).toEqual([
    'one.json descriptor',
    'two.json descriptor',
    'own.json settings',
  ]);
  expect(
    files[2].diagnostics.map(({ rule, pointer }: { rule: string; pointer: string }) => `${rule} ${pointer}`),
  ).toEqual(['lint-settings /ignore/2/tool', 'lint-ignore /ignore/1']);
});

test('a hint in the same words for many tools is said once to people, and to programs for each', async () => {
  const tools = ['a', 'b', 'c', 'd', 'e'].map((end) => ({
    name: `get_rain_${end}`,
    description: `Gets the rain of kind ${end} for one day, and says how sure that is.`,
    inputSchema: { type: 'object', properties: {}, additionalProperties: false },
    category: 'weather',
  }));
  const files = { 'server.json': { tools } };
  const text = (await lintFiles(['server.json', '--target', 'mcp'], files)).stdout;
  const json = JSON.parse((await lintFiles(['server.json', '--target', 'mcp', '--format', 'json'], files)).stdout);
  const about = json.files[0].diagnostics.filter(({ message }: { message: string }) => message.includes('"category"'));
  expect(about.length).toBeGreaterThanOrEqual(tools.length);
  expect(text.match(/"category"/g)?.length).toBeLessThan(about.length);
  expect(text).toContain('(and the same in 4 other tools)');
});

describe('a baseline', () => {
  const args = ['b.json', '--baseline', 'base.json', '--fail-on', 'info', '--format', 'json'];
  const found = (stdout: string): string[] =>
    JSON.parse(stdout).files[0].diagnostics.map(
      ({ rule, pointer }: { rule: string; pointer: string }) => `${rule} ${pointer}`,
    );

  test('knows a finding again behind tools and entries put before it, and lets only new ones fail', async () => {
    await lintFiles([...args, '--update-baseline'], { 'b.json': twoTools(['get_rain'], ['NOT_FOUND']) });
    const moved = await lintFiles(args, { 'b.json': twoTools(['get_rain'], ['TIMEOUT', 'NOT_FOUND']) });
    expect(moved.exit).toBe(1);
    expect(new Set(found(moved.stdout).map((line) => line.replace(/^\S+ (\/0\/errors\/\d+).*/, '$1')))).toEqual(
      new Set(['/0/errors/0']),
    );
  });

  test('tells how many of its findings are gone', async () => {
    await lintFiles([...args, '--update-baseline'], { 'b.json': twoTools(['get_rain'], ['NOT_FOUND']) });
    const known = JSON.parse(readFileSync(join(folder, 'base.json'), 'utf8')).findings;
    const gone = known.filter(({ pointer }: { pointer: string }) => pointer.startsWith('/errors/'));
    const { exit, stderr } = await lintFiles(args, { 'b.json': twoTools(['get_rain'], []) });
    expect(gone.length).toBeGreaterThan(0);
    expect(stderr).toContain(`${gone.length} findings of the baseline are gone`);
    expect(exit).toBeLessThan(2);
  });

  test('of another version is one line and misuse', async () => {
    const { exit, stdout, stderr } = await lintFiles(args, {
      'b.json': twoTools(['get_rain']),
      'base.json': { version: 7, findings: [] },
    });
    expect([exit, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(/^base\.json is a baseline of version 7; .*version 1.*\n$/);
  });
});

test('all targets at once: the setting, the file beside the document and the option ask for the same', async () => {
  const tools = [
    {
      name: 'set_labels',
      description: 'Set labels.',
      parameters: { type: 'object', properties: { l: { type: 'object', additionalProperties: { type: 'string' } } } },
    },
  ];
  const write = (name: string, value: unknown) => writeFileSync(join(folder, name), JSON.stringify(value));
  write('plain.json', { tools });
  write('own.json', { lint: { targets: 'all' }, tools });
  write('all.config.json', { targets: 'all' });
  const targetsOf = async (...words: readonly string[]) => {
    const { stdout } = await runCli(['lint', ...words, '--format', 'json'], hostIn(folder));
    const [{ diagnostics }] = JSON.parse(stdout).files;
    return diagnostics.map(({ rule, target, message }: Record<string, string>) => [rule, target, message]);
  };
  const byOption = await targetsOf('plain.json', '--target', 'all');
  expect(new Set(byOption.map(([, target]: string[]) => target))).toContain('openai-chat:strict');
  expect(byOption.filter(([rule]: string[]) => rule === 'provider-refused').length).toBeGreaterThanOrEqual(3);
  expect(await targetsOf('own.json')).toEqual(byOption);
  expect(await targetsOf('plain.json', '--config', 'all.config.json')).toEqual(byOption);
});
