import type { Diagnostic, Fix } from '../../core/model/diagnostic.ts';
import { EVERY_TARGET, TARGET_IDS } from '../../core/model/target-id.ts';
import type { ShownFix } from '../../state/panels-slice.ts';
import {
  selectActiveDocument,
  selectJudgedTargets,
  selectProblems,
  selectSelectedIndex,
} from '../../state/selectors.ts';
import type { StudioStore } from '../../state/store.ts';
import type { CatalogueAction, EditPlan, ToolRename } from '../../worker/protocol/edit-jobs.ts';
import type { SettingsChange } from '../../worker/protocol/rule-jobs.ts';
import type { AnalysisDriver } from '../analysis/analysis-driver.ts';
import type { Notices } from '../notices.ts';
import type { DocumentText } from './document-text.ts';

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly analysis: AnalysisDriver;
  readonly notices: Notices;
}

/** What the panels and commands do to the open document. Each is one undo step. */
export function createDocumentActions({ store, text, analysis, notices }: Parts) {
  /** False when the text has changed since the plan was made. */
  function carryOut(plan: EditPlan): boolean {
    if (plan.revision !== text.revision()) {
      notices.warn('app-notice-changed-meanwhile');
      return false;
    }
    text.apply(plan.edits);
    if (plan.reveal !== null) text.revealOffset(plan.reveal);
    return true;
  }

  function applyShown({ title, revision, edits }: ShownFix): void {
    if (revision === text.revision()) {
      text.apply(edits);
      notices.tellUndoable('app-notice-fixed-one', { title }, text.undo);
    } else notices.warn('app-notice-changed-meanwhile');
  }

  /** What other tools say of the tool may have changed since the finding was made, so it is looked up now. */
  async function showRename(title: string, rename: ToolRename): Promise<void> {
    const result = await analysis.run('renameTool', rename);
    if (result.ok) store.getState().dialogOpened({ kind: 'fix', shown: { ...result.value, title } });
    else notices.warnOf(result.error);
  }

  return {
    /** A fix that keeps the meaning is made at once; another is shown first. */
    applyFix({ title, safe, edits, renames }: Fix): void {
      if (renames !== undefined) return void showRename(title, renames);
      const shown = { title, edits, revision: store.getState().analysedRevision };
      if (safe || shown.revision !== text.revision()) applyShown(shown);
      else store.getState().dialogOpened({ kind: 'fix', shown });
    },
    applyShown,

    async fixAll(rule?: string): Promise<void> {
      const result = await analysis.run('fixAll', rule === undefined ? {} : { rule });
      if (!result.ok) return notices.warnOf(result.error);
      const plan = result.value;
      if (plan.fixed === 0) return notices.tell('app-notice-nothing-to-fix');
      if (!plan.isSafe) return store.getState().dialogOpened({ kind: 'fix', shown: { ...plan, title: rule ?? '' } });
      if (carryOut(plan)) notices.tellUndoable('app-notice-fixed', { count: plan.fixed }, text.undo);
    },

    async changeCatalogue(action: CatalogueAction): Promise<void> {
      const result = await analysis.run('catalogue', action);
      if (!result.ok) return notices.warnOf(result.error);
      if (!carryOut(result.value) || action.action !== 'delete') return;
      const name = store.getState().tools[action.tool]?.name ?? '';
      notices.tellUndoable('app-notice-tool-deleted', { name }, text.undo);
    },

    /** False when the document has no place for it, or cannot be changed now. */
    async changeSettings(change: SettingsChange): Promise<boolean> {
      const result = await analysis.run('changeSettings', change);
      if (result.ok) return carryOut(result.value);
      notices.warnOf(result.error);
      return false;
    },

    async convertToDescriptor(): Promise<void> {
      const revision = text.revision();
      const result = await analysis.run('toDescriptor', null);
      if (!result.ok) return notices.warnOf(result.error);
      if (revision !== text.revision()) return notices.warn('app-notice-changed-meanwhile');
      text.apply([{ start: 0, end: text.text().length, newText: result.value.text }]);
      notices.tellUndoable('app-notice-converted', { count: result.value.tools }, text.undo);
      const { comments } = result.value;
      if (comments > 0) notices.tell('app-notice-converted-comments', { count: comments });
    },

    /** Goes to the problem after (or before) the caret, in text order, and round at the end. */
    goToProblem(step: 1 | -1): void {
      const { cursor } = store.getState();
      const ordered = selectProblems(store.getState()).toSorted(
        ({ range: left }, { range: right }) =>
          left.start.line - right.start.line || left.start.column - right.start.column,
      );
      const isBehind = ({ range: { start } }: Diagnostic) =>
        start.line > cursor.line || (start.line === cursor.line && start.column > cursor.column);
      const isBefore = ({ range: { start } }: Diagnostic) =>
        start.line < cursor.line || (start.line === cursor.line && start.column < cursor.column);
      const next = step === 1 ? (ordered.find(isBehind) ?? ordered[0]) : (ordered.findLast(isBefore) ?? ordered.at(-1));
      if (next !== undefined) text.reveal(next.range);
    },

    selectTool(index: number): void {
      const tool = store.getState().tools[index];
      if (tool === undefined) return;
      store.getState().toolSelected(tool.key);
      text.reveal({ start: tool.range.start, end: tool.range.start });
    },
    selectedIndex: () => selectSelectedIndex(store.getState()),

    /** The command that gives the same findings in a terminal. */
    commandLine(): string {
      const judged = selectJudgedTargets(store.getState());
      const isEverywhere = TARGET_IDS.every((target) => judged.includes(target));
      const file = selectActiveDocument(store.getState())?.name ?? 'tools.json';
      const targets = (isEverywhere ? [EVERY_TARGET] : judged).map((target) => ` --target ${target}`).join('');
      return `npx toolscribe lint ${/^[\w.-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`}${targets}`;
    },
  };
}
