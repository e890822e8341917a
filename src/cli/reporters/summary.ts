import { countProblems } from '../../core/lint/problem-scope.ts';
import type { Severity } from '../../core/model/diagnostic.ts';
import type { Language } from '../../core/model/message.ts';
import { render, say } from '../words.ts';
import type { LintedFile } from './lint-report.ts';

/** One line of totals over all files. */
export function totals(files: readonly LintedFile[], language: Language): string {
  const all = files.flatMap(({ diagnostics }) => diagnostics);
  const tools = files.reduce((sum, file) => sum + file.tools, 0);
  if (all.length === 0) return render(say('cli-text-clean', { count: tools }), language);
  const count = countProblems(all);
  const fixable = all.filter(({ fixes }) => fixes.some(({ safe }) => safe)).length;
  const notes = count.providerNotes;
  const line = [
    render(say('cli-count-errors', { count: count.error }), language),
    render(say('cli-count-warnings', { count: count.warning }), language),
    render(say('cli-count-infos', { count: count.info }), language),
    ...(notes === 0 ? [] : [render(say('cli-count-notes', { count: notes }), language)]),
  ].join(', ');
  const tail = fixable === 0 ? '' : ` ${render(say('cli-text-fixable', { count: fixable }), language)}`;
  return `${render(say('cli-text-totals', { line, count: tools }), language)}${tail}`;
}

export function severityWords(language: Language): Readonly<Record<Severity, string>> {
  return {
    error: render(say('cli-severity-error'), language),
    warning: render(say('cli-severity-warning'), language),
    info: render(say('cli-severity-info'), language),
  };
}
