import { err, ok, type Result } from '../../core/model/result.ts';
import { type FileFault, readTextFile } from './read-text-file.ts';

/** What a file on disk was when we read or wrote it last. */
export interface FileStamp {
  readonly lastModified: number;
  readonly size: number;
  /** Of its text; what an earlier version remembered has none, and is told by time and size alone. */
  readonly print?: string;
}

export interface DiskText {
  readonly text: string;
  readonly stamp: FileStamp;
}

export type SaveFault =
  /** The file is not as we left it: what stands there now, for a choice of three (theirs, ours, side by side). */
  | { readonly kind: 'changed-outside'; readonly theirs: string | null }
  | { readonly kind: 'not-allowed' }
  | { readonly kind: 'no-space' }
  | { readonly kind: 'not-verified' }
  | { readonly kind: 'failed'; readonly detail: string };

/** The permission API is not yet part of TypeScript's library. */
interface WithPermission {
  queryPermission?(descriptor: { mode: 'readwrite' }): Promise<PermissionState>;
  requestPermission?(descriptor: { mode: 'readwrite' }): Promise<PermissionState>;
}

export async function readDiskFile(handle: FileSystemFileHandle): Promise<Result<DiskText, FileFault>> {
  let file: File;
  try {
    file = await handle.getFile();
  } catch {
    return err('unreadable');
  }
  const text = await readTextFile(file);
  return text.ok ? ok({ text: text.value, stamp: await stampOf(file, text.value) }) : text;
}

export async function stampOf({ lastModified, size }: File, text: string): Promise<FileStamp> {
  return { lastModified, size, print: await printOf(text) };
}

/** Two texts with the same print are the same text. */
export async function printOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Writes the text in place. `known` is the stamp we left; null skips the check, after the user has chosen to overwrite. A
 * file that was only touched, or that holds our very text already, is no reason to ask. The
 * browser writes to a swap file and puts it in place on close, so a torn write leaves the old file; what then stands on
 * disk is read again and compared.
 */
export async function writeDiskFile(
  handle: FileSystemFileHandle,
  text: string,
  known: FileStamp | null,
): Promise<Result<FileStamp, SaveFault>> {
  try {
    if (!(await mayWrite(handle))) return err({ kind: 'not-allowed' });
    const outside = known === null ? null : await outsideChange(handle, known, text);
    if (outside !== null) return err(outside);
    const writable = await handle.createWritable();
    try {
      await writable.write(text);
      await writable.close();
    } catch (error) {
      await writable.abort().catch(() => undefined);
      throw error;
    }
    return await verified(handle, text);
  } catch (error) {
    return err(explain(error));
  }
}

async function mayWrite(handle: FileSystemFileHandle & WithPermission): Promise<boolean> {
  const descriptor = { mode: 'readwrite' } as const;
  if (handle.queryPermission === undefined || (await handle.queryPermission(descriptor)) === 'granted') return true;
  return (await handle.requestPermission?.(descriptor)) === 'granted';
}

async function outsideChange(handle: FileSystemFileHandle, known: FileStamp, ours: string): Promise<SaveFault | null> {
  let file: File;
  try {
    file = await handle.getFile();
  } catch (error) {
    if (isNamed(error, 'NotFoundError')) return { kind: 'changed-outside', theirs: null };
    throw error;
  }
  const theirs = await readTextFile(file);
  if (!theirs.ok) return { kind: 'changed-outside', theirs: null };
  return theirs.value === ours || (await isAsKnown(file, theirs.value, known))
    ? null
    : { kind: 'changed-outside', theirs: theirs.value };
}

/** By what it holds, where that is known: time and size may be the same after a change, and others after none. */
async function isAsKnown({ lastModified, size }: File, text: string, known: FileStamp): Promise<boolean> {
  if (known.print !== undefined) return (await printOf(text)) === known.print;
  return lastModified === known.lastModified && size === known.size;
}

/** Reads again what was written. */
export async function verified(handle: FileSystemFileHandle, text: string): Promise<Result<FileStamp, SaveFault>> {
  const written = await readDiskFile(handle);
  return written.ok && written.value.text === text ? ok(written.value.stamp) : err({ kind: 'not-verified' });
}

export function explain(error: unknown): SaveFault {
  if (isNamed(error, 'NotAllowedError') || isNamed(error, 'SecurityError')) return { kind: 'not-allowed' };
  if (isNamed(error, 'QuotaExceededError')) return { kind: 'no-space' };
  return { kind: 'failed', detail: error instanceof Error ? error.message : String(error) };
}

function isNamed(error: unknown, name: string): boolean {
  return error instanceof Error && error.name === name;
}
