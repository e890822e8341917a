import { isInScope, type ProblemScope } from '../core/lint/problem-scope.ts';
import { type Diagnostic, SEVERITIES, type Severity } from '../core/model/diagnostic.ts';
import { formatPointer } from '../core/model/pointer.ts';
import { TARGET_IDS, type TargetId } from '../core/model/target-id.ts';
import type { ToolAnalysis } from '../worker/protocol/document-jobs.ts';
import { placedDiagnostics } from '../worker/shift.ts';
import type { StudioDocument } from './documents-slice.ts';
import { memoize } from './memoize.ts';
import { createToolsTally, sumTallies, tallyOf, toolTally } from './problem-tally.ts';
import type { StudioState } from './store.ts';

export type SeverityCounts = Readonly<Record<Severity, number>>;

export function selectActiveDocument(state: StudioState): StudioDocument | null {
  return state.documents.find(({ id }) => id === state.activeDocument) ?? null;
}

export function selectSelectedIndex(state: StudioState): number {
  return state.tools.findIndex(({ key }) => key === state.selectedTool);
}

const NO_TARGETS: readonly TargetId[] = [];

/** The targets whose findings count: the columns, those of the document's own settings, or all. */
export const selectJudgedTargets = memoize(
  (state: StudioState) => [state.columns, state.documentFacts?.targets ?? NO_TARGETS, state.everywhere] as const,
  (columns, own, everywhere): readonly TargetId[] =>
    everywhere ? TARGET_IDS : own.length === 0 ? columns : [...new Set([...columns, ...own])],
);

export const selectProblemScope = memoize(
  (state: StudioState) => [selectJudgedTargets(state), state.showsProviderNotes] as const,
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

const tallyTools = createToolsTally();

/** Counts over all findings, whether the panel lists them or not. */
const selectProblemTally = memoize(
  (state: StudioState) => [state.documentDiagnostics, state.tools, selectProblemScope(state)] as const,
  (documentDiagnostics, tools, scope) => sumTallies(tallyOf(documentDiagnostics, scope), tallyTools(tools, scope)),
);

/** How many notes the shown columns have; the previews list the same as differences. */
export function selectProviderNoteCount(state: StudioState): number {
  return selectProblemTally(state).providerNotes;
}

export function selectCanFixAll(state: StudioState): boolean {
  return selectProblemTally(state).safeFixes > 0;
}

/** Another object only when a count is another. */
export const selectProblemCounts = memoize(
  (state: StudioState) => {
    const { error, warning, info } = selectProblemTally(state);
    return [error, warning, info] as const;
  },
  (error, warning, info): SeverityCounts => ({ error, warning, info }),
);

export function selectHasProblems(state: StudioState): boolean {
  const { error, warning, info } = selectProblemCounts(state);
  return error + warning + info > 0;
}

/** The panel lists at most so many; a longer list is no use to anybody, and each update of it costs. */
export const LISTED_PROBLEMS = 2000;

/** The problems that pass the panel's filters, worst first within the file's order. */
export const selectShownProblems = memoize(
  (state: StudioState) =>
    [
      state.documentDiagnostics,
      state.tools,
      selectProblemScope(state),
      state.hiddenSeverities,
      state.problemText,
    ] as const,
  (documentDiagnostics, tools, scope, hidden, text): readonly Diagnostic[] => {
    const wanted = text.trim().toLowerCase();
    const shown: Diagnostic[] = [];
    const list = (problems: readonly Diagnostic[], severity: Severity) => {
      for (const problem of problems) {
        if (problem.severity === severity && (wanted === '' || problemText(problem).includes(wanted)))
          shown.push(problem);
      }
    };
    for (const severity of SEVERITIES) {
      if (hidden.includes(severity)) continue;
      list(
        documentDiagnostics.filter((diagnostic) => isInScope(diagnostic, scope)),
        severity,
      );
      for (const tool of tools) {
        if (shown.length > LISTED_PROBLEMS) break;
        if (toolTally(tool, scope)[severity] > 0) list(toolProblems(tool, scope), severity);
      }
    }
    return shown.length > LISTED_PROBLEMS ? shown.slice(0, LISTED_PROBLEMS) : shown;
  },
);

/** There may be more than the panel lists. */
export function selectIsListCut(state: StudioState): boolean {
  return selectShownProblems(state).length === LISTED_PROBLEMS;
}

export interface PlacedProblems {
  readonly count: number;
  /** The problems that stand on one of these lines. */
  between(firstLine: number, lastLine: number): readonly Diagnostic[];
}

/** What the editor marks and mends, found without a list of all. */
export const selectPlacedProblems = memoize(
  (state: StudioState) =>
    [state.documentDiagnostics, state.tools, selectProblemScope(state), state.documentFacts?.format ?? null] as const,
  (documentDiagnostics, tools, scope, format): PlacedProblems => {
    const { error, warning, info } = sumTallies(tallyOf(documentDiagnostics, scope), tallyTools(tools, scope));
    // Elsewhere all that a tool is made of stands in its own range.
    const isScattered = format === 'openapi' || format === 'json-schema';
    return {
      count: error + warning + info,
      between(firstLine, lastLine) {
        const near = tools.filter(
          ({ range: { start, end } }) => isScattered || (start.line <= lastLine && end.line >= firstLine),
        );
        const own = documentDiagnostics.filter((diagnostic) => isInScope(diagnostic, scope));
        return [...own, ...near.flatMap((tool) => toolProblems(tool, scope))].filter(
          ({ range: { start, end } }) => start.line <= lastLine && end.line >= firstLine,
        );
      },
    };
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
    const listed: ListedTool[] = [];
    for (const [index, tool] of tools.entries()) {
      if (wanted === '' || tool.name.toLowerCase().includes(wanted)) listed.push({ tool, index });
    }
    return listed;
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
  readonly Diagnostic[],
  { readonly scope: ProblemScope; readonly fixesBehind: number; readonly problems: readonly Diagnostic[] }
>();

/** Remembered per list of findings: of thousands, an edit changes one. */
function toolProblems(tool: ToolAnalysis, scope: ProblemScope): readonly Diagnostic[] {
  const { diagnostics, fixesBehind = 0 } = tool;
  const known = filtered.get(diagnostics);
  if (known?.scope === scope && known.fixesBehind === fixesBehind) return known.problems;
  const problems = placedDiagnostics(tool).filter((diagnostic) => isInScope(diagnostic, scope));
  filtered.set(diagnostics, { scope, fixesBehind, problems });
  return problems;
}

function problemText({ rule, tool, pointer, message, target }: Diagnostic): string {
  return `${rule} ${tool} ${formatPointer(pointer)} ${message} ${target ?? ''}`.toLowerCase();
}
