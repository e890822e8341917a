import type { BrowserStorage } from '../../state/workspace-slice.ts';

/** What the browser promises about drafts, asking it to promise more. Some browsers ask the user, so call it after an edit. */
export async function askForPersistence(): Promise<BrowserStorage> {
  if (!isSecureContext || navigator.storage?.persist === undefined) return 'insecure';
  try {
    return (await navigator.storage.persisted()) || (await navigator.storage.persist()) ? 'persistent' : 'best-effort';
  } catch {
    return 'best-effort';
  }
}
