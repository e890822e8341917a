/** What claims use of the Web Locks API. */
export type Locks = Pick<LockManager, 'request'>;

type LockMessage =
  | { readonly kind: 'ask' | 'stolen'; readonly from: number }
  | { readonly kind: 'held' | 'freed'; readonly from: number };

/** Another tab answers within this time, or there is none that holds the lock. */
const ANSWER_MS = 250;
/** A tab that died has told nobody; those that wait ask again. */
const ASK_AGAIN_MS = 2000;

/**
 * Locks agreed on by messages between tabs, for addresses that are no secure context and so have no Web Locks. The older
 * of two requests wins.
 */
export function channelLocks(openChannel: (name: string) => BroadcastChannel): Locks {
  async function request<Value>(name: string, options: LockOptions, use: LockGrantedCallback<Value>): Promise<Value> {
    const channel = openChannel(`${name}:lock`);
    // Who has asked first comes first: whoever lets go and asks again is behind those that were waiting.
    const me = Date.now() + Math.random();
    const send = (kind: LockMessage['kind']) => channel.postMessage({ kind, from: me } satisfies LockMessage);
    try {
      if (options.steal) send('stolen');
      else if (options.ifAvailable) {
        if (await isHeld(channel, me, send)) return await use(null);
      } else await untilFree(channel, me, send, options.signal);
      return await hold(channel, send, () => use({ name, mode: 'exclusive' }));
    } finally {
      channel.close();
    }
  }
  return { request } as Locks;
}

type Send = (kind: LockMessage['kind']) => void;

function isHeld(channel: BroadcastChannel, me: number, send: Send): Promise<boolean> {
  return new Promise((answer) => {
    const done = (isTaken: boolean) => {
      clearTimeout(timer);
      channel.onmessage = null;
      answer(isTaken);
    };
    const timer = setTimeout(() => done(false), ANSWER_MS);
    channel.onmessage = ({ data }: MessageEvent<LockMessage>) => {
      if (data.kind === 'held' || data.kind === 'stolen') done(true);
      else if (data.kind === 'ask' && data.from < me) done(true);
      else if (data.kind === 'ask') send('held');
    };
    send('ask');
  });
}

async function untilFree(channel: BroadcastChannel, me: number, send: Send, signal?: AbortSignal): Promise<void> {
  while (await isHeld(channel, me, send)) {
    await new Promise<void>((goOn) => {
      const timer = setTimeout(goOn, ASK_AGAIN_MS);
      const now = () => {
        clearTimeout(timer);
        goOn();
      };
      channel.onmessage = ({ data }: MessageEvent<LockMessage>) => data.kind === 'freed' && now();
      signal?.addEventListener('abort', now);
    });
    signal?.throwIfAborted();
  }
  signal?.throwIfAborted();
}

function hold<Value>(channel: BroadcastChannel, send: Send, use: () => Value | PromiseLike<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    let isMine = true;
    channel.onmessage = ({ data }: MessageEvent<LockMessage>) => {
      if (data.kind === 'ask') send('held');
      if (data.kind !== 'stolen') return;
      isMine = false;
      reject(new DOMException('another tab took the lock', 'AbortError'));
    };
    Promise.resolve(use()).then((value) => {
      if (isMine) send('freed');
      resolve(value);
    }, reject);
  });
}
