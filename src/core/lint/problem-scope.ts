import type { Diagnostic, Severity } from '../model/diagnostic.ts';
import { familyOf, type TargetId } from '../model/target-id.ts';

/** Which findings about targets count, notes of mere losses only on request. */
export interface ProblemScope {
  /** Those of the preview columns, and those that the document or the user asks for besides. */
  readonly columns: readonly TargetId[];
  readonly showsProviderNotes: boolean;
}

/** Provider notes are told apart: they say what a payload leaves out, not what is wrong with the text. */
export interface ProblemCounts extends Readonly<Record<Severity, number>> {
  readonly providerNotes: number;
}

export function isInScope(diagnostic: Diagnostic, { columns, showsProviderNotes }: ProblemScope): boolean {
  if (isProviderNote(diagnostic) && !showsProviderNotes) return false;
  return concernsTargets(diagnostic, columns);
}

export function isProviderNote({ target, severity, rule }: Diagnostic): boolean {
  return severity === 'info' && (target !== undefined || rule === 'provider-loss');
}

/** Whether it speaks of one of these targets, or of none. */
export function concernsTargets({ target }: Diagnostic, targets: readonly TargetId[]): boolean {
  return target === undefined || targets.some((known) => known === target || familyOf(known) === target);
}

export function countProblems(diagnostics: Iterable<Diagnostic>): ProblemCounts {
  const counts = { error: 0, warning: 0, info: 0, providerNotes: 0 };
  for (const diagnostic of diagnostics) counts[isProviderNote(diagnostic) ? 'providerNotes' : diagnostic.severity] += 1;
  return counts;
}
