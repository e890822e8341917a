import type { TextRange } from '../core/model/diagnostic.ts';
import type { Language } from '../core/model/message.ts';
import type { Pointer } from '../core/model/pointer.ts';
import { toSource } from '../core/model/provenance.ts';
import { renderAny } from '../core/words/words.ts';
import { rangeIn, type Snapshot } from './snapshot.ts';
import type { ToolRecord } from './tool-record.ts';

export interface Placer {
  /** The document pointer of a descriptor pointer. */
  source(pointer: Pointer): Pointer;
  /** Its range in the text, or that of the nearest value around it. */
  range(pointer: Pointer): TextRange;
  message: (message: Parameters<typeof renderAny>[0]) => string;
}

/** For one tool. Places count in the text of the snapshot: while the text is broken, that is the one on screen before. */
export function placer(snapshot: Snapshot, record: ToolRecord, language: Language): Placer {
  return {
    source: (pointer) => toSource(record.read.provenance, pointer).pointer,
    range: (pointer) => rangeIn(snapshot, record, pointer),
    message: (message) => renderAny(message, language),
  };
}
