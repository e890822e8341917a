import type { Language } from '../../core/model/message.ts';
import { defineCommand, doneJson, doneLines, refuse } from '../command.ts';
import { READING, TEXT_OR_JSON } from '../common-options.ts';
import { openDocument } from '../document.ts';
import { type TestedTool, testedTool } from '../tested-tool.ts';
import { render, say } from '../words.ts';

export const test = defineCommand({
  operands: { shown: 'FILE', min: 1, max: 1 },
  options: { ...READING, ...TEXT_OR_JSON },
  async run({ operands: [file = ''], options, host, language }) {
    const opened = await openDocument(file, { from: options.from, host, language });
    if (!opened.ok) return refuse(opened.error);
    const document = opened.value;
    const evaluation = await host.startEvaluation();
    const tools: TestedTool[] = [];
    for (const [index, { raw }] of document.tools.entries()) {
      const outcome = await evaluation.run('examples', { descriptor: raw, origin: document.read.origin });
      tools.push(testedTool(index, outcome, { document, language }));
    }
    evaluation.dispose();
    const isFine = tools.every(isFineTool);
    return options.format === 'json' ? doneJson({ tools }, isFine) : doneLines(linesOf(tools, language), isFine);
  },
});

/** What could not be read or run proves nothing, whether an example needed it or not. */
function isFineTool({ examples, fixtures, diagnostics = [] }: TestedTool): boolean {
  return [...examples, ...fixtures].every(({ ok }) => ok) && diagnostics.every(({ severity }) => severity !== 'error');
}

function linesOf(tools: readonly TestedTool[], language: Language): string[] {
  const all = tools.flatMap(({ examples, fixtures }) => [...examples, ...fixtures]);
  const passed = all.filter(({ ok }) => ok).length;
  const totals = render(say('cli-test-totals', { passed, failed: all.length - passed }), language);
  const lines = tools.flatMap((tool) => toolLines(tool, language));
  return [...lines, ...(lines.length === 0 ? [] : ['']), totals];
}

function toolLines({ tool, examples, fixtures, diagnostics = [] }: TestedTool, language: Language): string[] {
  const entries = [
    ...examples.map((entry) => ({
      ...entry,
      title: say('cli-test-example', { index: entry.index, kind: entry.kind }),
    })),
    ...fixtures.map((entry) => ({
      ...entry,
      title: say('cli-test-fixture', { index: entry.index, name: entry.name }),
    })),
  ];
  const none = entries.length === 0 ? [`  ${render(say('cli-test-none'), language)}`] : [];
  const remarks = diagnostics.map(({ severity, message, pointer }) => {
    return `  ${render(say(`cli-severity-${severity}`), language)}  ${message}  ${pointer}`;
  });
  const results = entries.flatMap(({ ok, title, diagnostics: problems = [] }) => [
    `  ${render(say(ok ? 'cli-test-passed' : 'cli-test-failed'), language)}  ${render(title, language)}`,
    ...problems.map(({ pointer, message }) => `      ${message}  ${pointer}`),
  ]);
  return [tool, ...none, ...results, ...remarks];
}
