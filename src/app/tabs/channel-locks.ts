/** What claims use of the Web Locks API. */
export type Locks = Pick<LockManager, 'request'>;

type LockMessage =
  /** Who waits wants to hear of it when the lock becomes free. */
  | { readonly kind: 'ask'; readonly from: number; readonly isWaiting: boolean }
  | { readonly kind: 'gone' | 'stolen' | 'held'; readonly from: number }
  /** From one that asks too: it comes before those that asked later, but nobody else has to give way to it. */
  | { readonly kind: 'older'; readonly from: number }
  /** The next one has the lock from now on; null when nobody is known to wait. */
  | { readonly kind: 'freed'; readonly from: number; readonly next: number | null };

/** Another tab answers within this time, or there is none that holds the lock. */
const ANSWER_MS = 250;
/** A tab that died has told nobody; those that wait ask again. */
const ASK_AGAIN_MS = 2000;

/** One request for the lock, and how it speaks with those of other tabs. */
interface Party {
  readonly channel: BroadcastChannel;
  /** Who has asked first comes first: whoever lets go and asks again is behind those that were waiting. */
  readonly me: number;
}

/**
 * Locks agreed on by messages between tabs, for addresses that are no secure context and so have no Web Locks. The older
 * of two requests wins; a lock that is let go passes to the oldest one that waits.
 */
export function channelLocks(openChannel: (name: string) => BroadcastChannel): Locks {
  async function request<Value>(name: string, options: LockOptions, use: LockGrantedCallback<Value>): Promise<Value> {
    const party: Party = { channel: openChannel(`${name}:lock`), me: Date.now() + Math.random() };
    try {
      if (options.steal) post(party, { kind: 'stolen', from: party.me });
      else if (options.ifAvailable) {
        if (await isHeld(party, false)) return await use(null);
      } else await untilMine(party, options.signal);
      return await hold(party, () => use({ name, mode: 'exclusive' }));
    } finally {
      party.channel.close();
    }
  }
  return { request } as Locks;
}

function post({ channel }: Party, message: LockMessage): void {
  channel.postMessage(message);
}

function isHeld(party: Party, isWaiting: boolean): Promise<boolean> {
  const { channel, me } = party;
  return new Promise((answer) => {
    const done = (isTaken: boolean) => {
      clearTimeout(timer);
      channel.onmessage = null;
      answer(isTaken);
    };
    const timer = setTimeout(() => done(false), ANSWER_MS);
    channel.onmessage = ({ data }: MessageEvent<LockMessage>) => {
      if (data.kind === 'held' || data.kind === 'stolen') done(true);
      else if ((data.kind === 'ask' || data.kind === 'older') && data.from < me) done(true);
      else if (data.kind === 'ask') post(party, { kind: 'older', from: me });
    };
    post(party, { kind: 'ask', from: me, isWaiting });
  });
}

async function untilMine(party: Party, signal?: AbortSignal): Promise<void> {
  while (await isHeld(party, true)) {
    const isHandedOn = await untilFreed(party, signal);
    if (signal?.aborted) post(party, { kind: 'gone', from: party.me });
    signal?.throwIfAborted();
    if (!isHandedOn) continue;
    // Those that were passed over hear at once that they have to wait on.
    post(party, { kind: 'held', from: party.me });
    return;
  }
  signal?.throwIfAborted();
}

/** True when the lock was handed to this party; false when it is time to ask again. */
function untilFreed({ channel, me }: Party, signal?: AbortSignal): Promise<boolean> {
  return new Promise((goOn) => {
    const done = (isHandedOn: boolean) => {
      clearTimeout(timer);
      channel.onmessage = null;
      signal?.removeEventListener('abort', giveUp);
      goOn(isHandedOn);
    };
    const giveUp = () => done(false);
    const timer = setTimeout(giveUp, ASK_AGAIN_MS);
    channel.onmessage = ({ data }: MessageEvent<LockMessage>) => data.kind === 'freed' && done(data.next === me);
    signal?.addEventListener('abort', giveUp);
  });
}

function hold<Value>(party: Party, use: () => Value | PromiseLike<Value>): Promise<Value> {
  const { channel, me } = party;
  const waiting = new Set<number>();
  return new Promise((resolve, reject) => {
    let isMine = true;
    channel.onmessage = ({ data }: MessageEvent<LockMessage>) => {
      if (data.kind === 'gone') waiting.delete(data.from);
      if (data.kind === 'ask') {
        if (data.isWaiting) waiting.add(data.from);
        post(party, { kind: 'held', from: me });
      }
      if (data.kind !== 'stolen') return;
      isMine = false;
      reject(new DOMException('another tab took the lock', 'AbortError'));
    };
    Promise.resolve(use()).then((value) => {
      if (isMine) post(party, { kind: 'freed', from: me, next: waiting.size === 0 ? null : Math.min(...waiting) });
      resolve(value);
    }, reject);
  });
}
