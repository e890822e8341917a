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
  readonly losses: readonly Loss[];
  isRefused(): boolean;
}

export function createLedger(): Ledger {
  const losses: Loss[] = [];
  const seen = new Set<string>();
  return {
    losses,
    lose({ kind, at, keyword, message }) {
      const key = `${kind} ${keyword ?? ''} ${message.id} ${formatPointer(at)}`;
      if (seen.has(key)) return;
      seen.add(key);
      losses.push(keyword === undefined ? { pointer: at, kind, message } : { pointer: at, keyword, kind, message });
    },
    isRefused: () => losses.some((loss) => loss.kind === 'refused'),
  };
}

export function statusOf(losses: readonly Loss[]): ConversionStatus {
  if (losses.some((loss) => loss.kind === 'refused')) return 'refused';
  return losses.every((loss) => loss.kind === 'rewritten') ? 'exact' : 'lossy';
}
