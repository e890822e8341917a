import type { ToolTestReport } from '../core/examples/example-report.ts';
import type { ReadDocument, ReadTool } from '../core/import/read-document.ts';
import type { IgnoreEntry } from '../core/lint/settings.ts';
import type { Finding } from '../core/model/diagnostic.ts';
import { readTool, type Tool } from '../core/model/tool.ts';
import type { TextTree } from '../core/text/text-tree.ts';

/** What is known of one tool. All but the place is kept while the tool's own text stays the same. */
export interface ToolRecord {
  /** Names the tool to the page while it stays in the document. */
  readonly key: number;
  /** Equal for tools that read the same. */
  readonly signature: string;
  readonly read: ReadTool;
  readonly tool: Tool;
  findings: readonly Finding[] | null;
  catalogueFindings: readonly Finding[];
  usedIgnores: readonly IgnoreEntry[];
  tests: ToolTestReport | null;
  /** Of the text before, shown until there are newer ones. */
  readonly formerTests: ToolTestReport | null;
  /** While they run. */
  testRun: Promise<void> | null;
  /** The report that the page has the counts of. */
  shownTests: ToolTestReport | null;
  /** Why the examples could not be run. */
  testFailure: string | null;
}

export interface RecordSource {
  readonly old: readonly ToolRecord[];
  readonly read: ReadDocument;
  readonly tree: TextTree;
  nextKey(): number;
}

/** The records of a new reading. What reads the same is taken over; a tool that changed in place keeps its key. */
export function followRecords({ old, read, tree, nextKey }: RecordSource): ToolRecord[] {
  const text = tree.text;
  const signatures = read.tools.map((tool) => signatureOf(tool, read, tree, text));
  const most = Math.min(old.length, signatures.length);
  let at = 0;
  while (at < most && old[at]?.signature === signatures[at]) at += 1;
  let behind = 0;
  while (behind < most - at && old[old.length - 1 - behind]?.signature === signatures[signatures.length - 1 - behind]) {
    behind += 1;
  }
  const [removed, inserted] = [old.length - at - behind, signatures.length - at - behind];
  const middle = matchMiddle(
    old.slice(at, at + removed),
    read.tools.slice(at, at + inserted).map((tool, index) => ({ read: tool, signature: signatures[at + index] ?? '' })),
    nextKey,
  );
  return read.tools.map((tool, index) => {
    if (index >= at && index < at + inserted) return middle[index - at] as ToolRecord;
    return sameTool(old[index < at ? index : index - inserted + removed] as ToolRecord, tool);
  });
}

interface SignedTool {
  readonly read: ReadTool;
  readonly signature: string;
}

function matchMiddle(old: readonly ToolRecord[], tools: readonly SignedTool[], nextKey: () => number): ToolRecord[] {
  const bySignature = new Map<string, ToolRecord[]>();
  for (const record of old) {
    const known = bySignature.get(record.signature);
    if (known === undefined) bySignature.set(record.signature, [record]);
    else known.push(record);
  }
  const kept = tools.map(({ signature }) => bySignature.get(signature)?.shift());
  const keptKeys = new Set(kept.map((record) => record?.key));
  return tools.map(({ read, signature }, index) => {
    const same = kept[index];
    if (same !== undefined) return sameTool(same, read);
    const former = old.length === tools.length ? old[index] : undefined;
    const isFollowed = former !== undefined && !keptKeys.has(former.key);
    return isFollowed ? newRecord(former.key, signature, read, former) : newRecord(nextKey(), signature, read);
  });
}

/** Examples that run report to the record that they were started for. */
function sameTool(record: ToolRecord, read: ReadTool): ToolRecord {
  return { ...record, read, testRun: null };
}

/** What was found in the tool before stays until it is looked for again. */
export function newRecord(key: number, signature: string, read: ReadTool, former?: ToolRecord): ToolRecord {
  return {
    key,
    signature,
    read,
    tool: readTool(read.descriptor),
    findings: null,
    catalogueFindings: former?.catalogueFindings ?? [],
    usedIgnores: [],
    tests: null,
    formerTests: former?.tests ?? former?.formerTests ?? null,
    testRun: null,
    shownTests: null,
    testFailure: null,
  };
}

/** The tool's own text where the tool depends on nothing else, else the descriptor that was read. */
function signatureOf(tool: ReadTool, { format }: ReadDocument, tree: TextTree, text: string): string {
  const isElsewhere = format === 'openapi' || format === 'json-schema' || format === 'ai-sdk';
  const isOwnText = tree.language === 'json' && !isElsewhere;
  const place = isOwnText ? tree.placeOf(tool.source) : undefined;
  return place === undefined ? JSON.stringify(tool.descriptor) : text.slice(place.value.start, place.value.end);
}
