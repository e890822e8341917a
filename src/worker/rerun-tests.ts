import type { ToolTestReport } from '../core/examples/example-report.ts';
import type { DocumentSession, SessionHost } from './document-session.ts';
import type { ExampleRun } from './protocol.ts';
import { runTests } from './run-tests.ts';
import type { Snapshot } from './snapshot.ts';

/** A run that was asked for ends in time to be answered; what it does not reach keeps its last result. */
const LONGEST_MS = 12_000;

/** Runs every example and fixture of the document anew, whatever came out before. */
export async function rerunTests(
  snapshot: Snapshot,
  { language }: Pick<DocumentSession, 'language'>,
  { evaluation, now }: SessionHost,
): Promise<ExampleRun> {
  const { origin } = snapshot.read;
  const started = now();
  const run = { passed: 0, failed: 0, unchecked: 0 };
  for (const record of snapshot.records) {
    if (now() - started > LONGEST_MS) break;
    if (record.tests !== null && record.tests.examples.length + record.tests.fixtures.length === 0) continue;
    record.tests = null;
    record.testRun = null;
    record.testFailure = null;
    await runTests(record, { evaluation, origin, language });
    const { examples = [], fixtures = [] } = (record.tests as ToolTestReport | null) ?? {};
    for (const { status } of [...examples, ...fixtures]) run[status] += 1;
  }
  return { ...run, milliseconds: Math.round((now() - started) * 10) / 10 };
}
