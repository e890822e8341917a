import { convertRead } from '../core/export/convert-document.ts';
import { REPORT_END, reportStart, reportTool } from '../core/export/report/render-report.ts';
import { textDiagnostics } from '../core/lint/text-diagnostics.ts';
import { SEVERITIES, type Severity } from '../core/model/diagnostic.ts';
import { TARGET_FAMILIES } from '../core/model/target-id.ts';
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
  { name, from }: Jobs['report']['input'],
): Promise<ReportPiece> {
  const started = host.now();
  const isIdle = await Promise.race([session.idle().then(() => true), host.pause(LONGEST_MS).then(() => false)]);
  const { snapshot, language, revision } = session;
  if (!isIdle || snapshot === null) return { revision, text: '', next: snapshot === null ? null : from };
  const { records, read } = snapshot;
  const view = viewOf(session, snapshot);
  const parts = from === 0 ? [startOf(name, session, snapshot, view)] : [];
  let at = from;
  for (; at < records.length; at += 1) {
    const record = records[at] as Snapshot['records'][number];
    if (at > from && host.now() - started > LONGEST_MS) break;
    if (needsTests(record)) await runTests(record, { evaluation: host.evaluation, origin: read.origin, language });
    const { diagnostics } = analysisOf(record, at, view);
    const conversions = TARGET_FAMILIES.map((target) => view.convert(record, target));
    parts.push(reportTool({ tool: record.tool, diagnostics, conversions, tests: record.tests }, at, language));
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

function startOf(name: string, session: DocumentSession, snapshot: Snapshot, view: AnalysisView): string {
  const { language } = view;
  const isBehind = !session.isCurrent;
  const own = isBehind
    ? textDiagnostics(session.tree, language)
    : documentDiagnostics({ tree: view.tree, snapshot, failure: null, language });
  const counts: Record<Severity, number> = { error: 0, warning: 0, info: 0 };
  for (const { severity } of own) counts[severity] += 1;
  for (const [index, record] of snapshot.records.entries()) {
    const found = analysisOf(record, index, view).counts;
    for (const severity of SEVERITIES) counts[severity] += found[severity];
  }
  const tools = snapshot.records.map(({ tool }) => tool);
  return reportStart({ name, tools, counts, documentDiagnostics: own, isBehind }, language);
}
