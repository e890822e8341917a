import type { ToolTestReport } from '../core/examples/example-report.ts';
import { get, isArray } from '../core/model/json.ts';
import type { DocumentSession, SessionHost } from './document-session.ts';
import type { ExampleRun } from './protocol/example-jobs.ts';
import { runTests } from './run-tests.ts';
import type { Snapshot } from './snapshot.ts';
import type { ToolRecord } from './tool-record.ts';

/** A run that was asked for ends in time to be answered; what it does not reach keeps its last result. */
const LONGEST_MS = 12_000;

/** Runs every example and fixture anew, whatever came out before, from the tool at `from` on; at least that tool is run. */
export async function rerunTests(
  { read: { origin }, records }: Snapshot,
  { language }: Pick<DocumentSession, 'language'>,
  { evaluation, now }: SessionHost,
  from: number,
): Promise<ExampleRun> {
  const started = now();
  const run = { passed: 0, failed: 0, unchecked: 0 };
  const waiting = records.flatMap((record, tool) => {
    const examples = tool < from ? 0 : countTests(record);
    return examples === 0 ? [] : [{ record, tool, examples }];
  });
  let reached = 0;
  for (const { record, examples } of waiting) {
    if (reached > 0 && now() - started > LONGEST_MS) break;
    reached += 1;
    await runAnew(record, () => runTests(record, { evaluation, origin, language }));
    const statuses = statusesOf(record.tests);
    for (const status of statuses) run[status] += 1;
    // Where the run of a tool was stopped there is no report.
    run.unchecked += Math.max(0, examples - statuses.length);
  }
  const left = waiting.slice(reached).map(({ tool, examples }) => ({ tool, examples }));
  return { ...run, milliseconds: Math.round((now() - started) * 10) / 10, left };
}

async function runAnew(record: ToolRecord, run: () => Promise<void>): Promise<void> {
  record.tests = null;
  record.testRun = null;
  record.testFailure = null;
  await run();
}

function statusesOf(tests: ToolTestReport | null): readonly ('passed' | 'failed' | 'unchecked')[] {
  return tests === null ? [] : [...tests.examples, ...tests.fixtures].map(({ status }) => status);
}

/** As the last report counted them, else as the tool lists them. */
function countTests({ tests, tool }: ToolRecord): number {
  if (tests !== null) return statusesOf(tests).length;
  const fixtures = tool.semantics === undefined ? undefined : get(tool.semantics, 'fixtures');
  return (tool.examples?.length ?? 0) + (isArray(fixtures) ? fixtures.length : 0);
}
