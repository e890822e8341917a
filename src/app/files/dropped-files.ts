import type { FileWithHandle } from 'browser-fs-access';

interface DroppedFiles {
  readonly files: readonly FileWithHandle[];
  /** Documents beyond the bound, which were only counted. */
  readonly leftOut: number;
}

/** A file that has not been asked for yet. */
type Found = () => Promise<FileWithHandle>;

/** Not yet part of TypeScript's library. */
interface WithHandle {
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

/**
 * The dropped files, with handles where the browser gives them, and the documents in dropped folders and the folders below
 * them. At most `most` files are opened.
 */
export async function droppedFiles(transfer: DataTransfer, most: number): Promise<DroppedFiles> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  // Asked for all at once: the list is empty as soon as the event is over.
  const dropped = items.map(ofItem);
  const found = (await Promise.all(dropped)).flat();
  const files = await Promise.all(found.slice(0, most).map((file) => file()));
  return { files, leftOut: Math.max(0, found.length - most) };
}

async function ofItem(item: DataTransferItem & WithHandle): Promise<Found[]> {
  const file = item.getAsFile();
  const entry = item.webkitGetAsEntry?.() ?? null;
  const handle = (await item.getAsFileSystemHandle?.().catch(() => null)) ?? null;
  if (handle instanceof FileSystemFileHandle) return [fromHandle(handle)];
  if (handle !== null) return inFolder(handle as FileSystemDirectoryHandle);
  if (entry?.isDirectory === true) return inEntry(entry as FileSystemDirectoryEntry);
  return file === null ? [] : [async () => file];
}

function fromHandle(handle: FileSystemFileHandle): Found {
  return async () => Object.assign(await handle.getFile(), { handle });
}

async function inFolder(folder: FileSystemDirectoryHandle): Promise<Found[]> {
  const found: Found[] = [];
  for await (const entry of folder.values()) {
    if (entry.kind === 'file') {
      if (isDocument(entry.name)) found.push(fromHandle(entry as FileSystemFileHandle));
    } else if (isWorthALook(entry.name)) found.push(...(await inFolder(entry as FileSystemDirectoryHandle)));
  }
  return found;
}

/** Where there are no handles; the browser lists a folder in portions. */
async function inEntry(folder: FileSystemDirectoryEntry): Promise<Found[]> {
  const reader = folder.createReader();
  const found: Found[] = [];
  const readSome = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
  for (let entries = await readSome(); entries.length > 0; entries = await readSome()) {
    for (const entry of entries) {
      if (entry.isFile && isDocument(entry.name)) {
        const file = entry as FileSystemFileEntry;
        found.push(() => new Promise((resolve, reject) => file.file(resolve, reject)));
      } else if (entry.isDirectory && isWorthALook(entry.name)) {
        found.push(...(await inEntry(entry as FileSystemDirectoryEntry)));
      }
    }
  }
  return found;
}

function isDocument(name: string): boolean {
  return /\.(jsonc?|ya?ml)$/i.test(name);
}

export function isWorthALook(folder: string): boolean {
  return !folder.startsWith('.') && folder !== 'node_modules';
}
