import type { Diagnostic } from '../core/model/diagnostic.ts';
import type { AnalysisUpdate, DocumentFacts, TextShift, ToolAnalysis, ToolSplice } from '../worker/protocol.ts';
import { shiftTool } from '../worker/shift.ts';
import type { StudioSlice } from './store.ts';

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
  analysisStarted: () => set({ analysisRun: { status: 'running' } }),
  analysisUpdated(updates) {
    const update = updates.at(-1);
    if (update === undefined) return;
    // Splices build on one another, so each is applied even when typing has gone on; the revision says how old it is.
    const tools = updates.reduce(
      (list, { splices, shift }) => applyShift(applySplices(list, splices), shift),
      get().tools,
    );
    const isFinished = update.progress.done >= update.progress.total && update.revision >= get().revision;
    set({
      tools,
      documentDiagnostics: update.documentDiagnostics,
      documentFacts: update.document,
      documentState: update.state,
      analysedRevision: update.revision,
      progress: update.progress,
      unchecked: update.unchecked,
      analysisRun: { status: isFinished ? 'idle' : 'running' },
      selectedTool: stillThere(tools, get().selectedTool) ?? toolAt(tools, get().cursor.line),
    });
  },
  analysisFailed: (message) => set({ analysisRun: { status: 'failed', message } }),
  analysisReset: () => set(NOTHING),
});

export function applySplices(tools: readonly ToolAnalysis[], splices: readonly ToolSplice[]): readonly ToolAnalysis[] {
  if (splices.length === 0) return tools;
  let list = tools;
  for (const { at, removed, inserted } of splices) {
    list = [...list.slice(0, at), ...inserted, ...list.slice(at + removed)];
  }
  return list;
}

export function applyShift(tools: readonly ToolAnalysis[], shift: TextShift | null): readonly ToolAnalysis[] {
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
