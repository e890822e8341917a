import type { TextLanguage } from '../../core/text/text-tree.ts';
import { answered, inTime, OPEN_MS } from './database.ts';
import { isRecord } from './records.ts';

/** A whole text under `draft/<id>`, as the first version of the studio kept it. */
export interface OlderDraft {
  readonly id: string;
  readonly name: string;
  readonly language: TextLanguage;
  readonly text: string;
  readonly savedAt: number;
}
export interface OlderDrafts {
  readonly active: string | null;
  readonly drafts: readonly OlderDraft[];
}

const DATABASE = 'toolscribe';
const STORE = 'drafts';

/** What an older version left in this browser; null when there is nothing. Reads only. */
export async function readOlderDrafts(): Promise<OlderDrafts | null> {
  const database = await openExisting();
  if (database === null) return null;
  try {
    if (!database.objectStoreNames.contains(STORE)) return null;
    const records = database.transaction(STORE, 'readonly').objectStore(STORE);
    const [index, keys, values] = await Promise.all([
      answered(records.get('index')),
      answered(records.getAllKeys()),
      answered(records.getAll()),
    ]);
    const drafts = values.flatMap((value, place) => (isDraftKey(keys[place]) ? readDraft(value) : []));
    const active = isRecord(index) && typeof index.active === 'string' ? index.active : null;
    return drafts.length === 0 ? null : { active, drafts: inOrderOf(index, drafts) };
  } finally {
    database.close();
  }
}

/** Only after everything in it has been carried over. */
export function forgetOlderDrafts(): void {
  indexedDB.deleteDatabase(DATABASE);
}

/** Opens the database only if it is there: asking for it must not make it. */
async function openExisting(): Promise<IDBDatabase | null> {
  const request = indexedDB.open(DATABASE);
  request.onupgradeneeded = () => request.transaction?.abort();
  try {
    return await inTime(answered(request), OPEN_MS);
  } catch {
    return null;
  }
}

function isDraftKey(key: IDBValidKey | undefined): boolean {
  return typeof key === 'string' && key.startsWith('draft/');
}

function readDraft(value: unknown): OlderDraft[] {
  if (!isRecord(value)) return [];
  const { id, name, text, savedAt } = value;
  if (typeof id !== 'string' || typeof text !== 'string') return [];
  return [
    {
      id,
      name: typeof name === 'string' ? name : id,
      language: value.language === 'yaml' ? 'yaml' : 'json',
      text,
      savedAt: typeof savedAt === 'number' ? savedAt : 0,
    },
  ];
}

/** As the index lists them; drafts that it does not know come behind. */
function inOrderOf(index: unknown, drafts: readonly OlderDraft[]): readonly OlderDraft[] {
  const listed = isRecord(index) && Array.isArray(index.documents) ? index.documents : [];
  const ids = listed.map((entry) => (isRecord(entry) ? entry.id : undefined));
  const place = ({ id }: OlderDraft) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return drafts.toSorted((left, right) => place(left) - place(right));
}
