import { chunkedText } from './chunked-text.ts';
import { type BaseRecord, type EditRecord, readEdit } from './records.ts';

export interface Replayed {
  readonly text: string;
  readonly savedAt: number;
  /** A record could not be read or did not fit; the text is the one before it. */
  readonly isDamaged: boolean;
}

/** The text after all records, in order. Stops before the first one that is damaged, so a torn record costs only what follows. */
export function replay(base: BaseRecord, records: readonly unknown[]): Replayed {
  const sound: EditRecord[] = [];
  let { length } = base.text;
  for (const value of records) {
    const record = readEdit(value);
    if (record === undefined || !leadsTo(record, length)) break;
    sound.push(record);
    ({ length } = record);
  }
  const text = chunkedText(base.text);
  for (const { edits } of sound) for (const list of edits) text.apply(list);
  return {
    text: text.text(),
    savedAt: sound.at(-1)?.savedAt ?? base.savedAt,
    isDamaged: sound.length < records.length,
  };
}

/** Whether the record's edits fit a text of `before` units and make one of the length that the record names. */
function leadsTo(record: EditRecord, before: number): boolean {
  let length = before;
  for (const edits of record.edits) {
    if (edits.some(({ start, end }) => start < 0 || end > length)) return false;
    length += edits.reduce((sum, { start, end, newText }) => sum + newText.length - (end - start), 0);
  }
  return length === record.length;
}
