import type { StudioSlice } from './store.ts';

/** Why the open document cannot be changed here. `follower`: another tab has it. `shared`: it came by a link. */
export type ReadOnlyReason = 'follower' | 'shared';

/** The file on disk that a document belongs to. */
export interface FileFacts {
  readonly name: string;
  readonly isDirty: boolean;
  /** When the disk last held what the document holds; null when that is not known. */
  readonly savedAt: number | null;
}

/** What this browser promises about what it keeps. `insecure`: the address is no secure context. */
export type BrowserStorage = 'unknown' | 'persistent' | 'best-effort' | 'insecure';

/** A file that was changed outside: what stands there now, null when it is gone or unreadable. */
export interface FileConflict {
  readonly documentId: string;
  readonly name: string;
  readonly theirs: string | null;
}

export interface WorkspaceSlice {
  /** Ids of the documents in the tab strip, in its order. */
  readonly openTabs: readonly string[];
  readonly files: Readonly<Record<string, FileFacts>>;
  readonly readOnly: ReadOnlyReason | null;
  readonly browserStorage: BrowserStorage;
  readonly conflict: FileConflict | null;
  tabOpened(id: string): void;
  tabClosed(id: string): void;
  tabMoved(id: string, to: number): void;
  tabsRestored(ids: readonly string[]): void;
  fileLinked(id: string, facts: FileFacts): void;
  fileUnlinked(id: string): void;
  fileTouched(id: string): void;
  readOnlyChanged(reason: ReadOnlyReason | null): void;
  browserStorageKnown(storage: BrowserStorage): void;
  conflictFound(conflict: FileConflict): void;
  conflictSettled(): void;
}

export const createWorkspaceSlice: StudioSlice<WorkspaceSlice> = (set, get) => ({
  openTabs: [],
  files: {},
  readOnly: null,
  browserStorage: 'unknown',
  conflict: null,
  tabOpened(id) {
    if (!get().openTabs.includes(id)) set({ openTabs: [...get().openTabs, id] });
  },
  tabClosed: (id) => set({ openTabs: get().openTabs.filter((open) => open !== id) }),
  tabMoved(id, to) {
    const others = get().openTabs.filter((open) => open !== id);
    const place = Math.max(0, Math.min(to, others.length));
    set({ openTabs: others.toSpliced(place, 0, id) });
  },
  tabsRestored: (openTabs) => set({ openTabs }),
  fileLinked: (id, facts) => set({ files: { ...get().files, [id]: facts } }),
  fileUnlinked(id) {
    const { [id]: _gone, ...files } = get().files;
    set({ files });
  },
  fileTouched(id) {
    const facts = get().files[id];
    if (facts !== undefined && !facts.isDirty) set({ files: { ...get().files, [id]: { ...facts, isDirty: true } } });
  },
  readOnlyChanged: (readOnly) => set({ readOnly }),
  browserStorageKnown: (browserStorage) => set({ browserStorage }),
  conflictFound: (conflict) => set({ conflict }),
  conflictSettled: () => set({ conflict: null }),
});
