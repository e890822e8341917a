import type { TextEdit } from '../../core/model/diagnostic.ts';
import type { SaveStatus } from '../../state/documents-slice.ts';
import type { StudioStore } from '../../state/store.ts';
import type { DocumentText } from '../document/document-text.ts';
import type { Draft, DraftStore } from './draft-store.ts';

/** After a refusal: room may have been made, and a large text must not be tried with every key. */
const RETRY_MS = 3000;
/** A write that takes longer is told: until it is over a reload would lose what it holds. */
const LATE_MS = 1000;
/** What the browser has lost is kept again after a moment, never in a tight circle with a browser that keeps losing it. */
const REGAIN_MS = 100;
/** After so many edit records the whole text is written anew, so that a restart need not replay tens of thousands. */
const RECORDS_PER_BASE = 400;
/** Writing a large text anew takes long enough to be felt, so there it waits for a pause in the typing. */
const LARGE_TEXT = 1_000_000;
const RECORDS_PER_LARGE_BASE = 20_000;
const PAUSE_MS = 5000;
const SNAPSHOT_EVERY_MS = 5 * 60_000;

type FailureReason = Extract<SaveStatus, { state: 'failed' }>['reason'];

export type Journal = ReturnType<typeof createJournal>;

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly drafts: DraftStore;
  readonly now: () => number;
  /** The status is shown behind the frame of the keystroke. Tasks run in their order. */
  readonly behindFrame?: (task: () => void) => void;
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
  writing: number;
  writingBase: number;
  hasFailed: boolean;
  /** The whole document, once another one has taken its place on screen before all of it was kept. */
  left: Omit<Draft, 'savedAt'> | null;
  /** The text as it was opened, until it is kept as the snapshot to go back to. */
  opened: string | null;
  lastSnapshot: number;
}

/**
 * Keeps the open document in this browser: each change as a small record at once, the whole text now and then. Says "kept"
 * only when the transaction is complete, and says why when it is not. A document that could not be kept stays in memory
 * when another one is opened, until it is.
 */
