const REST_MS = 1500;
const LONGEST_MS = 5000;

/** Resolves when what the first screen needs is there and the page has nothing to do, at the latest some seconds later. */
export async function whenQuiet(firstNeeds: Promise<unknown>): Promise<void> {
  await firstNeeds.catch(() => undefined);
  await new Promise((resolve) => setTimeout(resolve, REST_MS));
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback === 'function')
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: LONGEST_MS }));
}
