/** Why the list of a server could not be read; each kind asks the user for something else. */
export type ServerImportFailure =
  | { readonly kind: 'bad-address' }
  /** A name or password that stands in the address, which no browser sends. */
  | { readonly kind: 'address-secret' }
  /** The browser does not say more: no server, no network, a refused certificate, or missing CORS headers. */
  | { readonly kind: 'unreachable' | 'unreachable-https'; readonly detail: string }
  /** It answered, and then no more: it died, or its CORS headers let the first request through and no other. */
  | { readonly kind: 'cut-off' }
  /** A page of https may not ask an address of plain http, other than on this machine. */
  | { readonly kind: 'mixed-content' }
  | { readonly kind: 'redirected' }
  | {
      readonly kind: 'unauthorized' | 'not-found' | 'wrong-method' | 'server-fault' | 'refused';
      readonly status: number;
    }
  | { readonly kind: 'web-page' }
  | { readonly kind: 'wrong-version'; readonly version: string }
  | { readonly kind: 'server-error' | 'not-mcp'; readonly detail: string }
  | { readonly kind: 'session-lost' }
  /** It began a session that the page may not read, for want of a CORS header. */
  | { readonly kind: 'session-hidden' }
  /** The list repeats a page, or has more pages than any real one. */
  | { readonly kind: 'endless-list'; readonly pages: number }
  | { readonly kind: 'timed-out'; readonly afterMs: number }
  | { readonly kind: 'too-large'; readonly maxBytes: number }
  /** The list is nested beyond what can be written out. */
  | { readonly kind: 'too-deep' }
  /** Our own part of it could not be loaded, or broke. */
  | { readonly kind: 'reader-failed' }
  | { readonly kind: 'no-tools' };

const LONGEST_DETAIL = 200;

export class EndlessList extends Error {
  readonly pages: number;
  constructor(pages: number) {
    super(`expected the list to end, found ${pages} pages`);
    this.pages = pages;
  }
}

/** A stream of answers that ended before the answer came. */
export class CutOff extends Error {}

/** What is known of the exchange when it failed. */
export interface Exchange {
  readonly isSecure: boolean;
  /** The server had sent something that could be read. */
  readonly isAnswered: boolean;
  /** The server had greeted, so that the address is right. */
  readonly isConnected: boolean;
  readonly hasSession: boolean;
}

export function explainFailure(error: unknown, exchange: Exchange): ServerImportFailure {
  if (error instanceof EndlessList) return { kind: 'endless-list', pages: error.pages };
  if (error instanceof CutOff) return { kind: 'cut-off' };
  const text = error instanceof Error ? error.message : String(error);
  const detail = text.slice(0, LONGEST_DETAIL);
  // fetch says "Failed to fetch", "fetch failed" or the like, always as a TypeError, and nothing more for safety's sake.
  if (error instanceof TypeError && exchange.isAnswered) return { kind: 'cut-off' };
  if (error instanceof TypeError) return { kind: exchange.isSecure ? 'unreachable-https' : 'unreachable', detail };
  const status = statusOf(error);
  const isSessionMissed = exchange.isAnswered && !exchange.hasSession && /session/i.test(text);
  if (isSessionMissed && (status === 400 || status === 404)) return { kind: 'session-hidden' };
  if (status !== undefined) return explainStatus(status, exchange);
  const version = /protocol version is not supported: (.*)/s.exec(text)?.[1];
  if (version !== undefined) return { kind: 'wrong-version', version: version.slice(0, 40) };
  if (/Unexpected content type: text\/html/i.test(text)) return { kind: 'web-page' };
  return { kind: isRpcError(error) ? 'server-error' : 'not-mcp', detail };
}

function explainStatus(status: number, { isConnected }: Exchange): ServerImportFailure {
  if (status === 401 || status === 403) return { kind: 'unauthorized', status };
  if (status === 404 && isConnected) return { kind: 'session-lost' };
  if (status === 404 || status === 410) return { kind: 'not-found', status };
  if (status === 405) return { kind: 'wrong-method', status };
  return { kind: status >= 500 ? 'server-fault' : 'refused', status };
}

/** An HTTP status; the client numbers its own errors and those of the protocol below zero. */
function statusOf(error: unknown): number | undefined {
  const code = codeOf(error);
  if (code !== undefined && code >= 400) return code;
  return error instanceof Error && error.name === 'UnauthorizedError' ? 401 : undefined;
}

/** JSON-RPC keeps -32768 to -32000 for itself, and servers may use other negative numbers. */
function isRpcError(error: unknown): boolean {
  return (codeOf(error) ?? 0) < -1;
}

function codeOf(error: unknown): number | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return typeof code === 'number' ? code : undefined;
}
