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
  /** Names the version. Later ones have a higher one, whatever the clock said. */
  readonly order: number;
  readonly at: number;
  readonly length: number;
}

/**
 * Where drafts are kept: per document a base text, small edit records behind it, and snapshots. A promise is kept when
 * the transaction is complete, not before. Every record carries its version; one that cannot be trusted is left alone.
 * A base has a head, a word that nobody else can know: edit records belong to the base whose head they carry, so that two
 * tabs never write behind each other's text unnoticed.
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
  append(id: string, record: Omit<EditRecord, 'version' | 'head'>): Promise<void>;
  /**
   * What another tab has written since this one looked becomes a version to go back to, when it is not `text`; then the
   * answer is true.
   */
  keepForeign(id: string, text: string): Promise<boolean>;
  /**
   * How many edit records lead to `text`, when it is the very text that `read` gave last; else null. `unsure`: other records
   * stand there too, which could not be read or were not meant for it.
   */
  recordsBehind(id: string, text: string): number | 'unsure' | null;
  /** The text goes at once; its versions stay for whoever wants it back, until they are forgotten too or at the next start. */
  remove(id: string): Promise<void>;
  /** Of a removed draft; nothing happens when another tab keeps it on. */
  forgetVersions(id: string): Promise<void>;
  /** Oldest first. */
  snapshots(id: string): Promise<readonly SnapshotInfo[]>;
  readSnapshot(id: string, order: number): Promise<string | null>;
  /** Keeps the newest ones: at most 50, and at most 60 million characters once there are two. */
  writeSnapshot(id: string, text: string, at: number): Promise<void>;
  /** Takes over drafts that an older version has kept elsewhere; those that are here already stay as they are. */
  carryOver(older: OlderDrafts): Promise<void>;
}

const EMPTY: DraftIndex = { active: null, documents: [], tabs: [] };
const MAX_SNAPSHOTS = 50;
const MAX_SNAPSHOT_CHARACTERS = 60_000_000;

const baseKey = (id: string) => ['base', id];
const headKey = (id: string) => ['head', id];
const editKey = (id: string, number: number) => ['edit', id, number];
/** The length and the time stand in the key, so that a list of versions reads no text. */
const snapshotKey = (id: string, { order, length, at }: SnapshotInfo) => ['snapshot', id, order, length, at];
const allOf = (kind: 'edit' | 'snapshot', id: string) => IDBKeyRange.bound([kind, id], [kind, id, []]);
const all = (kind: 'base' | 'snapshot') => IDBKeyRange.bound([kind], [kind, []]);
const versionsAt = (id: string, order: number) =>
  IDBKeyRange.bound(['snapshot', id, order], ['snapshot', id, order, []]);

