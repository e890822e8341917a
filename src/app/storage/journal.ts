import type { SaveStatus } from '../../state/documents-slice.ts';
import type { StudioStore } from '../../state/store.ts';
import type { DocumentText } from '../document/document-text.ts';
import { inTime } from './database.ts';
import type { Draft, DraftStore } from './draft-store.ts';
import { createDraftWriter, type Held } from './draft-writer.ts';
import { addEdits, giveUp, hasUnkept, isLarge, type Pending, pendingOf, RECORDS_PER_BASE } from './pending.ts';
import { createVersions } from './versions.ts';

/** What the browser has lost is kept again after a moment, never in a tight circle with a browser that keeps losing it. */
const REGAIN_MS = 100;
const PAUSE_MS = 5000;
/** Longer than writing takes, and short enough for somebody who has clicked. */
const BRIEFLY_MS = 500;

export type Journal = ReturnType<typeof createJournal>;

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly drafts: DraftStore;
  readonly now: () => number;
  /** The status is shown behind the frame of the keystroke. Tasks run in their order. */
  readonly behindFrame?: (task: () => void) => void;
  /** Another tab had written the draft meanwhile; its text has become a version. */
  readonly onForeign?: () => void;
}

/**
 * Keeps the open document in this browser: each change as a small record at once, the whole text now and then. Says "kept"
 * only when the transaction is complete, and says why when it is not. A document that could not be kept stays in memory
 * when another one is opened, until it is.
 */
export function createJournal(parts: Parts) {
  const { store, text, drafts, now, behindFrame = (task) => task(), onForeign = () => undefined } = parts;
  const held: Held = { open: null, left: new Map() };
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;

  const tell = (status: SaveStatus) => behindFrame(() => store.getState().saveStatusChanged(status));
  const isFollower = () => store.getState().readOnly === 'follower';
  const listed = (id: string) => store.getState().documents.find((document) => document.id === id);
  const versions = createVersions({ drafts, text: text.text, isOpen: (of) => of === held.open, now });
  const { snapshot } = versions;
  const writer = createDraftWriter({
    ...{ held, store, drafts, now, tell, isFollower, onForeign },
    text: text.text,
    onKept: snapshot,
  });
  const { flush, schedule, writeIndex } = writer;

  /** A pause in the typing: the time for what takes long. */
  function schedulePause(of: Pending): void {
    if (!isLarge(of)) return;
    clearTimeout(pauseTimer);
    pauseTimer = setTimeout(async () => {
      if (of !== held.open || of.edits.length > 0) return;
      await snapshot(of, now(), 'pause');
      if (of.records < RECORDS_PER_BASE) return;
      of.needsBase = true;
      await flush();
    }, PAUSE_MS);
  }

  text.onLeaving((document, content) => {
    const before = held.open;
    held.open = null;
    if (before === null || before.id !== document.id || isFollower() || !hasUnkept(before)) return;
    const current = listed(before.id);
    // It was removed.
    if (current === undefined) return;
    before.left = { ...current, text: content() };
    before.needsBase = true;
    held.left.set(before.id, before);
    void flush();
  });
  text.onOpened(({ id }, content) => {
    const older = held.left.get(id);
    // What was held for it is on screen again; a late write of it must not come behind newer ones.
    if (older !== undefined) giveUp(older);
    held.left.delete(id);
    const records = older === undefined ? drafts.recordsBehind(id, content) : null;
    held.open = pendingOf({ id, content, records: records === 'unsure' ? null : records, at: now() });
    // What was read in part is not put in the place of the rest before it is known which tab may write.
    if (records !== null) void writeIndex().catch(() => undefined);
    else {
      tell({ state: 'saving' });
      schedule();
    }
  });
  text.onChanged(({ edits }) => {
    const { open } = held;
    if (open === null) return;
    if (isFollower()) return writer.follow(open);
    addEdits(open, edits);
    if (!open.hasFailed) tell({ state: 'saving' });
    schedule();
    schedulePause(open);
  });
  store.subscribe((next, previous) => {
    // The other tab has written since: the records that this one knows are no longer the last.
    if (previous.readOnly !== 'follower' || next.readOnly === 'follower' || held.open === null) return;
    Object.assign(held.open, { needsBase: true, isDoubtful: true });
    schedule();
  });

  return {
    flush: () => flush(),
    /** The same, but for a browser that does not answer nobody waits for long: what it has not kept is held in memory. */
    flushBriefly: () => inTime(flush(), BRIEFLY_MS).catch(() => undefined),
    /** For a page that may be gone in a moment. */
    flushLast: () => void flush(true),
    writeIndex,
    /** Writes the whole text with the document's present name, now. */
    rewrite(): Promise<void> {
      if (held.open !== null) held.open.needsBase = true;
      return flush();
    },
    /** What this browser held may be gone, because the site's data were cleared: the open document is kept anew. */
    lost(): void {
      if (held.open === null || isFollower()) return;
      held.open.needsBase = true;
      if (!held.open.hasFailed) tell({ state: 'saving' });
      writer.scheduleIn(REGAIN_MS);
    },
    /** The text of a document that this browser would not keep; null when it is kept. */
    heldInMemory(id: string): Omit<Draft, 'savedAt'> | null {
      const document = text.document();
      if (document?.id === id && held.open?.id === id && hasUnkept(held.open)) {
        return { ...(listed(id) ?? document), text: text.text() };
      }
      return held.left.get(id)?.left ?? null;
    },
    /** A removed document is not to come back. */
    forget(id: string): void {
      const left = held.left.get(id);
      if (left !== undefined) giveUp(left);
      held.left.delete(id);
      if (held.open?.id === id) held.open = null;
    },
    /** Keeps a text as a version to go back to, before another takes its place. False when this browser would not. */
    async keepVersion(content: string): Promise<boolean> {
      return held.open !== null && versions.keepVersion(held.open, content);
    },
    /** True while closing the page would lose something: what the disk holds is not lost. */
    isLosing() {
      const { files } = store.getState();
      const isLost = ({ id, hasFailed }: Pending) => hasFailed && files[id]?.isDirty !== false;
      return (held.open !== null && isLost(held.open)) || [...held.left.values()].some(isLost);
    },
  };
}
