import { documentOf, type StudioDocument } from '../../state/documents-slice.ts';
import type { StudioStore } from '../../state/store.ts';
import type { Notices } from '../notices.ts';
import type { Draft, DraftIndex, DraftStore } from '../storage/draft-store.ts';
import type { Journal } from '../storage/journal.ts';
import { forgetOlderDrafts, type OlderDrafts, readOlderDrafts } from '../storage/older-drafts.ts';
import { readTabPreference } from '../storage/preferences.ts';

interface Parts {
  readonly store: StudioStore;
  readonly drafts: DraftStore;
  readonly journal: Journal;
  readonly notices: Notices;
  readonly show: (document: StudioDocument, content: string) => void;
  /** Opens a text as a document of its own. */
  readonly openText: (text: { readonly name: string; readonly text: string }) => Promise<unknown>;
}

/** Brings documents back that this browser keeps. */
export function createKeptDocuments({ store, drafts, journal, notices, show, openText }: Parts) {
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

  return { switchTo, restore };
}
