import type { StudioStore } from '../../state/store.ts';
import type { DocumentText } from '../document/document-text.ts';
import { printOf } from '../files/disk-file.ts';
import type { FileLink, HandleStore } from '../files/handles.ts';

/** One document was saved: what every tab of the browser has to know about its file. */
interface Written {
  readonly id: string;
  readonly link: FileLink;
}

export type FileLinks = ReturnType<typeof createFileLinks>;

interface Parts {
  readonly store: StudioStore;
  readonly text: DocumentText;
  readonly handles: HandleStore;
  readonly openChannel: (name: string) => BroadcastChannel;
}

/**
 * Which document belongs to which file, and whether the file holds it. A document counts as saved only while its text is
 * what was last written to or read from the file, and no other document was written there since.
 */
export function createFileLinks({ store, text, handles, openChannel }: Parts) {
  const links = new Map<string, FileLink>();
  const changes = new Map<string, number>();
  const tabs = openChannel('toolscribe:files');

  async function of(id: string): Promise<FileLink | null> {
    return links.get(id) ?? (await handles.read(id).catch(() => null));
  }

  /** A handle that cannot be remembered costs a "save as" on the next visit. */
  async function remember(id: string, link: FileLink): Promise<void> {
    links.set(id, link);
    await handles.write(id, link).catch(() => undefined);
  }

  function show(id: string, { handle, stamp, savedAt, isDirty, isOverwritten }: FileLink): void {
    const isHeld = isDirty === false && isOverwritten !== true;
    store.getState().fileLinked(id, {
      name: handle.name,
      isDirty: !isHeld,
      savedAt: isHeld ? (savedAt ?? stamp.lastModified) : null,
    });
  }

  /** Compares the open document with what its file held last. */
  async function judge(id: string): Promise<void> {
    const before = changes.get(id);
    const content = text.text();
    const link = await of(id);
    if (link === null) return;
    const isSame = link.stamp.print !== undefined && (await printOf(content)) === link.stamp.print;
    const isCurrent = text.document()?.id === id && changes.get(id) === before;
    if (isCurrent) show(id, { ...link, isDirty: !isSame });
    else if (store.getState().files[id] === undefined) show(id, { ...link, isDirty: true });
  }

  /** Another document stands in the file now. */
  async function overwritten(writtenId: string, { handle }: FileLink): Promise<void> {
    const known = new Map([...(await handles.all().catch(() => [])), ...links]);
    known.delete(writtenId);
    for (const [id, link] of known) {
      if (!(await isSameFile(link.handle, handle))) continue;
      const lost = { ...link, isOverwritten: true } as const;
      if (store.getState().files[id] !== undefined) show(id, lost);
      await remember(id, lost);
    }
  }

  text.onChanged(() => {
    const id = text.document()?.id;
    if (id === undefined) return;
    changes.set(id, (changes.get(id) ?? 0) + 1);
    const link = links.get(id);
    if (store.getState().files[id]?.isDirty !== false) return;
    store.getState().fileTouched(id);
    if (link !== undefined) void remember(id, { ...link, isDirty: true });
  });
  text.onOpened(({ id }) => void judge(id));
  tabs.onmessage = async ({ data: { id, link } }: MessageEvent<Written>) => {
    links.set(id, link);
    if (text.document()?.id === id) await judge(id);
    else if (store.getState().files[id] !== undefined) show(id, link);
    await overwritten(id, link);
  };
  void handles.all().then(
    (all) => {
      for (const [id, link] of all) if (store.getState().files[id] === undefined) show(id, link);
    },
    () => undefined,
  );

  return {
    of,
    /** Goes up with every change of a document in this visit. */
    changes: (id: string) => changes.get(id) ?? 0,
    async opened(id: string, link: FileLink): Promise<void> {
      show(id, link);
      await remember(id, link);
    },
    async written(id: string, link: FileLink): Promise<void> {
      show(id, link);
      await remember(id, link);
      tell(tabs, { id, link });
      await overwritten(id, link);
    },
  };
}

async function isSameFile(one: FileSystemFileHandle, other: FileSystemFileHandle): Promise<boolean> {
  return one.isSameEntry?.(other).catch(() => false) ?? false;
}

function tell(tabs: BroadcastChannel, written: Written): void {
  try {
    tabs.postMessage(written);
  } catch {
    // A handle that cannot be sent: the other tabs notice the change before they write.
  }
}
