import type { JsonValue } from '../model/json.ts';
import { parseText } from './parse-text.ts';
import { type Comment, placeComments, type Remarks } from './remarks.ts';
import { ARRAY, NUMBER, OBJECT, type Tape } from './tape.ts';
import type { Rewritten, Written, WrittenText } from './written.ts';

/** A sound JSON text as it is written; undefined when it is broken. */
export function readWrittenJson(text: string): WrittenText | undefined {
  const { scan, value } = parseText(text);
  if (value === undefined) return undefined;
  const cuts = new Set(scan.cuts);
  const comments = scan.extras.filter(({ start }) => text[start] === '/').map((span) => commentAt(text, span));
  return { text, root: writtenRow(scan.tape, 0, cuts), comments, hasAliases: false };
}

function writtenRow(tape: Tape, row: number, cuts: ReadonlySet<number>): Written {
  const { text } = tape;
  const kind = tape.kind[row];
  const isContainer = (kind === OBJECT || kind === ARRAY) && !cuts.has(row);
  const rows = isContainer ? [...tape.children(row)] : [];
  const counting = kind === OBJECT ? rows.filter((child) => tape.childAt(row, tape.keyOf(child)) === child) : rows;
  const children = counting.map((child) => writtenRow(tape, child, cuts));
  const source = text.slice(tape.start[row], tape.end[row]);
  const scalar = cuts.has(row) ? null : isContainer ? undefined : (JSON.parse(source) as JsonValue);
  return {
    key: (tape.keyStart[row] as number) < 0 ? undefined : tape.keyOf(row),
    scalar: scalar === undefined ? undefined : { value: scalar, number: kind === NUMBER ? source : undefined },
    isList: kind === ARRAY,
    members: children,
    children,
    span: { start: tape.outerStart(row), end: tape.end[row] as number },
  };
}

function commentAt(text: string, { start, end }: { start: number; end: number }): Comment {
  const inner = text.startsWith('//', start) ? text.slice(start + 2, end) : text.slice(start + 2, end - 2);
  const lines = inner
    .split(/\r?\n/)
    .map((line, index) => line.replace(index === 0 ? /^\*+/ : /^\s*\*(?!\*)/, '').trim());
  return { start, end, lines: lines.length === 1 ? lines : lines.filter((line) => line !== '') };
}

const UNIT = '  ';

/** As JSON, with comments behind slashes. */
export function writeJson({ text, root, comments, hasAliases }: WrittenText): Rewritten {
  const remarks = placeComments(text, root, comments);
  const said = remarks.get(root);
  const lines = [
    ...linesAbove(said?.above, ''),
    ...linesOf(root, remarks, { margin: '', comma: '' }),
    ...linesAbove(said?.below, ''),
  ];
  return { text: `${lines.join('\n')}\n`, comments: comments.length, hasAliases };
}

type Place = { readonly margin: string; readonly comma: string };

function linesOf(node: Written, remarks: ReadonlyMap<unknown, Remarks>, { margin, comma }: Place): string[] {
  const said = remarks.get(node);
  const behind = said === undefined || said.behind.length === 0 ? '' : ` // ${said.behind.join(' ')}`;
  const start = margin + (node.key === undefined ? '' : `${JSON.stringify(node.key)}: `);
  if (node.scalar !== undefined) {
    return [`${start}${node.scalar.number ?? JSON.stringify(node.scalar.value)}${comma}${behind}`];
  }
  const [open, close] = node.isList ? ['[', ']'] : ['{', '}'];
  const inner = margin + UNIT;
  const members = node.members.flatMap((member, index) => [
    ...linesAbove(remarks.get(member)?.above, inner),
    ...linesOf(member, remarks, { margin: inner, comma: index === node.members.length - 1 ? '' : ',' }),
  ]);
  const last = (said?.inside ?? []).map((line) => `${inner}// ${line}`);
  if (members.length + last.length === 0) return [`${start}${open}${close}${comma}${behind}`];
  return [`${start}${open}`, ...members, ...last, `${margin}${close}${comma}${behind}`];
}

function linesAbove(said: readonly string[] | undefined, margin: string): string[] {
  return (said ?? []).map((line) => `${margin}// ${line}`.trimEnd());
}
