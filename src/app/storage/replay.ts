import { applyEdits } from '../document/apply-edits.ts';
import { type BaseRecord, readEdit } from './records.ts';

export interface Replayed {
  readonly text: string;
  readonly savedAt: number;
  /** A record could not be read or did not fit; the text is the one before it. */
  readonly isDamaged: boolean;
}

/** The text after all records, in order. Stops before the first one that is damaged, so a torn record costs only what follows. */
export function replay(base: BaseRecord, records: readonly unknown[]): Replayed {
  let { text, savedAt } = base;
  for (const value of records) {
    const record = readEdit(value);
    if (record === undefined) return { text, savedAt, isDamaged: true };
    let next = text;
    for (const edits of record.edits) {
      if (edits.some(({ end }) => end > next.length)) return { text, savedAt, isDamaged: true };
      next = applyEdits(next, edits);
    }
    if (next.length !== record.length) return { text, savedAt, isDamaged: true };
    text = next;
    savedAt = record.savedAt;
  }
  return { text, savedAt, isDamaged: false };
}
