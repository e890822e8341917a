const missing = new WeakSet<object>();
let ahead = 0;

/** Tells of every part of the studio that could not be fetched: without a network, or when another version took its place. */
export function watchMissingCode(tell: () => void): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    if (ahead === 0) tell();
  });
  // A style sheet that failed would count as loaded when its part is asked for again.
  const forget = ({ target }: Event) => target instanceof HTMLLinkElement && target.remove();
  document.addEventListener('error', forget, { capture: true });
}

/** Fetches what may be wanted soon. Nobody has asked for it yet, so nobody is told when it does not come. */
export async function fetchAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  await load().catch(() => undefined);
  ahead -= 1;
}

/** Whether this is the error of code that is not there. */
export function isMissingCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/** Whether this version is no longer served, so that what it has not loaded yet cannot come any more. */
export async function isCodeGone(): Promise<boolean> {
  const own = await fetch(import.meta.url, { cache: 'no-cache' }).catch(() => null);
  return own?.ok !== true || own.headers.get('content-type')?.includes('javascript') !== true;
}
