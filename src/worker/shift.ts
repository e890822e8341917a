import type { TextPosition, TextRange } from '../core/model/diagnostic.ts';
import type { TextShift, ToolAnalysis } from './protocol.ts';

/** The tool as it stands after text before it grew or shrank. */
export function shiftTool(tool: ToolAnalysis, shift: TextShift): ToolAnalysis {
  if (shift.offset === 0 && shift.lines === 0 && shift.columns === 0) return tool;
  const range = (old: TextRange): TextRange => ({ start: position(old.start, shift), end: position(old.end, shift) });
  return {
    ...tool,
    start: tool.start + shift.offset,
    end: tool.end + shift.offset,
    range: range(tool.range),
    diagnostics: tool.diagnostics.map((diagnostic) => ({
      ...diagnostic,
      range: range(diagnostic.range),
      fixes: diagnostic.fixes.map((fix) => ({
        ...fix,
        edits: fix.edits.map(({ start, end, newText }) => ({
          start: start + shift.offset,
          end: end + shift.offset,
          newText,
        })),
      })),
    })),
  };
}

function position({ line, column }: TextPosition, shift: TextShift): TextPosition {
  return { line: line + shift.lines, column: line === shift.line ? column + shift.columns : column };
}
