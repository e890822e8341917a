import { writeFile } from 'node:fs/promises';
import type { Message } from '../core/model/message.ts';
import { type CliMessageId, say } from './words.ts';

/** Why the file could not be written, `shown` as its name; undefined when it was. */
export async function writeText(path: string, text: string, shown: string): Promise<Message<CliMessageId> | undefined> {
  try {
    await writeFile(path, text);
    return undefined;
  } catch (error) {
    return writeProblem(shown, error);
  }
}

/** The usual reasons in words, any other as the machine tells it. */
export function writeProblem(file: string, error: unknown): Message<CliMessageId> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT') return say('cli-write-folder-missing', { file });
  if (code === 'ENOTDIR') return say('cli-write-folder-is-file', { file });
  if (code === 'EISDIR') return say('cli-write-is-folder', { file });
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return say('cli-write-forbidden', { file });
  if (code === 'ENOSPC' || code === 'EDQUOT') return say('cli-write-full', { file });
  return say('cli-write-failed', { file, reason: error instanceof Error ? error.message : String(error) });
}
