import type { editor, IDisposable, languages } from 'monaco-editor/editor';
import type { Diagnostic, Fix } from '../../core/model/diagnostic.ts';
import { selectPlacedProblems } from '../../state/selectors.ts';
import type { StudioStore } from '../../state/store.ts';
import type { CompletionItem } from '../../worker/protocol/edit-jobs.ts';
import type { AnalysisDriver } from '../analysis/analysis-driver.ts';
import type { DocumentText } from '../document/document-text.ts';
import { type PanelSay, sayInPanels } from '../panel-words.ts';
import type { Monaco } from './monaco.ts';
import { offsetsToRange, toModelEdit } from './ranges.ts';

interface Parts {
  readonly monaco: Monaco;
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly analysis: AnalysisDriver;
  /** Shows a change that may alter the meaning before it is made. */
  readonly showFix: (fix: Fix) => void;
}

const SHOW_FIX = 'toolscribe.showFix';

const LANGUAGE_IDS = ['json', 'yaml'];

/** Completion, hover and quick fixes: the worker answers, this only translates. */
export function registerProviders(parts: Parts): IDisposable {
  const { monaco } = parts;
  const registered = LANGUAGE_IDS.flatMap((language) => [
    monaco.languages.registerCompletionItemProvider(language, completionProvider(parts)),
    monaco.languages.registerHoverProvider(language, hoverProvider(parts)),
    monaco.languages.registerCodeActionProvider(language, codeActionProvider(parts)),
  ]);
  registered.push(monaco.editor.registerCommand(SHOW_FIX, (_accessor, fix: Fix) => parts.showFix(fix)));
  return { dispose: () => registered.forEach((entry) => void entry.dispose()) };
}

function completionProvider({ monaco, analysis }: Parts): languages.CompletionItemProvider {
  const kinds = {
    property: monaco.languages.CompletionItemKind.Property,
    value: monaco.languages.CompletionItemKind.Value,
    snippet: monaco.languages.CompletionItemKind.Snippet,
  };
  return {
    triggerCharacters: ['"', ':', ' '],
    async provideCompletionItems(model, position) {
      const result = await analysis.run('complete', { offset: model.getOffsetAt(position) });
      if (!result.ok) return { suggestions: [] };
      const toSuggestion = (item: CompletionItem, index: number): languages.CompletionItem => ({
        label: item.label,
        kind: kinds[item.kind],
        detail: item.detail,
        insertText: item.insertText,
        filterText: model.getValueInRange(offsetsToRange(model, item.start, item.end)).startsWith('"')
          ? `"${item.label}"`
          : item.label,
        sortText: String(index).padStart(4, '0'),
        range: offsetsToRange(model, item.start, item.end),
        ...(item.isSnippet ? { insertTextRules: monaco.languages.CompletionItemInsertTextRule.InsertAsSnippet } : {}),
      });
      return { suggestions: result.value.map(toSuggestion) };
    },
  };
}

function hoverProvider({ analysis }: Parts): languages.HoverProvider {
  return {
    async provideHover(model, position) {
      const result = await analysis.run('hover', { offset: model.getOffsetAt(position) });
      if (!result.ok || result.value === null) return null;
      const { markdown, start, end } = result.value;
      return { contents: [{ value: markdown }], range: offsetsToRange(model, start, end) };
    },
  };
}

function codeActionProvider({ store, text }: Parts): languages.CodeActionProvider {
  return {
    provideCodeActions(model, range, context) {
      const { analysedRevision } = store.getState();
      const none = { actions: [], dispose() {} };
      if (analysedRevision !== text.revision()) return none;
      const problems = selectPlacedProblems(store.getState()).between(range.startLineNumber, range.endLineNumber);
      return {
        actions: problems.flatMap((problem) =>
          codeActionsOf(problem, { model, markers: context.markers, say: sayInPanels(store.getState().language) }),
        ),
        dispose() {},
      };
    },
  };
}

interface ActionPlace {
  readonly model: editor.ITextModel;
  readonly markers: readonly editor.IMarkerData[];
  readonly say: PanelSay;
}

function codeActionsOf(problem: Diagnostic, { model, markers, say }: ActionPlace): languages.CodeAction[] {
  const own = markers.filter(({ code, message }) => code === problem.rule && message === problem.message);
  return problem.fixes.map((fix) => {
    const about = { kind: 'quickfix', isPreferred: fix.safe, diagnostics: [...own] };
    if (!fix.safe) {
      const title = say('panel-fix-shown-first', { title: fix.title });
      return { ...about, title, command: { id: SHOW_FIX, title, arguments: [fix] } };
    }
    const edits = fix.edits.map((edit) => ({
      resource: model.uri,
      textEdit: toModelEdit(model, edit),
      versionId: model.getVersionId(),
    }));
    return { ...about, title: fix.title, edit: { edits } };
  });
}
