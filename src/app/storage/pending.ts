import type { TextEdit } from '../../core/model/diagnostic.ts';
import type { Draft } from './draft-store.ts';

/** After so many edit records the whole text is written anew, so that a restart need not replay tens of thousands. */
export const RECORDS_PER_BASE = 400;
/** Writing a large text anew takes long enough to be felt, so there it waits for a pause in the typing. */
const LARGE_TEXT = 1_000_000;
const RECORDS_PER_LARGE_BASE = 20_000;

/** What of one document is not yet kept. */
export interface Pending {
  readonly id: string;
  edits: (readonly TextEdit[])[];
  /** Of the text after the edits, in UTF-16 units. */
  length: number;
  /** The next write is of the whole text: nothing is kept yet, or a write has failed and records are missing. */
  needsBase: boolean;
  records: number;
  writing: number;
  writingBase: number;
  /** How often writing the whole text was begun: only the last one counts. */
  wholes: number;
  /** Another tab may have written the draft since this one knew it. */
  isDoubtful: boolean;
  hasFailed: boolean;
  /** The whole document, once another one has taken its place on screen before all of it was kept. */
  left: Omit<Draft, 'savedAt'> | null;
  /** The text as it was opened, until it is kept as the snapshot to go back to. */
  opened: string | null;
  lastSnapshot: number;
}

interface Opened {
  readonly id: string;
  readonly content: string;
  /** How many edit records lead to the text; null when it is not kept yet. */
  readonly records: number | null;
  readonly at: number;
}

export function pendingOf({ id, content, records, at }: Opened): Pending {
  return {
    id,
    edits: [],
    length: content.length,
    needsBase: records === null,
    records: records ?? 0,
    writing: 0,
    writingBase: 0,
    wholes: 0,
    isDoubtful: false,
    hasFailed: false,
    left: null,
    opened: content,
    lastSnapshot: at,
  };
}

export function addEdits(of: Pending, edits: readonly TextEdit[]): void {
  of.edits.push(edits);
  for (const { start, end, newText } of edits) of.length += newText.length - (end - start);
}

/** What was to be written of it; from now on nothing is. */
export function takeUnwritten(of: Pending): Pending['edits'] {
  const { edits } = of;
  of.edits = [];
  of.needsBase = false;
  return edits;
}

/** Nothing of it is to be written any more, not even what has been begun. */
export function giveUp(of: Pending): void {
  takeUnwritten(of);
  of.wholes += 1;
}

export function hasUnwritten({ edits, needsBase }: Pending): boolean {
  return edits.length > 0 || needsBase;
}

export function hasUnkept(of: Pending): boolean {
  return hasUnwritten(of) || of.writing > 0;
}

/** Whether the next write is of the whole text. */
export function isWholeDue(of: Pending): boolean {
  const recordsPerBase = isLarge(of) ? RECORDS_PER_LARGE_BASE : RECORDS_PER_BASE;
  return of.needsBase || of.left !== null || of.records >= recordsPerBase || of.writingBase > 0;
}

export function isLarge({ length }: Pending): boolean {
  return length > LARGE_TEXT;
}
