import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import type { Message } from '../core/model/message.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import type { Host } from './command.ts';
import { MAX_BYTES, readBytes } from './read-bytes.ts';
import { type CliMessageId, say } from './words.ts';

export interface InputText {
  /** As given on the command line. */
  readonly file: string;
  /** The name a tool gets when nothing in the text names it. */
  readonly fileName: string;
  readonly text: string;
}
type Read<Value> = Promise<Result<Value, Message<CliMessageId>>>;

/** The text of a file, or of standard input for `-`. A byte-order mark stays in it. */
export async function readInput(file: string, host: Host): Read<InputText> {
  if (file === '') return err(say('cli-file-unnamed'));
  const isStdin = file === '-';
  const bytes = isStdin ? ok(await host.readStdin()) : await readFileBytes(resolve(host.cwd, file), file);
  if (!bytes.ok) return bytes;
  const text = decode(bytes.value, file);
  return text.ok ? ok({ file, fileName: isStdin ? 'stdin' : basename(file), text: text.value }) : text;
}

async function readFileBytes(path: string, file: string): Read<Uint8Array> {
  try {
    const handle = await open(path, 'r');
    try {
      const facts = await handle.stat();
      if (facts.isDirectory()) return err(say('cli-file-is-folder', { file }));
      if (facts.size > MAX_BYTES) return err(tooLarge(file, facts.size));
      return ok(await readBytes(handle.createReadStream({ autoClose: false })));
    } finally {
      await handle.close();
    }
  } catch (error) {
    return err(readProblem(file, error));
  }
}

function readProblem(file: string, error: unknown): Message<CliMessageId> {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'ENOENT' || code === 'ENOTDIR')
    return say(/[*?[\]{}]/.test(file) ? 'cli-file-pattern' : 'cli-file-missing', { file });
  if (code === 'ELOOP') return say('cli-file-loop', { file });
  if (code === 'EACCES' || code === 'EPERM') return say('cli-file-forbidden', { file });
  if (code === 'EISDIR') return say('cli-file-is-folder', { file });
  return say('cli-file-unreadable', { file, reason: error instanceof Error ? error.message : String(error) });
}

function tooLarge(file: string, size: number): Message<CliMessageId> {
  return say('cli-file-too-large', { file, size: megabytes(size), limit: megabytes(MAX_BYTES) });
}

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0);
}

function decode(bytes: Uint8Array, file: string): Result<string, Message<CliMessageId>> {
  if (bytes.length > MAX_BYTES) return err(say('cli-file-endless', { file, limit: megabytes(MAX_BYTES) }));
  if (isUtf16(bytes)) return err(say('cli-file-utf16', { file }));
  if (bytes.includes(0)) return err(say('cli-file-binary', { file }));
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.replace('\ufeff', '').trim() === '' ? err(empty(file)) : ok(text);
  } catch {
    return err(say('cli-file-not-utf8', { file }));
  }
}

/** By its mark, or by the zero in each unit of the first two, which any document starts with. */
function isUtf16([first, second, third, fourth]: Uint8Array): boolean {
  const isMarked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isMarked || (second === 0 && fourth === 0 && first !== 0) || (first === 0 && third === 0 && second !== 0);
}

function empty(file: string): Message<CliMessageId> {
  return file === '-' ? say('cli-stdin-empty') : say('cli-file-empty', { file });
}
