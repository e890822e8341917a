import type { TextTree } from '../core/text/text-tree.ts';
import type { ToolAnalysis } from './protocol.ts';
import type { ToolRecord } from './tool-record.ts';

/** A tool as the list shows it before it is analysed. */
export function listedTool({ key, tool, read }: ToolRecord, tree: TextTree): ToolAnalysis {
  const span = tree.placeOf(read.source)?.value ?? { start: 0, end: 0 };
  return {
    key,
    name: tool.name,
    range: tree.lines.rangeOf(span),
    start: span.start,
    end: span.end,
    counts: { error: 0, warning: 0, info: 0 },
    diagnostics: [],
    verdicts: [],
    examples: { passed: 0, failed: 0, unchecked: 0 },
    isAnalysed: false,
  };
}
