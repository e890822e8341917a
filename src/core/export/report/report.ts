import type { ToolTestReport } from '../../examples/example-report.ts';
import type { Diagnostic, Severity } from '../../model/diagnostic.ts';
import type { Language, MessageData } from '../../model/message.ts';
import type { Tool } from '../../model/tool.ts';
import type { Conversion } from '../../targets/conversion.ts';
import { type MessageId, render, say } from '../../words/words.ts';

export interface ReportedTool {
  readonly tool: Tool;
  readonly diagnostics: readonly Diagnostic[];
  readonly conversions: readonly Conversion[];
  /** Null where the examples were not run. */
  readonly tests: ToolTestReport | null;
}

/** What stands above the tools, and which of them there are. */
export interface ReportHead {
  readonly name: string;
  readonly tools: readonly Tool[];
  /** Of all findings, those of the document included. */
  readonly counts: Readonly<Record<Severity, number>>;
  readonly documentDiagnostics: readonly Diagnostic[];
  /** The tools are those of an earlier text, since that of now has a syntax error. */
  readonly isBehind: boolean;
}

/** Words in the language of the report. */
export type ReportWord = (id: MessageId, data?: MessageData) => string;

export function wordsIn(language: Language): ReportWord {
  return (id, data = {}) => render(say(id, data), language);
}
