import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runExamples } from './core/examples/run-examples.ts';
import { readDocument } from './core/import/read-document.ts';
import { createLintContext, lintAll } from './core/lint/engine.ts';
import { DEFAULT_SETTINGS } from './core/lint/settings.ts';
import { readTool } from './core/model/tool.ts';
import { parseText } from './core/text/parse-text.ts';
import { loadEvaluators } from './core/validate/load-evaluators.ts';

const folder = new URL('../public/samples/', import.meta.url);
const textOf = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const INDEX: readonly { readonly id: string; readonly file: string }[] = JSON.parse(textOf('index.json'));
const GOOD = INDEX.filter(({ file, id }) => file.endsWith('.tools.json') && id !== 'broken');

function read(file: string) {
  const document = readDocument(parseText(textOf(file)), { fileName: file });
  if (!document.ok) throw new Error(`${file}: ${JSON.stringify(document.error)}`);
  const tools = document.value.tools.map(({ descriptor }) => readTool(descriptor));
  const { origin, format } = document.value;
  return { tools, findings: lintAll(createLintContext({ tools, origin, format, settings: DEFAULT_SETTINGS })) };
}

test.each(GOOD)('$file is what it teaches: nothing above info', ({ file }) => {
  expect(
    read(file)
      .findings.filter(({ severity }) => severity !== 'info')
      .map(({ rule }) => rule),
  ).toEqual([]);
});

test.each(GOOD)('every example and fixture of $file passes', async ({ file }) => {
  const evaluators = await loadEvaluators();
  for (const tool of read(file).tools) {
    const { examples, fixtures } = runExamples(tool, evaluators);
    expect([...examples, ...fixtures].filter(({ status }) => status !== 'passed')).toEqual([]);
  }
});

test('the broken sample is broken in many ways', () => {
  const rules = new Set(read('broken.tools.json').findings.map(({ rule }) => rule));
  expect(rules.size).toBeGreaterThan(45);
});
