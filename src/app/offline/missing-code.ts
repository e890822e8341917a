const missing = new WeakSet<object>();

/** Tells of every part of the studio that could not be fetched: without a network, or when another version took its place. */
export function watchMissingCode(tell: () => void): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    tell();
  });
  // A style sheet that failed would count as loaded when its part is asked for again.
  const forget = ({ target }: Event) => target instanceof HTMLLinkElement && target.remove();
  document.addEventListener('error', forget, { capture: true });
}

/** Whether this error has been told already, as code that is not there. */
export function isMissingCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/** Whether this version is no longer served, so that what it has not loaded yet cannot come any more. */
export async function isCodeGone(): Promise<boolean> {
  const own = await fetch(import.meta.url, { cache: 'no-cache' }).catch(() => null);
  return own?.ok !== true || own.headers.get('content-type')?.includes('javascript') !== true;
}
