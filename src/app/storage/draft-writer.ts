import type { SaveStatus } from '../../state/documents-slice.ts';
import type { StudioStore } from '../../state/store.ts';
import type { DraftStore } from './draft-store.ts';
import { hasUnkept, hasUnwritten, isWholeDue, type Pending, takeUnwritten } from './pending.ts';
import { isQuota, reasonOf, type SaveFailure } from './save-failure.ts';

/** After a refusal: room may have been made, and a large text must not be tried with every key. */
const RETRY_MS = 3000;
/** A write that takes longer is told: until it is over a reload would lose what it holds. */
const LATE_MS = 1000;

/** What is not yet kept, of the document on screen and of those that have left it. */
export interface Held {
  open: Pending | null;
  readonly left: Map<string, Pending>;
}

interface Parts {
  readonly held: Held;
  readonly store: StudioStore;
  /** The text on screen. */
  readonly text: () => string;
  readonly drafts: DraftStore;
  readonly now: () => number;
  readonly tell: (status: SaveStatus) => void;
  /** Another tab keeps the open document: there is nothing to write of it here. */
  readonly isFollower: () => boolean;
  readonly onKept: (of: Pending, at: number) => Promise<void>;
  /** Another tab had written the draft meanwhile; its text has become a version. */
  readonly onForeign: () => void;
}

/** The whole text, as it is when writing it begins. */
interface Whole {
  readonly content: string;
  readonly savedAt: number;
  readonly isDoubtful: boolean;
}

/** Writes what is held, says how that goes, and tries again what was refused. */
export function createDraftWriter(parts: Parts) {
  const { held, store, text, drafts, now, tell, isFollower, onKept, onForeign } = parts;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isScheduled = false;
  let settled: Promise<unknown> = Promise.resolve();
  let indexed: Promise<void> = Promise.resolve();

  /** `isLast`: the page may be gone in a moment, so that nothing may wait for an answer. */
  async function write(of: Pending, isLast = false): Promise<void> {
    if (of === held.open && isFollower()) return follow(of);
    const mustWait = of.writingBase > 0 && !isLast;
    if (mustWait || !hasUnwritten(of)) return;
    const isWhole = isWholeDue(of);
    const edits = takeUnwritten(of);
    of.writing += 1;
    of.writingBase += isWhole ? 1 : 0;
    const savedAt = now();
    const content = isWhole ? (of.left?.text ?? text()) : null;
    // What was followed meanwhile was not counted.
    if (content !== null) of.length = content.length;
    const writing =
      content !== null
        ? writeBase(of, { content, savedAt, isDoubtful: of.isDoubtful && !isLast })
        : drafts.append(of.id, { edits, length: of.length, savedAt });
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
    else if (of === held.open) tell({ state: 'kept', at: savedAt });
    else if (held.left.get(of.id) === of) held.left.delete(of.id);
    await onKept(of, savedAt);
  }

  async function refused(of: Pending, fault: unknown, wasWhole: boolean): Promise<void> {
    of.needsBase = true;
    of.isDoubtful = true;
    // A record may fail because it has lost its base; the whole text needs none.
    if (!wasWhole && !isQuota(fault)) return write(of);
    failed(of, reasonOf(fault));
    scheduleIn(RETRY_MS);
  }

  function failed(of: Pending, reason: SaveFailure): void {
    of.hasFailed = true;
    if (of === held.open) tell({ state: 'failed', reason });
  }

  async function writeBase(of: Pending, { content, savedAt, isDoubtful }: Whole): Promise<void> {
    of.wholes += 1;
    const mine = of.wholes;
    if (isDoubtful) {
      of.isDoubtful = false;
      if (await drafts.keepForeign(of.id, content).catch(() => false)) onForeign();
      if (of.wholes !== mine) return;
    }
    const document = of.left ?? store.getState().documents.find(({ id }) => id === of.id);
    if (document === undefined) return;
    await drafts.write({ ...document, text: content, savedAt });
    await writeIndex();
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
    const due = [...held.left.values(), ...(held.open === null ? [] : [held.open])];
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

  /** Not before that time, unless a flush comes between. */
  function scheduleIn(milliseconds: number): void {
    timer ??= setTimeout(() => void flush(), milliseconds);
  }

  return { flush, schedule, scheduleIn, writeIndex, follow };
}
