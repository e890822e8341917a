import { createStore, type StateCreator } from 'zustand/vanilla';
import { type AnalysisSlice, createAnalysisSlice } from './analysis-slice.ts';
import { createDocumentsSlice, type DocumentsSlice } from './documents-slice.ts';
import { createPanelsSlice, type PanelsSlice } from './panels-slice.ts';
import { createSettingsSlice, type SettingsSlice } from './settings-slice.ts';
import { createViewSlice, type ViewSlice } from './view-slice.ts';
import { createWorkspaceSlice, type WorkspaceSlice } from './workspace-slice.ts';

export type StudioState = DocumentsSlice & AnalysisSlice & ViewSlice & SettingsSlice & PanelsSlice & WorkspaceSlice;
/** One noun of the store; it sees the whole state, so that an action can look at its neighbours. */
export type StudioSlice<Slice> = StateCreator<StudioState, [], [], Slice>;

export type StudioStore = ReturnType<typeof createStudioStore>;

export function createStudioStore() {
  return createStore<StudioState>()((...parts) => ({
    ...createDocumentsSlice(...parts),
    ...createAnalysisSlice(...parts),
    ...createViewSlice(...parts),
    ...createSettingsSlice(...parts),
    ...createPanelsSlice(...parts),
    ...createWorkspaceSlice(...parts),
  }));
}
