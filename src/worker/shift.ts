import type { Diagnostic, TextPosition, TextRange } from '../core/model/diagnostic.ts';
import type { TextShift, ToolAnalysis } from './protocol/document-jobs.ts';

/** The tool as it stands after text before it grew or shrank. */
export function shiftTool(tool: ToolAnalysis, shift: TextShift): ToolAnalysis {
  if (shift.offset === 0 && shift.lines === 0 && shift.columns === 0) return tool;
  if (shift.lines === 0 && tool.range.start.line > shift.line) return shiftOffsets(tool, shift.offset);
  const range = (old: TextRange): TextRange => ({ start: position(old.start, shift), end: position(old.end, shift) });
  return {
    ...tool,
    start: tool.start + shift.offset,
    end: tool.end + shift.offset,
    range: range(tool.range),
    diagnostics: tool.diagnostics.map((found) => ({ ...shiftFixes(found, shift.offset), range: range(found.range) })),
  };
}

/** The tool stands on later lines, which stay where they are. Its fixes are moved when somebody asks for them. */
function shiftOffsets(tool: ToolAnalysis, offset: number): ToolAnalysis {
  const fixesBehind = (tool.fixesBehind ?? 0) + offset;
  return { ...tool, start: tool.start + offset, end: tool.end + offset, fixesBehind };
}

/** The tool's findings, with their fixes where they belong by now. */
export function placedDiagnostics({ diagnostics, fixesBehind = 0 }: ToolAnalysis): readonly Diagnostic[] {
  return fixesBehind === 0 ? diagnostics : diagnostics.map((found) => shiftFixes(found, fixesBehind));
}

function shiftFixes(diagnostic: Diagnostic, offset: number): Diagnostic {
  if (diagnostic.fixes.length === 0) return diagnostic;
  const fixes = diagnostic.fixes.map((fix) => ({
    ...fix,
    edits: fix.edits.map(({ start, end, newText }) => ({ start: start + offset, end: end + offset, newText })),
  }));
  return { ...diagnostic, fixes };
}

function position({ line, column }: TextPosition, shift: TextShift): TextPosition {
  return { line: line + shift.lines, column: line === shift.line ? column + shift.columns : column };
}
