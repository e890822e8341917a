import type { BrowserStorage } from '../../state/workspace-slice.ts';

/** What the browser promises about drafts, without asking for more. */
export async function knownPersistence(): Promise<BrowserStorage> {
  if (!isSecureContext) return 'insecure';
  const isPromised = await navigator.storage?.persisted?.().catch(() => false);
  return isPromised === true ? 'persistent' : 'best-effort';
}

/** What the browser promises about drafts, asking it to promise more. Some browsers ask the user, so call it after an edit. */
export async function askForPersistence(): Promise<BrowserStorage> {
  if (!isSecureContext) return 'insecure';
  if (navigator.storage?.persist === undefined) return 'best-effort';
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist()) ? 'persistent' : 'best-effort';
  } catch {
    return 'best-effort';
  }
}
