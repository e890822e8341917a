/** Any text as inert Markdown on one line: no markup, link, image, HTML or table cell of its own. */
export function inertText(text: string): string {
  return visible(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]<>&|~!]/g, (character) =>
      character === '<' ? '&lt;' : character === '&' ? '&amp;' : `\\${character}`,
    );
}

/** Any text as a code span, with a fence longer than every run of backticks in it. Pipes are escaped for tables. */
export function codeSpan(text: string): string {
  const plain = visible(text).replaceAll(/\s+/g, ' ');
  // A backslash before the pipe of a table would undo its escape, and inside a span it cannot be escaped itself.
  if (plain.includes('\\|'))
    return `<code>${plain.replaceAll(/[^\p{L}\p{N} ]/gu, (c) => `&#${c.codePointAt(0)};`)}</code>`;
  const shown = plain.replaceAll('|', '\\|');
  const longest = Math.max(0, ...[...shown.matchAll(/`+/g)].map(([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = shown.startsWith('`') || shown.endsWith('`') || shown === '' ? ' ' : '';
  return `${fence}${pad}${shown}${pad}${fence}`;
}

/** Characters that a reader cannot see are written as their code points. */
export function visible(text: string): string {
  return text.replaceAll(/[\p{Cf}\p{Co}\p{Cs}\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/gu, (character) => {
    const point = character.codePointAt(0) ?? 0;
    return `⟨U+${point.toString(16).toUpperCase().padStart(4, '0')}⟩`;
  });
}
