import type { editor } from 'monaco-editor/editor';
import type { TextLanguage } from '../../core/text/text-tree.ts';
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

/** A paste that made the document one of another language; version ids are Monaco's, which undo and redo bring back. */
interface Turn {
  readonly before: number;
  readonly after: number;
  readonly from: TextLanguage;
  readonly to: TextLanguage;
}

/**
 * What is pasted over the whole document is taken for what it is: YAML makes it a YAML document, and what is wrapped in
 * something else is taken out of it, an undo step behind the paste. A document pasted on one line is laid out. Undo brings
 * the language back too.
 */
export function followPaste(code: editor.IStandaloneCodeEditor, { analysis, library, text }: Parts): void {
  const turns = new WeakMap<editor.ITextModel, Turn[]>();
  const untouched = () => ({ before: -1, after: code.getModel()?.getAlternativeVersionId() ?? -1 });
  // A document is on screen already: its first change may be the paste.
  let step = untouched();
  code.onDidChangeModel(() => {
    step = untouched();
  });
  code.onDidChangeModelContent(({ isUndoing, isRedoing }) => {
    const model = code.getModel();
    if (model === null) return;
    step = { before: step.after, after: model.getAlternativeVersionId() };
    if (isUndoing || isRedoing) queueMicrotask(() => cameBack(model, isUndoing));
  });
  /** Monaco gives the version its old id only behind the event. */
  function cameBack(model: editor.ITextModel, isUndoing: boolean): void {
    step = { before: step.before, after: model.getAlternativeVersionId() };
    for (const { before, after, from, to } of turns.get(model) ?? []) {
      if (step.after === (isUndoing ? before : after)) library.relabel(isUndoing ? from : to);
    }
  }
  code.onDidPaste(async ({ range }) => {
    const model = code.getModel();
    if (model === null) return;
    // Only what is the whole document now can be something that stands around a document.
    const isWhole = model.getFullModelRange().equalsRange(range);
    if (!isWhole && longestLine(model, range) <= LONG_LINE) return;
    const { before, after } = step;
    const from = text.document()?.language;
    const revision = text.revision();
    const detected = await analysis.run('detect', { text: model.getValue() });
    if (revision !== text.revision() || !detected.ok) return;
    if (!isWhole) return library.tidyUp(detected.value, revision);
    library.pasted(detected.value, revision);
    const to = text.document()?.language;
    if (from === undefined || to === undefined || from === to) return;
    turns.set(model, [...(turns.get(model) ?? []), { before, after, from, to }]);
  });
}

function longestLine(model: editor.ITextModel, range: { startLineNumber: number; endLineNumber: number }): number {
  let longest = 0;
  for (let line = range.startLineNumber; line <= range.endLineNumber; line += 1) {
    longest = Math.max(longest, model.getLineLength(line));
  }
  return longest;
}
