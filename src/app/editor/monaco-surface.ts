import type { editor } from 'monaco-editor/editor';
import type { TextEdit, TextRange } from '../../core/model/diagnostic.ts';
import type { StudioDocument } from '../../state/documents-slice.ts';
import type { ScreenPlace, TextSurface } from '../document/text-surface.ts';
import { isLarge, showFitted } from './large-texts.ts';
import { type Monaco, plainBrackets } from './monaco.ts';
import { toModelEdit, toMonacoRange } from './ranges.ts';

/** Undo histories of this many documents are kept while the studio is open. */
const KEPT_MODELS = 6;
/** Monaco counts a hidden box as a few pixels wide. */
const NO_WIDTH = 50;

export interface MonacoSurface extends TextSurface {
  readonly model: () => editor.ITextModel | null;
  dispose(): void;
}

interface Parts {
  readonly monaco: Monaco;
  readonly code: editor.IStandaloneCodeEditor;
  readonly onEdits: (edits: readonly TextEdit[]) => void;
  readonly onShown: () => void;
  /** A text is shown for the first time that is too large for what is usual. */
  readonly onLarge: () => void;
}

export function createMonacoSurface({ monaco, code, onEdits, onShown, onLarge }: Parts): MonacoSurface {
  const models = new Map<string, editor.ITextModel>();
  /** Selections, folds and scroll position of the kept models. */
  const views = new WeakMap<editor.ITextModel, editor.ICodeEditorViewState>();
  const lights = code.createDecorationsCollection();
  const first = code.getModel();
  let shown: editor.ITextModel | null = null;
  /** Where the last edit from another tab has ended: what is typed on there is one undo step. */
  let followedTo: number | null = null;
  let joined: { readonly model: editor.ITextModel; readonly version: number; readonly text: string } | null = null;

  function modelFor(document: StudioDocument, text: string): editor.ITextModel {
    const known = models.get(document.id);
    models.delete(document.id);
    if (known !== undefined && known.getValue() === text) {
      models.set(document.id, known);
      return known;
    }
    known?.dispose();
    const model = monaco.editor.createModel(text, document.language);
    model.updateOptions({ tabSize: 2, insertSpaces: true });
    plainBrackets([model]);
    model.onDidChangeContent(({ changes }) => {
      if (model === shown) onEdits(changes.map(toTextEdit));
    });
    models.set(document.id, model);
    return model;
  }

  function keepView(): void {
    const view = shown === null ? null : code.saveViewState();
    if (shown !== null && view !== null) views.set(shown, view);
  }

  function goTo({ line, column, topLine }: ScreenPlace): void {
    code.setPosition({ lineNumber: line, column });
    const scroll = () => code.setScrollTop(code.getTopForLineNumber(topLine));
    scroll();
    if (code.getLayoutInfo().width > NO_WIDTH) return;
    // Not on screen yet: the lines will be wrapped otherwise.
    const laidOut = code.onDidLayoutChange(() => {
      laidOut.dispose();
      scroll();
    });
  }

  function forgetOldest(): void {
    for (const [id, model] of models) {
      if (models.size <= KEPT_MODELS) return;
      models.delete(id);
      model.dispose();
    }
  }

  return {
    model: () => shown,
    show(document, text, place) {
      keepView();
      shown = modelFor(document, text);
      followedTo = null;
      showFitted(code, shown);
      const view = views.get(shown);
      if (view !== undefined) code.restoreViewState(view);
      else if (place !== null) goTo(place);
      first?.dispose();
      forgetOldest();
      onShown();
      if (isLarge(shown) && view === undefined) onLarge();
    },
    relabel({ language }) {
      if (shown !== null) monaco.editor.setModelLanguage(shown, language);
    },
    place() {
      const position = code.getPosition();
      if (shown === null || position === null) return null;
      const topLine = code.getVisibleRanges()[0]?.startLineNumber ?? 1;
      return { line: position.lineNumber, column: position.column, topLine };
    },
    text() {
      if (shown === null) return '';
      const version = shown.getVersionId();
      // Joining the pieces of a large text takes long enough to be felt, and several ask for it at once.
      if (joined?.model !== shown || joined.version !== version)
        joined = { model: shown, version, text: shown.getValue() };
      return joined.text;
    },
    apply(edits) {
      if (shown === null) return;
      const model = shown;
      const wasWhole = isWhole(edits, model);
      code.pushUndoStop();
      code.executeEdits(
        'toolscribe',
        edits.map((edit) => ({ ...toModelEdit(model, edit), forceMoveMarkers: true })),
        wasWhole ? () => [new monaco.Selection(1, 1, 1, 1)] : undefined,
      );
      code.pushUndoStop();
    },
    follow(edits) {
      if (shown === null) return;
      const model = shown;
      const [edit, ...others] = edits;
      const isTypedOn = edit?.start === followedTo && edit?.end === followedTo && others.length === 0;
      if (!isTypedOn) model.pushStackElement();
      followedTo = edit === undefined ? null : edit.start + edit.newText.length;
      model.pushEditOperations(
        null,
        edits.map((edit) => toModelEdit(model, edit)),
        () => null,
      );
    },
    undo: () => void code.trigger('toolscribe', 'undo', null),
    reveal(range) {
      code.setSelection(toMonacoRange(range));
      code.revealRangeInCenterIfOutsideViewport(toMonacoRange(range), monaco.editor.ScrollType.Immediate);
      code.focus();
    },
    revealOffset(offset) {
      const position = shown?.getPositionAt(offset);
      if (position === undefined) return;
      code.setPosition(position);
      code.revealPositionInCenterIfOutsideViewport(position);
      code.focus();
    },
    light(range: TextRange | null) {
      const options = { className: 'lit-source', isWholeLine: false };
      lights.set(range === null ? [] : [{ range: toMonacoRange(range), options }]);
    },
    showQuickFixes() {
      code.focus();
      code.trigger('toolscribe', 'editor.action.quickFix', null);
    },
    setReadOnly(reason) {
      shown?.pushStackElement();
      code.updateOptions({
        readOnly: reason !== null,
        ...(reason === null ? {} : { readOnlyMessage: { value: reason } }),
      });
    },
    focus: () => code.focus(),
    dispose() {
      for (const model of models.values()) model.dispose();
    },
  };
}

function toTextEdit({ rangeOffset, rangeLength, text }: editor.IModelContentChange): TextEdit {
  return { start: rangeOffset, end: rangeOffset + rangeLength, newText: text };
}

/** After the whole text was replaced the caret goes to its beginning. */
function isWhole([first, ...others]: readonly TextEdit[], model: editor.ITextModel): boolean {
  return first?.start === 0 && others.length === 0 && first.end === model.getValueLength();
}
