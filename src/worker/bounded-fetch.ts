import { CutOff } from './server-import-failure.ts';

/** After a stream has ended, the client needs a moment to ask for the next thing. */
const GRACE_MS = 500;

/**
 * A `fetch` for one exchange with one server: it counts the bytes of all answers together, follows no redirect, and notes
 * what it has seen. The client is not told of every answer that breaks off, so `givenUp` rejects when one does.
 */
export function boundedFetch(fetch: typeof globalThis.fetch, maxBytes: number) {
  let left = maxBytes;
  let asked = 0;
  let isRedirected = false;
  let isAnswered = false;
  let hasSession = false;
  let giveUp: (reason: Error) => void = () => undefined;
  const givenUp = new Promise<never>((_never, reject) => {
    giveUp = reject;
  });
  givenUp.catch(() => undefined);

  function count(bytes: number): void {
    left -= bytes;
    if (left >= 0) return;
    const reason = new Error('too large');
    giveUp(reason);
    throw reason;
  }

  /** Questions follow each other: when no other comes behind a stream of answers, the answer was not in it. */
  function ended(): void {
    const before = asked;
    setTimeout(() => before === asked && giveUp(new CutOff()), GRACE_MS);
  }

  return {
    givenUp,
    isExceeded: () => left < 0,
    isRedirected: () => isRedirected,
    seen: () => ({ isAnswered, hasSession }),
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      asked += 1;
      const response = await fetch(input, { ...init, credentials: 'omit', redirect: 'manual' });
      // Only the address that the user typed is asked, and a page is not told where a redirect leads.
      if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
        isRedirected = true;
        throw new Error('expected an answer, found a redirect');
      }
      if (response.ok) isAnswered = true;
      if (response.headers.has('mcp-session-id')) hasSession = true;
      if (response.body === null) return response;
      const isAwaited = init?.method === 'POST' && isStream(response);
      return new Response(watched(response.body, count, isAwaited ? ended : () => undefined), {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers,
      });
    },
  };
}

function isStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') === true;
}

/** The same bytes, with each piece told before it is passed on, and the end, be it good or bad. */
function watched(
  body: ReadableStream<Uint8Array>,
  passes: (bytes: number) => void,
  ends: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          ends();
          controller.close();
        } else {
          passes(value.byteLength);
          controller.enqueue(value);
        }
      } catch (error) {
        ends();
        controller.error(error);
        void reader.cancel(error).catch(() => undefined);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
