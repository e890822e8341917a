import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { JsonValue } from '../core/model/json.ts';
import { err, ok, type Result } from '../core/model/result.ts';

/** What to read, and how much of it. */
export interface ServerImportRequest {
  /** The address of a Streamable HTTP endpoint, as the user typed it. */
  readonly address: string;
  readonly timeoutMs: number;
  /** Bound on the bytes of all answers together. */
  readonly maxBytes: number;
}

export interface ServerTools {
  readonly serverName: string;
  /** The tools as the server gave them, of all pages. */
  readonly tools: readonly JsonValue[];
  readonly pages: number;
}

export type ServerImportFailure =
  | { readonly kind: 'bad-address' }
  /** The browser does not say more: no server, no network, a refused certificate, or missing CORS headers. */
  | { readonly kind: 'unreachable'; readonly detail: string }
  | { readonly kind: 'unauthorized'; readonly status: number }
  | { readonly kind: 'not-mcp'; readonly detail: string }
  | { readonly kind: 'timed-out'; readonly afterMs: number }
  | { readonly kind: 'too-large'; readonly maxBytes: number }
  | { readonly kind: 'no-tools' };

const MAX_PAGES = 1000;

/** Lists all tools of a running server with the official client. `fetch` is passed in, so that tests and the bound can wrap it. */
export async function importFromServer(
  request: ServerImportRequest,
  fetch: typeof globalThis.fetch,
): Promise<Result<ServerTools, ServerImportFailure>> {
  const address = readAddress(request.address);
  if (address === undefined) return err({ kind: 'bad-address' });
  const bound = boundedFetch(fetch, request.maxBytes);
  const { Client } = await import('@modelcontextprotocol/sdk/client/index.js');
  const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/sdk/client/streamableHttp.js');
  const client = new Client({ name: 'toolscribe', version: '1.0.0' });
  const deadline = new Promise<'late'>((answer) => setTimeout(answer, request.timeoutMs, 'late'));
  try {
    const transport = new StreamableHTTPClientTransport(address, {
      fetch: bound.fetch,
      reconnectionOptions: {
        maxRetries: 0,
        initialReconnectionDelay: 1,
        maxReconnectionDelay: 1,
        reconnectionDelayGrowFactor: 1,
      },
    });
    // The SDK's own class is not assignable to its Transport under exactOptionalPropertyTypes.
    const connected = client.connect(transport as Parameters<Client['connect']>[0]).then(() => listAll(client));
    const listed = await Promise.race([connected, deadline, bound.exceeded]);
    if (listed === 'late') return err({ kind: 'timed-out', afterMs: request.timeoutMs });
    return listed.tools.length === 0 ? err({ kind: 'no-tools' }) : ok(listed);
  } catch (error) {
    return err(bound.isExceeded() ? { kind: 'too-large', maxBytes: request.maxBytes } : explain(error));
  } finally {
    void client.close().catch(() => undefined);
  }
}

/** The list as raw JSON: the client's own `listTools` would strip unknown keys and compile every output schema. */
async function listAll(client: Client): Promise<ServerTools> {
  const { ResultSchema } = await import('@modelcontextprotocol/sdk/types.js');
  const tools: JsonValue[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await client.request(
      { method: 'tools/list', params: cursor === undefined ? {} : { cursor } },
      ResultSchema,
    );
    pages += 1;
    if (Array.isArray(page.tools)) tools.push(...(page.tools as JsonValue[]));
    cursor = typeof page.nextCursor === 'string' && page.nextCursor !== cursor ? page.nextCursor : undefined;
  } while (cursor !== undefined && pages < MAX_PAGES);
  return { serverName: client.getServerVersion()?.name ?? '', tools, pages };
}

function readAddress(text: string): URL | undefined {
  const address = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  return address !== undefined && /^https?:$/.test(address.protocol) ? address : undefined;
}

/** A stream that breaks off does not always reject the client's request, so going over the bound has a promise of its own. */
function boundedFetch(fetch: typeof globalThis.fetch, maxBytes: number) {
  let left = maxBytes;
  let giveUp: (reason: Error) => void = () => undefined;
  const exceeded = new Promise<never>((_never, reject) => {
    giveUp = reject;
  });
  exceeded.catch(() => undefined);
  return {
    exceeded,
    isExceeded: () => left < 0,
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const response = await fetch(input, { ...init, credentials: 'omit', redirect: 'follow' });
      if (response.body === null) return response;
      const counted = response.body.pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            left -= chunk.byteLength;
            if (left < 0) {
              controller.error(new Error('too large'));
              giveUp(new Error('too large'));
            } else controller.enqueue(chunk);
          },
        }),
      );
      return new Response(counted, {
        status: response.status,
        statusText: response.statusText,
        headers: response.headers,
      });
    },
  };
}

function explain(error: unknown): ServerImportFailure {
  const detail = error instanceof Error ? error.message : String(error);
  const status = statusOf(error);
  if (status === 401 || status === 403) return { kind: 'unauthorized', status };
  // fetch says "Failed to fetch", "fetch failed" or the like, always as a TypeError, and nothing more for safety's sake.
  if (error instanceof TypeError) return { kind: 'unreachable', detail };
  return { kind: 'not-mcp', detail: detail.slice(0, 200) };
}

function statusOf(error: unknown): number | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (typeof code === 'number') return code;
  return error instanceof Error && error.name === 'UnauthorizedError' ? 401 : undefined;
}
