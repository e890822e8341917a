import type { TextEdit } from '../../core/model/diagnostic.ts';
import type { StudioDocument } from '../../state/documents-slice.ts';

/** Changes of the text in the order they were made; each list holds offsets into the text before it. */
export type EditLists = readonly (readonly TextEdit[])[];

/** The text that a document's edit records start from. */
export interface BaseRecord extends StudioDocument {
  readonly version: 1;
  readonly text: string;
  readonly savedAt: number;
}

export interface EditRecord {
  readonly version: 1;
  readonly edits: EditLists;
  /** UTF-16 length of the text after the edits: a record that does not lead there is damaged. */
  readonly length: number;
  readonly savedAt: number;
  /** Of the base that it stands on; drafts of an earlier version have none. */
  readonly head?: string | undefined;
}

export interface SnapshotRecord {
  readonly version: 1;
  readonly text: string;
  readonly at: number;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Reads what an earlier visit, an earlier version or a fault left; undefined when it cannot be trusted. */
export function readBase(value: unknown): BaseRecord | undefined {
  if (!isRecord(value) || value.version !== 1) return undefined;
  const { id, name, text, savedAt } = value;
  if (typeof id !== 'string' || typeof name !== 'string' || typeof text !== 'string') return undefined;
  const language = value.language === 'yaml' ? 'yaml' : 'json';
  const document = { id, name, language, ...(value.isShared === true ? { isShared: true as const } : {}) } as const;
  return { version: 1, ...document, text, savedAt: typeof savedAt === 'number' ? savedAt : 0 };
}

export function readEdit(value: unknown): EditRecord | undefined {
  if (!isRecord(value) || value.version !== 1) return undefined;
  const { edits, length, savedAt } = value;
  const isSound = Array.isArray(edits) && edits.every((list) => Array.isArray(list) && list.every(isEdit));
  if (!isSound || typeof length !== 'number' || typeof savedAt !== 'number') return undefined;
  return { version: 1, edits: edits as EditLists, length, savedAt };
}

export function readSnapshot(value: unknown): SnapshotRecord | undefined {
  if (!isRecord(value) || value.version !== 1) return undefined;
  const { text, at } = value;
  return typeof text === 'string' && typeof at === 'number' ? { version: 1, text, at } : undefined;
}

function isEdit(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { start, end, newText } = value;
  return (
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    typeof newText === 'string' &&
    (start as number) <= (end as number)
  );
}
