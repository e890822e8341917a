import type { TextLanguage } from '../../core/text/text-tree.ts';
import { documentOf, type StudioDocument } from '../../state/documents-slice.ts';
import type { StudioStore } from '../../state/store.ts';
import type { DetectedText } from '../../worker/protocol/document-jobs.ts';
import type { AnalysisDriver } from '../analysis/analysis-driver.ts';
import type { Notices } from '../notices.ts';
import type { Draft, DraftIndex, DraftStore } from '../storage/draft-store.ts';
import type { createJournal } from '../storage/journal.ts';
import { forgetOlderDrafts, type OlderDrafts, readOlderDrafts } from '../storage/older-drafts.ts';
import { readTabPreference, writeTabPreference } from '../storage/preferences.ts';
import type { DocumentText } from './document-text.ts';
import { freeName } from './free-name.ts';
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
  readonly now: () => number;
}

export interface NewText {
  readonly name: string;
  readonly text: string;
  readonly language?: TextLanguage;
  /** The name is ours, so that it may follow what the text turns out to be. */
  readonly isUnnamed?: true;
  /** It came by a link: read-only until it is taken over. */
  readonly isShared?: true;
}

/** Opening, closing and listing documents. Opening never replaces another document: each gets a draft of its own. */
export function createLibrary({ store, text, drafts, journal, analysis, notices, newId, now }: Parts) {
  function show(document: StudioDocument, content: string): void {
    store.getState().documentOpened(document, text.revision() + 1);
    store.getState().cursorMoved(text.placeIn(document.id) ?? { line: 1, column: 1 });
    text.open(document, content);
    writeTabPreference('active', document.id);
  }

  const namesInUse = () => store.getState().documents.map(({ name }) => name);

  /** The id of the new document. */
  async function openText({ name: wanted, text: raw, language, isUnnamed, isShared }: NewText): Promise<string> {
    await journal.flush();
    const { text: content, hadByteOrderMark, hadMixedLineEnds } = normaliseText(raw);
    const about = { id: newId(), ...(isShared === true ? { isShared } : {}) };
    const { id } = about;
    const known = language ?? (isUnnamed === true ? undefined : languageOf(wanted));
    // What the name says need not wait for what the text is.
    if (known !== undefined) show({ ...about, name: wanted, language: known }, content);
    const shownAs = text.revision();
    const detected = await analysis.run('detect', { text: content });
    const found = detected.ok ? detected.value : null;
    if (known === undefined) {
      const { name, language } = namedAs(wanted, isUnnamed === true, found);
      show({ ...about, name: isUnnamed === true ? freeName(name, namesInUse()) : name, language }, content);
    }
    if (found !== null && found.tools > 0 && found.extracted === null) notices.tellSentence(found.sentence);
    if (hadByteOrderMark) notices.tell('app-notice-bom');
    if (hadMixedLineEnds) notices.tell('app-notice-line-ends');
    if (found !== null) tidyUp(found, known === undefined ? text.revision() : shownAs);
    return id;
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

  /** What was pasted is the whole document now: says what it is, and takes it for that. */
  function pasted(found: DetectedText, revision: number): void {
    if (found.tools > 0 && found.extracted === null) notices.tellSentence(found.sentence);
    if (found.tools > 0) relabel(found.language);
    tidyUp(found, revision);
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
    void journal.rewrite();
  }

  /**
   * Keeps a text as a document of its own without showing it: many files at once are not many editors. The answer is its
   * id; null when this browser would not keep it, so that the caller can show it instead.
   */
  async function keepText({ name, text: raw }: NewText): Promise<string | null> {
    const id = newId();
    const document = { id, name, language: languageOf(name) ?? 'json' };
    try {
      await drafts.write({ ...document, text: normaliseText(raw).text, savedAt: now() });
    } catch {
      return null;
    }
    store.getState().documentsListed([...store.getState().documents, document]);
    store.getState().tabOpened(id);
    return id;
  }

  async function switchTo(id: string): Promise<boolean> {
    await journal.flush();
    const held = journal.heldInMemory(id);
    if (held !== null) {
      show(documentOf(held), held.text);
      return true;
    }
    const draft = await drafts.read(id).catch(() => null);
    if (draft === null) return rescue(id);
    warnIfDamaged(draft);
    show(documentOf(draft), draft.text);
    tellKept(draft);
    return true;
  }

  /** Unless the draft was damaged and its text is being kept anew. */
  function tellKept({ savedAt }: Draft): void {
    const { saveStatus, saveStatusChanged } = store.getState();
    if (saveStatus.state === 'unchanged') saveStatusChanged({ state: 'kept', at: savedAt });
  }

  /** The newest readable version of a draft that cannot be read, as another document; what is there stays as it is. */
  async function rescue(id: string): Promise<boolean> {
    const name = store.getState().documents.find((document) => document.id === id)?.name ?? id;
    const newest = (await drafts.snapshots(id).catch(() => [])).at(-1);
    const content = newest === undefined ? null : await drafts.readSnapshot(id, newest.at);
    if (newest === undefined || content === null) {
      notices.warn('workspace-unreadable', { name });
      return false;
    }
    await openText({ name, text: content });
    notices.warn('workspace-damaged', { name, time: notices.time(newest.at) });
    return true;
  }

  function warnIfDamaged({ isDamaged, name, savedAt }: Draft): void {
    if (isDamaged) notices.warn('workspace-damaged', { name, time: notices.time(savedAt) });
  }

  async function restore(): Promise<void> {
    try {
      const [older, known] = await Promise.all([readOlderDrafts().catch(() => null), drafts.readIndex()]);
      const index = older === null ? known : await carryOver(older);
      const isListed = (wanted: string | null) => index.documents.some(({ id }) => id === wanted);
      store.getState().documentsListed(index.documents);
      store.getState().tabsRestored(index.tabs.filter(isListed));
      // A reload comes back to this tab's own document, a new tab to the last one used.
      const own = readTabPreference('active');
      const active = isListed(own) ? own : index.active;
      if (active !== null && isListed(active) && store.getState().activeDocument === null) await reopen(active);
    } catch {
      store.getState().saveStatusChanged({ state: 'failed', reason: 'blocked' });
    }
    store.getState().draftsRestored();
  }

  async function reopen(id: string): Promise<void> {
    const draft = await drafts.read(id);
    if (draft === null) return void (await rescue(id));
    show(documentOf(draft), draft.text);
    tellKept(draft);
    if (draft.isDamaged) warnIfDamaged(draft);
    else {
      const compare = () => store.getState().dialogOpened({ kind: 'history' });
      const time = notices.time(draft.savedAt);
      notices.tellWith('app-notice-restored', { time }, 'workspace-history-compare', compare);
    }
  }

  /** What an older version kept comes along, once. */
  async function carryOver(older: OlderDrafts): Promise<DraftIndex> {
    await drafts.carryOver(older);
    forgetOlderDrafts();
    return drafts.readIndex();
  }

  async function remove(id: string): Promise<void> {
    await journal.flush();
    const held = journal.heldInMemory(id);
    const draft = held === null ? await drafts.read(id).catch(() => null) : { ...held, savedAt: now() };
    const { activeDocument, documentRemoved, documentClosed } = store.getState();
    documentRemoved(id);
    store.getState().tabClosed(id);
    if (activeDocument === id) documentClosed();
    journal.forget(id);
    // Where nothing can be written there is nothing to take away either.
    await drafts.remove(id).catch(() => undefined);
    await journal.writeIndex().catch(() => undefined);
    if (draft === null) return;
    notices.tellUndoable('app-notice-removed', { name: draft.name }, () => {
      show(documentOf(draft), draft.text);
    });
  }

  async function rename(id: string, name: string): Promise<void> {
    store.getState().documentRenamed(id, name);
    if (id === store.getState().activeDocument) return journal.rewrite();
    try {
      const draft = await drafts.read(id);
      if (draft !== null) await drafts.write({ ...draft, name });
      await journal.writeIndex();
    } catch {
      notices.warn('app-save-blocked');
    }
  }

  return {
    openText,
    keepText,
    tidyUp,
    pasted,
    relabel,
    switchTo,
    restore,
    remove,
    rename,
    createNew: () => openText({ ...NEW_DOCUMENT, name: freeName(NEW_DOCUMENT.name, namesInUse()) }),
  };
}

/** A name of ours follows a text that turns out to be YAML. */
function namedAs(
  wanted: string,
  isOurs: boolean,
  found: DetectedText | null,
): Pick<StudioDocument, 'name' | 'language'> {
  const isYaml = isOurs && found?.language === 'yaml' && found.tools > 0;
  const name = isYaml ? wanted.replace(/\.json$/, '.yaml') : wanted;
  return { name, language: languageOf(name) ?? found?.language ?? 'json' };
}

function languageOf(fileName: string): TextLanguage | undefined {
  if (/\.ya?ml$/i.test(fileName)) return 'yaml';
  return /\.jsonc?$/i.test(fileName) ? 'json' : undefined;
}
