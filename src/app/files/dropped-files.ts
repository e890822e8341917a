import type { FileWithHandle } from 'browser-fs-access';

/** Not yet part of TypeScript's library. */
interface WithHandle {
  getAsFileSystemHandle?(): Promise<FileSystemHandle | null>;
}

/** The dropped files, with handles where the browser gives them, and those directly inside dropped folders. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly FileWithHandle[]> {
  const items = [...transfer.items].filter(({ kind }) => kind === 'file');
  // Asked for all at once: the list is empty as soon as the event is over.
  const dropped = items.map((item: DataTransferItem & WithHandle) => {
    const file = item.getAsFile();
    return (
      item
        .getAsFileSystemHandle?.()
        .catch(() => null)
        .then((handle) => handle ?? file) ?? Promise.resolve(file)
    );
  });
  const found = await Promise.all(dropped);
  return (await Promise.all(found.map(filesOf))).flat();
}

async function filesOf(dropped: File | FileSystemHandle | null): Promise<readonly FileWithHandle[]> {
  if (dropped === null || dropped instanceof File) return dropped === null ? [] : [dropped];
  if (dropped instanceof FileSystemFileHandle) return [withHandle(await dropped.getFile(), dropped)];
  const files: FileWithHandle[] = [];
  for await (const entry of (dropped as FileSystemDirectoryHandle).values()) {
    if (entry instanceof FileSystemFileHandle && /\.(jsonc?|ya?ml)$/i.test(entry.name)) {
      files.push(withHandle(await entry.getFile(), entry));
    }
  }
  return files;
}

function withHandle(file: File, handle: FileSystemFileHandle): FileWithHandle {
  return Object.assign(file, { handle });
}
