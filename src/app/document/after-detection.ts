import type { TextLanguage } from '../../core/text/text-tree.ts';
import type { StudioStore } from '../../state/store.ts';
import type { DetectedText } from '../../worker/protocol/document-jobs.ts';
import type { Notices } from '../notices.ts';
import type { DocumentText } from './document-text.ts';

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly notices: Notices;
  /** Keeps the open document under its present name. */
  readonly rewrite: () => Promise<void>;
}

/** What follows once the worker has said what a text is. */
export function createAfterDetection({ store, text, notices, rewrite }: Parts) {
  /** Says what was found; not where it is wrapped in something else, which is told when it is out. */
  function tellFound({ tools, extracted, sentence }: DetectedText): void {
    if (tools > 0 && extracted === null) notices.tellSentence(sentence);
  }

  /**
   * Takes the document out of what it was wrapped in, or lays out a text of one long line: an undo step of its own. Not when
   * something was typed or another document opened since `revision`.
   */
  function tidyUp({ extracted, laidOut, sentence }: DetectedText, revision: number): void {
    const newText = extracted ?? laidOut;
    if (newText === null || store.getState().readOnly !== null) return;
    text.onceShown(() => {
      if (text.revision() !== revision) return;
      text.apply([{ start: 0, end: text.text().length, newText }]);
      if (extracted === null) notices.tellUndoable('app-notice-laid-out', {}, () => text.undo());
      else notices.tellUndoable('workspace-extracted', { sentence }, () => text.undo());
    });
  }

  /** The open document is of another language from now on; a name that is not that of a file follows. */
  function relabel(language: TextLanguage): void {
    const document = text.document();
    if (document === null || document.language === language) return;
    const { documents, files } = store.getState();
    const name = documents.find(({ id }) => id === document.id)?.name ?? document.name;
    const isFile = files[document.id] !== undefined;
    const relabelled = {
      ...document,
      name: isFile ? name : name.replace(/\.(?:jsonc?|ya?ml)$/i, `.${language}`),
      language,
    };
    store.getState().documentRelabelled(relabelled);
    text.relabel(relabelled);
    void rewrite();
  }

  /** What was pasted is the whole document now: says what it is, and takes it for that. */
  function pasted(found: DetectedText, revision: number): void {
    tellFound(found);
    if (found.tools > 0) relabel(found.language);
    tidyUp(found, revision);
  }

  return { tellFound, tidyUp, relabel, pasted };
}
