import type { Evaluation } from '../core/examples/evaluation.ts';
import { type ReadDocument, type ReadFailure, readDocument } from '../core/import/read-document.ts';
import type { LintContext } from '../core/lint/engine.ts';
import { textDiagnostics } from '../core/lint/text-diagnostics.ts';
import { canonicalText } from '../core/model/json.ts';
import type { Language } from '../core/model/message.ts';
import type { Pointer } from '../core/model/pointer.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import type { TargetId } from '../core/model/target-id.ts';
import type { Tool } from '../core/model/tool.ts';
import type { Conversion } from '../core/targets/conversion.ts';
import { guessLanguage } from '../core/text/guess-language.ts';
import { createTextDocument, type TextDocument } from '../core/text/text-document.ts';
import type { TextTree } from '../core/text/text-tree.ts';
import { render, say } from '../core/words/words.ts';
import type { Analysis } from './analysis.ts';
import { documentFacts } from './document-facts.ts';
import { listedTool } from './listed-tool.ts';
import { openText } from './open-text.ts';
import type { AnalysisUpdate, TextShift, ToolSplice } from './protocol/document-jobs.ts';
import type { JobFailure, Jobs } from './protocol.ts';
import { readTouched } from './read-touched.ts';
import { runTestsNow } from './run-tests.ts';
import { compareSnapshots, placeIn, type RecordChange, type Snapshot } from './snapshot.ts';
import { shiftOf, type TouchedRegion, touch } from './text-region.ts';
import { followRecords, newRecord, type ToolRecord } from './tool-record.ts';

export interface SessionHost {
  emit(update: AnalysisUpdate): void;
  /** Lets waiting messages in, and time go by, before the work goes on. */
  pause(ms?: number): Promise<void>;
  now(): number;
  readonly evaluation: Evaluation;
}

export interface DocumentSession {
  open(input: Jobs['open']['input']): Promise<AnalysisUpdate>;
  edit(input: Jobs['edit']['input']): Result<AnalysisUpdate, JobFailure>;
  configure(input: Jobs['configure']['input']): AnalysisUpdate | null;
  readonly language: Language;
  readonly revision: number;
  readonly fileName: string;
  /** The text as it is now, which may be broken. */
  readonly tree: TextTree;
  /** Null before the first text that could be read. */
  readonly snapshot: Snapshot | null;
  /** Whether the snapshot is of the text as it is now. */
  readonly isCurrent: boolean;
  /** Resolves when the rules and the targets are loaded. */
  ready(): Promise<void>;
  /** Undefined until the targets are loaded. */
  convert(record: ToolRecord, target: TargetId): Conversion | undefined;
  /** Analyses what is left, and shows what was run anew. */
  goOn(): void;
  /** Resolves when nothing is left to analyse. */
  idle(): Promise<void>;
}

/** A document of so few tools is analysed to the end before an edit is answered. */
const FEW_TOOLS = 20;
/** Of the tools that an edit changed, so many are analysed before it is answered. */
const FIRST_TOOLS = 3;

/** The rules and targets come behind the list of tools. */
async function loadAnalysis(): Promise<Analysis> {
  return (await import('./analysis.ts')).analysis;
}

