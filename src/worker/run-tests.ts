import { type Evaluation, stoppedMessage } from '../core/examples/evaluation.ts';
import type { Origin } from '../core/model/format.ts';
import type { Language } from '../core/model/message.ts';
import { render } from '../core/words/words.ts';
import type { ToolRecord } from './tool-record.ts';

export interface TestRun {
  readonly evaluation: Evaluation;
  readonly origin: Origin;
  readonly language: Language;
}

/** Where that ends at once; else the record stays as it is. */
export function runTestsNow(record: ToolRecord, { evaluation, origin }: TestRun): void {
  if (!needsTests(record)) return;
  record.tests = evaluation.runNow?.('examples', { descriptor: record.tool.raw, origin }) ?? null;
}

export function needsTests({ tests, testFailure }: ToolRecord): boolean {
  return tests === null && testFailure === null;
}

/** Runs a tool's examples and keeps the report, or why there is none, on the record. */
export function runTests(record: ToolRecord, run: TestRun): Promise<void> {
  record.testRun ??= runOnce(record, run).finally(() => {
    record.testRun = null;
  });
  return record.testRun;
}

async function runOnce(record: ToolRecord, { evaluation, origin, language }: TestRun): Promise<void> {
  const outcome = await evaluation.run('examples', { descriptor: record.tool.raw, origin });
  if (outcome.status === 'answered') record.tests = outcome.answer;
  else record.testFailure = render(stoppedMessage(outcome), language);
}
