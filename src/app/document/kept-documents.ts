import { documentOf, type StudioDocument } from '../../state/documents-slice.ts';
import type { StudioStore } from '../../state/store.ts';
import type { Notices } from '../notices.ts';
import type { Draft, DraftIndex, DraftStore } from '../storage/draft-store.ts';
import type { Journal } from '../storage/journal.ts';
import { forgetOlderDrafts, type OlderDrafts, readOlderDrafts } from '../storage/older-drafts.ts';
import { NO_DOCUMENT, readTabPreference } from '../storage/preferences.ts';

interface Parts {
  readonly store: StudioStore;
  readonly drafts: DraftStore;
  readonly journal: Journal;
  readonly notices: Notices;
  readonly show: (document: StudioDocument, content: string) => void;
  /** Tells later whether no other document was shown or asked for since. */
  readonly nextTurn: () => () => boolean;
  /** Opens a text as a document of its own. */
  readonly openText: (text: { readonly name: string; readonly text: string }) => Promise<unknown>;
}

/** Brings documents back that this browser keeps. */
export function createKeptDocuments({ store, drafts, journal, notices, show, nextTurn, openText }: Parts) {
  /** False when there is nothing to show. */
  async function switchTo(id: string): Promise<boolean> {
    const isMyTurn = nextTurn();
    if (id === store.getState().activeDocument) return true;
    await journal.flushBriefly();
    if (!isMyTurn()) return true;
    const held = journal.heldInMemory(id);
    if (held !== null) {
      show(documentOf(held), held.text);
      return true;
    }
    const draft = await drafts.read(id).catch(() => null);
    if (!isMyTurn()) return true;
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
    const content = newest === undefined ? null : await drafts.readSnapshot(id, newest.order);
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
      const index = older === null ? known : await carryOver(older, known);
      const isListed = (wanted: string | null) => index.documents.some(({ id }) => id === wanted);
      // The storage may be slow: what was opened meanwhile stays.
      const { documents, openTabs, activeDocument } = store.getState();
      store.getState().documentsListed([...documents.filter(({ id }) => !isListed(id)), ...index.documents]);
      const tabs = index.tabs.filter(isListed);
      store.getState().tabsRestored([...tabs, ...openTabs.filter((id) => !tabs.includes(id))]);
      // A reload comes back to this tab's own document, a new tab to the last one used.
      const own = readTabPreference('active');
      const active = isListed(own) || own === NO_DOCUMENT ? own : index.active;
      if (active !== null && isListed(active) && activeDocument === null) await reopen(active);
    } catch {
      store.getState().saveStatusChanged({ state: 'failed', reason: 'blocked' });
    }
    store.getState().draftsRestored();
  }

  async function reopen(id: string): Promise<void> {
    const isMyTurn = nextTurn();
    const draft = await drafts.read(id);
    if (!isMyTurn()) return;
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

  /** What an older version kept comes along, once; where there is no room for it now, it stays where it is. */
  async function carryOver(older: OlderDrafts, known: DraftIndex): Promise<DraftIndex> {
    try {
      await drafts.carryOver(older);
    } catch {
      notices.warn('workspace-older-left');
      return known;
    }
    forgetOlderDrafts();
    return drafts.readIndex();
  }

  return { switchTo, restore };
}
