import type { Evaluation } from '../core/examples/evaluation.ts';
import { convertRead } from '../core/export/convert-document.ts';
import { type ReadDocument, readDocument } from '../core/import/read-document.ts';
import { asIsRequestFindings, asIsToolFindings } from '../core/lint/as-is-findings.ts';
import { diagnose } from '../core/lint/diagnose.ts';
import { documentFindings, failureFinding, settingsFindings } from '../core/lint/document-findings.ts';
import { createLintContext, type LintContext, lintCatalogue, lintTool, unusedIgnores } from '../core/lint/engine.ts';
import { readSettings } from '../core/lint/read-settings.ts';
import { DEFAULT_SETTINGS } from '../core/lint/settings.ts';
import { textDiagnostics } from '../core/lint/text-diagnostics.ts';
import type { Diagnostic, Finding, TextEdit } from '../core/model/diagnostic.ts';
import { originOf } from '../core/model/format.ts';
import { canonicalText } from '../core/model/json.ts';
import type { Language } from '../core/model/message.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import type { TargetId } from '../core/model/target-id.ts';
import type { Conversion } from '../core/targets/conversion.ts';
import { parseText } from '../core/text/parse-text.ts';
import type { Span, TextLanguage, TextTree } from '../core/text/text-tree.ts';
import { renderAny } from '../core/words/words.ts';
import type { AnalysisUpdate, DocumentFacts, JobFailure, Jobs, TextShift, ToolSplice } from './protocol.ts';
import { runTests } from './run-tests.ts';
import { shiftOf, type TouchedRegion, touch } from './text-region.ts';
import { analysisOf } from './tool-analysis.ts';
import { followRecords, type ToolRecord } from './tool-record.ts';

export interface SessionHost {
  emit(update: AnalysisUpdate): void;
  /** Lets waiting messages in before the work goes on. */
  pause(): Promise<void>;
  now(): number;
  readonly evaluation: Evaluation;
}

/** The document as it was last readable. */
export interface Snapshot {
  readonly tree: TextTree;
  readonly read: ReadDocument;
  readonly records: readonly ToolRecord[];
  readonly context: LintContext;
  /** Findings of tool -1 from the catalogue rules. */
  catalogueFindings: readonly Finding[];
}

export interface DocumentSession {
  open(input: Jobs['open']['input']): AnalysisUpdate;
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
  convert(record: ToolRecord, target: TargetId): Conversion;
  /** Resolves when nothing is left to analyse. */
  idle(): Promise<void>;
}

const SLICE_MS = 12;

