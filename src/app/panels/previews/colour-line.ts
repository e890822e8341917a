import { createElement, type ReactNode } from 'react';

const TOKEN = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b/g;
/** Nobody reads colours in a longer line, and an expression that follows millions of characters runs out of stack. */
const LONGEST = 20_000;

/** A line of laid-out JSON with its keys, strings and literals coloured. */
export function colourLine(line: string): ReactNode {
  if (line.length > LONGEST) return [line];
  const parts: ReactNode[] = [];
  let position = 0;
  for (const match of line.matchAll(TOKEN)) {
    const [whole, string, colon, number] = match;
    parts.push(line.slice(position, match.index));
    const kind =
      string !== undefined ? (colon === undefined ? 'string' : 'key') : number !== undefined ? 'number' : 'literal';
    parts.push(createElement('span', { key: match.index, className: `code-${kind}` }, whole));
    position = match.index + whole.length;
  }
  parts.push(line.slice(position));
  return parts;
}
