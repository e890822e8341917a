import { type Diagnostic, SEVERITIES, type Severity } from '../core/model/diagnostic.ts';
import { formatPointer } from '../core/model/pointer.ts';
import { familyOf, type TargetId } from '../core/model/target-id.ts';
import type { ToolAnalysis } from '../worker/protocol.ts';
import type { StudioDocument } from './documents-slice.ts';
import { memoize } from './memoize.ts';
import type { StudioState } from './store.ts';

export type SeverityCounts = Readonly<Record<Severity, number>>;

export function selectActiveDocument(state: StudioState): StudioDocument | null {
  return state.documents.find(({ id }) => id === state.activeDocument) ?? null;
}

/** The analysis speaks of an older text: the syntax is broken, or a newer run has not answered. */
export function selectIsStale(state: StudioState): boolean {
  return state.documentState === 'broken' || state.analysisRun.status === 'failed';
}

export function selectSelectedIndex(state: StudioState): number {
  return state.tools.findIndex(({ key }) => key === state.selectedTool);
}

/** Which findings about targets count: those of the preview columns, notes of mere losses only on request. */
export interface ProblemScope {
  readonly columns: readonly TargetId[];
  readonly showsProviderNotes: boolean;
}

export const selectProblemScope = memoize(
  (state: StudioState) => [state.columns, state.showsProviderNotes] as const,
  (columns, showsProviderNotes): ProblemScope => ({ columns, showsProviderNotes }),
);

/** Every finding in scope: the document's own first, then tool by tool in file order. */
export const selectProblems = memoize(
  (state: StudioState) => [state.documentDiagnostics, state.tools, selectProblemScope(state)] as const,
  (documentDiagnostics, tools, scope): readonly Diagnostic[] => {
    const problems = documentDiagnostics.filter((diagnostic) => isInScope(diagnostic, scope));
    for (const tool of tools) for (const problem of toolProblems(tool, scope)) problems.push(problem);
    return problems;
  },
);

/** How many notes the shown columns have; the previews list the same as differences. */
export const selectProviderNoteCount = memoize(
  (state: StudioState) => [state.tools, state.columns] as const,
  (tools, columns) => {
    let count = 0;
    for (const { diagnostics } of tools) {
      for (const found of diagnostics) if (isProviderNote(found) && concernsColumns(found, columns)) count += 1;
    }
    return count;
  },
);

export const selectCanFixAll = memoize(
  (state: StudioState) => [selectProblems(state)] as const,
  (problems) => problems.some(({ fixes }) => fixes.some(({ safe }) => safe)),
);

export const selectProblemCounts = memoize(
  (state: StudioState) => [selectProblems(state)] as const,
  (problems) => countSeverities(problems),
);

/** The problems that pass the panel's filters, worst first within the file's order. */
export const selectShownProblems = memoize(
  (state: StudioState) => [selectProblems(state), state.hiddenSeverities, state.problemText] as const,
  (problems, hidden, text) => {
    const wanted = text.trim().toLowerCase();
    const found = wanted === '' ? problems : problems.filter((problem) => problemText(problem).includes(wanted));
    const shown = SEVERITIES.filter((severity) => !hidden.includes(severity));
    return shown.flatMap((wantedSeverity) => found.filter(({ severity }) => severity === wantedSeverity));
  },
);

export interface ProblemGroup {
  /** Null when nothing is grouped; empty for findings about no tool. */
  readonly title: string | null;
  readonly problems: readonly Diagnostic[];
}

export const selectProblemGroups = memoize(
  (state: StudioState) => [selectShownProblems(state), state.problemGrouping] as const,
  (problems, grouping): readonly ProblemGroup[] => {
    if (grouping === 'none') return problems.length === 0 ? [] : [{ title: null, problems }];
    const groups = new Map<string | number, Diagnostic[]>();
    for (const problem of problems) {
      const key = grouping === 'rule' ? problem.rule : problem.toolIndex;
      const members = groups.get(key);
      if (members === undefined) groups.set(key, [problem]);
      else members.push(problem);
    }
    return [...groups.values()].map((members) => ({
      title: (grouping === 'rule' ? members[0]?.rule : members[0]?.tool) ?? '',
      problems: members,
    }));
  },
);

export interface ListedTool {
  readonly tool: ToolAnalysis;
  readonly index: number;
}

export const selectListedTools = memoize(
  (state: StudioState) => [state.tools, state.toolText] as const,
  (tools, text): readonly ListedTool[] => {
    const wanted = text.trim().toLowerCase();
    const listed = tools.map((tool, index) => ({ tool, index }));
    return wanted === '' ? listed : listed.filter(({ tool }) => tool.name.toLowerCase().includes(wanted));
  },
);

/** Passed, failed and unchecked examples of the whole document. */
export const selectExampleTotals = memoize(
  (state: StudioState) => [state.tools] as const,
  (tools) => {
    const totals = { passed: 0, failed: 0, unchecked: 0 };
    for (const { examples } of tools) {
      totals.passed += examples.passed;
      totals.failed += examples.failed;
      totals.unchecked += examples.unchecked;
    }
    return totals;
  },
);

const filtered = new WeakMap<
  ToolAnalysis,
  { readonly scope: ProblemScope; readonly problems: readonly Diagnostic[] }
>();

/** Remembered per tool: of thousands, an edit changes one. */
export function toolProblems(tool: ToolAnalysis, scope: ProblemScope): readonly Diagnostic[] {
  const known = filtered.get(tool);
  if (known?.scope === scope) return known.problems;
  const problems = tool.diagnostics.filter((diagnostic) => isInScope(diagnostic, scope));
  filtered.set(tool, { scope, problems });
  return problems;
}

function isInScope(diagnostic: Diagnostic, { columns, showsProviderNotes }: ProblemScope): boolean {
  if (isProviderNote(diagnostic) && !showsProviderNotes) return false;
  return concernsColumns(diagnostic, columns);
}

function isProviderNote({ target, severity }: Diagnostic): boolean {
  return target !== undefined && severity === 'info';
}

function concernsColumns({ target }: Diagnostic, columns: readonly TargetId[]): boolean {
  return target === undefined || columns.some((column) => column === target || familyOf(column) === target);
}

export function countSeverities(problems: readonly Diagnostic[]): SeverityCounts {
  const counts = { error: 0, warning: 0, info: 0 };
  for (const { severity } of problems) counts[severity] += 1;
  return counts;
}

function problemText({ rule, tool, pointer, message, target }: Diagnostic): string {
  return `${rule} ${tool} ${formatPointer(pointer)} ${message} ${target ?? ''}`.toLowerCase();
}
