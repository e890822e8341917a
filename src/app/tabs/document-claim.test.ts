import { afterEach, describe, expect, test, vi } from 'vitest';
import { channelLocks, type Locks } from './channel-locks.ts';
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

/** Tabs that agree by messages alone wait for answers that may not come. */
vi.setConfig({ testTimeout: 15_000 });
const SOON = { timeout: 5000 };

function openTab(locks: Locks, content: string, answers = true) {
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

describe.each([
  ['Web Locks', lockManager],
  ['messages alone', () => channelLocks((name) => new BroadcastChannel(name))],
])('by %s', (_title, make) => {
  test('the first tab owns the document, the second follows it live', async () => {
    const locks = make();
    const first = openTab(locks, 'abc');
    await vi.waitFor(() => expect(first.tab.states).toEqual(['owner']), SOON);
    const second = openTab(locks, 'old draft');
    await vi.waitFor(() => expect(second.tab.text).toBe('abc'), SOON);
    expect(second.tab.states).toEqual(['follower']);
    first.tab.text = 'abXc';
    first.claim.changed([{ start: 2, end: 2, newText: 'X' }]);
    await vi.waitFor(() => expect(second.tab.text).toBe('abXc'), SOON);
    second.claim.changed([{ start: 0, end: 4, newText: '' }]);
    expect(first.tab.text).toBe('abXc');
  });

  test('taking over asks the owner to keep its text and to hand it on', async () => {
    const locks = make();
    const first = openTab(locks, 'newest');
    await vi.waitFor(() => expect(first.tab.states).toEqual(['owner']), SOON);
    const second = openTab(locks, 'stale');
    await vi.waitFor(() => expect(second.tab.text).toBe('newest'), SOON);
    second.claim.takeOver();
    await vi.waitFor(() => expect(second.tab.states).toEqual(['follower', 'owner']), SOON);
    await vi.waitFor(() => expect(first.tab.states).toEqual(['owner', 'follower']), SOON);
    expect(first.tab.flushed).toBe(1);
    expect(first.tab.robbed).toEqual([]);
  });

  test('an owner that hangs is passed over', async () => {
    const locks = make();
    const first = openTab(locks, 'hung', false);
    await vi.waitFor(() => expect(first.tab.states).toEqual(['owner']), SOON);
    const second = openTab(locks, 'x');
    await vi.waitFor(() => expect(second.tab.states).toEqual(['follower']), SOON);
    second.claim.takeOver();
    await vi.waitFor(() => expect(second.tab.states.at(-1)).toBe('owner'), SOON);
    expect(first.tab.robbed).toEqual(['hung']);
    expect(second.tab.robbed).toEqual([]);
  });

  test('when the owner goes, the follower becomes owner', async () => {
    const locks = make();
    const first = openTab(locks, 'abc');
    await vi.waitFor(() => expect(first.tab.states).toEqual(['owner']), SOON);
    const second = openTab(locks, 'x');
    await vi.waitFor(() => expect(second.tab.text).toBe('abc'), SOON);
    first.claim.release();
    await vi.waitFor(() => expect(second.tab.states).toEqual(['follower', 'owner']), SOON);
  });

  test('of two tabs that open at the same moment one owns the document', async () => {
    const locks = make();
    const tabs = [openTab(locks, 'a'), openTab(locks, 'a')];
    await vi.waitFor(
      () => expect(tabs.map(({ tab }) => tab.states.at(-1)).toSorted()).toEqual(['follower', 'owner']),
      SOON,
    );
  });
});
