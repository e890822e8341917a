import { stoppedMessage } from '../../core/examples/evaluation.ts';
import type {
  Coverage,
  CoverageCount,
  ExampleReport,
  FixtureReport,
  ToolTestReport,
} from '../../core/examples/example-report.ts';
import type { Language } from '../../core/model/message.ts';
import { formatPointer } from '../../core/model/pointer.ts';
import type { Tool } from '../../core/model/tool.ts';
import type { Supervised } from '../../core/validate/supervisor.ts';
import { defineCommand, done, doneJson, refuse } from '../command.ts';
import { READING, TEXT_OR_JSON } from '../common-options.ts';
import { openDocument } from '../document.ts';
import { render, renderAny, say } from '../words.ts';

const OPTIONS = { ...READING, ...TEXT_OR_JSON } as const;

export const test = defineCommand({
  operands: { shown: 'FILE', min: 1, max: 1 },
  options: OPTIONS,
  async run({ operands: [file = ''], options, host, language }) {
    const opened = await openDocument(file, { from: options.from, host, language });
    if (!opened.ok) return refuse(opened.error);
    const evaluation = await host.startEvaluation();
    const tools: TestedTool[] = [];
    for (const tool of opened.value.tools) {
      tools.push(
        testedTool(
          tool,
          await evaluation.run('examples', { descriptor: tool.raw, origin: opened.value.read.origin }),
          language,
        ),
      );
    }
    evaluation.dispose();
    const isFine = tools.every(({ examples, fixtures }) => [...examples, ...fixtures].every(({ ok }) => ok));
    return options.format === 'json' ? doneJson({ tools }, isFine) : done(asText(tools, language), isFine);
  },
});

type TestedTool = ReturnType<typeof testedTool>;

function testedTool(tool: Tool, outcome: Supervised<ToolTestReport>, language: Language) {
  const report = outcome.status === 'answered' ? outcome.answer : stoppedReport(tool, outcome);
  return {
    tool: tool.name,
    examples: report.examples.map((example) => exampleOf(example, language)),
    fixtures: report.fixtures.map((fixture) => fixtureOf(fixture, language)),
    coverage: coverageOf(report.coverage),
  };
}

/** What was stopped fails, with the reason on each example: it never counts as passed. */
function stoppedReport(
  tool: Tool,
  outcome: Exclude<Supervised<ToolTestReport>, { status: 'answered' }>,
): ToolTestReport {
  const message = stoppedMessage(outcome);
  const examples = (tool.examples ?? []).map(({ kind, pointer }, index): ExampleReport => {
    return { index, kind, status: 'unchecked', problems: [{ part: 'rule', pointer, message }] };
  });
  const none: CoverageCount = { seen: 0, of: 0, missing: [] };
  return { examples, fixtures: [], coverage: { parameters: none, enumValues: none, branches: none, errorCodes: none } };
}

function exampleOf({ index, kind, status, problems }: ExampleReport, language: Language) {
  return { index, kind, ok: status === 'passed', diagnostics: problems.map((problem) => problemOf(problem, language)) };
}

function fixtureOf({ index, name, status, got, problems }: FixtureReport, language: Language) {
  const diagnostics = problems.map((problem) => problemOf(problem, language));
  return { index, name, ok: status === 'passed', got, ...(diagnostics.length === 0 ? {} : { diagnostics }) };
}

function problemOf({ part, pointer, message }: ExampleReport['problems'][number], language: Language) {
  return { part, pointer: formatPointer(pointer), message: renderAny(message, language) };
}

function coverageOf({ parameters, enumValues, branches, errorCodes }: Coverage) {
  return { parameters, enumValues, branches, errorCodes };
}

function asText(tools: readonly TestedTool[], language: Language): string {
  const word = (ok: boolean) => render(say(ok ? 'cli-test-passed' : 'cli-test-failed'), language);
  let [passed, failed] = [0, 0];
  const lines = tools.flatMap(({ tool, examples, fixtures }) => {
    const all = [
      ...examples.map((entry) => ({
        ...entry,
        title: say('cli-test-example', { index: entry.index, kind: entry.kind }),
      })),
      ...fixtures.map((entry) => ({
        ...entry,
        title: say('cli-test-fixture', { index: entry.index, name: entry.name }),
      })),
    ];
    passed += all.filter(({ ok }) => ok).length;
    failed += all.filter(({ ok }) => !ok).length;
    const none = all.length === 0 ? [`  ${render(say('cli-test-none'), language)}`] : [];
    return [
      tool,
      ...none,
      ...all.flatMap(({ ok, title, diagnostics = [] }) => [
        `  ${word(ok)}  ${render(title, language)}`,
        ...diagnostics.map(({ pointer, message }) => `      ${message}  ${pointer}`),
      ]),
    ];
  });
  return [...lines, '', render(say('cli-test-totals', { passed, failed }), language), ''].join('\n');
}
