import { visible } from '../../core/export/markdown-text.ts';
import type { Severity } from '../../core/model/diagnostic.ts';
import type { LintReporter } from './lint-report.ts';
import { shownPath } from './shown-path.ts';
import { totals } from './summary.ts';

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'notice' };

/**
 * Workflow commands, shown by GitHub beside the lines of a pull request. It shows ten of each level a step, so that the
 * totals stand in the log.
 */
export const github: LintReporter = (files, language, { cwd }) =>
  files
    .flatMap(({ file, diagnostics }) =>
      diagnostics.map(({ severity, range, rule, message, tool }) => {
        const place = `file=${property(shownPath(file, cwd))},line=${range.start.line},col=${range.start.column},endLine=${range.end.line}`;
        // GitHub takes endColumn only for findings on one line.
        const end = range.end.line === range.start.line ? `,endColumn=${range.end.column}` : '';
        return `::${LEVELS[severity]} ${place}${end},title=${property(rule)}::${data(tool === '' ? message : `${tool}: ${message}`)}\n`;
      }),
    )
    .join('')
    .concat(totals(files, language), '\n');

function data(text: string): string {
  return visible(text).replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function property(text: string): string {
  return data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}
