import type { editor, IRange } from 'monaco-editor/editor';
import type { TextEdit, TextRange } from '../../core/model/diagnostic.ts';

export function toMonacoRange({ start, end }: TextRange): IRange {
  return {
    startLineNumber: start.line,
    startColumn: start.column,
    endLineNumber: end.line,
    endColumn: end.column,
  };
}

export function offsetsToRange(model: editor.ITextModel, start: number, end: number): IRange {
  const from = model.getPositionAt(start);
  const to = model.getPositionAt(end);
  return {
    startLineNumber: from.lineNumber,
    startColumn: from.column,
    endLineNumber: to.lineNumber,
    endColumn: to.column,
  };
}

export function toModelEdit(model: editor.ITextModel, { start, end, newText }: TextEdit) {
  return { range: offsetsToRange(model, start, end), text: newText };
}
