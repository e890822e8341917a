import { err, ok, type Result } from '../../core/model/result.ts';

export type FileFault = 'too-large' | 'binary' | 'unreadable';

/** Larger files are refused before they are read; the largest catalogue we aim at has 15 MB. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;

/** The file as text: UTF-8, or UTF-16 with a byte-order mark. Anything with NUL characters or broken UTF-8 is binary. */
export async function readTextFile(file: Blob): Promise<Result<string, FileFault>> {
  if (file.size > MAX_FILE_BYTES) return err('too-large');
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    return err('unreadable');
  }
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: true }).decode(bytes);
    return text.includes('\0') ? err('binary') : ok(text);
  } catch {
    return err('binary');
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
