import { stoppedMessage } from '../core/examples/evaluation.ts';
import type {
  CoverageCount,
  ExampleReport,
  FixtureReport,
  ToolRemark,
  ToolTestReport,
} from '../core/examples/example-report.ts';
import type { ReadRemark } from '../core/import/read-document.ts';
import type { Language, Message } from '../core/model/message.ts';
import { parsePointer } from '../core/model/pointer.ts';
import type { Supervised } from '../core/validate/supervisor.ts';
import { type OpenDocument, sourcePointer } from './document.ts';
import { renderAny } from './words.ts';

export interface TestedFile {
  readonly document: OpenDocument;
  readonly language: Language;
}

/** The test of one tool as `test` prints it, with pointers into the file. */
export function testedTool(index: number, outcome: Supervised<ToolTestReport>, file: TestedFile) {
  const { document, language } = file;
  const refusal = document.read.tools[index]?.refusal;
  const stopped = refusal?.message ?? (outcome.status === 'answered' ? undefined : stoppedMessage(outcome));
  const report =
    stopped === undefined && outcome.status === 'answered' ? outcome.answer : uncheckedReport(index, stopped, document);
  const place = placer(index, document);
  const problem = ({ part, pointer, message }: ExampleReport['problems'][number]) => {
    return { part, pointer: place(pointer), message: renderAny(message, language) };
  };
  return {
    tool: document.tools[index]?.name ?? '',
    examples: report.examples.map(({ index: number, kind, status, problems }) => {
      return { index: number, kind, ok: status === 'passed', diagnostics: problems.map(problem) };
    }),
    fixtures: report.fixtures.map((fixture) => fixtureOf(fixture, problem)),
    coverage: {
      parameters: countOf(report.coverage.parameters, place),
      enumValues: countOf(report.coverage.enumValues, place),
      branches: countOf(report.coverage.branches, place),
      errorCodes: countOf(report.coverage.errorCodes, place),
    },
    ...remarksOf([...(report.remarks ?? []), ...unreadRemark(refusal)], place, language),
  };
}
export type TestedTool = ReturnType<typeof testedTool>;

/** Nothing of a tool that could not be read whole was proved. */
function unreadRemark(refusal: ReadRemark | undefined): readonly ToolRemark[] {
  return refusal === undefined ? [] : [{ severity: 'error', ...refusal }];
}

type Place = (pointer: readonly string[]) => string;

function placer(index: number, document: OpenDocument): Place {
  return (pointer) => sourcePointer(document, index, pointer);
}

function fixtureOf<Problem>(fixture: FixtureReport, problem: (problem: ExampleReport['problems'][number]) => Problem) {
  const { index, name, status, got, problems } = fixture;
  const diagnostics = problems.map(problem);
  return { index, name, ok: status === 'passed', got, ...(diagnostics.length === 0 ? {} : { diagnostics }) };
}

/** Entries are pointers or error codes. */
function countOf({ seen, of, missing }: CoverageCount, place: Place): CoverageCount {
  const placed = missing.map((entry) => {
    const pointer = entry.startsWith('/') ? parsePointer(entry) : undefined;
    return pointer === undefined ? entry : place(pointer);
  });
  return { seen, of, missing: placed };
}

function remarksOf(remarks: readonly ToolRemark[], place: Place, language: Language) {
  if (remarks.length === 0) return {};
  return {
    diagnostics: remarks.map(({ severity, pointer, message }) => {
      return { severity, pointer: place(pointer), message: renderAny(message, language) };
    }),
  };
}

/** What could not run fails, with the reason on each example: it never counts as passed. */
function uncheckedReport(index: number, reason: Message | undefined, { tools }: OpenDocument): ToolTestReport {
  const message = reason ?? { id: '', data: {} };
  const examples = (tools[index]?.examples ?? []).map(({ kind, pointer }, number): ExampleReport => {
    return { index: number, kind, status: 'unchecked', problems: [{ part: 'rule', pointer, message }] };
  });
  const none: CoverageCount = { seen: 0, of: 0, missing: [] };
  return { examples, fixtures: [], coverage: { parameters: none, enumValues: none, branches: none, errorCodes: none } };
}
