interface OfflineEvents {
  /** Everything is kept for a start without a network. */
  readonly ready: () => void;
  /** A newer version waits; `apply` reloads this page into it. Nothing changes until then. */
  readonly updateWaiting: (apply: () => void) => void;
}

/** Makes the studio work offline, where the browser has service workers (a secure context). */
export async function registerOffline({ ready, updateWaiting }: OfflineEvents): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const registration = await navigator.serviceWorker.register('./sw.js').catch(() => undefined);
  if (registration === undefined) return;
  const followed = new WeakSet<ServiceWorker>();
  let isApplying = false;

  function announce(waiting: ServiceWorker): void {
    updateWaiting(() => {
      isApplying = true;
      whenReached(waiting, 'activated', () => location.reload());
      waiting.postMessage({ type: 'SKIP_WAITING' });
    });
  }
  function follow(worker: ServiceWorker | null | undefined): void {
    if (worker === null || worker === undefined || followed.has(worker)) return;
    followed.add(worker);
    const isFirst = registration?.active === null;
    whenReached(worker, 'installed', () => !isFirst && announce(worker));
    whenReached(worker, 'activated', () => isFirst && ready());
  }
  if (registration.waiting !== null) announce(registration.waiting);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  // Another tab went on to the new version; this one keeps the code it has until its user reloads it.
  let { controller } = navigator.serviceWorker;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controller !== null && !isApplying) updateWaiting(() => location.reload());
    controller = navigator.serviceWorker.controller;
  });
}

/** Runs `act` once the worker is in that state, now or later. */
function whenReached(worker: ServiceWorker, state: 'installed' | 'activated', act: () => void): void {
  const look = () => {
    if (worker.state !== state) return;
    worker.removeEventListener('statechange', look);
    act();
  };
  worker.addEventListener('statechange', look);
  look();
}