/** The open document: mirrors the text, reads what an edit touched again, and analyses only the tools that changed. */
export function createDocumentSession(host: SessionHost): DocumentSession {
  let language: Language = 'en';
  let targets: readonly TargetId[] = [];
  let everywhere = false;
  let revision = -1;
  let fileName = '';
  let mirror: TextDocument = createTextDocument('');
  let tree = mirror.tree;
  let snapshot: Snapshot | null = null;
  let state: AnalysisUpdate['state'] = 'ready';
  let failure: ReadFailure | null = null;
  let analysis: Analysis | null = null;
  /** What edits touched since the text of the snapshot. */
  let touched: TouchedRegion | null = null;
  let lastKey = 0;
  let editedAt = Number.NEGATIVE_INFINITY;
  let generation = 0;
  /** Why the analysis ended early. */
  let crash: string | null = null;
  let work: Promise<void> = Promise.resolve();
  const recordOf = new WeakMap<Tool, ToolRecord>();

  /** Reads the text as it is now; the answer says which tool alone changed, when that is known. */
  function read(entries: readonly Pointer[] | 'all'): number | undefined {
    const former = state === 'ready' ? snapshot : null;
    failure = null;
    if (tree.value === undefined) {
      state = 'broken';
      return undefined;
    }
    const quick = former === null ? undefined : readTouched(former.read, tree, entries);
    if (former !== null && quick !== undefined) {
      const { index } = quick;
      const before = former.records[index] as ToolRecord;
      const again = quick.read.tools[index] as ToolRecord['read'];
      const record = newRecord(before.key, `revision ${revision}`, again, before);
      adopt(quick.read, former.records.with(index, record));
      return index;
    }
    const result = readDocument(tree, { fileName });
    state = result.ok ? 'ready' : 'unreadable';
    if (result.ok) adopt(result.value, follow(result.value));
    else [snapshot, failure] = [null, result.error];
    return undefined;
  }

  function follow(document: ReadDocument): readonly ToolRecord[] {
    const old = snapshot?.records ?? [];
    const records = followRecords({ old, read: document, tree, nextKey: () => ++lastKey });
    if (snapshot !== null && !sameRules(snapshot.read, document)) for (const record of records) record.findings = null;
    return records;
  }

  function adopt(document: ReadDocument, records: readonly ToolRecord[]): void {
    for (const record of records) recordOf.set(record.tool, record);
    const former = snapshot;
    const catalogueFindings = former?.catalogueFindings ?? [];
    snapshot = { tree, read: document, records, context: null, catalogueFindings, isCatalogueLinted: false };
    snapshot.context = contextOf(snapshot);
  }

  function contextOf({ read: document, records }: Snapshot): LintContext | null {
    const tools = records.map(({ tool }) => tool);
    const convertTool = (tool: Tool, target: TargetId) => convert(recordOf.get(tool) as ToolRecord, target);
    return analysis?.contextOf({ document, tools, targets, everywhere, convert: convertTool }) ?? null;
  }

  /** Asked only when the analysis is there. */
  function convert(record: ToolRecord, target: TargetId): Conversion {
    return (analysis as Analysis).convertRead(record.read, record.tool, target);
  }

  function update(splices: readonly ToolSplice[], shift: TextShift | null = null): AnalysisUpdate {
    const records = state === 'ready' ? (snapshot?.records ?? []) : [];
    const { done, unchecked } = tally(records);
    const view = { tree, snapshot: state === 'ready' ? snapshot : null, failure, language };
    return {
      revision,
      state,
      document: documentFacts({ ...view, snapshot }),
      splices,
      shift,
      documentDiagnostics: analysis?.documentDiagnostics(view) ?? textDiagnostics(tree, language),
      progress: { done: crash === null ? done : records.length, total: records.length },
      unchecked: crash === null ? unchecked : [crash, ...unchecked],
    };
  }

  function splice(at: number, removed: number, until: number): ToolSplice {
    const current = snapshot;
    if (current === null) return { at, removed, inserted: [] };
    const view = { tree, read: current.read, language, targets, convert };
    const loaded = analysis;
    const inserted = current.records.slice(at, until).map((record, offset) => {
      record.shownTests = record.tests ?? record.formerTests;
      return loaded === null ? listedTool(record, tree) : loaded.analysisOf(record, at + offset, view);
    });
    return { at, removed, inserted };
  }

  /** Goes on after the answer, until the next change of the document. */
  function continueAnalysis(): void {
    generation += 1;
    const mine = generation;
    const isOver = () => mine !== generation;
    crash = null;
    work = work
      .then(() => goOn(isOver))
      .catch((error: unknown) => {
        // Shown as not checked, never as fine.
        crash = render(
          say('evaluation-crashed', { reason: error instanceof Error ? error.message : String(error) }),
          language,
        );
        host.emit(update([]));
      });
  }

  async function goOn(isOver: () => boolean): Promise<void> {
    // The answer goes out first: updates build on it.
    await host.pause();
    analysis ??= await loadAnalysis();
    if (isOver()) return;
    if (failure !== null) host.emit(update([]));
    if (snapshot === null || state !== 'ready') return;
    snapshot.context ??= contextOf(snapshot);
    const emit = (indexes: readonly number[]) => {
      for (const part of inParts(indexes)) {
        host.emit(update(runsOf(part).map(([at, until]) => splice(at, until - at, until))));
      }
    };
    await analysis.analyseRest({ snapshot, targets, language, host, editedAt, convert, emit, isOver });
  }

  function sendAll(old: number): AnalysisUpdate {
    const count = snapshot?.records.length ?? 0;
    return update([splice(0, old, count)]);
  }

  /** The text is broken: the tools on screen only move along. */
  function movedTools(former: Snapshot | null, shift: Omit<TextShift, 'fromTool'>): AnalysisUpdate {
    if (former === null) return update([]);
    const edge = touched?.knownEnd ?? 0;
    const fromTool = former.records.filter((record) => placeIn(former, record).start < edge).length;
    return update([], { ...shift, fromTool });
  }

  function changedTools(
    { at, removed, until, behind }: RecordChange,
    shift: Omit<TextShift, 'fromTool'>,
  ): AnalysisUpdate {
    const isFew = analyseFirst(at, until);
    const others = isFew ? analyseCatalogue().filter((index) => index < at || index >= until) : [];
    if (others.length > 0) return sendAll(at + removed + behind);
    const isEqual = removed === 0 && at === until;
    return update(isEqual ? [] : [splice(at, removed, until)], behind === 0 ? null : { ...shift, fromTool: until });
  }

  /** What is done of the changed tools before the answer. True when nothing of the document is left but the catalogue. */
  function analyseFirst(at: number, until: number): boolean {
    if (snapshot === null || analysis === null) return false;
    const { records, read: document } = snapshot;
    for (const [offset, record] of records.slice(at, Math.min(until, at + FIRST_TOOLS)).entries()) {
      if (record.findings === null) analysis.lintRecord(snapshot, record, at + offset);
      runTestsNow(record, { evaluation: host.evaluation, origin: document.origin, language });
    }
    return records.length <= FEW_TOOLS && records.every(({ findings }) => findings !== null);
  }

  function analyseCatalogue(): readonly number[] {
    return snapshot === null || analysis === null ? [] : analysis.lintWholeNow(snapshot);
  }

  return {
    async open(input) {
      const opened = await openText(input.text, input.language ?? guessLanguage(input.text, input.fileName));
      const old = snapshot?.records.length ?? 0;
      [fileName, revision] = [input.fileName, input.revision];
      [mirror, tree, snapshot, touched] = [opened, opened.tree, null, null];
      read('all');
      continueAnalysis();
      return sendAll(old);
    },
    edit({ changes, baseRevision, revision: next }) {
      if (baseRevision !== revision) return err({ kind: 'stale', revision });
      editedAt = host.now();
      const former = snapshot;
      const formerTree = tree;
      const wasCurrent = state === 'ready' && former?.tree === tree;
      const edited = mirror.edit(changes);
      [tree, revision, touched] = [edited.tree, next, touch(touched, changes)];
      const index = read(wasCurrent ? edited.touched : 'all');
      const shift = shiftOf(formerTree, tree, changes);
      const isBroken = (state as AnalysisUpdate['state']) === 'broken';
      const answer = isBroken
        ? movedTools(former, shift)
        : changedTools(
            index === undefined ? compareSnapshots(former, snapshot, touched) : oneTool(index, former),
            shift,
          );
      if (!isBroken) touched = null;
      continueAnalysis();
      return ok(answer);
    },
    configure(input) {
      language = input.language;
      targets = input.targets;
      everywhere = input.everywhere === true;
      if (snapshot === null) return revision < 0 ? null : update([]);
      for (const record of snapshot.records) record.findings = null;
      const { records, read: document, tree: readable } = snapshot;
      adopt(document, records);
      snapshot = { ...(snapshot as Snapshot), tree: readable };
      continueAnalysis();
      return sendAll(records.length);
    },
    get language() {
      return language;
    },
    get revision() {
      return revision;
    },
    get fileName() {
      return fileName;
    },
    get tree() {
      return tree;
    },
    get snapshot() {
      return snapshot;
    },
    get isCurrent() {
      return state === 'ready' && snapshot?.tree === tree;
    },
    async ready() {
      analysis ??= await loadAnalysis();
    },
    convert: (record, target) => (analysis === null ? undefined : convert(record, target)),
    goOn: continueAnalysis,
    idle: () => work,
  };
}

