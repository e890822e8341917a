const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** The bytes of base64 in either of its alphabets, blanks and padding left aside; undefined when it is something else. */
export function base64Bytes(encoded: string): readonly number[] | undefined {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const sign of encoded.replaceAll(/[\s=]/g, '').replaceAll('-', '+').replaceAll('_', '/')) {
    const value = ALPHABET.indexOf(sign);
    if (value === -1) return undefined;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return bytes;
}
