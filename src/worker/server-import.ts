import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { JsonValue } from '../core/model/json.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { EndlessList, explainFailure, type ServerImportFailure } from './server-import-failure.ts';

/** What to read, and how much of it. */
export interface ServerImportRequest {
  /** The address of a Streamable HTTP endpoint, as the user typed it. */
  readonly address: string;
  readonly timeoutMs: number;
  /** Bound on the bytes of all answers together. */
  readonly maxBytes: number;
  /** Whether the page that asks came by https, which limits what it may ask. */
  readonly isSecurePage?: boolean;
}

export interface ServerTools {
  readonly serverName: string;
  /** The tools as the server gave them, of all pages. */
  readonly tools: readonly JsonValue[];
  readonly pages: number;
}

const MAX_PAGES = 1000;

/** Lists all tools of a running server with the official client. `fetch` is passed in, so that tests and the bound can wrap it. */
export async function importFromServer(
  request: ServerImportRequest,
  fetch: typeof globalThis.fetch,
): Promise<Result<ServerTools, ServerImportFailure>> {
  const address = readAddress(request.address);
  if (address === undefined) return err({ kind: 'bad-address' });
  if (request.isSecurePage === true && isPlainAndFar(address)) return err({ kind: 'mixed-content' });
  const bound = boundedFetch(fetch, request.maxBytes);
  const { Client } = await import('@modelcontextprotocol/sdk/client/index.js');
  const { StreamableHTTPClientTransport } = await import('@modelcontextprotocol/sdk/client/streamableHttp.js');
  const client = new Client({ name: 'toolscribe', version: '1.0.0' });
  let isConnected = false;
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
    const connecting = client.connect(transport as Parameters<Client['connect']>[0]);
    const listing = connecting.then(() => {
      isConnected = true;
      return listAll(client);
    });
    const listed = await Promise.race([listing, deadline, bound.exceeded]);
    if (listed === 'late') return err({ kind: 'timed-out', afterMs: request.timeoutMs });
    return listed.tools.length === 0 ? err({ kind: 'no-tools' }) : ok(listed);
  } catch (error) {
    if (bound.isExceeded()) return err({ kind: 'too-large', maxBytes: request.maxBytes });
    return err(bound.isRedirected() ? { kind: 'redirected' } : explainFailure(error, isConnected));
  } finally {
    void client.close().catch(() => undefined);
  }
}

/** The list as raw JSON: the client's own `listTools` would strip unknown keys and compile every output schema. */
async function listAll(client: Client): Promise<ServerTools> {
  const { ResultSchema } = await import('@modelcontextprotocol/sdk/types.js');
  const tools: JsonValue[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  let pages = 0;
  do {
    const page = await client.request(
      { method: 'tools/list', params: cursor === undefined ? {} : { cursor } },
      ResultSchema,
    );
    pages += 1;
    if (!Array.isArray(page.tools)) throw new Error('tools/list answered without a list of tools');
    tools.push(...(page.tools as JsonValue[]));
    cursor = typeof page.nextCursor === 'string' && page.nextCursor !== '' ? page.nextCursor : undefined;
    if (cursor !== undefined && (seen.has(cursor) || pages >= MAX_PAGES)) throw new EndlessList(pages);
    if (cursor !== undefined) seen.add(cursor);
  } while (cursor !== undefined);
  return { serverName: client.getServerVersion()?.name ?? '', tools, pages };
}

function readAddress(text: string): URL | undefined {
  const address = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  return address !== undefined && /^https?:$/.test(address.protocol) ? address : undefined;
}

function isPlainAndFar({ protocol, hostname }: URL): boolean {
  const isHere = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'http:' && !isHere;
}

/** A stream that breaks off does not always reject the client's request, so going over the bound has a promise of its own. */
function boundedFetch(fetch: typeof globalThis.fetch, maxBytes: number) {
  let left = maxBytes;
  let isRedirected = false;
  let giveUp: (reason: Error) => void = () => undefined;
  const exceeded = new Promise<never>((_never, reject) => {
    giveUp = reject;
  });
  exceeded.catch(() => undefined);
  return {
    exceeded,
    isExceeded: () => left < 0,
    isRedirected: () => isRedirected,
    async fetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
      const response = await fetch(input, { ...init, credentials: 'omit', redirect: 'manual' });
      // Only the address that the user typed is asked, and a page is not told where a redirect leads.
      if (response.type === 'opaqueredirect' || (response.status >= 300 && response.status < 400)) {
        isRedirected = true;
        throw new Error('expected an answer, found a redirect');
      }
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
