import type { SaveStatus } from '../../state/documents-slice.ts';

/** Why this browser does not keep the text. */
export type SaveFailure = Extract<SaveStatus, { state: 'failed' }>['reason'];

export function isQuota(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError';
}

export function reasonOf(error: unknown): SaveFailure {
  if (isQuota(error)) return 'quota';
  return error instanceof DOMException && error.name === 'TimeoutError' ? 'slow' : 'blocked';
}
