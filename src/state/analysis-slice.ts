import type { Diagnostic } from '../core/model/diagnostic.ts';
import { share } from '../core/model/share.ts';
import type {
  AnalysisUpdate,
  DocumentFacts,
  TextShift,
  ToolAnalysis,
  ToolSplice,
} from '../worker/protocol/document-jobs.ts';
import { shiftTool } from '../worker/shift.ts';
import type { StudioSlice } from './store.ts';
import { viewed } from './view-slice.ts';

/** `failed`: the worker crashed or hung; what is on screen is older than the text. */
export type AnalysisRun =
  | { readonly status: 'idle' | 'running' }
  | { readonly status: 'failed'; readonly message: string };

export interface AnalysisSlice {
  /** Those of the last good text; they stay on screen while a newer run is under way, so panels never blink empty. */
  readonly tools: readonly ToolAnalysis[];
  readonly documentDiagnostics: readonly Diagnostic[];
  /** Null until the first answer about the open document. */
  readonly documentFacts: DocumentFacts | null;
  readonly documentState: AnalysisUpdate['state'] | null;
  /** The revision that the analysis speaks of. */
  readonly analysedRevision: number;
  readonly progress: { readonly done: number; readonly total: number };
  readonly unchecked: readonly string[];
  readonly analysisRun: AnalysisRun;
  analysisStarted(): void;
  /** One or more answers, in the order in which they came. */
  analysisUpdated(updates: readonly AnalysisUpdate[]): void;
  analysisFailed(message: string): void;
  /** The document is gone or another one is open. */
  analysisReset(): void;
}

const NOTHING = {
  tools: [],
  documentDiagnostics: [],
  documentFacts: null,
  documentState: null,
  analysedRevision: -1,
  progress: { done: 0, total: 0 },
  unchecked: [],
  selectedTool: null,
  toolView: null,
} as const;

export const createAnalysisSlice: StudioSlice<AnalysisSlice> = (set, get) => ({
  ...NOTHING,
  analysisRun: { status: 'idle' },
  analysisStarted: () => set({ analysisRun: share(get().analysisRun, { status: 'running' }) }),
  analysisUpdated(updates) {
    const update = updates.at(-1);
    if (update === undefined) return;
    // Splices build on one another, so each is applied even when typing has gone on; the revision says how old it is.
    const tools = updates.reduce(
      (list, { splices, shift }) => applyShift(applySplices(list, splices), shift),
      get().tools,
    );
    const old = get();
    const isFinished = update.progress.done >= update.progress.total && update.revision >= old.revision;
    const selectedTool = stillThere(tools, old.selectedTool) ?? toolAt(tools, old.cursor.line);
    const seen = updates.findLast(({ view }) => view !== undefined);
    const hasView = seen?.view !== undefined && seen.view.tool === selectedTool;
    set({
      tools,
      documentDiagnostics: share(old.documentDiagnostics, update.documentDiagnostics),
      documentFacts: share(old.documentFacts, update.document),
      documentState: update.state,
      analysedRevision: update.revision,
      progress: share(old.progress, update.progress),
      unchecked: share(old.unchecked, update.unchecked),
      analysisRun: share(old.analysisRun, { status: isFinished ? 'idle' : 'running' }),
      selectedTool,
      ...(hasView && viewed(old, { revision: seen.revision, ...seen.view })),
    });
  },
  analysisFailed: (message) => set({ analysisRun: { status: 'failed', message } }),
  analysisReset: () => set(NOTHING),
});

export function applySplices(tools: readonly ToolAnalysis[], splices: readonly ToolSplice[]): readonly ToolAnalysis[] {
  if (splices.length === 0) return tools;
  let list = tools;
  for (const { at, removed, inserted } of splices) {
    const isMany = inserted.length > SHARED_TOOLS;
    const shared = isMany ? inserted : inserted.map((tool, index) => shareTool(list[at + index], tool));
    list = [...list.slice(0, at), ...shared, ...list.slice(at + removed)];
  }
  return list;
}

/** Longer lists come when all is new, and comparing them costs more than it saves. */
const SHARED_TOOLS = 100;

/** A tally hangs on the `counts` of the findings that it counted. */
function shareTool(old: ToolAnalysis | undefined, now: ToolAnalysis): ToolAnalysis {
  if (old?.key !== now.key) return now;
  const tool = share(old, now);
  return tool.diagnostics === old.diagnostics ? tool : { ...tool, counts: now.counts };
}

function applyShift(tools: readonly ToolAnalysis[], shift: TextShift | null): readonly ToolAnalysis[] {
  if (shift === null) return tools;
  return tools.map((tool, index) => (index >= shift.fromTool ? shiftTool(tool, shift) : tool));
}

function stillThere(tools: readonly ToolAnalysis[], key: number | null): number | null {
  return tools.some((tool) => tool.key === key) ? key : null;
}

/** The tool on that line, else the first. */
function toolAt(tools: readonly ToolAnalysis[], line: number): number | null {
  const around = tools.find(({ range }) => range.start.line <= line && range.end.line >= line);
  return around?.key ?? tools[0]?.key ?? null;
}
