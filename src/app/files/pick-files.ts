import { directoryOpen, type FileWithHandle, fileOpen, fileSave } from 'browser-fs-access';
import { err, ok, type Result } from '../../core/model/result.ts';
import { explain, type SaveFault, stampOf, verified } from './disk-file.ts';
import { isWorthALook } from './dropped-files.ts';
import type { FileLink } from './handles.ts';
import { type FileFault, readTextFile } from './read-text-file.ts';

export interface PickedText {
  readonly name: string;
  readonly text: string;
  /** Null where the browser gives no handles; saving then is a download. */
  readonly link: FileLink | null;
}
export interface Picked {
  readonly files: readonly PickedText[];
  readonly refused: readonly { readonly name: string; readonly fault: FileFault }[];
  /** Files beyond the bound, which were not looked at. */
  readonly leftOut: number;
}

const EXTENSIONS = ['.json', '.jsonc', '.yaml', '.yml'];
const MIME_TYPES = ['application/json', 'application/yaml'];
/** A folder can hold anything; beyond this many documents it is no folder of descriptors. */
const MAX_FOLDER_FILES = 200;

/** The files that the user picks; null when the dialog was left. */
export async function pickFiles(): Promise<Picked | null> {
  const options = { extensions: EXTENSIONS, mimeTypes: MIME_TYPES, multiple: true, id: 'toolscribe' } as const;
  const files = await orNull(() => fileOpen(options));
  return files === null ? null : readAll(files);
}

/** The descriptors in a folder and the folders below it; null when the dialog was left. */
export async function pickFolder(): Promise<Picked | null> {
  const skipDirectory = ({ name }: { name: string }) => !isWorthALook(name);
  const files = await orNull(() => directoryOpen({ recursive: true, id: 'toolscribe', skipDirectory }));
  if (files === null) return null;
  const wanted = files.filter((file): file is FileWithHandle => file instanceof File && isDocument(file.name));
  return readAll(wanted);
}

/** Saves under a name that the user picks (a download where there is no dialog); null when the dialog was left. */
export async function saveAs(text: string, name: string): Promise<Result<FileLink | null, SaveFault> | null> {
  const blob = new Blob([text], { type: /\.ya?ml$/i.test(name) ? 'application/yaml' : 'application/json' });
  try {
    const handle = await fileSave(blob, { fileName: name, extensions: EXTENSIONS, id: 'toolscribe' });
    if (handle === null) return ok(null);
    const written = await verified(handle, text);
    return written.ok ? ok({ handle, stamp: written.value }) : written;
  } catch (error) {
    return isAbort(error) ? null : err(explain(error));
  }
}

export async function readAll(files: readonly FileWithHandle[], leftOut = 0): Promise<Picked> {
  const read: PickedText[] = [];
  const refused: { name: string; fault: FileFault }[] = [];
  for (const file of files.slice(0, MAX_FOLDER_FILES)) {
    const text = await readTextFile(file);
    const { name, handle } = file;
    if (text.ok) {
      const link = handle ? { handle, stamp: await stampOf(file, text.value) } : null;
      read.push({ name, text: text.value, link });
    } else refused.push({ name, fault: text.error });
  }
  return { files: read, refused, leftOut: leftOut + Math.max(0, files.length - MAX_FOLDER_FILES) };
}

function isDocument(name: string): boolean {
  return EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension));
}

async function orNull<Value>(pick: () => Promise<Value>): Promise<Value | null> {
  try {
    return await pick();
  } catch (error) {
    if (isAbort(error)) return null;
    throw error;
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
