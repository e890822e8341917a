import type { TextLanguage } from '../../core/text/text-tree.ts';
import { documentOf, type StudioDocument } from '../../state/documents-slice.ts';
import type { StudioStore } from '../../state/store.ts';
import type { DetectedText } from '../../worker/protocol/document-jobs.ts';
import type { AnalysisDriver } from '../analysis/analysis-driver.ts';
import type { Notices } from '../notices.ts';
import type { DraftStore } from '../storage/draft-store.ts';
import type { Journal } from '../storage/journal.ts';
import { NO_DOCUMENT, writeTabPreference } from '../storage/preferences.ts';
import { createAfterDetection } from './after-detection.ts';
import type { DocumentText } from './document-text.ts';
import { freeName } from './free-name.ts';
import { createKeptDocuments } from './kept-documents.ts';
import { NEW_DOCUMENT } from './new-document.ts';
import { normaliseText } from './normalise-text.ts';

export type Library = ReturnType<typeof createLibrary>;

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly drafts: DraftStore;
  readonly journal: Journal;
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
  /** Goes up with every document that is shown or asked for: what is slow to come must not push away what came since. */
  let turn = 0;
  const nextTurn = () => {
    turn += 1;
    const mine = turn;
    return () => turn === mine;
  };

  function show(document: StudioDocument, content: string): void {
    nextTurn();
    store.getState().documentOpened(document, text.revision() + 1);
    store.getState().cursorMoved(text.placeIn(document.id) ?? { line: 1, column: 1 });
    text.open(document, content);
    writeTabPreference('active', document.id);
  }

  const detection = createAfterDetection({ store, text, notices, rewrite: journal.rewrite });
  const kept = createKeptDocuments({ store, drafts, journal, notices, show, nextTurn, openText });
  /** Documents that were taken out of something else: what that was is no file to save them to. */
  const takenOut = new Set<string>();
  const namesInUse = () => store.getState().documents.map(({ name }) => name);

  /** The id of the new document. */
  async function openText({ name: wanted, text: raw, language, isUnnamed, isShared }: NewText): Promise<string> {
    await journal.flushBriefly();
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
    if (found !== null) detection.tellFound(found);
    if (typeof found?.extracted === 'string') takenOut.add(id);
    if (hadByteOrderMark) notices.tell('app-notice-bom');
    if (hadMixedLineEnds) notices.tell('app-notice-line-ends');
    if (found !== null) detection.tidyUp(found, known === undefined ? text.revision() : shownAs);
    return id;
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

  async function remove(id: string): Promise<void> {
    await journal.flushBriefly();
    const held = journal.heldInMemory(id);
    const draft = held === null ? await drafts.read(id).catch(() => null) : { ...held, savedAt: now() };
    const { activeDocument, documentRemoved } = store.getState();
    documentRemoved(id);
    store.getState().tabClosed(id);
    if (activeDocument === id) close();
    journal.forget(id);
    // Where nothing can be written there is nothing to take away either.
    await drafts.remove(id).catch(() => undefined);
    await journal.writeIndex().catch(() => undefined);
    if (draft === null) return;
    const forget = () => void drafts.forgetVersions(id).catch(() => undefined);
    const comeBack = () => show(documentOf(draft), draft.text);
    notices.tellUndoable('app-notice-removed', { name: draft.name }, comeBack, forget);
  }

  /** No document is on screen, and none comes back by itself. */
  function close(): void {
    store.getState().documentClosed();
    writeTabPreference('active', NO_DOCUMENT);
  }

  async function rename(id: string, name: string): Promise<void> {
    const { readOnly, activeDocument } = store.getState();
    // The tab that has the document writes its name too.
    if (readOnly === 'follower' && id === activeDocument) return notices.warn('workspace-follower');
    store.getState().documentRenamed(id, name);
    if (id === activeDocument) return journal.rewrite();
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
    isTakenOut: (id: string) => takenOut.has(id),
    keepText,
    tidyUp: detection.tidyUp,
    pasted: detection.pasted,
    relabel: detection.relabel,
    switchTo: kept.switchTo,
    restore: kept.restore,
    remove,
    close,
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
  const isOut = !isOurs && typeof found?.extracted === 'string';
  const name = isYaml ? wanted.replace(/\.json$/, '.yaml') : isOut ? taggedAs(wanted, found.language) : wanted;
  return { name, language: languageOf(name) ?? found?.language ?? 'json' };
}

/** A name under which another document may be saved beside the one it came from. */
function taggedAs(name: string, language: TextLanguage): string {
  return `${name.replace(/\.[^.]+$/, '')}.${language}`;
}

function languageOf(fileName: string): TextLanguage | undefined {
  if (/\.ya?ml$/i.test(fileName)) return 'yaml';
  return /\.jsonc?$/i.test(fileName) ? 'json' : undefined;
}
