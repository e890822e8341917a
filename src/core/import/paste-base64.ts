import { base64Bytes } from '../text/base64.ts';

/** The UTF-8 text in base64; undefined when it is something else. */
export function decodeBase64(encoded: string): string | undefined {
  const bytes = base64Bytes(encoded);
  if (bytes === undefined) return undefined;
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return undefined;
  }
}
