import { convertRead } from '../core/export/convert-document.ts';
import { REPORT_END, reportDocument, reportStart, reportTool } from '../core/export/report/render-report.ts';
import { reportedTargets } from '../core/export/report/report.ts';
import { concernsTargets, countProblems } from '../core/lint/problem-scope.ts';
import { textDiagnostics } from '../core/lint/text-diagnostics.ts';
import type { Diagnostic } from '../core/model/diagnostic.ts';
import type { TargetId } from '../core/model/target-id.ts';
import { documentDiagnostics } from './document-diagnostics.ts';
import type { DocumentSession, SessionHost } from './document-session.ts';
import type { ReportPiece } from './protocol/catalogue-jobs.ts';
import type { Jobs } from './protocol.ts';
import { needsTests, runTests } from './run-tests.ts';
import type { Snapshot } from './snapshot.ts';
import { type AnalysisView, analysisOf } from './tool-analysis.ts';

/** A piece is answered well before the page would think that the worker hangs. */
const LONGEST_MS = 5000;

/** A piece of the HTML report, made when everything is looked at; an empty one that comes first asks for patience. */
export async function reportPiece(
  session: DocumentSession,
  host: SessionHost,
  { name, targets, from }: Jobs['report']['input'],
): Promise<ReportPiece> {
  const started = host.now();
  const isIdle = await Promise.race([session.idle().then(() => true), host.pause(LONGEST_MS).then(() => false)]);
  const { snapshot, language, revision } = session;
  if (!isIdle || snapshot === null) return { revision, text: '', next: snapshot === null ? null : from };
  const { records, read } = snapshot;
  const view = viewOf(session, snapshot);
  const concerned = (found: readonly Diagnostic[]) => found.filter((one) => concernsTargets(one, targets));
  const parts = from === 0 ? startOf({ name, targets, session, snapshot, view, concerned }) : [];
  let at = from;
  for (; at < records.length; at += 1) {
    const record = records[at] as Snapshot['records'][number];
    if (at > from && host.now() - started > LONGEST_MS) break;
    if (needsTests(record)) await runTests(record, { evaluation: host.evaluation, origin: read.origin, language });
    const diagnostics = concerned(analysisOf(record, at, view).diagnostics);
    const conversions = reportedTargets(targets).map((target) => view.convert(record, target));
    const reported = { tool: record.tool, diagnostics, conversions, tests: record.tests };
    parts.push(reportTool(reported, { document: 0, index: at }, language));
  }
  const isLast = at >= records.length;
  return { revision, text: [...parts, ...(isLast ? [REPORT_END] : [])].join(''), next: isLast ? null : at };
}

function viewOf({ language, convert }: DocumentSession, { tree, read }: Snapshot): AnalysisView {
  return {
    ...{ tree, read, language },
    targets: [],
    convert: (record, target) => convert(record, target) ?? convertRead(record.read, record.tool, target),
  };
}

interface Start {
  readonly name: string;
  readonly targets: readonly TargetId[];
  readonly session: DocumentSession;
  readonly snapshot: Snapshot;
  readonly view: AnalysisView;
  /** Of findings those that concern the targets. */
  concerned(found: readonly Diagnostic[]): readonly Diagnostic[];
}

function startOf({ name, targets, session, snapshot, view, concerned }: Start): string[] {
  const { language } = view;
  const isBehind = !session.isCurrent;
  const own = isBehind
    ? textDiagnostics(session.tree, language)
    : concerned(documentDiagnostics({ tree: view.tree, snapshot, failure: null, language }));
  const ofTools = snapshot.records.flatMap((record, index) => concerned(analysisOf(record, index, view).diagnostics));
  const counts = countProblems([...own, ...ofTools]);
  const tools = snapshot.records.map(({ tool }) => tool);
  const head = { name, tools, counts, targets, documentDiagnostics: own, isBehind };
  return [reportStart([name], language), reportDocument(head, 0, language)];
}
