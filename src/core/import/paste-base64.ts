const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The UTF-8 text in base64; undefined when it is something else. */
export function decodeBase64(encoded: string): string | undefined {
  const bytes: string[] = [];
  let bits = 0;
  let held = 0;
  for (const sign of encoded.replaceAll(/[\s=]/g, '')) {
    const value = ALPHABET.indexOf(sign);
    if (value === -1) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push(`%${((held >> bits) & 0xff).toString(16).padStart(2, '0')}`);
  }
  try {
    return decodeURIComponent(bytes.join(''));
  } catch {
    return undefined;
  }
}
