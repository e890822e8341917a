import type { editor } from 'monaco-editor/editor';
import { withPlainLines } from './plain-lines.ts';

/** Wrapping measures every line of a text at once, and folding reads them all again; in longer texts both are felt. */
export const LARGE_TEXT = 2_000_000;

export function isLarge(model: editor.ITextModel): boolean {
  return model.getValueLength() > LARGE_TEXT;
}

/** Shows the model: a large one without folds, and with its lines as they are unless they are to be wrapped. */
export function showFitted(
  code: editor.IStandaloneCodeEditor,
  model: editor.ITextModel,
  isWrapped = !isLarge(model),
): void {
  const options = { wordWrap: isWrapped ? 'on' : 'off', folding: !isLarge(model) } as const;
  // The larger of the two models, the one before or the one to come, is never laid out the slow way in between.
  if (!isWrapped) code.updateOptions(options);
  if (isWrapped) code.setModel(model);
  else withPlainLines(model, () => code.setModel(model));
  if (isWrapped) code.updateOptions(options);
}

export function toggleWrap(code: editor.IStandaloneCodeEditor): void {
  const model = code.getModel();
  if (model === null) return;
  const isWrapped = code.getRawOptions().wordWrap === 'on';
  const view = code.saveViewState();
  const hadFocus = code.hasTextFocus();
  code.setModel(null);
  showFitted(code, model, !isWrapped);
  if (view !== null) code.restoreViewState(view);
  if (hadFocus) code.focus();
}
