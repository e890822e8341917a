import type { TextTree } from '../core/text/text-tree.ts';
import type { ToolAnalysis } from './protocol/document-jobs.ts';
import type { ToolRecord } from './tool-record.ts';

// One object for all: what is shared is sent to the page once.
const NO_COUNTS = { error: 0, warning: 0, info: 0 };
const NO_EXAMPLES = { passed: 0, failed: 0, unchecked: 0 };
const NONE: readonly never[] = [];

/** A tool as the list shows it before it is analysed. */
export function listedTool({ key, tool, read }: ToolRecord, tree: TextTree): ToolAnalysis {
  const span = tree.placeOf(read.source)?.value ?? { start: 0, end: 0 };
  return {
    key,
    name: tool.name,
    range: tree.lines.rangeOf(span),
    start: span.start,
    end: span.end,
    counts: NO_COUNTS,
    diagnostics: NONE,
    verdicts: NONE,
    examples: NO_EXAMPLES,
    isAnalysed: false,
  };
}
