import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openCliFolder } from '../testing/cli-folder.ts';

// The first run of a command loads it, rules and all.
vi.setConfig({ testTimeout: 30_000 });

const { folder, file, run, json, dispose } = openCliFolder();
afterAll(dispose);

const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');

const TWICE =
  '{"type": "object", "properties": {"city": {"type": "string", "enum": ["a", "a"]}}, "required": ["city", "city"]}';
/** Two fixes of the parameters, and two that both rewrite the description. */
const FAULTY = `{"tools": [{
  "name": "find_rain",
  "description": "Finds\\u200b rain.${' '.repeat(250)}Use when it rains.",
  "parameters": ${TWICE}
}]}
`;

describe('lint --fix', () => {
  test('makes every safe fix, those that meet one after the other, and tells how many', async () => {
    const name = file('faulty.json', FAULTY);
    const { stderr, value } = await json(['lint', name, '--fix']);
    expect(stderr).toBe('faulty.json: made 4 safe fixes.\n');
    const [tool] = JSON.parse(textOf(name)).tools;
    expect(tool.parameters.required).toEqual(['city']);
    expect(tool.parameters.properties.city.enum).toEqual(['a']);
    expect(tool.description).toBe('Finds rain.\n\nUse when it rains.');
    const safe = value.files[0].diagnostics.filter((found: { fixes: { safe: boolean }[] }) =>
      found.fixes.some((fix) => fix.safe),
    );
    expect(safe).toEqual([]);
  });

  test('a second time changes nothing', async () => {
    const name = file('again.json', FAULTY);
    await run(['lint', name, '--fix']);
    const once = textOf(name);
    expect((await run(['lint', name, '--fix'])).stderr).toBe('');
    expect(textOf(name)).toBe(once);
  });

  test('leaves the rest of the text as it is: its mark, its line ends, its remarks', async () => {
    const text = `\ufeff// a remark\r\n{"tools": [{\r\n  "name": "find_rain",\r\n  "parameters": ${TWICE}\r\n}]}\r\n`;
    const name = file('marked.json', text);
    await run(['lint', name, '--fix']);
    expect(textOf(name)).toBe(text.replace('["a", "a"]', '["a"]').replace('["city", "city"]', '["city"]'));
  });

  test('mends YAML too', async () => {
    const yaml =
      'tools:\n  - name: find_rain # the name\n    parameters:\n      type: object\n      required: [a, a]\n';
    const name = file('faulty.yaml', yaml);
    await run(['lint', name, '--fix']);
    expect(textOf(name)).toBe(yaml.replace('[a, a]', '[a]'));
  });

  test('writes nothing when nothing is to mend, and nothing for standard input', async () => {
    const clean = '{"name": "find_rain",   "description": "Finds rain."}';
    const name = file('clean.json', clean);
    expect((await run(['lint', name, '--fix'])).stderr).toBe('');
    expect(textOf(name)).toBe(clean);
    expect(await run(['lint', '-', '--fix'], clean)).toMatchObject({ exit: 2, stdout: '' });
  });
});
