/** The worker is a file of our own origin; the page's policy allows no other kind. */
export function startWorker(): Worker {
  return new Worker(new URL('../../worker/analysis-worker.ts', import.meta.url), { type: 'module', name: 'analysis' });
}
