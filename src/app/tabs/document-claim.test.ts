import { afterEach, expect, test, vi } from 'vitest';
import { type ClaimState, claimDocument } from './document-claim.ts';

/** The part of the Web Locks API that claims use: exclusive locks, a queue, stealing. */
function lockManager() {
  let holder: { lost: (reason: Error) => void } | null = null;
  const queue: (() => void)[] = [];
  const grant = (
    callback: (lock: unknown) => unknown,
    resolve: (value: unknown) => void,
    reject: (reason: Error) => void,
  ) => {
    const mine = { lost: reject };
    holder = mine;
    Promise.resolve(callback({})).then((value) => {
      if (holder === mine) {
        holder = null;
        queue.shift()?.();
      }
      resolve(value);
    });
  };
  return {
    request(_name: string, options: LockOptions, callback: (lock: unknown) => unknown) {
      return new Promise((resolve, reject) => {
        if (options.ifAvailable && holder !== null) return resolve(callback(null));
        if (options.steal) {
          holder?.lost(new DOMException('stolen', 'AbortError'));
          return grant(callback, resolve, reject);
        }
        const wait = () => {
          if (options.signal?.aborted) queue.shift()?.();
          else grant(callback, resolve, reject);
        };
        options.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
        if (holder === null) wait();
        else queue.push(wait);
      });
    },
  } as unknown as LockManager;
}

function openTab(locks: LockManager | undefined, content: string, answers = true) {
  const tab = { text: content, states: [] as ClaimState[], flushed: 0, robbed: [] as string[] };
  const claim = claimDocument('doc', {
    locks,
    openChannel: (name) => new BroadcastChannel(name),
    text: () => tab.text,
    flush: async () => {
      tab.flushed += 1;
      if (!answers) await new Promise(() => undefined);
    },
    robbed: (text) => void tab.robbed.push(text),
    stateChanged: (state) => void tab.states.push(state),
    followed: (text) => {
      tab.text = text;
    },
  });
  claims.push(claim);
  return { tab, claim };
}
const claims: ReturnType<typeof claimDocument>[] = [];
afterEach(() => {
  for (const claim of claims.splice(0)) claim.release();
});

test('the first tab owns the document, the second follows it live', async () => {
  const locks = lockManager();
  const first = openTab(locks, 'abc');
  await vi.waitFor(() => expect(first.tab.states).toEqual(['owner']));
  const second = openTab(locks, 'old draft');
  await vi.waitFor(() => expect(second.tab.text).toBe('abc'));
  expect(second.tab.states).toEqual(['follower']);
  first.tab.text = 'abXc';
  first.claim.changed([{ start: 2, end: 2, newText: 'X' }]);
  await vi.waitFor(() => expect(second.tab.text).toBe('abXc'));
  second.claim.changed([{ start: 0, end: 4, newText: '' }]);
  expect(first.tab.text).toBe('abXc');
});

test('taking over asks the owner to keep its text and to hand it on', async () => {
  const locks = lockManager();
  const first = openTab(locks, 'newest');
  await vi.waitFor(() => expect(first.tab.states).toEqual(['owner']));
  const second = openTab(locks, 'stale');
  await vi.waitFor(() => expect(second.tab.text).toBe('newest'));
  second.claim.takeOver();
  await vi.waitFor(() => expect(second.tab.states).toEqual(['follower', 'owner']));
  await vi.waitFor(() => expect(first.tab.states).toEqual(['owner', 'follower']));
  expect(first.tab.flushed).toBe(1);
  expect(first.tab.robbed).toEqual([]);
});

test('an owner that hangs is passed over', async () => {
  const locks = lockManager();
  const first = openTab(locks, 'hung', false);
  await vi.waitFor(() => expect(first.tab.states).toEqual(['owner']));
  const second = openTab(locks, 'x');
  await vi.waitFor(() => expect(second.tab.states).toEqual(['follower']));
  second.claim.takeOver();
  await vi.waitFor(() => expect(second.tab.states.at(-1)).toBe('owner'), { timeout: 3000 });
  expect(first.tab.robbed).toEqual(['hung']);
  expect(second.tab.robbed).toEqual([]);
});

test('when the owner goes, the follower becomes owner', async () => {
  const locks = lockManager();
  const first = openTab(locks, 'abc');
  await vi.waitFor(() => expect(first.tab.states).toEqual(['owner']));
  const second = openTab(locks, 'x');
  await vi.waitFor(() => expect(second.tab.text).toBe('abc'));
  first.claim.release();
  await vi.waitFor(() => expect(second.tab.states).toEqual(['follower', 'owner']));
});

test('without locks the tab counts as owner', () => {
  expect(openTab(undefined, 'a').tab.states).toEqual(['owner']);
});