function oneTool(index: number, former: Snapshot | null): RecordChange {
  return { at: index, removed: 1, until: index + 1, behind: (former?.records.length ?? 0) - index - 1 };
}

/** A message of many thousand findings costs more than the same findings in several. */
const MOST_TOLD = 500;

function inParts(indexes: readonly number[]): readonly (readonly number[])[] {
  const parts = [indexes.slice(0, MOST_TOLD)];
  for (let at = MOST_TOLD; at < indexes.length; at += MOST_TOLD) parts.push(indexes.slice(at, at + MOST_TOLD));
  return parts;
}

/** Neighbours go together. */
function runsOf(indexes: readonly number[]): [number, number][] {
  const runs: [number, number][] = [];
  for (const index of indexes) {
    const last = runs.at(-1);
    if (last?.[1] === index) last[1] += 1;
    else runs.push([index, index + 1]);
  }
  return runs;
}

function sameRules(old: ReadDocument, now: ReadDocument): boolean {
  const text = ({ settings }: ReadDocument) => (settings === undefined ? '' : canonicalText(settings.value));
  return old.format === now.format && text(old) === text(now);
}

const MOST_UNCHECKED = 20;

/** How many tools are through, and the first of those whose examples could not be run. Counted for every update. */
function tally(records: readonly ToolRecord[]): { readonly done: number; readonly unchecked: readonly string[] } {
  let done = 0;
  const unchecked: string[] = [];
  for (const { findings, tests, testFailure, tool } of records) {
    if (findings !== null && (tests ?? testFailure) !== null) done += 1;
    if (testFailure !== null && unchecked.length < MOST_UNCHECKED) unchecked.push(`${tool.name}: ${testFailure}`);
  }
  return { done, unchecked };
}
