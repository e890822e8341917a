import type { AnalysisUpdate } from '../../worker/protocol/document-jobs.ts';

interface QueueParts {
  readonly apply: (updates: readonly AnalysisUpdate[]) => void;
  /** Panels render at most this often, in milliseconds, however fast the worker answers. */
  readonly gap: () => number;
}

/** Hands updates on in their order: the first at once, those that follow closely together. */
export function createUpdateQueue({ apply, gap }: QueueParts) {
  let waiting: AnalysisUpdate[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let appliedAt = Number.NEGATIVE_INFINITY;

  function flush(): void {
    timer = undefined;
    appliedAt = performance.now();
    const updates = waiting;
    waiting = [];
    if (updates.length > 0) apply(updates);
  }

  return {
    /** The answer to a keystroke waits for nothing. */
    pushNow(update: AnalysisUpdate): void {
      waiting.push(update);
      clearTimeout(timer);
      flush();
    },
    push(update: AnalysisUpdate): void {
      waiting.push(update);
      if (timer !== undefined) return;
      const wait = appliedAt + gap() - performance.now();
      if (wait <= 0) flush();
      else timer = setTimeout(flush, wait);
    },
    /** Forgets what waits: it speaks of a document that is no longer open. */
    clear(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting = [];
    },
  };
}
