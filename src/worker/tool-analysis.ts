import type { ToolTestReport } from '../core/examples/example-report.ts';
import type { ReadDocument } from '../core/import/read-document.ts';
import { diagnose } from '../core/lint/diagnose.ts';
import type { Diagnostic, Severity } from '../core/model/diagnostic.ts';
import type { Language } from '../core/model/message.ts';
import type { TargetId } from '../core/model/target-id.ts';
import type { Conversion } from '../core/targets/conversion.ts';
import type { TextTree } from '../core/text/text-tree.ts';
import type { ToolAnalysis } from './protocol/document-jobs.ts';
import type { ToolRecord } from './tool-record.ts';

export interface AnalysisView {
  readonly tree: TextTree;
  readonly read: ReadDocument;
  readonly language: Language;
  readonly targets: readonly TargetId[];
  convert(record: ToolRecord, target: TargetId): Conversion;
}

/** A record as the page shows it: worded, and placed in the text as it is now. */
export function analysisOf(record: ToolRecord, index: number, view: AnalysisView): ToolAnalysis {
  const { tree, read, language } = view;
  const span = tree.placeOf(record.read.source)?.value ?? { start: 0, end: 0 };
  const isAnalysed = record.findings !== null;
  const findings = [...(record.findings ?? []), ...record.catalogueFindings].map((finding) => ({
    ...finding,
    tool: index,
  }));
  const diagnostics = diagnose(findings, { read, tree, language });
  return {
    key: record.key,
    name: record.tool.name,
    range: tree.lines.rangeOf(span),
    start: span.start,
    end: span.end,
    counts: countsOf(diagnostics),
    diagnostics,
    verdicts: isAnalysed ? view.targets.map((target) => ({ target, status: view.convert(record, target).status })) : [],
    examples: exampleCounts(record.tests ?? record.formerTests),
    isAnalysed,
  };
}

function countsOf(diagnostics: readonly Diagnostic[]): Record<Severity, number> {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of diagnostics) counts[severity] += 1;
  return counts;
}

function exampleCounts(tests: ToolTestReport | null): ToolAnalysis['examples'] {
  const counts = { passed: 0, failed: 0, unchecked: 0 };
  for (const { status } of [...(tests?.examples ?? []), ...(tests?.fixtures ?? [])]) counts[status] += 1;
  return counts;
}

/** Whether the page would show the same of both. */
export function hasSameCounts(old: ToolTestReport | null, now: ToolTestReport | null): boolean {
  const [left, right] = [exampleCounts(old), exampleCounts(now)];
  return left.passed === right.passed && left.failed === right.failed && left.unchecked === right.unchecked;
}
