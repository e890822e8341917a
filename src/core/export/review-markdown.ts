import { concernsTargets, countProblems, isInScope, type ProblemScope } from '../lint/problem-scope.ts';
import { type Diagnostic, SEVERITIES } from '../model/diagnostic.ts';
import type { Language } from '../model/message.ts';
import { formatPointer } from '../model/pointer.ts';
import type { TargetId } from '../model/target-id.ts';
import type { ConversionStatus } from '../targets/conversion.ts';
import { type MessageId, render, say } from '../words/words.ts';
import { codeSpan, inertText } from './markdown-text.ts';

export interface ReviewedTool {
  readonly name: string;
  readonly verdicts: readonly { readonly target: TargetId; readonly status: ConversionStatus }[];
  readonly diagnostics: readonly Diagnostic[];
}
export interface Review {
  readonly name: string;
  readonly scope: ProblemScope;
  readonly tools: readonly ReviewedTool[];
  readonly documentDiagnostics: readonly Diagnostic[];
}

/** The findings as Markdown to paste into an issue or a pull request. Nothing in the document can become markup there. */
export function reviewMarkdown({ name, scope, tools, documentDiagnostics }: Review, language: Language): string {
  const word = (id: MessageId, data = {}) => render(say(id, data), language);
  const all = [...documentDiagnostics, ...tools.flatMap(({ diagnostics }) => diagnostics)];
  const counts = countProblems(all.filter((diagnostic) => concernsTargets(diagnostic, scope.columns)));
  const { error: errors, warning: warnings, info: infos, providerNotes: count } = counts;
  const shown = (diagnostics: readonly Diagnostic[]) => diagnostics.filter((found) => isInScope(found, scope));
  const own = shown(documentDiagnostics);
  const sections = [
    `# ${word('export-review-title', { name: inertText(name) })}`,
    word('export-review-counts', { tools: tools.length, errors, warnings, infos }),
    ...(count > 0 ? [word('export-review-notes', { count, targets: scope.columns.join(', ') })] : []),
    ...(own.length > 0 ? [`## ${word('export-review-document')}`, table(own, word)] : []),
    ...tools.flatMap((tool) => {
      const problems = shown(tool.diagnostics);
      return [
        `## ${codeSpan(tool.name)}`,
        ...(tool.verdicts.length > 0 ? [verdicts(tool, word)] : []),
        problems.length > 0 ? table(problems, word) : word('export-review-nothing'),
      ];
    }),
  ];
  return `${sections.join('\n\n')}\n`;
}

type Word = (id: MessageId) => string;

function verdicts({ verdicts }: ReviewedTool, word: Word): string {
  return verdicts.map(({ target, status }) => `${target}: ${word(`export-review-${status}`)}`).join(' · ');
}

function table(diagnostics: readonly Diagnostic[], word: Word): string {
  const columns = ['severity', 'rule', 'place', 'finding'] as const;
  const head = `| ${columns.map((column) => word(`export-review-${column}`)).join(' | ')} |`;
  const rows = diagnostics
    .toSorted((left, right) => SEVERITIES.indexOf(left.severity) - SEVERITIES.indexOf(right.severity))
    .map(({ severity, rule, pointer, range, message }) => {
      const place = `${codeSpan(formatPointer(pointer))} ${range.start.line}:${range.start.column}`;
      return `| ${word(`export-severity-${severity}`)} | ${rule} | ${place} | ${inertText(message)} |`;
    });
  return [head, '|---|---|---|---|', ...rows].join('\n');
}
