import type { ToolTestReport } from '../../examples/example-report.ts';
import type { ProblemCounts } from '../../lint/problem-scope.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { Language, MessageData } from '../../model/message.ts';
import { familyOf, TARGET_FAMILIES, type TargetId } from '../../model/target-id.ts';
import type { Tool } from '../../model/tool.ts';
import type { Conversion } from '../../targets/conversion.ts';
import { type MessageId, render, say } from '../../words/words.ts';

export interface ReportedTool {
  readonly tool: Tool;
  /** Those that concern the targets of the head, provider notes included. */
  readonly diagnostics: readonly Diagnostic[];
  readonly conversions: readonly Conversion[];
  /** Null where the examples were not run. */
  readonly tests: ToolTestReport | null;
}

/** What stands above the tools, and which of them there are. */
export interface ReportHead {
  readonly name: string;
  readonly tools: readonly Tool[];
  /** Of the findings that concern the targets, those of the document included. */
  readonly counts: ProblemCounts;
  /** The targets that the document was judged for. */
  readonly targets: readonly TargetId[];
  readonly documentDiagnostics: readonly Diagnostic[];
  /** The tools are those of an earlier text, since that of now has a syntax error. */
  readonly isBehind: boolean;
}

/** Whose payloads a report shows: the judged targets, and the plain one of each family that was not judged. */
export function reportedTargets(judged: readonly TargetId[]): readonly TargetId[] {
  return TARGET_FAMILIES.flatMap((family): readonly TargetId[] => {
    const own = judged.filter((target) => familyOf(target) === family);
    return own.length > 0 ? own : [family];
  });
}

/** Words in the language of the report. */
export type ReportWord = (id: MessageId, data?: MessageData) => string;

export function wordsIn(language: Language): ReportWord {
  return (id, data = {}) => render(say(id, data), language);
}
