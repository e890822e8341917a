import type { Evaluation } from '../../core/examples/evaluation.ts';
import { convertRead } from '../../core/export/convert-document.ts';
import { REPORT_END, reportDocument, reportStart, reportTool } from '../../core/export/report/render-report.ts';
import { reportedTargets } from '../../core/export/report/report.ts';
import type { ReadTool } from '../../core/import/read-document.ts';
import { countProblems } from '../../core/lint/problem-scope.ts';
import type { Tool } from '../../core/model/tool.ts';
import type { OpenDocument } from '../document.ts';
import type { LintedFile, LintReporter } from './lint-report.ts';

/** One page to read or print: the report that the studio makes, of each file in turn. The examples are run for it. */
export const html: LintReporter = async (files, language, host) => {
  const evaluation = await host.startEvaluation();
  try {
    const parts = [reportStart(files.map(shownName), language)];
    for (const [place, file] of files.entries()) {
      parts.push(reportDocument(headOf(file), place, language));
      for (const [index, tool] of (file.document?.tools ?? []).entries()) {
        const reported = await reportedTool(file, { tool, index, evaluation });
        parts.push(reportTool(reported, { document: place, index }, language));
      }
    }
    return [...parts, REPORT_END, '\n'].join('');
  } finally {
    evaluation.dispose();
  }
};

function shownName({ file }: LintedFile): string {
  return file === '-' ? 'stdin' : file;
}

function headOf(linted: LintedFile) {
  const { diagnostics, document, targets } = linted;
  return {
    name: shownName(linted),
    tools: document?.tools ?? [],
    counts: countProblems(diagnostics),
    targets,
    documentDiagnostics: diagnostics.filter(({ toolIndex }) => toolIndex < 0),
    isBehind: false,
  };
}

interface ToolSource {
  readonly tool: Tool;
  readonly index: number;
  readonly evaluation: Evaluation;
}

async function reportedTool({ document, diagnostics, targets }: LintedFile, { tool, index, evaluation }: ToolSource) {
  const { read } = document as OpenDocument;
  const outcome = await evaluation.run('examples', { descriptor: tool.raw, origin: read.origin });
  return {
    tool,
    diagnostics: diagnostics.filter(({ toolIndex }) => toolIndex === index),
    conversions: reportedTargets(targets).map((target) => convertRead(read.tools[index] as ReadTool, tool, target)),
    tests: outcome.status === 'answered' ? outcome.answer : null,
  };
}
