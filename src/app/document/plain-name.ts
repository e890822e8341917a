const LONGEST = 80;

/** A name that somebody else chose, as one short line without characters that hide or turn others; `otherwise` when none is left. */
export function plainName(name: string, otherwise: string): string {
  const line = name
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/gu, '')
    .trim();
  const short = Array.from(line).slice(0, LONGEST).join('');
  return short === '' ? otherwise : short;
}
