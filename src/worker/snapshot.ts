import type { ReadDocument } from '../core/import/read-document.ts';
import type { LintContext } from '../core/lint/engine.ts';
import type { Finding, TextRange } from '../core/model/diagnostic.ts';
import type { Pointer } from '../core/model/pointer.ts';
import { toSource } from '../core/model/provenance.ts';
import type { Span, TextTree } from '../core/text/text-tree.ts';
import type { TouchedRegion } from './text-region.ts';
import type { ToolRecord } from './tool-record.ts';

/** The document as it was last readable. */
export interface Snapshot {
  readonly tree: TextTree;
  readonly read: ReadDocument;
  readonly records: readonly ToolRecord[];
  /** Null until the rules are loaded. */
  context: LintContext | null;
  /** What the rules found in the catalogue as a whole. */
  catalogueFindings: readonly Finding[];
  /** Whether the rules over all tools have looked at it. */
  isCatalogueLinted: boolean;
}

export function placeIn({ tree }: Snapshot, { read }: ToolRecord): Span {
  return tree.placeOf(read.source)?.value ?? { start: 0, end: 0 };
}

/** The range of a descriptor place, or that of the nearest value around it that stands in the text. */
export function rangeIn({ tree }: Snapshot, record: ToolRecord | undefined, pointer: Pointer): TextRange {
  let at = record === undefined ? [] : toSource(record.read.provenance, pointer).pointer;
  let place = tree.placeOf(at);
  while (place === undefined && at.length > 0) {
    at = at.slice(0, -1);
    place = tree.placeOf(at);
  }
  if (place === undefined) return tree.lines.rangeOf({ start: 0, end: 0 });
  return tree.lines.rangeOf({ start: place.key?.start ?? place.value.start, end: place.value.end });
}

/** Which tools the page must be sent: `old.slice(at, at + removed)` became `now.slice(at, until)`; those behind only moved. */
export interface RecordChange {
  readonly at: number;
  readonly removed: number;
  readonly until: number;
  readonly behind: number;
}

/** The tools that changed, and those that edits touched or moved unevenly. */
export function compareSnapshots(
  former: Snapshot | null,
  current: Snapshot | null,
  touched: TouchedRegion | null,
): RecordChange {
  const [old, now] = [former?.records ?? [], current?.records ?? []];
  const most = Math.min(old.length, now.length);
  const isSame = (left: ToolRecord | undefined, right: ToolRecord | undefined) =>
    left?.key === right?.key && left?.signature === right?.signature && left?.findings === right?.findings;
  const span = (index: number) => placeIn(former as Snapshot, old[index] as ToolRecord);
  let at = 0;
  while (at < most && isSame(old[at], now[at]) && span(at).end <= (touched?.knownStart ?? 0)) at += 1;
  // Behind a tool that came or went, pointers into the document differ: the tail is sent whole.
  let behind = 0;
  while (
    old.length === now.length &&
    behind < most - at &&
    isSame(old[most - 1 - behind], now[most - 1 - behind]) &&
    span(most - 1 - behind).start >= (touched?.knownEnd ?? 0)
  ) {
    behind += 1;
  }
  return { at, removed: old.length - behind - at, until: now.length - behind, behind };
}
