import { registerSW } from 'virtual:pwa-register';

interface OfflineEvents {
  /** Everything is kept for a start without a network. */
  readonly ready: () => void;
  /** A newer version waits; `apply` reloads the page into it. Nothing changes until then. */
  readonly updateWaiting: (apply: () => void) => void;
}

/** Makes the studio work offline, where the browser has service workers (a secure context). */
export function registerOffline({ ready, updateWaiting }: OfflineEvents): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const apply = registerSW({
    onOfflineReady: ready,
    onNeedRefresh: () => updateWaiting(() => void apply(true)),
  });
}
