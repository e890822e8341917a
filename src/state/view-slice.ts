import { share } from '../core/model/share.ts';
import type { ToolView } from '../worker/protocol/tool-jobs.ts';
import type { StudioSlice } from './store.ts';

export interface CursorPlace {
  readonly line: number;
  readonly column: number;
}

export interface ViewSlice {
  /** `key` of the tool that previews and examples show. */
  readonly selectedTool: number | null;
  /** The last answer; shown dimmed while `revision` is older than the text. */
  readonly toolView: { readonly revision: number; readonly tool: number; readonly view: ToolView } | null;
  readonly toolViewFailure: string | null;
  readonly cursor: CursorPlace;
  /** Whether the editor marks what no example exercises. */
  readonly marksCoverage: boolean;
  /** What the mouse points at in the text; the previews light up what it became. */
  readonly pointed: CursorPlace | null;
  toolSelected(key: number | null): void;
  toolViewed(answer: NonNullable<ViewSlice['toolView']>): void;
  toolViewFailed(message: string): void;
  coverageMarked(isOn: boolean): void;
  cursorMoved(cursor: CursorPlace): void;
  textPointed(pointed: CursorPlace | null): void;
}

/** What of the last answer is the same stays the same object. */
export function viewed(
  { toolView }: Pick<ViewSlice, 'toolView'>,
  answer: NonNullable<ViewSlice['toolView']>,
): Pick<ViewSlice, 'toolView' | 'toolViewFailure'> {
  return { toolView: share(toolView, answer), toolViewFailure: null };
}

export const createViewSlice: StudioSlice<ViewSlice> = (set, get) => ({
  selectedTool: null,
  toolView: null,
  toolViewFailure: null,
  cursor: { line: 1, column: 1 },
  marksCoverage: false,
  pointed: null,
  toolSelected: (selectedTool) => set({ selectedTool }),
  toolViewed(answer) {
    if (answer.tool !== get().selectedTool) return; // another tool was chosen meanwhile
    set(viewed(get(), answer));
  },
  toolViewFailed: (toolViewFailure) => set({ toolViewFailure }),
  coverageMarked: (marksCoverage) => set({ marksCoverage }),
  cursorMoved: (cursor) => set({ cursor }),
  textPointed: (pointed) => set({ pointed }),
});
