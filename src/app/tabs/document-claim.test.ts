import { getEventListeners } from 'node:events';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { channelLocks, type Locks } from './channel-locks.ts';
import { type ClaimState, claimDocument } from './document-claim.ts';
import { tabLocks } from './tab-locks.ts';

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

interface TabOptions {
  /** False for a tab that hangs while it keeps its text. */
  readonly answers?: boolean;
  readonly openChannel?: (name: string) => BroadcastChannel;
}

function openTab(
  locks: Locks,
  content: string,
  { answers = true, openChannel = (name) => new BroadcastChannel(name) }: TabOptions = {},
) {
  const tab = { text: content, states: [] as ClaimState[], flushed: 0, robbed: [] as string[], removed: 0 };
  const claim = claimDocument('doc', {
    locks,
    openChannel,
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
    removed: () => {
      tab.removed += 1;
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

  test('the tab that asks gets the document, not one that has waited longer', async () => {
    const locks = make();
    const [first, second, third] = [openTab(locks, 'a'), openTab(locks, 'a'), openTab(locks, 'a')];
    const all = [first, second, third];
    await vi.waitFor(
      () => expect(all.map(({ tab }) => tab.states.at(-1)).toSorted()).toEqual(['follower', 'follower', 'owner']),
      SOON,
    );
    const [asked, other] = all.filter(({ tab }) => tab.states.at(-1) === 'follower').reverse();
    asked?.claim.takeOver();
    await vi.waitFor(() => expect(asked?.tab.states.at(-1)).toBe('owner'), SOON);
    expect(other?.tab.states).toEqual(['follower']);
    expect(all.flatMap(({ tab }) => tab.robbed)).toEqual([]);
  });

  test('a document that is taken back at once stays where it was taken last', async () => {
    const locks = make();
    const first = openTab(locks, 'a');
    await vi.waitFor(() => expect(first.tab.states).toEqual(['owner']), SOON);
    const second = openTab(locks, 'a');
    await vi.waitFor(() => expect(second.tab.states).toEqual(['follower']), SOON);
    second.claim.takeOver();
    await vi.waitFor(() => expect(second.tab.states.at(-1)).toBe('owner'), SOON);
    first.claim.takeOver();
    await vi.waitFor(() => expect(first.tab.states.at(-1)).toBe('owner'), SOON);
    // Longer than a tab that does not answer is waited for.
    await new Promise((later) => setTimeout(later, 1700));
    expect(first.tab.states).toEqual(['owner', 'follower', 'owner']);
    expect(second.tab.states).toEqual(['follower', 'owner', 'follower']);
    expect([...first.tab.robbed, ...second.tab.robbed]).toEqual([]);
  });

  test('an owner that hangs is passed over', async () => {
    const locks = make();
    const first = openTab(locks, 'hung', { answers: false });
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

  test('that the document was removed is heard by whoever still shows it', async () => {
    const locks = make();
    const first = openTab(locks, 'abc');
    await vi.waitFor(() => expect(first.tab.states).toEqual(['owner']), SOON);
    const second = openTab(locks, 'x');
    await vi.waitFor(() => expect(second.tab.text).toBe('abc'), SOON);
    second.claim.removed();
    await vi.waitFor(() => expect(first.tab.removed).toBe(1), SOON);
    first.claim.removed();
    first.claim.release();
    await vi.waitFor(() => expect(second.tab.removed).toBe(1), SOON);
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

test('a browser that refuses its locks too lets one tab write, and others follow', async () => {
  const refuse = () => Promise.reject(new DOMException('denied in this context', 'SecurityError'));
  const locks = tabLocks({ request: refuse }, (name) => new BroadcastChannel(name));
  const first = openTab(locks, 'abc');
  await vi.waitFor(() => expect(first.tab.states).toEqual(['owner']), SOON);
  const second = openTab(locks, 'x');
  await vi.waitFor(() => expect(second.tab.text).toBe('abc'), SOON);
  expect(second.tab.states).toEqual(['follower']);
});

/** Channels whose messages need no time at all, so that a clock of our own decides when anything happens. */
function channelsAtOnce() {
  const open = new Set<{ name: string; onmessage: ((event: MessageEvent) => void) | null }>();
  return (name: string) => {
    const channel = {
      name,
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage(data: unknown) {
        for (const other of open) {
          if (other !== channel && other.name === name)
            queueMicrotask(() => other.onmessage?.({ data } as MessageEvent));
        }
      },
      close: () => open.delete(channel),
    };
    open.add(channel);
    return channel as unknown as BroadcastChannel;
  };
}

test('by messages alone, waiting long leaves no more behind than waiting a moment', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const locks = channelLocks(channelsAtOnce());
  const stop = new AbortController();
  void locks.request('doc', {}, () => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(300);
  const waiting = locks.request('doc', { signal: stop.signal }, () => 'never');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(getEventListeners(stop.signal, 'abort').length).toBeLessThanOrEqual(1);
  stop.abort();
  await expect(waiting).rejects.toThrow();
});

describe('by messages alone the document is nobody’s at no time', () => {
  async function threeTabs() {
    vi.useFakeTimers();
    const openChannel = channelsAtOnce();
    const locks = channelLocks(openChannel);
    const owner = openTab(locks, 'a', { openChannel });
    await vi.advanceTimersByTimeAsync(300);
    const waiting = openTab(locks, 'a', { openChannel });
    await vi.advanceTimersByTimeAsync(300);
    const last = openTab(locks, 'a', { openChannel });
    await vi.advanceTimersByTimeAsync(300);
    expect([owner, waiting, last].map(({ tab }) => tab.states.at(-1))).toEqual(['owner', 'follower', 'follower']);
    return { owner, waiting, last };
  }
  afterEach(() => vi.useRealTimers());

  test('when another tab takes it over', async () => {
    const { owner, waiting, last } = await threeTabs();
    last.claim.takeOver();
    await vi.advanceTimersByTimeAsync(1);
    expect([owner, waiting, last].map(({ tab }) => tab.states.at(-1))).toEqual(['follower', 'follower', 'owner']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([owner, waiting, last].map(({ tab }) => tab.states.at(-1))).toEqual(['follower', 'follower', 'owner']);
  });

  test('when the tab that has it is closed', async () => {
    const { owner, waiting, last } = await threeTabs();
    owner.claim.release();
    await vi.advanceTimersByTimeAsync(1);
    expect([waiting, last].map(({ tab }) => tab.states.at(-1))).toEqual(['owner', 'follower']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([waiting, last].map(({ tab }) => tab.states.at(-1))).toEqual(['owner', 'follower']);
  });

  test('unless the tab that asked for it died: then one that waits has it soon', async () => {
    const { owner, waiting, last } = await threeTabs();
    last.claim.takeOver();
    last.claim.release();
    await vi.advanceTimersByTimeAsync(2000);
    expect([owner, waiting].map(({ tab }) => tab.states.at(-1)).toSorted()).toEqual(['follower', 'owner']);
  });
});
