import { createStore, promisifyRequest } from 'idb-keyval';
import type { StudioDocument } from '../../state/documents-slice.ts';
import { type EditRecord, isRecord, readBase, readSnapshot } from './records.ts';
import { replay } from './replay.ts';

export interface Draft extends StudioDocument {
  readonly text: string;
  readonly savedAt: number;
  readonly isDamaged?: boolean;
}
export interface DraftIndex {
  readonly active: string | null;
  readonly documents: readonly StudioDocument[];
  /** Ids of the documents in the tab strip. */
  readonly tabs: readonly string[];
}
export interface SnapshotInfo {
  readonly at: number;
  readonly length: number;
}

/**
 * Where drafts are kept: per document a base text, small edit records behind it, and snapshots. A promise is kept when
 * the transaction is complete, not before. Every record carries its version; one that cannot be trusted is left alone.
 */
export interface DraftStore {
  readIndex(): Promise<DraftIndex>;
  writeIndex(index: DraftIndex): Promise<void>;
  read(id: string): Promise<Draft | null>;
  /** Writes the whole text as the new base and drops the edit records before it, in one transaction. */
  write(draft: Draft): Promise<void>;
  append(id: string, record: Omit<EditRecord, 'version'>): Promise<void>;
  /** How many edit records lead to `text`, when it is the very text that `read` gave last; else null. */
  recordsBehind(id: string, text: string): number | null;
  remove(id: string): Promise<void>;
  snapshots(id: string): Promise<readonly SnapshotInfo[]>;
  readSnapshot(id: string, at: number): Promise<string | null>;
  /** Keeps the newest ones: at most 50, and at most 60 million characters once there are two. */
  writeSnapshot(id: string, text: string, at: number): Promise<void>;
}

const EMPTY: DraftIndex = { active: null, documents: [], tabs: [] };
const MAX_SNAPSHOTS = 50;
const MAX_SNAPSHOT_CHARACTERS = 60_000_000;

const baseKey = (id: string) => ['base', id];
const editKey = (id: string, number: number) => ['edit', id, number];
const snapshotKey = (id: string, at: number) => ['snapshot', id, at];
const allOf = (kind: 'edit' | 'snapshot', id: string) => IDBKeyRange.bound([kind, id], [kind, id, []]);

export function createDraftStore(databaseName = 'toolscribe-drafts'): DraftStore {
  const use = createStore(databaseName, 'records');
  const nextNumber = new Map<string, number>();
  let lastRead: { readonly id: string; readonly text: string; readonly records: number } | null = null;

  /** Runs `work` in one transaction and waits until it is complete. */
  function write(work: (records: IDBObjectStore) => void): Promise<void> {
    return use('readwrite', (records) => {
      work(records);
      return promisifyRequest(records.transaction);
    });
  }

  function editsOf(records: IDBObjectStore, id: string) {
    const range = allOf('edit', id);
    return Promise.all([promisifyRequest(records.getAllKeys(range)), promisifyRequest(records.getAll(range))]);
  }

  async function read(id: string): Promise<Draft | null> {
    const value = await use('readonly', (records) => promisifyRequest(records.get(baseKey(id))));
    const base = readBase(value);
    if (base === undefined) return null;
    const [keys, values] = await use('readonly', (records) => editsOf(records, id));
    const last = (keys.at(-1) as readonly (string | number)[] | undefined)?.[2];
    nextNumber.set(id, typeof last === 'number' ? last + 1 : 0);
    const { name, language } = base;
    const replayed = replay(base, values);
    lastRead = replayed.isDamaged ? null : { id, text: replayed.text, records: values.length };
    return { id, name, language, ...replayed };
  }

  return {
    async readIndex() {
      return readIndexRecord(await use('readonly', (records) => promisifyRequest(records.get('index'))));
    },
    writeIndex: (index) => write((records) => records.put({ version: 1, ...index }, 'index')),
    read,
    recordsBehind: (id, text) => (lastRead?.id === id && lastRead.text === text ? lastRead.records : null),
    async write({ id, name, language, text, savedAt }) {
      nextNumber.set(id, 0);
      await write((records) => {
        // All of them: another tab may have added some since this one looked.
        records.delete(allOf('edit', id));
        records.put({ version: 1, id, name, language, text, savedAt }, baseKey(id));
      });
    },
    async append(id, record) {
      const number = nextNumber.get(id) ?? 0;
      nextNumber.set(id, number + 1);
      await write((records) => records.put({ version: 1, ...record }, editKey(id, number)));
    },
    remove: (id) =>
      write((records) => {
        records.delete(baseKey(id));
        records.delete(allOf('edit', id));
        records.delete(allOf('snapshot', id));
      }),
    async snapshots(id) {
      const values = await use('readonly', (records) => promisifyRequest(records.getAll(allOf('snapshot', id))));
      return values.flatMap((value) => {
        const snapshot = readSnapshot(value);
        return snapshot === undefined ? [] : [{ at: snapshot.at, length: snapshot.text.length }];
      });
    },
    async readSnapshot(id, at) {
      const value = await use('readonly', (records) => promisifyRequest(records.get(snapshotKey(id, at))));
      return readSnapshot(value)?.text ?? null;
    },
    async writeSnapshot(id, text, at) {
      await write((records) => records.put({ version: 1, text, at }, snapshotKey(id, at)));
      const kept = await this.snapshots(id);
      const surplus = surplusOf(kept);
      if (surplus.length > 0)
        await write((records) => surplus.forEach(({ at: old }) => void records.delete(snapshotKey(id, old))));
    },
  };
}

/** The snapshots to drop, oldest first. */
export function surplusOf(snapshots: readonly SnapshotInfo[]): readonly SnapshotInfo[] {
  const newestFirst = snapshots.toSorted((left, right) => right.at - left.at);
  let characters = 0;
  return newestFirst
    .filter(({ length }, index) => {
      characters += length;
      return index >= MAX_SNAPSHOTS || (index >= 2 && characters > MAX_SNAPSHOT_CHARACTERS);
    })
    .reverse();
}

function readIndexRecord(value: unknown): DraftIndex {
  if (!isRecord(value) || value.version !== 1 || !Array.isArray(value.documents)) return EMPTY;
  const documents = value.documents.flatMap((entry): StudioDocument[] => {
    if (!isRecord(entry) || typeof entry.id !== 'string' || typeof entry.name !== 'string') return [];
    return [{ id: entry.id, name: entry.name, language: entry.language === 'yaml' ? 'yaml' : 'json' }];
  });
  const tabs = Array.isArray(value.tabs) ? value.tabs.filter((tab) => typeof tab === 'string') : [];
  return { active: typeof value.active === 'string' ? value.active : null, documents, tabs };
}
