import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import type { Message } from '../core/model/message.ts';
import { err, ok, type Result } from '../core/model/result.ts';
import { splitCommand } from './split-command.ts';
import { type CliMessageId, say } from './words.ts';

export type McpServer = { readonly command: string } | { readonly url: string };
export interface AskOptions {
  readonly seconds: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly version: string;
}
type Listed = Result<string, Message<CliMessageId>>;

/** A server that never stops handing out pages is broken. */
const MAX_PAGES = 1000;

/** Asks a running server for all pages of its tools. The answer is the text of one `tools/list` result, keys as sent. */
export async function listTools(server: McpServer, options: AskOptions): Promise<Listed> {
  const shown = 'command' in server ? server.command : server.url;
  const opened = 'command' in server ? openStdio(server.command, options) : openUrl(server.url);
  if (!opened.ok) return opened;
  const stop = new AbortController();
  const { seconds } = options;
  const timer = setTimeout(() => stop.abort(), seconds * 1000);
  const client = new Client({ name: 'toolscribe', version: options.version });
  try {
    const tools = await untilAborted(collectPages(client, opened.value, seconds * 1000), stop.signal);
    return ok(JSON.stringify({ tools }, null, 2));
  } catch (error) {
    if (stop.signal.aborted) return err(say('cli-server-timeout', { server: shown, seconds }));
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return err(say('cli-server-missing', { server: shown }));
    return err(say('cli-server-failed', { server: shown, reason: opened.value.reasonOf(error) }));
  } finally {
    clearTimeout(timer);
    await client.close().catch(() => undefined);
  }
}

interface Door {
  /** Ways to connect, tried in turn. */
  readonly transports: readonly (() => Transport)[];
  reasonOf(error: unknown): string;
}

function openStdio(command: string, { cwd, env }: AskOptions): Result<Door, Message<CliMessageId>> {
  const words = splitCommand(command);
  if (words === undefined) return err(say('cli-quote-open', { command }));
  const [program, ...args] = words;
  if (program === undefined) return err(say('cli-import-source'));
  const transport = new StdioClientTransport({ command: program, args, cwd, env: { ...env }, stderr: 'pipe' });
  let lastLine = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    lastLine = `${lastLine}${chunk}`.trimEnd().split('\n').at(-1)?.slice(-300) ?? '';
  });
  const reasonOf = (error: unknown) => [reason(error), lastLine].filter((part) => part !== '').join('; ');
  return ok({ transports: [() => transport], reasonOf });
}

function openUrl(address: string): Result<Door, Message<CliMessageId>> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) return err(say('cli-url-wrong', { address }));
  const streamable = () => new StreamableHTTPClientTransport(url) as Transport;
  return ok({ transports: [streamable, () => new SSEClientTransport(url)], reasonOf: reason });
}

async function collectPages(client: Client, { transports }: Door, timeout: number): Promise<unknown[]> {
  await connect(client, transports);
  const tools: unknown[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const params = cursor === undefined ? {} : { cursor };
    // The loose schema keeps keys and broken tools as they are; judging them is the linter's work.
    const page = await client.request({ method: 'tools/list', params }, ResultSchema, { timeout });
    if (!Array.isArray(page.tools)) throw new Error('tools/list answered without a list of tools');
    tools.push(...page.tools);
    cursor = typeof page.nextCursor === 'string' && page.nextCursor !== '' ? page.nextCursor : undefined;
    if (cursor !== undefined && seen.has(cursor)) throw new Error('tools/list repeats a page');
    if (cursor !== undefined) seen.add(cursor);
  } while (cursor !== undefined && seen.size < MAX_PAGES);
  return tools;
}

/** When no way works, the first one's reason is the one to tell: the others are for old servers. */
async function connect(client: Client, transports: Door['transports']): Promise<void> {
  let first: unknown;
  for (const open of transports) {
    try {
      return await client.connect(open());
    } catch (error) {
      first ??= error;
    }
  }
  throw first;
}

function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')));
    work.then(resolve, reject);
  });
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${cause}`;
}
