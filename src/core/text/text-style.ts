import type { JsonValue } from '../model/json.ts';

/** How a JSON text is laid out, so that what is added looks like what is there. */
export interface TextStyle {
  readonly unit: string;
  readonly eol: string;
  readonly isOneLine: boolean;
  /** After colons and commas in texts of one line. */
  readonly space: string;
}

export function styleOf(text: string): TextStyle {
  const indent = /\n([ \t]+)["[{\]}]/.exec(text)?.[1];
  const isOneLine = !text.trim().includes('\n');
  const isTight = isOneLine && /":[^\s]/.test(text);
  return {
    unit: indent ?? '  ',
    eol: text.includes('\r\n') ? '\r\n' : '\n',
    isOneLine,
    space: isTight ? '' : ' ',
  };
}

/** The blanks at the start of the line that holds `offset`. */
export function indentAt(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart, Math.min(offset, lineStart + 400)))?.[0] ?? '';
}

export function printBlock(value: JsonValue, indent: string, { unit, eol }: TextStyle): string {
  return JSON.stringify(value, null, unit).replaceAll('\n', `${eol}${indent}`);
}

/** On one line, with the blanks that the text has behind colons and commas. */
export function printLine(value: JsonValue, style: TextStyle): string {
  if (style.space === '') return JSON.stringify(value);
  const lines = JSON.stringify(value, null, 1).split('\n');
  return lines.map((line, index) => (index === 0 ? line : line.trimStart())).reduce(joinLine);
}

function joinLine(before: string, line: string): string {
  const isTight = /[[{]$/.test(before) || /^[\]}]/.test(line);
  return isTight ? before + line : `${before} ${line}`;
}
