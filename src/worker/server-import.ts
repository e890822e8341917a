import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import type { JsonValue } from '../core/model/json.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { boundedFetch } from './bounded-fetch.ts';
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
  /** The tools as the server gave them, of all pages, laid out as `{ "tools": [...] }`. */
  readonly text: string;
  readonly count: number;
  readonly pages: number;
}

interface Listed {
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
  if (address.username !== '' || address.password !== '') return err({ kind: 'address-secret' });
  if (request.isSecurePage === true && isPlainAndFar(address)) return err({ kind: 'mixed-content' });
  const bound = boundedFetch(fetch, request.maxBytes);
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
    const listed = await Promise.race([listing, deadline, bound.givenUp]);
    if (listed === 'late') return err({ kind: 'timed-out', afterMs: request.timeoutMs });
    return writtenOut(listed, client.getServerVersion()?.name ?? '');
  } catch (error) {
    if (bound.isExceeded()) return err({ kind: 'too-large', maxBytes: request.maxBytes });
    if (bound.isRedirected()) return err({ kind: 'redirected' });
    return err(explainFailure(error, { ...bound.seen(), isConnected, isSecure: address.protocol === 'https:' }));
  } finally {
    void client.close().catch(() => undefined);
  }
}

/** As text: a deeply nested list cannot be handed from one thread to another. */
function writtenOut({ tools, pages }: Listed, serverName: string): Result<ServerTools, ServerImportFailure> {
  if (tools.length === 0) return err({ kind: 'no-tools' });
  try {
    return ok({ serverName, text: `${JSON.stringify({ tools }, null, 2)}\n`, count: tools.length, pages });
  } catch {
    return err({ kind: 'too-deep' });
  }
}

/** The list as raw JSON: the client's own `listTools` would strip unknown keys and compile every output schema. */
async function listAll(client: Client): Promise<Listed> {
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
    for (const tool of page.tools as JsonValue[]) tools.push(tool);
    cursor = typeof page.nextCursor === 'string' && page.nextCursor !== '' ? page.nextCursor : undefined;
    if (cursor !== undefined && (seen.has(cursor) || pages >= MAX_PAGES)) throw new EndlessList(pages);
    if (cursor !== undefined) seen.add(cursor);
  } while (cursor !== undefined);
  return { tools, pages };
}

function readAddress(text: string): URL | undefined {
  const address = URL.canParse(text.trim()) ? new URL(text.trim()) : undefined;
  return address !== undefined && /^https?:$/.test(address.protocol) ? address : undefined;
}

function isPlainAndFar({ protocol, hostname }: URL): boolean {
  const isHere = /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  return protocol === 'http:' && !isHere;
}
