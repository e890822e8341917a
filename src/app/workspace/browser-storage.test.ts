import { afterEach, expect, test, vi } from 'vitest';
import { askForPersistence, knownPersistence } from './browser-storage.ts';

afterEach(() => vi.unstubAllGlobals());

function aBrowser(isSecure: boolean, storage: unknown): void {
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('navigator', { storage });
}
const answers = (persisted: boolean, persist: boolean) => ({
  persisted: async () => persisted,
  persist: async () => persist,
});

test.each([
  ['an address without https', false, answers(true, true), 'insecure'],
  ['a browser without the interface', true, undefined, 'best-effort'],
  ['a promise given before', true, answers(true, false), 'persistent'],
  ['a promise given now', true, answers(false, true), 'persistent'],
  ['a refusal', true, answers(false, false), 'best-effort'],
  ['a fault', true, { persisted: () => Promise.reject(new Error('no')), persist: () => undefined }, 'best-effort'],
])('%s', async (_title, isSecure, storage, want) => {
  aBrowser(isSecure, storage);
  expect(await askForPersistence()).toBe(want);
});

test.each([
  ['an address without https', false, answers(true, true), 'insecure'],
  ['a browser without the interface', true, undefined, 'best-effort'],
  ['a promise given before', true, answers(true, false), 'persistent'],
  ['no promise yet, and none asked for', true, answers(false, true), 'best-effort'],
])('at the start, %s', async (_title, isSecure, storage, want) => {
  aBrowser(isSecure, storage);
  expect(await knownPersistence()).toBe(want);
});
