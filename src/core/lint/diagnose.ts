import type { ReadDocument } from '../import/read-document.ts';
import type { Diagnostic, Finding, Fix, FixProposal } from '../model/diagnostic.ts';
import { isArray, isObject } from '../model/json.ts';
import type { Language } from '../model/message.ts';
import { type Pointer, valueAt } from '../model/pointer.ts';
import { toSource } from '../model/provenance.ts';
import type { Span, TextPlace, TextTree } from '../text/text-tree.ts';
import { followingEdits, isTaken, placeEdits } from './rename-everywhere.ts';
import { wordFinding, wordFix } from './word-finding.ts';

export interface DiagnoseInput {
  /** Undefined when no tool could be read; then only document findings can be placed. */
  readonly read: ReadDocument | undefined;
  readonly tree: TextTree;
  readonly language: Language;
  /** Whether the edits of a fix that renames a tool reach into the other tools; they count only until the text changes. */
  readonly followsRenames?: boolean;
}

/** Words findings and puts them in the text. */
export function diagnose(findings: readonly Finding[], input: DiagnoseInput): Diagnostic[] {
  return findings.map((finding) => toDiagnostic(finding, input));
}

function toDiagnostic(finding: Finding, input: DiagnoseInput): Diagnostic {
  const { pointer, place } = placeFinding(finding, input);
  const { rule, family, severity, fixes, target, confidence, source, tool } = finding;
  return {
    rule,
    family,
    severity,
    tool: toolName(tool, input.read),
    toolIndex: tool,
    pointer,
    descriptorPointer: finding.pointer,
    message: wordFinding(finding, input.language),
    ...(target === undefined ? {} : { target }),
    ...(confidence === undefined ? {} : { confidence }),
    ...(source === undefined ? {} : { source }),
    range: input.tree.lines.rangeOf(spanOf(pointer, place, input.tree)),
    fixes: fixes.flatMap((fix) => placeFix(finding, fix, input)),
  };
}

function toolName(index: number, read: ReadDocument | undefined): string {
  const name = read?.tools[index]?.descriptor.name;
  return typeof name === 'string' ? name : '';
}

/** The place that a finding points at, or the nearest one above it that stands in the text. */
function placeFinding(
  finding: Finding,
  { read, tree }: DiagnoseInput,
): { pointer: Pointer; place: TextPlace | undefined } {
  const tool = read?.tools[finding.tool];
  let pointer = tool === undefined ? finding.pointer : toSource(tool.provenance, finding.pointer).pointer;
  let place = tree.placeOf(pointer);
  while (place === undefined && pointer.length > 0) {
    pointer = pointer.slice(0, -1);
    place = tree.placeOf(pointer);
  }
  return { pointer, place };
}

/** A scalar is marked whole; of what holds others only the key, or the opening bracket, so that lines stay readable. */
function spanOf(pointer: Pointer, place: TextPlace | undefined, tree: TextTree): Span {
  if (place === undefined) return { start: 0, end: Math.min(1, tree.text.length) };
  const held = valueAt(tree.value, pointer);
  if (!isObject(held) && !isArray(held)) return place.value;
  return place.key ?? { start: place.value.start, end: Math.min(place.value.start + 1, place.value.end) };
}

/** A fix without an exact place for each of its edits is not offered. */
function placeFix(finding: Finding, fix: FixProposal, input: DiagnoseInput): Fix[] {
  const { read, tree } = input;
  const own = placeEdits(tree, read?.tools[finding.tool], fix.edits);
  if (read === undefined || own === undefined || own.length === 0) return [];
  const title = wordFix(finding, fix, input.language);
  const { safe, renamesTool } = fix;
  if (renamesTool === undefined) return [{ title, safe, edits: own }];
  if (isTaken(read, finding.tool, renamesTool)) return [];
  const following = input.followsRenames === true ? followingEdits({ read, tree }, finding.tool, renamesTool) : [];
  const renames = { from: toolName(finding.tool, read), to: renamesTool };
  return [{ title, safe, edits: [...own, ...following], renames }];
}
