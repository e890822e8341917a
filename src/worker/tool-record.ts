import type { ToolTestReport } from '../core/examples/example-report.ts';
import type { ReadDocument, ReadTool } from '../core/import/read-document.ts';
import type { IgnoreEntry } from '../core/lint/settings.ts';
import type { Finding } from '../core/model/diagnostic.ts';
import type { TargetId } from '../core/model/target-id.ts';
import { readTool, type Tool } from '../core/model/tool.ts';
import type { Conversion } from '../core/targets/conversion.ts';
import type { TextTree } from '../core/text/text-tree.ts';

/** What is known of one tool. All but the place is kept while the tool's own text stays the same. */
export interface ToolRecord {
  /** Names the tool to the page while it stays in the document. */
  readonly key: number;
  /** Equal for tools that read the same. */
  readonly signature: string;
  readonly read: ReadTool;
  readonly tool: Tool;
  readonly conversions: Map<TargetId, Conversion>;
  findings: readonly Finding[] | null;
  catalogueFindings: readonly Finding[];
  usedIgnores: readonly IgnoreEntry[];
  tests: ToolTestReport | null;
  /** Why the examples could not be run. */
  testFailure: string | null;
}

/** How the records of a new reading follow from the old ones: `old.slice(at, at + removed)` became `records.slice(at, at + inserted)`. */
export interface RecordChange {
  readonly records: readonly ToolRecord[];
  readonly at: number;
  readonly removed: number;
  readonly inserted: number;
}

/** Takes over every record whose tool reads the same; a tool that changed in place keeps its key. */
export function followRecords(
  old: readonly ToolRecord[],
  read: ReadDocument,
  tree: TextTree,
  nextKey: () => number,
): RecordChange {
  const signatures = read.tools.map((tool) => signatureOf(tool, read, tree));
  const most = Math.min(old.length, signatures.length);
  let at = 0;
  while (at < most && old[at]?.signature === signatures[at]) at += 1;
  let behind = 0;
  while (behind < most - at && old[old.length - 1 - behind]?.signature === signatures[signatures.length - 1 - behind]) {
    behind += 1;
  }
  const removed = old.length - at - behind;
  const inserted = signatures.length - at - behind;
  const middle = matchMiddle(
    old.slice(at, at + removed),
    read.tools.slice(at, at + inserted),
    signatures.slice(at),
    nextKey,
  );
  const moved = (index: number, from: number): ToolRecord => ({
    ...(old[from] as ToolRecord),
    read: read.tools[index] as ReadTool,
  });
  const records = read.tools.map((_, index) => {
    if (index < at) return moved(index, index);
    return index < at + inserted ? (middle[index - at] as ToolRecord) : moved(index, index - inserted + removed);
  });
  return { records, at, removed, inserted };
}

function matchMiddle(
  old: readonly ToolRecord[],
  tools: readonly ReadTool[],
  signatures: readonly string[],
  nextKey: () => number,
) {
  const bySignature = new Map<string, ToolRecord[]>();
  for (const record of old) bySignature.set(record.signature, [...(bySignature.get(record.signature) ?? []), record]);
  const isInPlace = old.length === tools.length;
  const kept = tools.map((_, index) => bySignature.get(signatures[index] ?? '')?.shift());
  const keptKeys = new Set(kept.flatMap((record) => (record === undefined ? [] : [record.key])));
  return tools.map((read, index): ToolRecord => {
    const same = kept[index];
    if (same !== undefined) return { ...same, read };
    const former = isInPlace ? old[index] : undefined;
    const key = former === undefined || keptKeys.has(former.key) ? nextKey() : former.key;
    return newRecord(key, signatures[index] ?? '', read);
  });
}

function newRecord(key: number, signature: string, read: ReadTool): ToolRecord {
  return {
    key,
    signature,
    read,
    tool: readTool(read.descriptor),
    conversions: new Map(),
    findings: null,
    catalogueFindings: [],
    usedIgnores: [],
    tests: null,
    testFailure: null,
  };
}

/** The tool's own text where the tool depends on nothing else, else the descriptor that was read. */
function signatureOf(tool: ReadTool, { format }: ReadDocument, tree: TextTree): string {
  const place = tree.placeOf(tool.source);
  const isOwnText = format !== 'openapi' && format !== 'json-schema' && place !== undefined;
  return isOwnText ? tree.text.slice(place.value.start, place.value.end) : JSON.stringify(tool.descriptor);
}