export function createJournal({ store, text, drafts, now, behindFrame = (task) => task() }: Parts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pauseTimer: ReturnType<typeof setTimeout> | undefined;
  let pending: Pending | null = null;
  let isScheduled = false;
  let settled: Promise<unknown> = Promise.resolve();
  let indexed: Promise<void> = Promise.resolve();
  const unkept = new Map<string, Pending>();

  const tell = (status: SaveStatus) => behindFrame(() => store.getState().saveStatusChanged(status));
  const isFollower = () => store.getState().readOnly === 'follower';
  const hasUnkept = (of: Pending) => of.edits.length > 0 || of.needsBase || of.writing > 0;

  /** `isLast`: the page may be gone in a moment, so that nothing may wait for an answer. */
  async function write(of: Pending, isLast = false): Promise<void> {
    if (of === pending && isFollower()) return follow(of);
    const mustWait = of.writingBase > 0 && !isLast;
    if (mustWait || (of.edits.length === 0 && !of.needsBase)) return;
    const isWhole = of.needsBase || of.left !== null || of.records >= recordsPerBase(of) || of.writingBase > 0;
    const { edits, length } = of;
    of.edits = [];
    of.needsBase = false;
    of.writing += 1;
    of.writingBase += isWhole ? 1 : 0;
    const savedAt = now();
    const writing = isWhole ? writeBase(of, savedAt) : drafts.append(of.id, { edits, length, savedAt });
    of.records = isWhole ? 0 : of.records + 1;
    const lateness = setTimeout(() => failed(of, 'slow'), LATE_MS);
    let fault: unknown;
    try {
      await writing;
    } catch (error) {
      fault = error ?? new Error('expected a reason, found none');
    }
    clearTimeout(lateness);
    of.writing -= 1;
    of.writingBase -= isWhole ? 1 : 0;
    if (fault === undefined) await kept(of, savedAt);
    else await refused(of, fault, isWhole);
  }

  /** The other tab keeps the document; what this one knows of the records is no longer true. */
  function follow(of: Pending): void {
    of.edits = [];
    of.needsBase = true;
    tell({ state: 'unchanged' });
  }

  async function kept(of: Pending, savedAt: number): Promise<void> {
    of.hasFailed = false;
    if (hasUnkept(of)) schedule();
    else if (of === pending) tell({ state: 'kept', at: savedAt });
    else if (unkept.get(of.id) === of) unkept.delete(of.id);
    await snapshot(of, savedAt);
  }

  async function refused(of: Pending, fault: unknown, wasWhole: boolean): Promise<void> {
    of.needsBase = true;
    // A record may fail because it has lost its base; the whole text needs none.
    if (!wasWhole && !isQuota(fault)) return write(of);
    failed(of, reasonOf(fault));
    scheduleRetry();
  }

  function failed(of: Pending, reason: FailureReason): void {
    of.hasFailed = true;
    if (of === pending) tell({ state: 'failed', reason });
  }

  async function writeBase(of: Pending, savedAt: number): Promise<void> {
    const document = of.left ?? store.getState().documents.find(({ id }) => id === of.id);
    if (document === undefined) return;
    await drafts.write({ ...document, text: of.left?.text ?? text.text(), savedAt });
    await writeIndex();
  }

  /** Earlier versions are worth less than the typing: they are kept behind it, and a large one waits for a pause. */
  async function snapshot(of: Pending, at: number, isPause = false): Promise<void> {
    if (of !== pending || (of.length > LARGE_TEXT && !isPause)) return;
    try {
      const { opened } = of;
      if (opened !== null && opened !== '' && isChanged(of)) {
        of.opened = null;
        await drafts.writeSnapshot(of.id, opened, of.lastSnapshot);
      }
      if (at - of.lastSnapshot < SNAPSHOT_EVERY_MS || of !== pending) return;
      of.lastSnapshot = at;
      await drafts.writeSnapshot(of.id, text.text(), at);
    } catch {
      // No room for history: the draft itself is what the status speaks of.
    }
  }

  function writeIndex(): Promise<void> {
    indexed = indexed
      .catch(() => undefined)
      .then(() => {
        const { documents, activeDocument, openTabs } = store.getState();
        return drafts.writeIndex({ active: activeDocument, documents, tabs: openTabs });
      });
    return indexed;
  }

  /** Writes what is not yet written, of every document; resolves when the writes are over, well or not. */
  function flush(isLast = false): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const due = [...unkept.values(), ...(pending === null ? [] : [pending])];
    settled = Promise.allSettled([settled, ...due.map((of) => write(of, isLast))]);
    return settled.then(() => undefined);
  }

  /**
   * Still in the task of the keystroke, once its changes are all there: a timer would wait behind everything that the page
   * does with the new text.
   */
  function schedule(): void {
    if (isScheduled || timer !== undefined) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      void flush();
    });
  }

  function scheduleRetry(): void {
    timer ??= setTimeout(() => void flush(), RETRY_MS);
  }

  /** A pause in the typing: the time for what takes long. */
  function schedulePause(of: Pending): void {
    if (of.length <= LARGE_TEXT) return;
    clearTimeout(pauseTimer);
    pauseTimer = setTimeout(async () => {
      if (of !== pending || of.edits.length > 0) return;
      await snapshot(of, now(), true);
      if (of.records < RECORDS_PER_BASE) return;
      of.needsBase = true;
      await flush();
    }, PAUSE_MS);
  }

  text.onLeaving((document, content) => {
    const before = pending;
    pending = null;
    if (before === null || before.id !== document.id || isFollower() || !hasUnkept(before)) return;
    const { documents } = store.getState();
    const isRemoved = !documents.some(({ id }) => id === before.id);
    if (isRemoved) return;
    before.left = { ...(documents.find(({ id }) => id === before.id) ?? document), text: content() };
    before.needsBase = true;
    unkept.set(before.id, before);
    void flush();
  });
  text.onOpened(({ id }, content) => {
    const older = unkept.get(id);
    // What was held for it is on screen again; a late write of it must not come behind newer ones.
    if (older !== undefined) Object.assign(older, { edits: [], needsBase: false });
    unkept.delete(id);
    const records = older === undefined ? drafts.recordsBehind(id, content) : null;
    const isKept = records !== null;
    pending = {
      id,
      edits: [],
      length: content.length,
      needsBase: !isKept,
      records: records ?? 0,
      writing: 0,
      writingBase: 0,
      hasFailed: false,
      left: null,
      opened: content,
      lastSnapshot: now(),
    };
    if (isKept) void writeIndex().catch(() => undefined);
    else {
      tell({ state: 'saving' });
      schedule();
    }
  });
  text.onChanged(({ edits }) => {
    if (pending === null) return;
    if (isFollower()) return follow(pending);
    pending.edits.push(edits);
    for (const { start, end, newText } of edits) pending.length += newText.length - (end - start);
    if (!pending.hasFailed) tell({ state: 'saving' });
    schedule();
    schedulePause(pending);
  });
  store.subscribe((next, previous) => {
    // The other tab has written since: the records that this one knows are no longer the last.
    if (previous.readOnly !== 'follower' || next.readOnly === 'follower' || pending === null) return;
    pending.needsBase = true;
    schedule();
  });

  return {
    flush: () => flush(),
    /** For a page that may be gone in a moment. */
    flushLast: () => void flush(true),
    writeIndex,
    /** Writes the whole text with the document's present name, now. */
    rewrite(): Promise<void> {
      if (pending !== null) pending.needsBase = true;
      return flush();
    },
    /** What this browser held may be gone, because the site's data were cleared: the open document is kept anew. */
    lost(): void {
      if (pending === null || isFollower()) return;
      pending.needsBase = true;
      if (!pending.hasFailed) tell({ state: 'saving' });
      timer ??= setTimeout(() => void flush(), REGAIN_MS);
    },
    /** The text of a document that this browser would not keep; null when it is kept. */
    heldInMemory(id: string): Omit<Draft, 'savedAt'> | null {
      const document = text.document();
      if (document?.id === id && pending?.id === id && hasUnkept(pending)) {
        const { documents } = store.getState();
        return { ...(documents.find((listed) => listed.id === id) ?? document), text: text.text() };
      }
      return unkept.get(id)?.left ?? null;
    },
    /** A removed document is not to come back. */
    forget(id: string): void {
      const held = unkept.get(id);
      if (held !== undefined) Object.assign(held, { edits: [], needsBase: false });
      unkept.delete(id);
      if (pending?.id === id) pending = null;
    },
    /** Keeps a text as a version to go back to, before another takes its place. False when this browser would not. */
    async keepVersion(content: string): Promise<boolean> {
      if (pending === null) return false;
      const { id } = pending;
      pending.lastSnapshot = now();
      try {
        const newest = (await drafts.snapshots(id)).at(-1);
        const isKept = newest?.length === content.length && (await drafts.readSnapshot(id, newest.at)) === content;
        if (!isKept) await drafts.writeSnapshot(id, content, now());
        return true;
      } catch {
        return false;
      }
    },
    /** True while closing the page would lose something: what the disk holds is not lost. */
    isLosing() {
      const { files } = store.getState();
      const isLost = ({ id, hasFailed }: Pending) => hasFailed && files[id]?.isDirty !== false;
      return (pending !== null && isLost(pending)) || [...unkept.values()].some(isLost);
    },
  };
}

function recordsPerBase({ length }: Pending): number {
  return length > LARGE_TEXT ? RECORDS_PER_LARGE_BASE : RECORDS_PER_BASE;
}

function isChanged({ records, opened, length }: Pending): boolean {
  return records > 0 || opened?.length !== length;
}

function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

function reasonOf(error: unknown): FailureReason {
  if (isQuota(error)) return 'quota';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'blocked';
}
