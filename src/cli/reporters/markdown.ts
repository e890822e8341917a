import { codeSpan, inertText } from '../../core/export/markdown-text.ts';
import { type Diagnostic, SEVERITIES } from '../../core/model/diagnostic.ts';
import type { Language } from '../../core/model/message.ts';
import { formatPointer } from '../../core/model/pointer.ts';
import { render, say } from '../words.ts';
import type { LintedFile, LintReporter } from './lint-report.ts';
import { severityWords, totals } from './summary.ts';

/** A page for a pull request or a wiki. */
export const markdown: LintReporter = (files, language) =>
  [
    `# ${render(say('cli-markdown-title'), language)}`,
    '',
    totals(files, language),
    '',
    ...files.flatMap((file) => section(file, language)),
  ].join('\n');

function section({ file, format, tools, diagnostics }: LintedFile, language: Language): string[] {
  const facts = render(say('cli-text-file', { file: codeSpan(file), format, count: tools }), language);
  const clean = render(say('cli-markdown-clean'), language);
  return [`## ${facts}`, '', ...(diagnostics.length === 0 ? [clean] : table(diagnostics, language)), ''];
}

function table(diagnostics: readonly Diagnostic[], language: Language): string[] {
  const head = render(say('cli-markdown-head'), language);
  const words = severityWords(language);
  const bySeverity = [...diagnostics].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
  return [
    head,
    head.replaceAll(/[^|]+/g, ' --- '),
    ...bySeverity.map(({ severity, tool, rule, message, range, pointer }) =>
      [
        '',
        words[severity],
        tool === '' ? '' : codeSpan(tool),
        `\`${rule}\``,
        inline(message),
        `${range.start.line}:${range.start.column} ${codeSpan(formatPointer(pointer))}`,
        '',
      ]
        .join(' | ')
        .trim(),
    ),
  ];
}

/** Evidence of a finding must neither lay out the page nor call or lead anybody: "@name" and an address would, in a pull request. */
function inline(text: string): string {
  return inertText(text)
    .replaceAll('@', '&#64;')
    .replaceAll('://', ':&#47;/')
    .replaceAll(/\bwww\./gi, (found) => `${found.slice(0, 3)}&#46;`);
}
