import type { AnalysisUpdate } from '../../worker/protocol.ts';

/** Panels render at most this often, however fast the worker answers. */
const GAP_MS = 100;

/** Hands updates on in their order: the first at once, those that follow closely together. */
export function createUpdateQueue(apply: (updates: readonly AnalysisUpdate[]) => void) {
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
    push(update: AnalysisUpdate): void {
      waiting.push(update);
      if (timer !== undefined) return;
      const wait = appliedAt + GAP_MS - performance.now();
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
