import type { JsonValue } from '../model/json.ts';
import type { Pointer } from '../model/pointer.ts';
import { say } from '../words/words.ts';
import { nearestNumber } from './exact-number.ts';
import { findLineStarts, indexOver } from './line-index.ts';
import { type JsonScan, scanJson } from './scan-json.ts';
import type { LineIndex, Span, TextProblem, TextTree } from './text-tree.ts';

export interface JsonTree extends TextTree {
  readonly language: 'json';
  readonly scan: JsonScan;
  /** Offset of the first character of each line. */
  readonly lineStarts: Int32Array;
}

/** JSON, with comments, trailing commas and a byte-order mark taken as infos. Never throws, needs no stack for depth. */
export function parseText(text: string): JsonTree {
  const from = text.startsWith('\ufeff') ? 1 : 0;
  const strict = tryParse(from === 0 ? text : text.slice(1));
  const scan = scanJson(text, { from, isValid: strict !== undefined });
  const problems = from === 0 ? scan.problems : [byteOrderMark, ...scan.problems];
  const overflows = scan.problems.filter(({ kind, span }) => kind === 'number-range' && isBeyondDoubles(text, span));
  const isAsWritten = scan.cuts.length === 0 && overflows.length === 0;
  if (strict !== undefined && isAsWritten) return treeOf(text, scan, problems, strict.value);
  if (scan.hasSyntaxError) return treeOf(text, scan, problems, undefined);
  const cleaned = tryParse(withoutExtras(text, from, scan, overflows));
  if (cleaned !== undefined) return treeOf(text, scan, problems, cleaned.value);
  return treeOf(text, scan, [...problems, unknownProblem(text)], undefined);
}

const byteOrderMark: TextProblem = {
  kind: 'byte-order-mark',
  severity: 'info',
  message: say('text-byte-order-mark'),
  span: { start: 0, end: 1 },
  pointer: [],
};

function unknownProblem(text: string): TextProblem {
  const span = { start: 0, end: Math.min(1, text.length) };
  return { kind: 'syntax', severity: 'error', message: say('text-not-json'), span, pointer: [] };
}

function tryParse(text: string): { readonly value: JsonValue } | undefined {
  try {
    return { value: JSON.parse(text) as JsonValue };
  } catch {
    return undefined;
  }
}

function isBeyondDoubles(text: string, { start, end }: Span): boolean {
  return !Number.isFinite(Number(text.slice(start, end)));
}

/**
 * The text as strict JSON with finite numbers: comments and trailing commas become a space, what is nested too deep
 * becomes null, and a number beyond all doubles the largest of them.
 */
function withoutExtras(
  text: string,
  from: number,
  { tape, extras, cuts }: JsonScan,
  overflows: readonly TextProblem[],
): string {
  const cutSpans = cuts.map((row) => ({
    start: tape.start[row] as number,
    end: tape.end[row] as number,
    text: 'null',
  }));
  const inCut = ({ start }: Span) => cutSpans.some((cut) => start >= cut.start && start < cut.end);
  const spans = [
    ...cutSpans,
    ...extras.filter((extra) => !inCut(extra)).map((extra) => ({ ...extra, text: ' ' })),
    ...overflows
      .map(({ span }) => ({ ...span, text: String(nearestNumber(text.slice(span.start, span.end))) }))
      .filter((number) => !inCut(number)),
  ].sort((left, right) => left.start - right.start);
  const parts: string[] = [];
  let at = from;
  for (const span of spans) {
    parts.push(text.slice(at, span.start), span.text);
    at = span.end;
  }
  parts.push(text.slice(at));
  return parts.join('');
}

function treeOf(
  text: string,
  scan: JsonScan,
  problems: readonly TextProblem[],
  value: JsonValue | undefined,
): JsonTree {
  const { tape } = scan;
  let lines: LineIndex | undefined;
  let lineStarts: Int32Array | undefined;
  let tooDeep: readonly Pointer[] | undefined;
  return {
    language: 'json',
    text,
    slice: (start, end) => text.slice(start, end),
    value,
    problems,
    scan,
    get tooDeep() {
      tooDeep ??= scan.cuts.map((row) => tape.pointerOf(row));
      return tooDeep;
    },
    get lines() {
      lines ??= indexOver(text.length, () => this.lineStarts);
      return lines;
    },
    get lineStarts() {
      lineStarts ??= findLineStarts(text);
      return lineStarts;
    },
    placeOf(pointer) {
      const row = tape.find(pointer);
      return row < 0 ? undefined : tape.placeOf(row);
    },
    pointerAt: (offset) => (tape.count === 0 ? [] : tape.pointerOf(tape.rowAt(offset))),
  };
}
