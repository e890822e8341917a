import { asIsRequestFindings, asIsToolFindings } from '../core/lint/as-is-findings.ts';
import { type LintContext, lintCatalogue, lintCatalogueInSteps, lintTool, unusedIgnores } from '../core/lint/engine.ts';
import type { Finding } from '../core/model/diagnostic.ts';
import type { Language } from '../core/model/message.ts';
import type { TargetId } from '../core/model/target-id.ts';
import type { Conversion } from '../core/targets/conversion.ts';
import type { SessionHost } from './document-session.ts';
import { needsTests, runTests, runTestsNow } from './run-tests.ts';
import type { Snapshot } from './snapshot.ts';
import { hasSameCounts } from './tool-analysis.ts';
import type { ToolRecord } from './tool-record.ts';

export interface AnalysisRun {
  readonly snapshot: Snapshot;
  readonly targets: readonly TargetId[];
  readonly language: Language;
  readonly host: SessionHost;
  convert(record: ToolRecord, target: TargetId): Conversion;
  /** When the text was edited last, by the host's clock. */
  readonly editedAt: number;
  /** Shows these tools anew, in the order of the document. */
  emit(indexes: readonly number[]): void;
  /** The document has changed, or another one is open. */
  isOver(): boolean;
}

/** Longest stretch without letting messages in, and shortest time between two updates of the page. */
const SLICE_MS = 12;
const UPDATE_MS = 80;

/** In a large document what depends on all tools waits for a pause in typing, and updates, which cost the page a new list, are rarer. */
const MANY_TOOLS = 200;
const QUIET_MS = 250;
const UPDATE_OF_MANY_MS = 240;

/** Whatever of the document is not analysed yet: each tool, then what depends on all of them, then the examples. */
export async function analyseRest(run: AnalysisRun): Promise<void> {
  const { snapshot, targets, host, language } = run;
  const isDone = await inSlices(run, (record, index) => {
    if (record.findings !== null) return 'nothing';
    lintRecord(snapshot, record, index);
    for (const target of targets) run.convert(record, target);
    return 'seen';
  });
  if (!isDone) return;
  if (!snapshot.isCatalogueLinted) {
    const sinceEdit = host.now() - run.editedAt;
    await host.pause(snapshot.records.length > MANY_TOOLS ? Math.max(0, QUIET_MS - sinceEdit) : 0);
    if (run.isOver()) return;
    const changed = await lintWhole(run);
    if (changed === null) return;
    run.emit(changed);
  }
  const { origin } = snapshot.read;
  const tests = { evaluation: host.evaluation, origin, language };
  await inSlices(run, (record) => {
    const isNew = needsTests(record);
    if (isNew && record.testRun === null) runTestsNow(record, tests);
    if (!needsTests(record)) return testOutcome(record, isNew);
    return runTests(record, tests).then(() => testOutcome(record, isNew));
  });
}

function testOutcome({ shownTests, tests }: ToolRecord, isNew: boolean): Outcome {
  // A view may have run them before.
  if (!isNew && shownTests === tests) return 'nothing';
  return hasSameCounts(shownTests, tests) ? 'unseen' : 'seen';
}

/** `unseen`: there was work, but the tool looks the same on the page. */
type Outcome = 'nothing' | 'unseen' | 'seen';

/** False when the document changed meanwhile. */
async function inSlices(
  { snapshot, host, emit, isOver }: AnalysisRun,
  work: (record: ToolRecord, index: number) => Outcome | Promise<Outcome>,
): Promise<boolean> {
  let [paused, shown] = [host.now(), host.now()];
  let touched: number[] = [];
  let isProgress = false;
  const updateMs = snapshot.records.length > MANY_TOOLS ? UPDATE_OF_MANY_MS : UPDATE_MS;
  for (const [index, record] of snapshot.records.entries()) {
    const did = work(record, index);
    const outcome = typeof did === 'string' ? did : await did;
    if (isOver()) return false;
    if (outcome === 'seen') touched.push(index);
    isProgress ||= outcome !== 'nothing';
    if (isProgress && host.now() - shown > updateMs) {
      emit(touched);
      [touched, isProgress] = [[], false];
      shown = host.now();
    }
    if (host.now() - paused < SLICE_MS) continue;
    await host.pause();
    if (isOver()) return false;
    paused = host.now();
  }
  if (isProgress) emit(touched);
  return true;
}

export function lintRecord({ context, read, tree }: Snapshot, record: ToolRecord, index: number): void {
  if (context === null) return;
  context.usedIgnores.clear();
  const document = { read, value: tree.value ?? null };
  record.findings = [...lintTool(index, context), ...asIsToolFindings(document, index, context)];
  record.usedIgnores = [...context.usedIgnores];
}

/** What depends on several tools; the answer is the tools whose findings changed by it, null when the document changed. */
async function lintWhole({ snapshot, host, isOver }: AnalysisRun): Promise<number[] | null> {
  const { context } = snapshot;
  if (context === null) return [];
  context.usedIgnores.clear();
  const steps = lintCatalogueInSteps(context);
  let step = steps.next();
  for (let paused = host.now(); step.done !== true; step = steps.next()) {
    if (host.now() - paused < SLICE_MS) continue;
    await host.pause();
    if (isOver()) return null;
    paused = host.now();
  }
  return adoptCatalogue(snapshot, context, step.value);
}

/** The same without a stop, for a document of few tools. */
export function lintWholeNow(snapshot: Snapshot): number[] {
  const { context } = snapshot;
  if (context === null) return [];
  context.usedIgnores.clear();
  return adoptCatalogue(snapshot, context, lintCatalogue(context));
}

function adoptCatalogue(snapshot: Snapshot, context: LintContext, found: readonly Finding[]): number[] {
  const { records, read, tree } = snapshot;
  const document = { read, value: tree.value ?? null };
  const findings = [...found, ...asIsRequestFindings(document, context)];
  for (const record of records) for (const entry of record.usedIgnores) context.usedIgnores.add(entry);
  const byTool = groupByTool([...findings, ...unusedIgnores(context)]);
  snapshot.catalogueFindings = byTool.get(-1) ?? [];
  snapshot.isCatalogueLinted = true;
  return records.flatMap((record, index) => {
    const found = byTool.get(index) ?? [];
    const isSame = sameFindings(record.catalogueFindings, found);
    record.catalogueFindings = found;
    return isSame ? [] : [index];
  });
}

function groupByTool(findings: readonly Finding[]): ReadonlyMap<number, readonly Finding[]> {
  const groups = new Map<number, Finding[]>();
  for (const finding of findings) {
    const group = groups.get(finding.tool);
    if (group === undefined) groups.set(finding.tool, [finding]);
    else group.push(finding);
  }
  return groups;
}

/** A finding names the index of its tool, which moves with the tools in front of it. */
function sameFindings(old: readonly Finding[], now: readonly Finding[]): boolean {
  if (old.length !== now.length) return false;
  const text = (findings: readonly Finding[]) => JSON.stringify(findings.map((finding) => ({ ...finding, tool: 0 })));
  return old.length === 0 || text(old) === text(now);
}
