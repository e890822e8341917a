import type { Diagnostic, Severity } from '../core/model/diagnostic.ts';
import { familyOf, type TargetId } from '../core/model/target-id.ts';
import type { ToolAnalysis } from '../worker/protocol/document-jobs.ts';

/** Which findings about targets count, notes of mere losses only on request. */
export interface ProblemScope {
  /** Those of the preview columns, and those that the document or the user asks for besides. */
  readonly columns: readonly TargetId[];
  readonly showsProviderNotes: boolean;
}

export interface ProblemTally extends Readonly<Record<Severity, number>> {
  readonly safeFixes: number;
  /** Notes of the shown columns, whether they are in scope or not. */
  readonly providerNotes: number;
}

export function isInScope(diagnostic: Diagnostic, { columns, showsProviderNotes }: ProblemScope): boolean {
  if (isProviderNote(diagnostic) && !showsProviderNotes) return false;
  return concernsColumns(diagnostic, columns);
}

function isProviderNote({ target, severity, rule }: Diagnostic): boolean {
  return severity === 'info' && (target !== undefined || rule === 'provider-loss');
}

function concernsColumns({ target }: Diagnostic, columns: readonly TargetId[]): boolean {
  return target === undefined || columns.some((column) => column === target || familyOf(column) === target);
}

/** What the list counts of these findings. */
export function tallyOf(diagnostics: readonly Diagnostic[], scope: ProblemScope): ProblemTally {
  const tally = { error: 0, warning: 0, info: 0, safeFixes: 0, providerNotes: 0 };
  for (const found of diagnostics) {
    if (!concernsColumns(found, scope.columns)) continue;
    const isNote = isProviderNote(found);
    if (isNote) tally.providerNotes += 1;
    if (isNote && !scope.showsProviderNotes) continue;
    tally[found.severity] += 1;
    if (found.fixes.some(({ safe }) => safe)) tally.safeFixes += 1;
  }
  return tally;
}

// An analysis makes its `counts` anew, and a tool that only moved keeps them.
const tallies = new WeakMap<ToolAnalysis['counts'], { readonly scope: ProblemScope; readonly tally: ProblemTally }>();

export function toolTally({ counts, diagnostics }: ToolAnalysis, scope: ProblemScope): ProblemTally {
  const known = tallies.get(counts);
  if (known?.scope === scope) return known.tally;
  const tally = tallyOf(diagnostics, scope);
  tallies.set(counts, { scope, tally });
  return tally;
}

/** Adds up the tools' tallies. Of a list as long as the last one, only the tools that were analysed anew are counted. */
export function createToolsTally(): (tools: readonly ToolAnalysis[], scope: ProblemScope) => ProblemTally {
  let last: { tools: readonly ToolAnalysis[]; scope: ProblemScope; total: ProblemTally } | undefined;
  return (tools, scope) => {
    const former = last !== undefined && last.scope === scope && last.tools.length === tools.length ? last : undefined;
    const total = { ...(former?.total ?? tallyOf([], scope)) };
    for (const [index, tool] of tools.entries()) {
      const old = former?.tools[index];
      if (old?.counts === tool.counts) continue;
      if (old !== undefined) add(total, toolTally(old, scope), -1);
      add(total, toolTally(tool, scope), 1);
    }
    last = { tools, scope, total };
    return total;
  };
}

export function sumTallies(left: ProblemTally, right: ProblemTally): ProblemTally {
  const total = { ...left };
  add(total, right, 1);
  return total;
}

type MutableTally = { -readonly [Key in keyof ProblemTally]: number };

function add(total: MutableTally, tally: ProblemTally, sign: 1 | -1): void {
  total.error += sign * tally.error;
  total.warning += sign * tally.warning;
  total.info += sign * tally.info;
  total.safeFixes += sign * tally.safeFixes;
  total.providerNotes += sign * tally.providerNotes;
}