/** `onLost` is told when this browser may have let go of everything that it held. */
export function createDraftStore(onLost: () => void, databaseName = 'toolscribe-drafts'): DraftStore {
  const nextNumber = new Map<string, number>();
  /** Of the bases that this tab has read or written. */
  const heads = new Map<string, string | undefined>();
  const database = openDatabase(databaseName, 'records', () => {
    nextNumber.clear();
    heads.clear();
    onLost();
  });
  let lastRead: { readonly id: string; readonly text: string; readonly records: number | 'unsure' } | null = null;
  const write = (work: (records: IDBObjectStore) => void) => database.run('readwrite', work);

  /** The draft as it stands there, with the head of its base and how many edit records follow. */
  async function stored(id: string) {
    const [value, found, keys, values] = await database.run('readonly', (records) => {
      const range = allOf('edit', id);
      return Promise.all([
        answered(records.get(baseKey(id))),
        answered(records.get(headKey(id))),
        answered(records.getAllKeys(range)),
        answered(records.getAll(range)),
      ]);
    });
    const base = readBase(value);
    if (base === undefined) return null;
    const head = readHead(found);
    const own = values.filter((record) => !isForeign(record, head));
    const ownKeys = keys.filter((_key, place) => !isForeign(values[place], head));
    const gap = ownKeys.findIndex((key, place) => (key as readonly unknown[])[2] !== place);
    const replayed = replay(base, gap === -1 ? own : own.slice(0, gap));
    const isDamaged = replayed.isDamaged || gap !== -1;
    const draft = { ...documentOf(base), ...replayed, isDamaged };
    return { head, records: values.length, hasForeign: own.length < values.length, draft };
  }

  async function read(id: string): Promise<Draft | null> {
    const found = await stored(id);
    if (found === null) return null;
    const { head, records, hasForeign, draft } = found;
    nextNumber.set(id, records);
    heads.set(id, head);
    lastRead = { id, text: draft.text, records: draft.isDamaged || hasForeign ? 'unsure' : records };
    return draft;
  }

  async function forgetVersions(id: string): Promise<void> {
    const base = await database.run('readonly', (records) => answered(records.getKey(baseKey(id))));
    if (base === undefined) await write((records) => void records.delete(allOf('snapshot', id)));
  }

  function forgetRead(id: string): void {
    if (lastRead?.id === id) lastRead = null;
  }

  async function snapshots(id: string): Promise<readonly SnapshotInfo[]> {
    const keys = await database.run('readonly', (records) => answered(records.getAllKeys(allOf('snapshot', id))));
    return keys.flatMap((key) => {
      const [, , order, length, at] = key as readonly unknown[];
      if (typeof order !== 'number') return [];
      return [{ order, at: typeof at === 'number' ? at : order, length: typeof length === 'number' ? length : 0 }];
    });
  }

  async function writeSnapshot(id: string, text: string, at: number): Promise<void> {
    const before = await snapshots(id);
    const order = Math.max(at, (before.at(-1)?.order ?? 0) + 1);
    const added = { order, at, length: text.length };
    const surplus = surplusOf([...before, added]);
    await write((records) => {
      for (const { order: old } of surplus) records.delete(versionsAt(id, old));
      records.put({ version: 1, text, at }, snapshotKey(id, added));
    });
  }

  return {
    async readIndex() {
      const [value, bases, versions] = await database.run('readonly', (records) =>
        Promise.all([
          answered(records.get('index')),
          answered(records.getAllKeys(all('base'))),
          answered(records.getAllKeys(all('snapshot'))),
        ]),
      );
      const index = readIndexRecord(value);
      const [kept, versioned] = [idsOf(bases), idsOf(versions)];
      const listed = index.documents.filter(({ id }) => kept.has(id) || versioned.has(id));
      const isListed = (id: string) => listed.some((document) => document.id === id);
      const found = await Promise.all(
        [...kept]
          .filter((id) => !isListed(id))
          .map(async (id) => readBase(await database.run('readonly', (records) => answered(records.get(baseKey(id)))))),
      );
      const documents = found.flatMap((base) => (base === undefined ? [] : [documentOf(base)]));
      const removed = [...versioned].filter((id) => !kept.has(id) && !isListed(id));
      await Promise.all(removed.map(forgetVersions)).catch(() => undefined);
      return { ...index, documents: [...listed, ...documents] };
    },
    async writeIndex(index) {
      const [value, bases] = await database.run('readonly', (records) =>
        Promise.all([answered(records.get('index')), answered(records.getAllKeys(all('base')))]),
      );
      const kept = idsOf(bases);
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
      const head = newHead();
      nextNumber.set(id, 0);
      heads.set(id, head);
      forgetRead(id);
      await write((records) => {
        // All of them: another tab may have added some since this one looked.
        records.delete(allOf('edit', id));
        records.put({ version: 1, ...documentOf(document), text, savedAt }, baseKey(id));
        records.put({ version: 1, head }, headKey(id));
      });
    },
    async append(id, record) {
      const number = nextNumber.get(id);
      if (number === undefined) throw new Error(`expected the draft ${id} to be kept here, found it gone`);
      const head = heads.get(id);
      nextNumber.set(id, number + 1);
      forgetRead(id);
      const [base, found] = await database.run('readwrite', (records) => {
        // `add` refuses a number that another tab has used.
        records.add({ version: 1, ...record, head }, editKey(id, number));
        return Promise.all([answered(records.getKey(baseKey(id))), answered(records.get(headKey(id)))]);
      });
      if (base === undefined) throw new Error(`expected a base for the draft ${id}, found none`);
      if (readHead(found) !== head) throw new Error(`expected this tab's base for the draft ${id}, found another's`);
    },
    async keepForeign(id, text) {
      const [head, records] = await database.run('readonly', (records) =>
        Promise.all([answered(records.get(headKey(id))), answered(records.count(allOf('edit', id)))]),
      );
      if (readHead(head) === heads.get(id) && records <= (nextNumber.get(id) ?? 0)) return false;
      const found = await stored(id);
      if (found === null || found.draft.text === text) return false;
      await writeSnapshot(id, found.draft.text, found.draft.savedAt);
      return true;
    },
    async remove(id) {
      nextNumber.delete(id);
      heads.delete(id);
      forgetRead(id);
      await write((records) => {
        records.delete(baseKey(id));
        records.delete(headKey(id));
        records.delete(allOf('edit', id));
      });
    },
    forgetVersions,
    snapshots,
    async readSnapshot(id, order) {
      const value = await database.run('readonly', (records) => answered(records.get(versionsAt(id, order))));
      return readSnapshot(value)?.text ?? null;
    },
    writeSnapshot,
    async carryOver({ active, drafts }) {
      const bases = await database.run('readonly', (records) => answered(records.getAllKeys(all('base'))));
      const kept = idsOf(bases);
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
  const newestFirst = snapshots.toSorted((left, right) => right.order - left.order);
  let characters = 0;
  return newestFirst
    .filter(({ length }, index) => {
      characters += length;
      return index >= MAX_SNAPSHOTS || (index >= 2 && characters > MAX_SNAPSHOT_CHARACTERS);
    })
    .reverse();
}

function idsOf(keys: readonly IDBValidKey[]): ReadonlySet<string> {
  return new Set(keys.flatMap((key) => (Array.isArray(key) && typeof key[1] === 'string' ? [key[1]] : [])));
}

function newHead(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Drafts of an earlier version have no head. */
function readHead(value: unknown): string | undefined {
  return isRecord(value) && typeof value.head === 'string' ? value.head : undefined;
}

/** Written by a tab that did not know yet that another one has written the draft anew. */
function isForeign(record: unknown, head: string | undefined): boolean {
  const theirs = readHead(record);
  return theirs !== undefined && theirs !== head;
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
