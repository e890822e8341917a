import { concernsTargets, isProviderNote, type ProblemCounts, type ProblemScope } from '../core/lint/problem-scope.ts';
import type { Diagnostic } from '../core/model/diagnostic.ts';
import type { ToolAnalysis } from '../worker/protocol/document-jobs.ts';

export interface ProblemTally extends ProblemCounts {
  readonly safeFixes: number;
}

/** What the list counts of these findings. Notes of the shown columns are told even where they are not in scope. */
export function tallyOf(diagnostics: readonly Diagnostic[], scope: ProblemScope): ProblemTally {
  const tally = { error: 0, warning: 0, info: 0, safeFixes: 0, providerNotes: 0 };
  for (const found of diagnostics) {
    if (!concernsTargets(found, scope.columns)) continue;
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
