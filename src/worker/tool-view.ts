import type { ExampleProblem, ExampleReport, FixtureReport, ToolTestReport } from '../core/examples/example-report.ts';
import { convertDocument, convertRead } from '../core/export/convert-document.ts';
import { stringAt } from '../core/model/json.ts';
import type { Language } from '../core/model/message.ts';
import { parsePointer, valueAt } from '../core/model/pointer.ts';
import type { TargetId } from '../core/model/target-id.ts';
import type { Tool } from '../core/model/tool.ts';
import { exampleMessages } from '../core/targets/calls/example-messages.ts';
import type { Conversion } from '../core/targets/conversion.ts';
import { requestOf } from '../core/targets/request/build-request.ts';
import { renderAny } from '../core/words/words.ts';
import type { DocumentSession, SessionHost } from './document-session.ts';
import { type Placer, placer } from './placer.ts';
import { previewOf } from './preview-view.ts';
import type { RequestView } from './protocol/catalogue-jobs.ts';
import type { AnalysisUpdate, ViewWish } from './protocol/document-jobs.ts';
import type { CoveragePlace, ExampleView, ToolView } from './protocol/tool-jobs.ts';
import type { Jobs } from './protocol.ts';
import { needsTests, runTests } from './run-tests.ts';
import type { Snapshot } from './snapshot.ts';
import type { ToolRecord } from './tool-record.ts';

export interface ViewRequest {
  readonly tool: number;
  readonly targets: readonly TargetId[];
  readonly foldBlocks: boolean;
}

/** A view does not wait longer for the examples: it says that they are behind. */
const PATIENCE_MS = 40;

/** One tool in depth; undefined when there is no such tool. */
export async function viewTool(
  session: DocumentSession,
  host: Pick<SessionHost, 'evaluation' | 'pause'>,
  request: ViewRequest,
): Promise<ToolView | undefined> {
  await session.ready();
  const { snapshot, language } = session;
  const record = snapshot?.records[request.tool];
  if (snapshot === null || record === undefined) return undefined;
  if (needsTests(record)) {
    const run = runTests(record, { evaluation: host.evaluation, origin: snapshot.read.origin, language });
    await Promise.race([run, host.pause(PATIENCE_MS)]);
  }
  return viewToolNow(session, request);
}

/** What is known of the tool by now. */
function viewToolNow(
  session: DocumentSession,
  { tool: index, targets, foldBlocks }: ViewRequest,
): ToolView | undefined {
  const { snapshot } = session;
  const record = snapshot?.records[index];
  if (snapshot === null || record === undefined) return undefined;
  const conversions = targets.flatMap((target) =>
    foldBlocks
      ? convertRead(record.read, record.tool, target, { foldBlocks })
      : (session.convert(record, target) ?? []),
  );
  const place = placer(snapshot, record, session.language);
  const isBehind = needsTests(record);
  const tests = isBehind ? record.formerTests : record.tests;
  return {
    tool: index,
    name: record.tool.name,
    previews: conversions.map((conversion) => previewOf(conversion, place)),
    isBehind,
    examples: (tests?.examples ?? []).map((report) => exampleView(report, record, conversions, place)),
    fixtures: (tests?.fixtures ?? []).map((report) => fixtureView(report, place)),
    coverage: tests?.coverage ?? null,
    coveragePlaces: coveragePlaces(record.tool, tests, place),
    remarks: (tests?.remarks ?? []).map(({ severity, pointer, message }) => {
      return { severity, message: place.message(message), range: place.range(pointer) };
    }),
  };
}

/** The answer to an edit, with what the page shows in depth. */
export function withView(session: DocumentSession, update: AnalysisUpdate, wish: ViewWish): AnalysisUpdate {
  if (update.state !== 'ready') return update;
  const { tool, ...request } = wish;
  const index = session.snapshot?.records.findIndex(({ key }) => key === tool) ?? -1;
  const view = viewToolNow(session, { ...request, tool: index });
  return view === undefined ? update : { ...update, view: { tool, view } };
}

function exampleView(
  report: ExampleReport,
  { tool }: ToolRecord,
  conversions: readonly Conversion[],
  place: Placer,
): ExampleView {
  const { index, kind, status, problems } = report;
  const example = tool.examples?.[index];
  return {
    index,
    kind,
    title: example?.prompt ?? '',
    expects: example?.errorCode ?? stringAt(example?.raw, 'clarification') ?? null,
    status,
    range: place.range(['examples', String(index)]),
    problems: problems.map((problem) => problemView(problem, place)),
    messages: conversions.flatMap((conversion) => {
      const messages =
        example === undefined || conversion.payload === null ? null : exampleMessages(tool, example, conversion, index);
      if (messages === null) return [];
      const [call, result] = [messages.call, messages.result].map((message) => JSON.stringify(message, null, 2)) as [
        string,
        string,
      ];
      return [{ target: conversion.target, call, result }];
    }),
  };
}

/** Beyond so many marks nobody sees where the gaps are; those come first. */
const MOST_PLACES = 400;

/** A part of the schema is named by its pointer, an error by its code. */
function coveragePlaces(tool: Tool, tests: ToolTestReport | null, place: Placer): readonly CoveragePlace[] {
  if (tests?.coverage === undefined) return [];
  const { parameters, enumValues, branches, errorCodes, uses = [] } = tests.coverage;
  const missing = [parameters, enumValues, branches, errorCodes].flatMap((count) => count.missing);
  const entries = [...missing.map((entry) => [entry, 0] as const), ...uses];
  return entries.slice(0, MOST_PLACES).map(([entry, times]) => {
    const code = (tool.errors ?? []).findIndex((error) => error.code === entry);
    const pointer = entry.startsWith('/') ? parsePointer(entry) : ['errors', String(code), 'code'];
    const value = pointer?.at(-2) === 'enum' ? valueAt(tool.raw, pointer) : undefined;
    return {
      entry,
      value: value === undefined ? null : JSON.stringify(value),
      range: place.range(pointer ?? []),
      uses: times,
    };
  });
}

function fixtureView({ index, name, status, problems }: FixtureReport, place: Placer): ExampleView {
  const pointer = ['semantics', 'fixtures', String(index)];
  const shown = problems.map((problem) => problemView(problem, place));
  return {
    index,
    kind: 'fixture',
    title: name,
    expects: null,
    status,
    range: place.range(pointer),
    problems: shown,
    messages: [],
  };
}

function problemView(
  { part, pointer, schemaPointer, message }: ExampleProblem,
  place: Placer,
): ExampleView['problems'][number] {
  return {
    part,
    pointer: place.source(pointer),
    message: place.message(message),
    range: place.range(pointer),
    schemaRange: schemaPointer === undefined ? null : place.range(schemaPointer),
  };
}

/** All tools as one request: what of its body concerns tools, with the call-time options and their contradictions. */
export function viewRequest(
  { records, read }: Snapshot,
  { target, foldBlocks, options = {} }: Jobs['request']['input'],
  language: Language,
): RequestView {
  const tools = records.map(({ tool }) => tool);
  const conversions = convertDocument(read, tools, target, { foldBlocks });
  const { body, refused, problems } = requestOf(tools, conversions, target, options);
  return {
    target,
    text: JSON.stringify(body, null, 2),
    sent: tools.length - refused.length,
    refused: refused.map((index) => tools[index]?.name ?? ''),
    problems: problems.map(({ severity, tool, message }) => {
      return { severity, tool: tools[tool]?.name ?? null, message: renderAny(message, language) };
    }),
  };
}
