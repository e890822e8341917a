const NONE: readonly RegExpExecArray[] = [];

/** The matches of a global pattern, as `matchAll` gives them, without a copy of the pattern for each text. */
export function matchesIn(pattern: RegExp, text: string): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return NONE;
  const found: RegExpExecArray[] = [];
  for (; match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '') pattern.lastIndex += 1;
  }
  return found;
}
