import { createStore, del, entries, get, set } from 'idb-keyval';
import type { FileStamp } from './disk-file.ts';

/** The file on disk that a document belongs to. */
export interface FileLink {
  readonly handle: FileSystemFileHandle;
  readonly stamp: FileStamp;
  /** When this document was last known to be what the disk holds. */
  readonly savedAt?: number;
  /** Whether the document has been changed since; what an earlier version remembered does not say. */
  readonly isDirty?: boolean;
  /** Another document was written to the same file since. */
  readonly isOverwritten?: true;
}

/** File handles of documents, remembered across visits where the browser has them. Losing one costs a "save as", no work. */
export interface HandleStore {
  read(documentId: string): Promise<FileLink | null>;
  all(): Promise<readonly (readonly [documentId: string, link: FileLink])[]>;
  write(documentId: string, link: FileLink): Promise<void>;
  remove(documentId: string): Promise<void>;
}

export function createHandleStore(databaseName = 'toolscribe-files'): HandleStore {
  const use = createStore(databaseName, 'handles');
  return {
    async read(documentId) {
      const link = await get<FileLink>(documentId, use);
      return isSound(link) ? link : null;
    },
    all: async () => (await entries<string, FileLink>(use)).filter(([, link]) => isSound(link)),
    // A browser that refuses its storage may throw instead of answering.
    write: async (documentId, link) => set(documentId, link, use),
    remove: async (documentId) => del(documentId, use),
  };
}

/** What an earlier visit, an earlier version or a fault left there may be anything. */
function isSound(link: FileLink | undefined): link is FileLink {
  return typeof link?.handle?.getFile === 'function' && typeof link.stamp?.lastModified === 'number';
}