/** The open document: mirrors the text, re-reads it on each edit, and analyses again only the tools that changed. */
export function createDocumentSession(host: SessionHost): DocumentSession {
  let language: Language = 'en';
  let targets: readonly TargetId[] = [];
  let revision = -1;
  let fileName = '';
  let textLanguage: TextLanguage = 'json';
  let tree = parseText('');
  let snapshot: Snapshot | null = null;
  let state: AnalysisUpdate['state'] = 'ready';
  let failure: Finding | null = null;
  /** What edits touched since the text of the snapshot. */
  let touched: TouchedRegion | null = null;
  let lastKey = 0;
  let generation = 0;
  let work: Promise<void> = Promise.resolve();

  function read(text: string): void {
    tree = parseText(text);
    failure = null;
    if (tree.value === undefined) {
      state = 'broken';
      return;
    }
    const result = readDocument(tree, { fileName });
    if (result.ok) {
      state = 'ready';
      adopt(result.value);
    } else {
      state = 'unreadable';
      failure = failureFinding(result.error);
      snapshot = null;
    }
  }

  function adopt(document: ReadDocument): void {
    const old = snapshot;
    const { records } = followRecords(old?.records ?? [], document, tree, () => ++lastKey);
    const settings =
      document.settings === undefined ? DEFAULT_SETTINGS : readSettings(document.settings.value).settings;
    const hasNewRules = old !== null && !sameRules(old.read, document);
    if (hasNewRules) for (const record of records) record.findings = null;
    const known = new Map(records.map((record) => [record.tool, record]));
    const context = createLintContext({
      tools: records.map(({ tool }) => tool),
      origin: document.origin,
      format: document.format,
      settings,
      targets: [...new Set([...settings.targets, ...targets])],
      ...(document.settings === undefined ? {} : { settingsPointer: document.settings.pointer }),
      convert: (tool, target) => convertOf(known.get(tool) as ToolRecord, target),
    });
    snapshot = { tree, read: document, records, context, catalogueFindings: old?.catalogueFindings ?? [] };
  }

  function convertOf(record: ToolRecord, target: TargetId): Conversion {
    const found = record.conversions.get(target) ?? convertRead(record.read, record.tool, target);
    record.conversions.set(target, found);
    return found;
  }

  function facts(): DocumentFacts {
    const format = snapshot?.read.format ?? null;
    const skipped = state === 'ready' ? (snapshot?.read.skipped ?? []) : [];
    return {
      format,
      origin: format === null ? 'foreign' : originOf(format),
      language: textLanguage,
      skipped: skipped.map(({ pointer, reason }) => {
        const span = tree.placeOf(pointer)?.value ?? { start: 0, end: 0 };
        return { pointer, reason: renderAny(reason, language), range: tree.lines.rangeOf(span) };
      }),
      failure: failure === null ? null : renderAny(failure.message, language),
    };
  }

  function documentDiagnostics(): Diagnostic[] {
    const fromText = textDiagnostics(tree, language);
    if (failure !== null) return [...fromText, ...diagnose([failure], { read: undefined, tree, language })];
    if (state !== 'ready' || snapshot === null) return fromText;
    const { settings } = snapshot.read;
    const settingsProblems =
      settings === undefined ? [] : settingsFindings(readSettings(settings.value).problems, settings.pointer);
    const findings = [...documentFindings(snapshot.read), ...settingsProblems, ...snapshot.catalogueFindings];
    return [...fromText, ...diagnose(findings, { read: snapshot.read, tree, language })];
  }

  function update(splices: readonly ToolSplice[], shift: TextShift | null = null): AnalysisUpdate {
    const records = state === 'ready' ? (snapshot?.records ?? []) : [];
    const done = records.filter(
      ({ findings, tests, testFailure }) => findings !== null && (tests ?? testFailure) !== null,
    ).length;
    return {
      revision,
      state,
      document: facts(),
      splices,
      shift,
      documentDiagnostics: documentDiagnostics(),
      progress: { done, total: records.length },
      unchecked: uncheckedOf(records),
    };
  }

  function splice(at: number, removed: number, until: number): ToolSplice {
    const inserted = (snapshot?.records ?? []).slice(at, until).map((record, offset) => analyse(record, at + offset));
    return { at, removed, inserted };
  }

  function analyse(record: ToolRecord, index: number) {
    return analysisOf(record, index, {
      tree,
      read: (snapshot as Snapshot).read,
      language,
      targets,
      convert: convertOf,
    });
  }

  /** Goes on after the answer, in slices: the tools in the order given, then what depends on all of them. */
  function continueAnalysis(): void {
    generation += 1;
    const mine = generation;
    const isOver = () => mine !== generation;
    work = work.then(() => (isOver() ? undefined : analyseRest(isOver)));
  }

  async function analyseRest(isOver: () => boolean): Promise<void> {
    const current = snapshot;
    if (current === null || state !== 'ready') return;
    await inSlices(current.records, isOver, (record, index) => {
      if (record.findings !== null) return false;
      lintRecord(current, record, index);
      for (const target of targets) convertOf(record, target);
      return true;
    });
    if (isOver()) return;
    await host.pause();
    if (isOver()) return;
    host.emit(update(lintWhole(current)));
    for (const [index, record] of current.records.entries()) {
      if (record.tests !== null || record.testFailure !== null) continue;
      await runTests(record, { evaluation: host.evaluation, origin: current.read.origin, language });
      if (isOver()) return;
      queueSplice(index);
    }
    flush();
  }

  let changed: number[] = [];
  let flushedAt = 0;
  function queueSplice(index: number): void {
    changed.push(index);
    if (host.now() - flushedAt > 50) flush();
  }
  function flush(): void {
    const indexes = changed;
    changed = [];
    flushedAt = host.now();
    if (indexes.length > 0) host.emit(update(splicesOf(indexes)));
  }

  async function inSlices(
    records: readonly ToolRecord[],
    isOver: () => boolean,
    run: (record: ToolRecord, index: number) => boolean,
  ): Promise<void> {
    let started = host.now();
    let touched: number[] = [];
    for (const [index, record] of records.entries()) {
      if (run(record, index)) touched.push(index);
      if (host.now() - started < SLICE_MS) continue;
      if (touched.length > 0) host.emit(update(splicesOf(touched)));
      touched = [];
      await host.pause();
      if (isOver()) return;
      started = host.now();
    }
    if (touched.length > 0) host.emit(update(splicesOf(touched)));
  }

  /** Neighbours go together; each splice leaves the number of tools as it is. */
  function splicesOf(indexes: readonly number[]): ToolSplice[] {
    const runs: { at: number; until: number }[] = [];
    for (const index of indexes) {
      const last = runs.at(-1);
      if (last?.until === index) last.until += 1;
      else runs.push({ at: index, until: index + 1 });
    }
    return runs.map(({ at, until }) => splice(at, until - at, until));
  }

  function lintRecord({ context, read, tree }: Snapshot, record: ToolRecord, index: number): void {
    context.usedIgnores.clear();
    const document = { read, value: tree.value ?? null };
    record.findings = [...lintTool(index, context), ...asIsToolFindings(document, index, context)];
    record.usedIgnores = [...context.usedIgnores];
  }

  /** What depends on several tools; the answer is the tools whose findings changed by it. */
  function lintWhole(current: Snapshot): ToolSplice[] {
    const { context, records, read, tree } = current;
    context.usedIgnores.clear();
    const byTool = new Map<number, Finding[]>();
    const document = { read, value: tree.value ?? null };
    const findings = [...lintCatalogue(context), ...asIsRequestFindings(document, context)];
    for (const record of records) for (const entry of record.usedIgnores) context.usedIgnores.add(entry);
    for (const finding of [...findings, ...unusedIgnores(context)]) {
      byTool.set(finding.tool, [...(byTool.get(finding.tool) ?? []), finding]);
    }
    current.catalogueFindings = byTool.get(-1) ?? [];
    const touched = records.flatMap((record, index) => {
      const found = byTool.get(index) ?? [];
      const isSame = sameFindings(record.catalogueFindings, found);
      record.catalogueFindings = found;
      return isSame ? [] : [index];
    });
    return splicesOf(touched);
  }

  return {
    open(input) {
      [fileName, revision, textLanguage] = [input.fileName, input.revision, input.language ?? 'json'];
      const old = snapshot?.records.length ?? 0;
      snapshot = null;
      touched = null;
      read(input.text);
      const answer = update([splice(0, old, snapshot === null ? 0 : (snapshot as Snapshot).records.length)]);
      continueAnalysis();
      return answer;
    },
    edit({ changes, baseRevision, revision: next }) {
      if (baseRevision !== revision) return err({ kind: 'stale', revision });
      const [former, formerTree] = [snapshot, tree];
      touched = touch(touched, changes);
      revision = next;
      read(applied(tree.text, changes));
      const shift = shiftOf(formerTree, tree, changes);
      const answer = state === 'broken' ? movedTools(former, shift) : changedTools(former, shift);
      if (state !== 'broken') touched = null;
      continueAnalysis();
      return ok(answer);
    },
    configure(input) {
      language = input.language;
      targets = input.targets;
      if (snapshot === null || revision < 0) return null;
      for (const record of snapshot.records) record.findings = null;
      adopt(snapshot.read);
      const count = (snapshot as Snapshot).records.length;
      const answer = update([splice(0, count, count)]);
      continueAnalysis();
      return answer;
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
    convert: convertOf,
    idle: () => work,
  };

  /** The text is broken: the tools on screen only move along. */
  function movedTools(former: Snapshot | null, shift: Omit<TextShift, 'fromTool'>): AnalysisUpdate {
    if (former === null) return update([]);
    const unmoved = former.records.filter((record) => placeIn(former, record).start < (touched?.knownEnd ?? 0)).length;
    return update([], { ...shift, fromTool: unmoved });
  }

  function changedTools(former: Snapshot | null, shift: Omit<TextShift, 'fromTool'>): AnalysisUpdate {
    const old = former?.records ?? [];
    const current = snapshot;
    const { at, removed, until, behind } = compareRecords(former, current?.records ?? [], touched);
    for (let index = at; current !== null && index < Math.min(until, at + 3); index += 1) {
      const record = current.records[index] as ToolRecord;
      if (record.findings === null) lintRecord(current, record, index);
    }
    const isEqual = removed === 0 && at === until;
    return update(
      isEqual ? [] : [splice(at, removed, until)],
      behind === 0 || old.length === 0 ? null : { ...shift, fromTool: until },
    );
  }
}

function placeIn({ tree }: Snapshot, { read }: ToolRecord): Span {
  return tree.placeOf(read.source)?.value ?? { start: 0, end: 0 };
}

/** The tools to send: those that changed, and those that edits touched or moved unevenly. */
function compareRecords(former: Snapshot | null, now: readonly ToolRecord[], touched: TouchedRegion | null) {
  const old = former?.records ?? [];
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

function applied(text: string, changes: readonly TextEdit[]): string {
  let result = text;
  for (const { start, end, newText } of changes) result = result.slice(0, start) + newText + result.slice(end);
  return result;
}

function sameRules(old: ReadDocument, now: ReadDocument): boolean {
  const text = ({ settings }: ReadDocument) => (settings === undefined ? '' : canonicalText(settings.value));
  return old.format === now.format && text(old) === text(now);
}

function sameFindings(old: readonly Finding[], now: readonly Finding[]): boolean {
  return old.length === now.length && (old.length === 0 || JSON.stringify(old) === JSON.stringify(now));
}

function uncheckedOf(records: readonly ToolRecord[]): string[] {
  const reasons = records.flatMap(({ testFailure, tool }) =>
    testFailure === null ? [] : [`${tool.name}: ${testFailure}`],
  );
  return [...new Set(reasons)].slice(0, 20);
}
