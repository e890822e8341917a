import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

async function aPage() {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', new EventTarget());
  vi.resetModules();
  const { fetchAhead, isMissingCode, watchMissingCode } = await import('./missing-code.ts');
  const tell = vi.fn();
  watchMissingCode(tell);
  /** As the loader does it: an event, and then the same error. */
  const failing = (error: Error) => async () => {
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  };
  return { fetchAhead, isMissingCode, tell, failing };
}

test('what somebody asked for and cannot be fetched is told, and known by its error', async () => {
  const { isMissingCode, tell, failing } = await aPage();
  const error = new Error('no such file');
  await expect(failing(error)()).rejects.toBe(error);
  expect(tell).toHaveBeenCalledOnce();
  expect([error, new Error('no such file'), 'no such file', null].map(isMissingCode)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test('what is fetched ahead fails in silence, and only that', async () => {
  const { fetchAhead, tell, failing } = await aPage();
  await fetchAhead(failing(new Error('no network')));
  expect(tell).not.toHaveBeenCalled();
  await failing(new Error('no network'))().catch(() => undefined);
  expect(tell).toHaveBeenCalledOnce();
});
