import type { editor } from 'monaco-editor/editor';
import type { AnalysisDriver } from '../analysis/analysis-driver.ts';
import type { DocumentText } from '../document/document-text.ts';
import type { Library } from '../document/library.ts';

/** A line longer than this is data that a machine wrote. */
const LONG_LINE = 5000;

interface Parts {
  readonly analysis: AnalysisDriver;
  readonly library: Library;
  readonly text: DocumentText;
}

/** Pasting a document written on one line lays it out, as an undo step behind the paste's own. */
export function followPaste(code: editor.IStandaloneCodeEditor, { analysis, library, text }: Parts): void {
  code.onDidPaste(async ({ range }) => {
    const model = code.getModel();
    if (model === null || longestLine(model, range) <= LONG_LINE) return;
    const revision = text.revision();
    const detected = await analysis.run('detect', { text: model.getValue() });
    const isCurrent = revision === text.revision();
    if (isCurrent && detected.ok && detected.value.laidOut !== null) library.layOut(detected.value.laidOut);
  });
}

function longestLine(model: editor.ITextModel, range: { startLineNumber: number; endLineNumber: number }): number {
  let longest = 0;
  for (let line = range.startLineNumber; line <= range.endLineNumber; line += 1) {
    longest = Math.max(longest, model.getLineLength(line));
  }
  return longest;
}
