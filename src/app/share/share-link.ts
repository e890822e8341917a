import { strToU8, zlibSync } from 'fflate';
import { err, ok, type Result } from '../../core/model/result.ts';
import { isShareLink } from './is-share-link.ts';

/** A document inside a link: it stands behind `#`, so no server ever sees it. */
export interface SharedDocument {
  readonly name: string;
  readonly text: string;
}

export type ShareFailure = 'not-a-share-link' | 'newer-version' | 'damaged' | 'too-large';

const VERSION = 2;
/** How the document is packed in each version; only zlib's form has a checksum, so version 1 cannot tell every damage. */
const FORMATS: Readonly<Record<number, CompressionFormat>> = { 1: 'deflate-raw', 2: 'deflate' };
/** Above this many characters chat programs and browsers begin to cut links. */
export const COMFORTABLE_LENGTH = 2000;
/** Beyond this, one browser or another does not take the address at all. */
const LONGEST = 1_000_000;
/** A link that inflates to more than this is refused before it does. */
const MAX_BYTES = 20 * 1024 * 1024;
const SLICE = 4096;

/**
 * The fragment of a share link, `#` included: `#doc=<version>.<packed JSON as base64url>`. Null for a document that is too
 * large for any link.
 */
export function shareFragment({ name, text }: SharedDocument): string | null {
  const bytes = strToU8(JSON.stringify([name, text]));
  if (bytes.length > MAX_BYTES) return null;
  const fragment = `#doc=${VERSION}.${toBase64Url(zlibSync(bytes, { level: 9 }))}`;
  return fragment.length > LONGEST ? null : fragment;
}

/** Reads a fragment of this version and of all older ones; never throws, never inflates beyond 20 MiB. */
export async function readShareFragment(fragment: string): Promise<Result<SharedDocument, ShareFailure>> {
  const match = /^#doc=(\d{1,4})\.([\w-]*)\W*$/.exec(asSent(fragment));
  if (match === null) return err(isShareLink(fragment) ? 'damaged' : 'not-a-share-link');
  const [, version = '', body = ''] = match;
  if (Number(version) > VERSION) return err('newer-version');
  const format = FORMATS[Number(version)];
  const bytes = fromBase64Url(body);
  if (format === undefined || bytes === undefined) return err('damaged');
  const inflated = await inflateBounded(bytes, format);
  if (!inflated.ok) return inflated;
  try {
    const [name, text] = JSON.parse(inflated.value) as unknown[];
    return typeof name === 'string' && typeof text === 'string' ? ok({ name, text }) : err('damaged');
  } catch {
    return err('damaged');
  }
}

/** Without what chat and mail programs put into a link: escapes, and the white space of a line that was wrapped. */
function asSent(fragment: string): string {
  try {
    return decodeURIComponent(fragment).replaceAll(/\s/g, '');
  } catch {
    return fragment;
  }
}

async function inflateBounded(bytes: Uint8Array, format: CompressionFormat): Promise<Result<string, ShareFailure>> {
  const reader = inSlices(bytes).pipeThrough(new DecompressionStream(format)).getReader();
  const chunks: BlobPart[] = [];
  let size = 0;
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      size += read.value.length;
      if (size > MAX_BYTES) {
        void reader.cancel().catch(() => undefined);
        return err('too-large');
      }
      chunks.push(read.value);
    }
    return ok(await new Blob(chunks).text());
  } catch {
    return err('damaged');
  }
}

/** All at once, a small link could inflate to far beyond the bound before it is looked at. */
function inSlices(bytes: Uint8Array): ReadableStream<BufferSource> {
  let start = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.slice(start, start + SLICE));
      start += SLICE;
      if (start >= bytes.length) controller.close();
    },
  });
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
