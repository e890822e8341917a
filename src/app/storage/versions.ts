import type { DraftStore } from './draft-store.ts';
import { isLarge, type Pending } from './pending.ts';

const SNAPSHOT_EVERY_MS = 5 * 60_000;

interface Parts {
  readonly drafts: DraftStore;
  /** The text on screen. */
  readonly text: () => string;
  readonly isOpen: (of: Pending) => boolean;
  readonly now: () => number;
}

/** Keeps earlier versions of the open document, to go back to. */
export function createVersions({ drafts, text, isOpen, now }: Parts) {
  /** Earlier versions are worth less than the typing: they are kept behind it, and a large one waits for a pause. */
  async function snapshot(of: Pending, at: number, when: 'typing' | 'pause' = 'typing'): Promise<void> {
    if (!isOpen(of) || (isLarge(of) && when === 'typing')) return;
    try {
      const { opened } = of;
      if (opened !== null && opened !== '' && isChanged(of)) {
        of.opened = null;
        await drafts.writeSnapshot(of.id, opened, of.lastSnapshot);
      }
      // A clock that was set back is no reason to keep none.
      if (Math.abs(at - of.lastSnapshot) < SNAPSHOT_EVERY_MS || !isOpen(of)) return;
      of.lastSnapshot = at;
      await drafts.writeSnapshot(of.id, text(), at);
    } catch {
      // No room for history: the draft itself is what the status speaks of.
    }
  }

  /** Keeps a text as a version to go back to, before another takes its place. False when this browser would not. */
  async function keepVersion(of: Pending, content: string): Promise<boolean> {
    const { id } = of;
    of.lastSnapshot = now();
    try {
      const newest = (await drafts.snapshots(id)).at(-1);
      const isKept = newest?.length === content.length && (await drafts.readSnapshot(id, newest.order)) === content;
      if (!isKept) await drafts.writeSnapshot(id, content, now());
      return true;
    } catch {
      return false;
    }
  }

  return { snapshot, keepVersion };
}

function isChanged({ records, opened, length }: Pending): boolean {
  return records > 0 || opened?.length !== length;
}
