import type { StudioStore } from '../../state/store.ts';
import type { FileConflict } from '../../state/workspace-slice.ts';
import type { DocumentText } from '../document/document-text.ts';
import type { Library } from '../document/library.ts';
import { normaliseText } from '../document/normalise-text.ts';
import { type FileStamp, printOf, type SaveFault, writeDiskFile } from '../files/disk-file.ts';
import { droppedFiles } from '../files/dropped-files.ts';
import type { FileLink } from '../files/handles.ts';
import type { Picked, PickedText } from '../files/pick-files.ts';
import type { Notices } from '../notices.ts';
import { isMissingCode } from '../offline/missing-code.ts';
import type { FileLinks } from './file-links.ts';

/** Beyond so many, refused files are counted and no longer named. */
const MOST_REFUSALS = 3;
/** As many as a folder that is opened. */
const MOST_DROPPED = 200;

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly library: Library;
  readonly links: FileLinks;
  readonly notices: Notices;
  readonly now: () => number;
  /** Keeps a text as a version of the open document to go back to. */
  readonly keepVersion: (content: string) => Promise<unknown>;
}

/** A document as it was when saving it was asked for: another one may be on screen before the disk has answered. */
interface Ours {
  readonly id: string;
  readonly name: string;
  readonly content: string;
  readonly changes: number;
}

