import type { TextLanguage } from '../../core/text/text-tree.ts';
import type { StudioDocument } from '../../state/documents-slice.ts';
import type { StudioStore } from '../../state/store.ts';
import type { AnalysisDriver } from '../analysis/analysis-driver.ts';
import type { Notices } from '../notices.ts';
import type { Draft, DraftStore } from '../storage/draft-store.ts';
import type { createJournal } from '../storage/journal.ts';
import type { DocumentText } from './document-text.ts';
import { NEW_DOCUMENT } from './new-document.ts';
import { normaliseText } from './normalise-text.ts';

export type Library = ReturnType<typeof createLibrary>;

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly drafts: DraftStore;
  readonly journal: ReturnType<typeof createJournal>;
  readonly analysis: AnalysisDriver;
  readonly notices: Notices;
  readonly newId: () => string;
}

export interface NewText {
  readonly name: string;
  readonly text: string;
  readonly language?: TextLanguage;
}

/** Opening, closing and listing documents. Opening never replaces another document: each gets a draft of its own. */
export function createLibrary({ store, text, drafts, journal, analysis, notices, newId }: Parts) {
  function show(document: StudioDocument, content: string): void {
    store.getState().documentOpened(document, text.revision() + 1);
    text.open(document, content);
  }

  /** The id of the new document. */
  async function openText({ name, text: raw, language }: NewText): Promise<string> {
    await journal.flush();
    const { text: content, hadByteOrderMark, hadMixedLineEnds } = normaliseText(raw);
    const detected = await analysis.run('detect', { text: content });
    const found = detected.ok ? detected.value : null;
    const id = newId();
    show({ id, name, language: language ?? languageOf(name) ?? found?.language ?? 'json' }, content);
    if (found !== null) notices.tellSentence(found.sentence);
    if (hadByteOrderMark) notices.tell('app-notice-bom');
    if (hadMixedLineEnds) notices.tell('app-notice-line-ends');
    if (found !== null && found.laidOut !== null) layOut(found.laidOut);
    return id;
  }

  /** Replaces the one-line text by its laid-out form, as an undo step of its own. */
  function layOut(laidOut: string): void {
    const revision = text.revision();
    text.onceShown(() => {
      if (text.revision() !== revision) return;
      text.apply([{ start: 0, end: text.text().length, newText: laidOut }]);
      notices.tellUndoable('app-notice-laid-out', {}, () => text.undo());
    });
  }

  async function switchTo(id: string): Promise<boolean> {
    await journal.flush();
    const draft = await drafts.read(id).catch(() => null);
    if (draft === null) return false;
    warnIfDamaged(draft);
    show({ id: draft.id, name: draft.name, language: draft.language }, draft.text);
    return true;
  }

  function warnIfDamaged({ isDamaged, name, savedAt }: Draft): void {
    if (isDamaged) notices.warn('workspace-damaged', { name, time: notices.time(savedAt) });
  }

  async function restore(): Promise<void> {
    try {
      const { active, documents, tabs } = await drafts.readIndex();
      store.getState().documentsListed(documents);
      store.getState().tabsRestored(tabs.filter((tab) => documents.some(({ id }) => id === tab)));
      const draft = active === null ? null : await drafts.read(active);
      if (draft !== null && store.getState().activeDocument === null) {
        show({ id: draft.id, name: draft.name, language: draft.language }, draft.text);
        store.getState().saveStatusChanged({ state: 'kept', at: draft.savedAt });
        warnIfDamaged(draft);
        notices.tell('app-notice-restored', { time: notices.time(draft.savedAt) });
      }
    } catch {
      store.getState().saveStatusChanged({ state: 'failed', reason: 'blocked' });
    }
    store.getState().draftsRestored();
  }

  async function remove(id: string): Promise<void> {
    await journal.flush();
    const draft = await drafts.read(id).catch(() => null);
    const { activeDocument, documentRemoved, documentClosed } = store.getState();
    documentRemoved(id);
    store.getState().tabClosed(id);
    if (activeDocument === id) documentClosed();
    await drafts.remove(id);
    await journal.writeIndex();
    if (draft === null) return;
    notices.tellUndoable('app-notice-removed', { name: draft.name }, async () => {
      await drafts.write(draft);
      await switchTo(id);
    });
  }

  return {
    openText,
    layOut,
    switchTo,
    restore,
    remove,
    createNew: () => openText(NEW_DOCUMENT),
    async rename(id: string, name: string): Promise<void> {
      store.getState().documentRenamed(id, name);
      if (id === store.getState().activeDocument) return journal.rewrite();
      const draft = await drafts.read(id);
      if (draft !== null) await drafts.write({ ...draft, name });
      await journal.writeIndex();
    },
  };
}

function languageOf(fileName: string): TextLanguage | undefined {
  if (/\.ya?ml$/i.test(fileName)) return 'yaml';
  return /\.jsonc?$/i.test(fileName) ? 'json' : undefined;
}
