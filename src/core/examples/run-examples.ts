import type { Origin } from '../model/format.ts';
import type { Tool } from '../model/tool.ts';
import type { Evaluators } from '../validate/evaluators.ts';
import { checkExample } from './check-example.ts';
import { checkProviderExamples } from './check-provider-examples.ts';
import { checkSemantics } from './check-semantics.ts';
import { coverageOf } from './coverage.ts';
import type { ToolTestReport } from './example-report.ts';
import { runFixtures } from './run-fixtures.ts';
import { readSemantics } from './semantics.ts';

export interface RunOptions {
  /** `authored` when not given. */
  readonly origin?: Origin;
}

/** Runs every example and fixture of a tool. One that is broken fails alone. */
export function runExamples(tool: Tool, evaluators: Evaluators, options: RunOptions = {}): ToolTestReport {
  const semantics = readSemantics(tool, evaluators);
  const context = { tool, semantics, evaluators, origin: options.origin ?? 'authored' };
  const examples = (tool.examples ?? []).map((example, index) => {
    const { status, problems } = checkExample(example, context);
    return { index, kind: example.kind, status, problems };
  });
  return {
    examples,
    fixtures: runFixtures(tool, semantics, evaluators),
    coverage: coverageOf(tool, evaluators),
    remarks: [...checkSemantics(tool, semantics, evaluators), ...checkProviderExamples(tool, evaluators)],
  };
}
