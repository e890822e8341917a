import { afterAll, describe, expect, test, vi } from 'vitest';
import { openCliFolder } from '../testing/cli-folder.ts';

// The first run of a command loads it, rules and all.
vi.setConfig({ testTimeout: 30_000 });

const { file, run, json, dispose } = openCliFolder();
afterAll(dispose);

const TOOL = {
  name: 'find_rain',
  description: 'Finds rain. <script>alert(1)</script>',
  parameters: { type: 'object', properties: { city: { type: 'string' } }, required: ['city'] },
  errors: [{ code: 'NOT_FOUND', http_status: 404, retryable: false, description: 'No such city.', recovery: 'Ask.' }],
  examples: [
    { prompt: 'Rain in Oslo?', tool_call: { name: 'find_rain', arguments: { city: 'Oslo' } }, result: { mm: 2 } },
    { prompt: 'Rain?', tool_call: { name: 'find_rain', arguments: {} }, result: { mm: 2 } },
  ],
};

/** The numbers of a line such as "Errors: 1. Warnings: 2." */
function numbersIn(line: string | undefined): readonly number[] {
  return [...(line ?? '').matchAll(/\d+/g)].map(([digits]) => Number(digits));
}

describe('lint --format html', () => {
  test('is one page without a script, with a policy of its own, the same bytes twice', async () => {
    const words = ['lint', file('a.json', { tools: [TOOL] }), '--format', 'html'];
    const { stdout, stderr } = await run(words);
    expect(stdout).toMatch(/^<!doctype html><html lang="en">.*<\/html>\n$/s);
    expect(stdout).not.toContain('<script');
    expect(stdout).toContain('Content-Security-Policy');
    expect(stdout).toContain('<title>Report on a.json</title>');
    expect(stderr).toBe('');
    expect((await run(words)).stdout).toBe(stdout);
  });

  test('shows how each example ended', async () => {
    const { stdout } = await run(['lint', file('a.json', { tools: [TOOL] }), '--format', 'html']);
    expect(stdout).toContain('<span class="passed">passed</span>');
    expect(stdout).toContain('<span class="failed">failed</span>');
  });

  test.each([[[]], [['anthropic:strict', 'mcp']]])(
    'counts what text counts and json lists, for %j',
    async (targets) => {
      const words = ['lint', file('a.json', { tools: [TOOL] }), ...targets.flatMap((target) => ['--target', target])];
      const { stdout } = await run([...words, '--format', 'html']);
      const counts = numbersIn(/Tools: .*? Infos: \d+/.exec(stdout)?.[0]);
      const { diagnostics } = (await json(words)).value.files[0];
      const of = (severity: string) =>
        diagnostics.filter(
          (found: { severity: string; target?: string }) =>
            found.severity === severity && !(severity === 'info' && found.target !== undefined),
        ).length;
      expect(counts).toEqual([1, of('error'), of('warning'), of('info')]);
      const notes = diagnostics.length - of('error') - of('warning') - of('info');
      const listed = /provider notes \(anthropic:strict, mcp\): (\d+)/.exec(stdout)?.[1];
      expect(listed).toBe(targets.length === 0 ? undefined : String(notes));
      const total = numbersIn((await run(words)).stdout.trimEnd().split('\n').at(-1));
      expect(total.slice(0, 3)).toEqual(counts.slice(1));
      if (notes > 0) expect(total[3]).toBe(notes);
    },
  );

  test('of several files each is a report of its own, with links that lead into it', async () => {
    const other = file('b.json', { tools: [{ ...TOOL, name: 'find_snow' }, TOOL] });
    const { stdout } = await run(['lint', file('a.json', { tools: [TOOL] }), other, '--format', 'html']);
    expect(stdout).toContain('<title>Report on 2 files</title>');
    expect([...stdout.matchAll(/<h1>(.*?)<\/h1>/g)].map(([, name]) => name)).toEqual([
      'Report on a.json',
      'Report on b.json',
    ]);
    const links = [...stdout.matchAll(/href="#(.*?)"/g)].map(([, id]) => id);
    expect(links).toHaveLength(3);
    expect([...stdout.matchAll(/ id="(.*?)"/g)].map(([, id]) => id)).toEqual(links);
  });

  test('shows the targets asked for, and the plain one of each other family', async () => {
    const { stdout } = await run(['lint', file('a.json', TOOL), '--target', 'gemini:json', '--format', 'html']);
    const rows = [...stdout.matchAll(/<tr><td class="provider">([\w:-]+)<\/td><td class="(?:exact|lossy|refused)"/g)];
    expect(rows.map(([, target]) => target)).toEqual([
      'openai-responses',
      'openai-chat',
      'anthropic',
      'gemini:json',
      'mcp',
    ]);
  });

  test('findings in a file of settings have a part of their own', async () => {
    file('toolscribe.config.json', { ignore: [{ rule: 'name-format', reason: 'Old names.' }] });
    const { stdout } = await run(['lint', file('a.json', TOOL), '--format', 'html']);
    expect(stdout).toContain('<h1>Report on toolscribe.config.json</h1>');
    expect(stdout).toContain('lint-ignore');
  });
});
