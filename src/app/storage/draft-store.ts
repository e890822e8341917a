import { documentOf, type StudioDocument } from '../../state/documents-slice.ts';
import { answered, openDatabase } from './database.ts';
import type { OlderDrafts } from './older-drafts.ts';
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
  /** The index as it was written, with every draft that it has forgotten. */
  readIndex(): Promise<DraftIndex>;
  /** Documents that other tabs have added to the index since stay in it. */
  writeIndex(index: DraftIndex): Promise<void>;
  read(id: string): Promise<Draft | null>;
  /** Writes the whole text as the new base and drops the edit records before it, in one transaction. */
  write(draft: Draft): Promise<void>;
  /** Rejects when the record has nothing to stand on: the draft was removed, or another tab has written since. */
  append(id: string, record: Omit<EditRecord, 'version'>): Promise<void>;
  /** How many edit records lead to `text`, when it is the very text that `read` gave last; else null. */
  recordsBehind(id: string, text: string): number | null;
  remove(id: string): Promise<void>;
  snapshots(id: string): Promise<readonly SnapshotInfo[]>;
  readSnapshot(id: string, at: number): Promise<string | null>;
  /** Keeps the newest ones: at most 50, and at most 60 million characters once there are two. */
  writeSnapshot(id: string, text: string, at: number): Promise<void>;
  /** Takes over drafts that an older version has kept elsewhere; those that are here already stay as they are. */
  carryOver(older: OlderDrafts): Promise<void>;
}

const EMPTY: DraftIndex = { active: null, documents: [], tabs: [] };
const MAX_SNAPSHOTS = 50;
const MAX_SNAPSHOT_CHARACTERS = 60_000_000;

const baseKey = (id: string) => ['base', id];
const editKey = (id: string, number: number) => ['edit', id, number];
/** The length stands in the key, so that a list of versions reads no text. */
const snapshotKey = (id: string, at: number, length: number) => ['snapshot', id, at, length];
const allOf = (kind: 'edit' | 'snapshot', id: string) => IDBKeyRange.bound([kind, id], [kind, id, []]);
const ALL_BASES = () => IDBKeyRange.bound(['base'], ['base', []]);

