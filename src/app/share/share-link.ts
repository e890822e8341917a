import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { err, ok, type Result } from '../../core/model/result.ts';

/** A document inside a link: it stands behind `#`, so no server ever sees it. */
export interface SharedDocument {
  readonly name: string;
  readonly text: string;
}

export type ShareFailure = 'not-a-share-link' | 'newer-version' | 'damaged' | 'too-large';

const VERSION = '1';
/** Above this many characters chat programs and browsers begin to cut links. */
export const COMFORTABLE_LENGTH = 2000;
/** A link that inflates to more than this is refused before it does. */
const MAX_BYTES = 20 * 1024 * 1024;

/** The fragment of a share link, `#` included: `#doc=<version>.<deflated JSON as base64url>`. */
export function shareFragment(document: SharedDocument): string {
  const bytes = deflateSync(strToU8(JSON.stringify([document.name, document.text])), { level: 9 });
  return `#doc=${VERSION}.${toBase64Url(bytes)}`;
}

/** Reads a fragment of this version and of all older ones; never throws, never inflates beyond 20 MiB. */
export function readShareFragment(fragment: string): Result<SharedDocument, ShareFailure> {
  const match = /^#doc=(\d{1,4})\.(.*)$/s.exec(fragment);
  if (match === null) return err('not-a-share-link');
  const [, version = '', body = ''] = match;
  if (Number(version) > Number(VERSION)) return err('newer-version');
  const bytes = fromBase64Url(body);
  const inflated = bytes === undefined ? err('damaged' as const) : inflateBounded(bytes);
  if (!inflated.ok) return inflated;
  try {
    const [name, text] = JSON.parse(strFromU8(inflated.value)) as unknown[];
    return typeof name === 'string' && typeof text === 'string' ? ok({ name, text }) : err('damaged');
  } catch {
    return err('damaged');
  }
}

function inflateBounded(bytes: Uint8Array): Result<Uint8Array, ShareFailure> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isComplete = false;
  const inflate = new Inflate((chunk, isFinal) => {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
    isComplete = isFinal;
  });
  try {
    for (let start = 0; start < bytes.length && size <= MAX_BYTES; start += 4096) {
      inflate.push(bytes.subarray(start, start + 4096), start + 4096 >= bytes.length);
    }
  } catch {
    return err('damaged');
  }
  if (size > MAX_BYTES) return err('too-large');
  return isComplete ? ok(joined(chunks, size)) : err('damaged');
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array | undefined {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
}
