import type { TextPosition } from '../../core/model/diagnostic.ts';

/** Lines and columns count from 1; `text` has line ends of one kind. */
export function positionOf(text: string, offset: number): TextPosition {
  let line = 1;
  let lineStart = 0;
  for (let next = text.indexOf('\n'); next !== -1 && next < offset; next = text.indexOf('\n', lineStart)) {
    line += 1;
    lineStart = next + 1;
  }
  return { line, column: offset - lineStart + 1 };
}

/** Stays within the text when the position lies outside. */
export function offsetOf(text: string, { line, column }: TextPosition): number {
  let lineStart = 0;
  for (let current = 1; current < line; current += 1) {
    const next = text.indexOf('\n', lineStart);
    if (next === -1) return text.length;
    lineStart = next + 1;
  }
  return Math.min(lineStart + column - 1, text.length);
}
