import { createStore, del, get, set } from 'idb-keyval';
import type { FileStamp } from './disk-file.ts';

/** The file on disk that a document belongs to. */
export interface FileLink {
  readonly handle: FileSystemFileHandle;
  readonly stamp: FileStamp;
}

/** File handles of documents, remembered across visits where the browser has them. Losing one costs a "save as", no work. */
export interface HandleStore {
  read(documentId: string): Promise<FileLink | null>;
  write(documentId: string, link: FileLink): Promise<void>;
  remove(documentId: string): Promise<void>;
}

export function createHandleStore(databaseName = 'toolscribe-files'): HandleStore {
  const use = createStore(databaseName, 'handles');
  return {
    async read(documentId) {
      const link = await get<FileLink>(documentId, use);
      const isSound = typeof link?.handle?.getFile === 'function' && typeof link.stamp?.lastModified === 'number';
      return isSound ? link : null;
    },
    // A browser that refuses its storage may throw instead of answering.
    write: async (documentId, link) => set(documentId, link, use),
    remove: async (documentId) => del(documentId, use),
  };
}
