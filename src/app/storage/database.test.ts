import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from './database.ts';

/** As much of a browser's database as a transaction needs. A deaf one begins transactions and never tells how they end. */
function aBrowser() {
  const browser = { isDeaf: false, opened: [] as { onclose: () => void }[], written: [] as string[] };
  const transaction = () => {
    const begun = {
      oncomplete: () => undefined,
      objectStore: () => ({ put: (value: string) => browser.isDeaf || browser.written.push(value) }),
      commit: () => browser.isDeaf || setTimeout(() => begun.oncomplete()),
    };
    return begun;
  };
  vi.stubGlobal('indexedDB', {
    open() {
      const database = { transaction, onclose: () => undefined };
      const request = { result: database, onsuccess: () => undefined };
      browser.opened.push(database);
      setTimeout(() => request.onsuccess());
      return request;
    },
  });
  return browser;
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a write whose connection is taken away without a word is made again on a new one', async () => {
  const browser = aBrowser();
  const lost = vi.fn();
  const database = openDatabase('drafts', 'records', lost);
  const write = (value: string) => database.run('readwrite', (records) => void records.put(value));
  await write('before');
  browser.isDeaf = true;
  const writing = write('meanwhile');
  await new Promise((begun) => setTimeout(begun));
  browser.isDeaf = false;
  browser.opened[0]?.onclose();
  await writing;
  expect(browser.written).toEqual(['before', 'meanwhile']);
  expect(browser.opened).toHaveLength(2);
  expect(lost).toHaveBeenCalledOnce();
});

test('a write that is never answered is given up in the end', async () => {
  vi.useFakeTimers();
  const browser = aBrowser();
  const database = openDatabase('drafts', 'records');
  browser.isDeaf = true;
  const writing = database.run('readwrite', (records) => void records.put('x'));
  const refused = expect(writing).rejects.toMatchObject({ name: 'TimeoutError' });
  await vi.advanceTimersByTimeAsync(30_000);
  await refused;
});
