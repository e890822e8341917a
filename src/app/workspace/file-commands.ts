import type { StudioStore } from '../../state/store.ts';
import type { DocumentText } from '../document/document-text.ts';
import type { Library } from '../document/library.ts';
import { normaliseText } from '../document/normalise-text.ts';
import { type FileStamp, type SaveFault, writeDiskFile } from '../files/disk-file.ts';
import { droppedFiles } from '../files/dropped-files.ts';
import type { FileLink, HandleStore } from '../files/handles.ts';
import type { Picked, PickedText } from '../files/pick-files.ts';
import type { Notices } from '../notices.ts';

/** Beyond so many, refused files are counted and no longer named. */
const MOST_REFUSALS = 3;
/** As many as a folder that is opened. */
const MOST_DROPPED = 200;

export type FileCommands = ReturnType<typeof createFileCommands>;

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly library: Library;
  readonly handles: HandleStore;
  readonly notices: Notices;
  readonly now: () => number;
}

/** Opening from and saving to the disk. Nothing that is opened replaces what is on screen; it gets a tab of its own. */
export function createFileCommands({ store, text, library, handles, notices, now }: Parts) {
  const state = () => store.getState();
  const links = new Map<string, FileLink>();

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

  async function openShown({ name, text: content, link }: PickedText): Promise<void> {
    const id = await library.openText({ name, text: content });
    // Laid out, or with its line ends made one: the disk holds something else.
    const isDirty = text.document()?.id !== id || text.text() !== content;
    if (link !== null) await linked(id, name, link, isDirty);
  }

  async function openAside(file: PickedText): Promise<void> {
    const { name, text: content, link } = file;
    const id = await library.keepText({ name, text: content });
    if (id === null) await openShown(file);
    else if (link !== null) await linked(id, name, link, normaliseText(content).text !== content);
  }

  async function linked(id: string, name: string, link: FileLink, isDirty: boolean): Promise<void> {
    links.set(id, link);
    state().fileLinked(id, { name, isDirty, savedAt: isDirty ? null : now() });
    // A handle that cannot be remembered costs a "save as" on the next visit.
    await handles.write(id, link).catch(() => undefined);
  }

  async function linkOf(id: string): Promise<FileLink | null> {
    return links.get(id) ?? (await handles.read(id).catch(() => null));
  }

  async function saveAs(): Promise<void> {
    const document = text.document();
    if (document === null) return;
    const { saveAs: pickAndSave } = await import('../files/pick-files.ts');
    const name = state().documents.find(({ id }) => id === document.id)?.name ?? document.name;
    const content = text.text();
    const revision = text.revision();
    const saved = await pickAndSave(content, name);
    if (saved === null) return;
    if (!saved.ok) return refused(document.id, name, saved.error);
    if (saved.value === null) return notices.tell('workspace-downloaded', { name });
    const fileName = saved.value.handle.name;
    await library.rename(document.id, fileName);
    await linked(document.id, fileName, saved.value, text.revision() !== revision);
    notices.tell('workspace-saved', { name: fileName });
  }

  /** `known` is null when the user has chosen to overwrite what stands on disk. */
  async function write(id: string, link: FileLink, known: FileStamp | null): Promise<void> {
    const { name } = link.handle;
    const revision = text.revision();
    const saved = await writeDiskFile(link.handle, text.text(), known);
    if (!saved.ok) return refused(id, name, saved.error);
    await linked(id, name, { handle: link.handle, stamp: saved.value }, text.revision() !== revision);
    notices.tell('workspace-saved', { name });
  }

  function refused(documentId: string, name: string, fault: SaveFault): void {
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

  text.onChanged(() => {
    const document = text.document();
    if (document !== null && state().readOnly === null) state().fileTouched(document.id);
  });
  text.onOpened(async ({ id }) => {
    if (state().files[id] !== undefined) return;
    const link = await linkOf(id);
    // Whether the disk holds the same text is not known without asking for permission, so it counts as changed.
    if (link !== null) state().fileLinked(id, { name: link.handle.name, isDirty: true, savedAt: null });
  });

  return {
    openPicked,
    saveAs,
    async open(): Promise<void> {
      const { pickFiles } = await import('../files/pick-files.ts');
      await openPicked(await pickFiles());
    },
    async openFolder(): Promise<void> {
      const { pickFolder } = await import('../files/pick-files.ts');
      await openPicked(await pickFolder());
    },
    /** To be called while the event is still under way. */
    async openDropped(transfer: DataTransfer): Promise<void> {
      const dropping = droppedFiles(transfer, MOST_DROPPED).catch(() => null);
      const { readAll } = await import('../files/pick-files.ts');
      const dropped = await dropping;
      if (dropped === null) notices.warn('workspace-drop-unreadable');
      else await openPicked(await readAll(dropped.files, dropped.leftOut));
    },
    async save(): Promise<void> {
      const document = text.document();
      if (document === null) return;
      const link = await linkOf(document.id);
      if (link === null) await saveAs();
      else await write(document.id, link, link.stamp);
    },
    /** After a conflict: writes ours whatever stands there. */
    async overwrite(documentId: string): Promise<void> {
      const link = await linkOf(documentId);
      if (link !== null && text.document()?.id === documentId) await write(documentId, link, null);
    },
  };
}
