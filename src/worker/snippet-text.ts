/** Plain text inside a snippet. */
export function escaped(text: string): string {
  return text.replaceAll(/[\\$}]/g, '\\$&');
}
