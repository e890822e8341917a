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

/** A document pasted on one line is laid out, one wrapped in something else is taken out of it: an undo step behind the paste. */
export function followPaste(code: editor.IStandaloneCodeEditor, { analysis, library, text }: Parts): void {
  code.onDidPaste(async ({ range }) => {
    const model = code.getModel();
    if (model === null) return;
    // Only what is the whole document now can be something that stands around a document.
    const isWhole = model.getFullModelRange().equalsRange(range);
    if (!isWhole && longestLine(model, range) <= LONG_LINE) return;
    const revision = text.revision();
    const detected = await analysis.run('detect', { text: model.getValue() });
    if (revision === text.revision() && detected.ok) library.tidyUp(detected.value, revision);
  });
}

function longestLine(model: editor.ITextModel, range: { startLineNumber: number; endLineNumber: number }): number {
  let longest = 0;
  for (let line = range.startLineNumber; line <= range.endLineNumber; line += 1) {
    longest = Math.max(longest, model.getLineLength(line));
  }
  return longest;
}
