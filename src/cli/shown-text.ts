import { visible } from '../core/export/markdown-text.ts';

/**
 * Text of others as a terminal or a log of a build may show it: escape sequences, returns and characters that turn the
 * reading order stand as their code points, and no line begins with what GitHub takes for a workflow command.
 */
export function shownText(text: string): string {
  return visible(text.replaceAll('\r\n', '\n'))
    .replaceAll('\r', '⟨U+000D⟩')
    .replaceAll(/^(\s*)(?=::|##\[)/gm, '$1\\');
}

/** The same on one line. */
export function shownLine(text: string): string {
  return shownText(text.replaceAll(/\s*[\r\n]+\s*/g, ' '));
}