/** `onLost` is told when this browser may have let go of everything that it held. */
export function createDraftStore(onLost: () => void, databaseName = 'toolscribe-drafts'): DraftStore {
  const nextNumber = new Map<string, number>();
  const database = openDatabase(databaseName, 'records', () => {
    nextNumber.clear();
    onLost();
  });
  let lastRead: { readonly id: string; readonly text: string; readonly records: number } | null = null;
  const write = (work: (records: IDBObjectStore) => void) => database.run('readwrite', work);

  async function read(id: string): Promise<Draft | null> {
    const [value, keys, values] = await database.run('readonly', (records) => {
      const range = allOf('edit', id);
      return Promise.all([
        answered(records.get(baseKey(id))),
        answered(records.getAllKeys(range)),
        answered(records.getAll(range)),
      ]);
    });
    const base = readBase(value);
    if (base === undefined) return null;
    nextNumber.set(id, values.length);
    const gap = keys.findIndex((key, place) => (key as readonly unknown[])[2] !== place);
    const replayed = replay(base, gap === -1 ? values : values.slice(0, gap));
    const isDamaged = replayed.isDamaged || gap !== -1;
    lastRead = isDamaged ? null : { id, text: replayed.text, records: values.length };
    return { ...documentOf(base), ...replayed, isDamaged };
  }

  async function snapshots(id: string): Promise<readonly SnapshotInfo[]> {
    const keys = await database.run('readonly', (records) => answered(records.getAllKeys(allOf('snapshot', id))));
    return keys.flatMap((key) => {
      const [, , at, length] = key as readonly unknown[];
      return typeof at === 'number' ? [{ at, length: typeof length === 'number' ? length : 0 }] : [];
    });
  }

  return {
    async readIndex() {
      const [value, bases] = await database.run('readonly', (records) =>
        Promise.all([answered(records.get('index')), answered(records.getAllKeys(ALL_BASES()))]),
      );
      const index = readIndexRecord(value);
      const listed = new Set(index.documents.map(({ id }) => id));
      const forgotten = bases.flatMap((key) => {
        const id = (key as readonly unknown[])[1];
        return typeof id === 'string' && !listed.has(id) ? [id] : [];
      });
      const found = await Promise.all(
        forgotten.map(async (id) =>
          readBase(await database.run('readonly', (records) => answered(records.get(baseKey(id))))),
        ),
      );
      const documents = found.flatMap((base) => (base === undefined ? [] : [documentOf(base)]));
      return { ...index, documents: [...index.documents, ...documents] };
    },
    async writeIndex(index) {
      const [value, bases] = await database.run('readonly', (records) =>
        Promise.all([answered(records.get('index')), answered(records.getAllKeys(ALL_BASES()))]),
      );
      const kept = new Set(bases.map((key) => (key as readonly unknown[])[1]));
      const mine = new Set(index.documents.map(({ id }) => id));
      const others = readIndexRecord(value).documents.filter(({ id }) => !mine.has(id) && kept.has(id));
      await write((records) => {
        records.put({ version: 1, ...index, documents: [...index.documents, ...others] }, 'index');
      });
    },
    read,
    recordsBehind: (id, text) => (lastRead?.id === id && lastRead.text === text ? lastRead.records : null),
    async write({ text, savedAt, ...document }) {
      const { id } = document;
      nextNumber.set(id, 0);
      await write((records) => {
        // All of them: another tab may have added some since this one looked.
        records.delete(allOf('edit', id));
        records.put({ version: 1, ...documentOf(document), text, savedAt }, baseKey(id));
      });
    },
    async append(id, record) {
      const number = nextNumber.get(id);
      if (number === undefined) throw new Error(`expected the draft ${id} to be kept here, found it gone`);
      nextNumber.set(id, number + 1);
      const base = await database.run('readwrite', (records) => {
        // `add` refuses a number that another tab has used.
        records.add({ version: 1, ...record }, editKey(id, number));
        return answered(records.getKey(baseKey(id)));
      });
      if (base === undefined) throw new Error(`expected a base for the draft ${id}, found none`);
    },
    async remove(id) {
      nextNumber.delete(id);
      await write((records) => {
        records.delete(baseKey(id));
        records.delete(allOf('edit', id));
        records.delete(allOf('snapshot', id));
      });
    },
    snapshots,
    async readSnapshot(id, at) {
      const range = IDBKeyRange.bound(['snapshot', id, at], ['snapshot', id, at, []]);
      const value = await database.run('readonly', (records) => answered(records.get(range)));
      return readSnapshot(value)?.text ?? null;
    },
    async writeSnapshot(id, text, at) {
      const surplus = surplusOf([...(await snapshots(id)), { at, length: text.length }]);
      await write((records) => {
        for (const { at: old, length } of surplus) records.delete(snapshotKey(id, old, length));
        records.put({ version: 1, text, at }, snapshotKey(id, at, text.length));
      });
    },
    async carryOver({ active, drafts }) {
      const bases = await database.run('readonly', (records) => answered(records.getAllKeys(ALL_BASES())));
      const kept = new Set(bases.map((key) => (key as readonly unknown[])[1]));
      const missing = drafts.filter(({ id }) => !kept.has(id));
      const index = await this.readIndex();
      await write((records) => {
        for (const draft of missing) records.put({ version: 1, ...draft }, baseKey(draft.id));
        const documents = [...index.documents, ...missing.map(documentOf)];
        records.put({ version: 1, ...index, active: index.active ?? active, documents }, 'index');
      });
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
    const { id, name } = entry;
    const language = entry.language === 'yaml' ? 'yaml' : 'json';
    return [entry.isShared === true ? { id, name, language, isShared: true } : { id, name, language }];
  });
  const tabs = Array.isArray(value.tabs) ? value.tabs.filter((tab) => typeof tab === 'string') : [];
  return { active: typeof value.active === 'string' ? value.active : null, documents, tabs };
}
