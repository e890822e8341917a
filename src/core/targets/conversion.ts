import type { JsonObject } from '../model/json.ts';
import type { Message } from '../model/message.ts';
import type { Pointer } from '../model/pointer.ts';
import type { TargetId } from '../model/target-id.ts';

/**
 * `rewritten`: the same values are accepted, nothing is lost. `described`: moved into a description. `dropped`: gone.
 * `refused`: the tool cannot be sent.
 */
export const LOSS_KINDS = ['rewritten', 'described', 'dropped', 'refused'] as const;
export type LossKind = (typeof LOSS_KINDS)[number];

export interface Loss {
  /** The keyword as it stands in the descriptor (inside the definition when a `$ref` was inlined), or its node. */
  readonly pointer: Pointer;
  readonly keyword?: string;
  readonly kind: LossKind;
  readonly message: Message;
}

export type ConversionStatus = 'exact' | 'lossy' | 'refused';

/** One payload place and the descriptor place it was made from; parents before children. */
export interface PayloadOrigin {
  readonly payload: Pointer;
  readonly descriptor: Pointer;
}

export interface Conversion {
  readonly target: TargetId;
  /** One element of the provider's `tools` array (Gemini: one function declaration); null when refused. */
  readonly payload: JsonObject | null;
  /** `exact` when every loss is `rewritten`. */
  readonly status: ConversionStatus;
  readonly losses: readonly Loss[];
  /** Sent name to original name, when the name had to change. */
  readonly nameMap?: Readonly<Record<string, string>>;
  /** Pointer text into `payload` to the original property name. */
  readonly keyMap?: Readonly<Record<string, string>>;
  readonly provenance: readonly PayloadOrigin[];
}

export interface ConvertOptions {
  /** Fold blocks that have no place on the wire into the description. */
  readonly foldBlocks?: boolean;
  /** Names already sent in this request, so that sanitised names stay distinct. */
  readonly takenNames?: ReadonlySet<string>;
}