/** Opening from and saving to the disk. Nothing that is opened replaces what is on screen; it gets a tab of its own. */
export function createFileCommands({ store, text, library, links, notices, now, keepVersion }: Parts) {
  const state = () => store.getState();
  const savings = new Map<string, { readonly changes: number; readonly done: Promise<void> }>();

  async function openPicked(picked: Picked | null): Promise<void> {
    if (picked === null) return;
    const [first, ...others] = picked.files;
    for (const file of others) await openAside(file);
    if (first !== undefined) await openShown(first);
    for (const { name, fault } of picked.refused.slice(0, MOST_REFUSALS))
      notices.warn(`workspace-file-${fault}`, { name });
    const more = picked.refused.length - MOST_REFUSALS;
    if (more > 0) notices.warn('workspace-files-refused', { count: more });
    const count = picked.files.length;
    if (picked.leftOut > 0) notices.tell('workspace-folder-left-out', { count, left: picked.leftOut });
    else if (count > 1) notices.tell('workspace-folder-opened', { count });
    else if (count === 0 && picked.refused.length === 0) notices.warn('workspace-folder-empty');
  }

  /** What the browser does not give is told; a dialog that was left is not. */
  async function openFrom(pick: () => Promise<Picked | null>): Promise<void> {
    let picked: Picked | null;
    try {
      picked = await pick();
    } catch (error) {
      if (!isMissingCode(error)) notices.warn('workspace-not-given');
      return;
    }
    await openPicked(picked);
  }

  async function openShown({ name, text: content, link }: PickedText): Promise<void> {
    const id = await library.openText({ name, text: content });
    // Laid out, or with its line ends made one: the disk holds something else.
    const isDirty = text.document()?.id !== id || text.text() !== content;
    if (link !== null && !library.isTakenOut(id)) await links.opened(id, { ...link, isDirty, savedAt: now() });
  }

  async function openAside(file: PickedText): Promise<void> {
    const { name, text: content, link } = file;
    const id = await library.keepText({ name, text: content });
    if (id === null) await openShown(file);
    else if (link !== null) {
      const isDirty = normaliseText(content).text !== content;
      await links.opened(id, { ...link, isDirty, savedAt: now() });
    }
  }

  function oursNow(): Ours | null {
    const document = text.document();
    if (document === null) return null;
    const { id } = document;
    const name = state().documents.find((listed) => listed.id === id)?.name ?? document.name;
    return { id, name, content: text.text(), changes: links.changes(id) };
  }

  /** Savings of one document wait for each other: the second would take what the first has written for a change outside. */
  function inTurn({ id, changes }: Ours, act: () => Promise<void>): Promise<void> {
    const done = (savings.get(id)?.done ?? Promise.resolve()).then(act).finally(() => {
      if (savings.get(id)?.done === done) savings.delete(id);
    });
    savings.set(id, { changes, done });
    return done;
  }

  async function saveAs(ours: Ours): Promise<void> {
    const { id, name, content } = ours;
    const { saveAs: pickAndSave } = await import('../files/pick-files.ts');
    const saved = await pickAndSave(content, name);
    if (saved === null) return;
    if (!saved.ok) return refused(ours, saved.error);
    if (saved.value === null) return notices.tell('workspace-downloaded', { name });
    await library.rename(id, saved.value.handle.name);
    await written(ours, saved.value);
  }

  /** `known` is null when the user has chosen to overwrite what stands on disk and it is not known. */
  async function write(ours: Ours, { handle }: FileLink, known: FileStamp | null): Promise<void> {
    const saved = await writeDiskFile(handle, ours.content, known);
    if (saved.ok) await written(ours, { handle, stamp: saved.value });
    else refused({ ...ours, name: handle.name }, saved.error);
  }

  async function written({ id, changes }: Ours, { handle, stamp }: FileLink): Promise<void> {
    const isDirty = links.changes(id) !== changes;
    await links.written(id, { handle, stamp, isDirty, savedAt: now() });
    notices.tell('workspace-saved', { name: handle.name });
  }

  function refused({ id: documentId, name }: Pick<Ours, 'id' | 'name'>, fault: SaveFault): void {
    switch (fault.kind) {
      case 'changed-outside':
        state().conflictFound({ documentId, name, theirs: fault.theirs });
        state().dialogOpened({ kind: 'conflict' });
        break;
      case 'failed':
        notices.warn('workspace-save-failed', { name, detail: fault.detail });
        break;
      default:
        notices.warn(`workspace-save-${fault.kind}`, { name });
    }
  }

  /** What is done about a conflict concerns its document, whichever is on screen meanwhile. */
  async function oursOf(documentId: string): Promise<Ours | null> {
    const isShown = text.document()?.id === documentId || (await library.switchTo(documentId));
    return isShown ? oursNow() : null;
  }

  return {
    openPicked,
    open: () => openFrom(async () => (await import('../files/pick-files.ts')).pickFiles()),
    openFolder: () => openFrom(async () => (await import('../files/pick-files.ts')).pickFolder()),
    /** To be called while the event is still under way. */
    async openDropped(transfer: DataTransfer): Promise<void> {
      const dropping = droppedFiles(transfer, MOST_DROPPED).catch(() => null);
      const { readAll } = await import('../files/pick-files.ts');
      const dropped = await dropping;
      if (dropped === null) notices.warn('workspace-drop-unreadable');
      else await openPicked(await readAll(dropped.files, dropped.leftOut));
    },
    async save(): Promise<void> {
      const ours = oursNow();
      // Asked for again without a change, it is the same saving.
      if (ours === null || savings.get(ours.id)?.changes === ours.changes) return;
      await inTurn(ours, async () => {
        const link = await links.of(ours.id);
        await (link === null ? saveAs(ours) : write(ours, link, link.stamp));
      });
    },
    async saveAs(): Promise<void> {
      const ours = oursNow();
      if (ours !== null) await inTurn(ours, () => saveAs(ours));
    },
    /** After a conflict. */
    async saveBeside({ documentId }: FileConflict): Promise<void> {
      const ours = await oursOf(documentId);
      if (ours !== null) await inTurn(ours, () => saveAs(ours));
    },
    /** After a conflict: theirs stays as a version to go back to; what they have changed since is shown once more. */
    async overwrite({ documentId, theirs }: FileConflict): Promise<void> {
      const ours = await oursOf(documentId);
      const link = await links.of(documentId);
      if (ours === null || link === null) return;
      if (theirs !== null) await keepVersion(theirs);
      const known = theirs === null ? null : { lastModified: 0, size: 0, print: await printOf(theirs) };
      await inTurn(ours, () => write(ours, link, known));
    },
  };
}
