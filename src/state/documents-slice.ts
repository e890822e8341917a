import type { TextLanguage } from '../core/text/text-tree.ts';
import type { StudioSlice } from './store.ts';

export interface StudioDocument {
  readonly id: string;
  readonly name: string;
  readonly language: TextLanguage;
  /** It came by a link and is read-only until it is taken over. */
  readonly isShared?: true;
}

/** The document alone, of something that holds more. */
export function documentOf({ id, name, language, isShared }: StudioDocument): StudioDocument {
  return isShared === true ? { id, name, language, isShared } : { id, name, language };
}

/** Whether the text on screen is kept in this browser. `failed` means that a reload would lose it. */
export type SaveStatus =
  | { readonly state: 'unchanged' | 'saving' }
  | { readonly state: 'kept'; readonly at: number }
  | { readonly state: 'failed'; readonly reason: 'quota' | 'blocked' | 'slow' };

export interface DocumentsSlice {
  /** Every document that this browser keeps, newest first. */
  readonly documents: readonly StudioDocument[];
  /** Drafts of an earlier visit are still being looked for. */
  readonly isRestoring: boolean;
  readonly activeDocument: string | null;
  /** Counts every change of the active text, across documents; the text itself is the editor's. */
  readonly revision: number;
  readonly saveStatus: SaveStatus;
  documentsListed(documents: readonly StudioDocument[]): void;
  draftsRestored(): void;
  documentOpened(document: StudioDocument, revision: number): void;
  documentRenamed(id: string, name: string): void;
  /** The text turned out to be of another language. */
  documentRelabelled(document: StudioDocument): void;
  /** What came by a link is one's own from now on. */
  documentKept(id: string): void;
  documentRemoved(id: string): void;
  documentClosed(): void;
  textChanged(revision: number): void;
  saveStatusChanged(status: SaveStatus): void;
}

export const createDocumentsSlice: StudioSlice<DocumentsSlice> = (set, get) => ({
  documents: [],
  isRestoring: true,
  activeDocument: null,
  revision: 0,
  saveStatus: { state: 'unchanged' },
  documentsListed: (documents) => set({ documents }),
  draftsRestored: () => set({ isRestoring: false }),
  documentOpened(document, revision) {
    const others = get().documents.filter(({ id }) => id !== document.id);
    set({
      documents: [document, ...others],
      activeDocument: document.id,
      revision,
      saveStatus: { state: 'unchanged' },
    });
    get().analysisReset();
  },
  documentRenamed(id, name) {
    set({ documents: get().documents.map((document) => (document.id === id ? { ...document, name } : document)) });
  },
  documentRelabelled(relabelled) {
    set({ documents: get().documents.map((document) => (document.id === relabelled.id ? relabelled : document)) });
  },
  documentKept(id) {
    const keep = ({ isShared: _, ...own }: StudioDocument) => own;
    set({ documents: get().documents.map((document) => (document.id === id ? keep(document) : document)) });
  },
  documentRemoved: (id) => set({ documents: get().documents.filter((document) => document.id !== id) }),
  documentClosed() {
    set({ activeDocument: null, saveStatus: { state: 'unchanged' } });
    get().analysisReset();
  },
  textChanged: (revision) => set({ revision }),
  saveStatusChanged: (saveStatus) => set({ saveStatus }),
});
