import type { Message } from '../model/message.ts';
import { formatPointer, type Pointer } from '../model/pointer.ts';
import type { ConversionStatus, Loss, LossKind } from './conversion.ts';

export interface NewLoss {
  readonly kind: LossKind;
  readonly at: Pointer;
  readonly keyword?: string;
  readonly message: Message;
}

/** Collects losses in the order in which they are found; one that is said again (a definition written in twice) counts once. */
export interface Ledger {
  lose(loss: NewLoss): void;
  /** Takes over what another ledger holds. */
  add(loss: Loss): void;
  readonly losses: readonly Loss[];
  isRefused(): boolean;
}

export function createLedger(): Ledger {
  const losses: Loss[] = [];
  const seen = new Set<string>();
  const add = (loss: Loss) => {
    const key = `${loss.kind} ${loss.keyword ?? ''} ${loss.message.id} ${formatPointer(loss.pointer)}`;
    if (seen.has(key)) return;
    seen.add(key);
    losses.push(loss);
  };
  return {
    losses,
    add,
    lose: ({ kind, at, keyword, message }) =>
      add(keyword === undefined ? { pointer: at, kind, message } : { pointer: at, keyword, kind, message }),
    isRefused: () => losses.some((loss) => loss.kind === 'refused'),
  };
}

export function statusOf(losses: readonly Loss[]): ConversionStatus {
  if (losses.some((loss) => loss.kind === 'refused')) return 'refused';
  return losses.every((loss) => loss.kind === 'rewritten') ? 'exact' : 'lossy';
}
