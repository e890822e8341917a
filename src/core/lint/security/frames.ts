import { DATA_FRAMES } from './frames-data.ts';
import { PROCEDURE_FRAMES } from './frames-procedure.ts';
import { SECRECY_FRAMES } from './frames-secrecy.ts';
import { STEERING_FRAMES } from './frames-steering.ts';
import type { Reading } from './reading.ts';
import type { SignalKind } from './signals.ts';

/** A pattern of meaning: who is asked to do what, with what, to whose harm. Zero where the sentence does not fit it. */
export interface Frame {
  readonly kind: SignalKind;
  weigh(reading: Reading): number;
}

export const FRAMES: readonly Frame[] = [...DATA_FRAMES, ...SECRECY_FRAMES, ...STEERING_FRAMES, ...PROCEDURE_FRAMES];
