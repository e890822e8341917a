/** Sentences of a prose text: ends are . ! ? … or a line break, followed by a blank; abbreviations and numbers do not end one. */
export function sentences(text: string): readonly string[] {
  const parts: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[.!?…]["')\]]?(?=\s|$)|\n/g)) {
    const end = match.index + match[0].length;
    const part = text.slice(start, end).trim();
    if (ABBREVIATION.test(part)) continue;
    if (/[\p{L}\p{N}]/u.test(part)) parts.push(part);
    start = end;
  }
  const rest = text.slice(start).trim();
  if (/[\p{L}\p{N}]/u.test(rest)) parts.push(rest);
  return parts;
}

const ABBREVIATION = /(?:^|[\s("'])(?:e\.g|i\.e|etc|vs|approx|no|v\.d|vd)\.$/i;

/** Text shown as evidence, cut where it gets long. */
export function excerpt(text: string, length = 60): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}
