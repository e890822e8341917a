import type { TextEdit } from '../../core/model/diagnostic.ts';
import type { StudioStore } from '../../state/store.ts';
import type { DocumentText } from '../document/document-text.ts';
import type { DraftStore } from './draft-store.ts';

/** A killed tab may lose at most this much typing, plus the time of one small transaction on a busy machine. */
const WRITE_DELAY_MS = 80;
/** After so many edit records the whole text is written anew, so that a restart need not replay tens of thousands. */
const RECORDS_PER_BASE = 400;
/** Writing a large text anew takes long enough to be felt, so there it is done less often. */
const LARGE_TEXT = 1_000_000;
const RECORDS_PER_LARGE_BASE = 4000;
const SNAPSHOT_EVERY_MS = 5 * 60_000;

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly drafts: DraftStore;
  readonly now: () => number;
}

/** What of one document is not yet kept. */
interface Pending {
  readonly id: string;
  edits: (readonly TextEdit[])[];
  /** Of the text after the edits, in UTF-16 units. */
  length: number;
  /** The next write is of the whole text: nothing is kept yet, or a write has failed and records are missing. */
  needsBase: boolean;
  records: number;
  /** The text as it was opened, until it is kept as the snapshot to go back to. */
  opened: string | null;
  lastSnapshot: number;
}

/**
 * Keeps the open document in this browser: each change as a small record shortly after it was made, the whole text now and
 * then. Says "kept" only when the transaction is complete, and says why when it is not.
 */
export function createJournal({ store, text, drafts, now }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Pending | null = null;
  let queue: Promise<void> = Promise.resolve();

  async function write(of: Pending): Promise<void> {
    if (store.getState().readOnly === 'follower') {
      of.edits = [];
      of.needsBase = true;
      return;
    }
    if (of.edits.length === 0 && !of.needsBase) return;
    const isOpen = () => of === pending;
    const { edits, length } = of;
    const isWhole =
      isOpen() && (of.needsBase || of.records >= (length > LARGE_TEXT ? RECORDS_PER_LARGE_BASE : RECORDS_PER_BASE));
    of.edits = [];
    of.needsBase = false;
    const savedAt = now();
    try {
      await snapshotOpened(of, edits.length > 0);
      if (isWhole) await writeBase(of, text.text(), savedAt);
      else await drafts.append(of.id, { edits, length, savedAt });
      of.records = isWhole ? 0 : of.records + 1;
      if (isOpen() && of.edits.length === 0) store.getState().saveStatusChanged({ state: 'kept', at: savedAt });
    } catch (error) {
      of.needsBase = true;
      if (isOpen())
        store.getState().saveStatusChanged({ state: 'failed', reason: isQuota(error) ? 'quota' : 'blocked' });
    }
  }

  async function snapshotOpened(of: Pending, isChanged: boolean): Promise<void> {
    const { opened } = of;
    if (opened === null || opened === '' || !isChanged) return;
    of.opened = null;
    await drafts.writeSnapshot(of.id, opened, of.lastSnapshot);
  }

  async function writeBase(of: Pending, content: string, savedAt: number): Promise<void> {
    const document = store.getState().documents.find(({ id }) => id === of.id);
    if (document === undefined) return;
    await drafts.write({ ...document, text: content, savedAt });
    await writeIndex();
    if (savedAt - of.lastSnapshot < SNAPSHOT_EVERY_MS) return;
    of.lastSnapshot = savedAt;
    await drafts.writeSnapshot(of.id, content, savedAt);
  }

  function writeIndex(): Promise<void> {
    const { documents, activeDocument, openTabs } = store.getState();
    return drafts.writeIndex({ active: activeDocument, documents, tabs: openTabs });
  }

  /** Writes the whole text with the document's present name, now. */
  function rewrite(): Promise<void> {
    if (pending !== null) pending.needsBase = true;
    return flush();
  }

  /** Writes what is not yet written; earlier writes finish first. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const due = pending;
    if (due !== null) queue = queue.then(() => write(due));
    return queue;
  }

  function schedule(): void {
    store.getState().saveStatusChanged({ state: 'saving' });
    timer ??= setTimeout(flush, WRITE_DELAY_MS);
  }

  text.onOpened(({ id }, content) => {
    const before = pending;
    if (before !== null && before.edits.length > 0) queue = queue.then(() => write(before));
    const records = drafts.recordsBehind(id, content);
    const isKept = records !== null;
    pending = {
      id,
      edits: [],
      length: content.length,
      needsBase: !isKept,
      records: records ?? 0,
      opened: content,
      lastSnapshot: now(),
    };
    if (isKept) queue = queue.then(writeIndex).catch(() => undefined);
    else schedule();
  });
  text.onChanged(({ edits }) => {
    if (pending === null) return;
    pending.edits.push(edits);
    for (const { start, end, newText } of edits) pending.length += newText.length - (end - start);
    const isDue = now() - pending.lastSnapshot >= SNAPSHOT_EVERY_MS;
    if (isDue && pending.length <= LARGE_TEXT) pending.needsBase = true;
    schedule();
  });
  return { flush, rewrite, writeIndex };
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}
