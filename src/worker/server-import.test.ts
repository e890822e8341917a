import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dialogWords } from '../core/words/dialog-words.ts';
import { fill } from '../core/words/fill.ts';
import { importFromServer, type ServerImportRequest } from './server-import.ts';

const opened: Server[] = [];
let everything: ChildProcess;
let address = '';

function request(to: string, more: Partial<ServerImportRequest> = {}): ServerImportRequest {
  return { address: to, timeoutMs: 8000, maxBytes: 5_000_000, ...more };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

interface Asked {
  readonly method: string;
  readonly id?: number;
  readonly params?: { readonly cursor?: string };
}
type Say = (outgoing: ServerResponse, asked: Asked | null, incoming: IncomingMessage) => void;

/** A server on this machine. `asked` is the JSON-RPC message of a POST, null for every other request. */
async function serve(say: Say): Promise<string> {
  const server = createServer(async (incoming, outgoing) => {
    let body = '';
    for await (const chunk of incoming) body += String(chunk);
    say(outgoing, incoming.method === 'POST' ? (JSON.parse(body) as Asked) : null, incoming);
  });
  opened.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
}

const status = (code: number, type = 'application/json', body = '{}') =>
  serve((outgoing) => void outgoing.writeHead(code, { 'content-type': type }).end(body));

interface Behaviour {
  readonly version?: string;
  /** The answer to `tools/list`: a result, an HTTP status, an error of JSON-RPC, or none at all. */
  readonly list: (asked: Asked, outgoing: ServerResponse) => object | number | null;
}

/** A server that greets as it should, and then does as it likes. */
function greeting({ version = '2025-06-18', list }: Behaviour): Promise<string> {
  return serve((outgoing, asked) => {
    if (asked === null) return void outgoing.writeHead(405).end();
    if (asked.id === undefined) return void outgoing.writeHead(202).end();
    const hello = { protocolVersion: version, capabilities: { tools: {} }, serverInfo: { name: 'test', version: '1' } };
    const answer = asked.method === 'initialize' ? { result: hello } : list(asked, outgoing);
    if (answer === null) return;
    if (typeof answer === 'number') return void outgoing.writeHead(answer).end('Session not found');
    const headers = { 'content-type': 'application/json', 'mcp-session-id': 'one' };
    outgoing.writeHead(200, headers).end(JSON.stringify({ jsonrpc: '2.0', id: asked.id, ...answer }));
  });
}

/** As `greeting`, with the text of the answer to `tools/list` made by hand. */
function greets(outgoing: ServerResponse, asked: Asked | null, list: () => string): void {
  if (asked === null) return void outgoing.writeHead(405).end();
  if (asked.id === undefined) return void outgoing.writeHead(202).end();
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, serverInfo: { name: 'test', version: '1' } };
  const answer = JSON.stringify({ jsonrpc: '2.0', id: asked.id, result: hello });
  outgoing.writeHead(200, { 'content-type': 'application/json' }).end(asked.method === 'initialize' ? answer : list());
}

/** A server with sessions, behind headers that a page of another origin may not read. */
function hidesSession(outgoing: ServerResponse, asked: Asked | null): void {
  if (asked?.method === 'initialize') greets(outgoing, asked, () => '');
  else outgoing.writeHead(400, { 'content-type': 'application/json' }).end('{"error": "no valid session id"}');
}

function dies(outgoing: ServerResponse): null {
  outgoing.socket?.destroy();
  return null;
}

function diesAfter(outgoing: ServerResponse, type: string, beginning: string): null {
  outgoing.writeHead(200, { 'content-type': type });
  outgoing.write(beginning, () => outgoing.socket?.destroy());
  return null;
}

function endsWithout(outgoing: ServerResponse): null {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' }).end(': nothing\n\n');
  return null;
}

const TOOL = { name: 'find_room', inputSchema: { type: 'object' } };

/** An answer that goes on and on, and says nothing. */
function endlessStream(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
  const timer = setInterval(() => outgoing.write(': still there\n\n'), 20);
  outgoing.on('close', () => clearInterval(timer));
}

beforeAll(async () => {
  const port = await freePort();
  const entry = fileURLToPath(
    new URL('../../node_modules/@modelcontextprotocol/server-everything/dist/index.js', import.meta.url),
  );
  everything = spawn(process.execPath, [entry, 'streamableHttp'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'pipe',
  });
  await new Promise<void>((ready) =>
    everything.stderr?.on('data', (text) => /listening|running/i.test(String(text)) && ready()),
  );
  address = `http://127.0.0.1:${port}/mcp`;
}, 20_000);

afterAll(() => {
  everything.kill();
  for (const server of opened) {
    server.closeAllConnections();
    server.close();
  }
});

test('reads the list of a real server package', async () => {
  const result = await importFromServer(request(address), fetch);
  expect(result).toMatchObject({ ok: true });
  const { text, serverName } = result.ok ? result.value : { text: '{}', serverName: '' };
  expect(serverName).toMatch(/everything/);
  expect(JSON.parse(text).tools).toContainEqual(
    expect.objectContaining({ name: 'echo', inputSchema: expect.objectContaining({ type: 'object' }) }),
  );
});

test('stops at the size bound', async () => {
  expect(await importFromServer(request(address, { maxBytes: 500 }), fetch)).toEqual({
    ok: false,
    error: { kind: 'too-large', maxBytes: 500 },
  });
});

test.each(['', 'not an address', 'file:///etc/passwd', 'javascript:alert(1)'])('%j is no address', async (text) => {
  expect(await importFromServer(request(text), fetch)).toEqual({ ok: false, error: { kind: 'bad-address' } });
});

test('a silent server is given up on', async () => {
  const silent = await serve(() => undefined);
  expect(await importFromServer(request(silent, { timeoutMs: 200 }), fetch)).toEqual({
    ok: false,
    error: { kind: 'timed-out', afterMs: 200 },
  });
});

test('reads all pages, tools as the server wrote them', async () => {
  const pages: Record<string, object> = {
    '': { tools: [TOOL], nextCursor: 'b' },
    b: { tools: [{ ...TOOL, name: 'book_room', 'x-own': [1] }], nextCursor: '' },
  };
  const address = await greeting({ list: ({ params }) => ({ result: pages[params?.cursor ?? ''] }) });
  const tools = [TOOL, { ...TOOL, name: 'book_room', 'x-own': [1] }];
  expect(await importFromServer(request(address), fetch)).toEqual({
    ok: true,
    value: { serverName: 'test', pages: 2, count: 2, text: `${JSON.stringify({ tools }, null, 2)}\n` },
  });
});

interface Refusal {
  readonly what: string;
  readonly start: () => Promise<string>;
  readonly more?: Partial<ServerImportRequest>;
  readonly failure: object;
  /** What the user is told to do, in the sentence that is shown. */
  readonly todo: RegExp;
}

const REFUSALS: readonly Refusal[] = [
  {
    what: 'a closed port',
    start: async () => `http://127.0.0.1:${await freePort()}/mcp`,
    failure: { kind: 'unreachable' },
    todo: /Is the server running/,
  },
  {
    what: 'a server without the certificate that its address promises',
    start: async () => (await status(200)).replace('http:', 'https:'),
    failure: { kind: 'unreachable-https' },
    todo: /trust its certificate/,
  },
  {
    what: 'a password in the address',
    start: async () => 'http://name:secret@127.0.0.1:1/mcp',
    failure: { kind: 'address-secret' },
    todo: /Leave it out/,
  },
  {
    what: 'a server that dies before the list',
    start: () => greeting({ list: (_asked, outgoing) => dies(outgoing) }),
    failure: { kind: 'cut-off' },
    todo: /try again/,
  },
  {
    what: 'a server that dies in the middle of the list',
    start: () =>
      greeting({ list: (_asked, outgoing) => diesAfter(outgoing, 'application/json', '{"jsonrpc": "2.0",') }),
    failure: { kind: 'cut-off' },
    todo: /Access-Control-Allow-Headers/,
  },
  {
    what: 'a server that dies in the middle of a stream',
    start: () => greeting({ list: (_asked, outgoing) => diesAfter(outgoing, 'text/event-stream', 'data: {"jsonrpc"') }),
    failure: { kind: 'cut-off' },
    todo: /try again/,
  },
  {
    what: 'a stream that ends without an answer',
    start: () => greeting({ list: (_asked, outgoing) => endsWithout(outgoing) }),
    failure: { kind: 'cut-off' },
    todo: /try again/,
  },
  {
    what: 'a session that the page may not see',
    start: () => serve(hidesSession),
    failure: { kind: 'session-hidden' },
    todo: /Access-Control-Expose-Headers: Mcp-Session-Id/,
  },
  {
    what: 'a tool that is nested without end',
    start: () =>
      serve((outgoing, asked) => {
        const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
        const tools = `{"tools": [{"name": "deep", "inputSchema": ${deep}}]}`;
        greets(outgoing, asked, () => `{"jsonrpc": "2.0", "id": ${asked?.id}, "result": ${tools}}`);
      }),
    failure: { kind: 'too-deep' },
    todo: /needs mending/,
  },
  {
    what: 'a plain address far away, for a page that came by https',
    start: async () => 'http://tools.example/mcp',
    more: { isSecurePage: true },
    failure: { kind: 'mixed-content' },
    todo: /Use the server’s https address/,
  },
  { what: '401', start: () => status(401), failure: { kind: 'unauthorized', status: 401 }, todo: /paste it here/ },
  { what: '403', start: () => status(403), failure: { kind: 'unauthorized', status: 403 }, todo: /paste it here/ },
  { what: '404', start: () => status(404), failure: { kind: 'not-found', status: 404 }, todo: /Check the path/ },
  { what: '405', start: () => status(405), failure: { kind: 'wrong-method', status: 405 }, todo: /import --url/ },
  { what: '429', start: () => status(429), failure: { kind: 'refused', status: 429 }, todo: /wait a moment/ },
  { what: '500', start: () => status(500), failure: { kind: 'server-fault', status: 500 }, todo: /try again/ },
  { what: '503', start: () => status(503), failure: { kind: 'server-fault', status: 503 }, todo: /try again/ },
  {
    what: 'a web page',
    start: () => status(200, 'text/html; charset=utf-8', '<!doctype html><title>Shop</title>'),
    failure: { kind: 'web-page' },
    todo: /Check the path/,
  },
  {
    what: 'JSON that is none',
    start: () => status(200, 'application/json', '{"jsonrpc": '),
    failure: { kind: 'not-mcp' },
    todo: /Check the path/,
  },
  {
    what: 'a stream that never ends',
    start: () => serve((outgoing) => endlessStream(outgoing)),
    more: { timeoutMs: 300 },
    failure: { kind: 'timed-out', afterMs: 300 },
    todo: /try again/,
  },
  {
    what: 'a list that never comes',
    start: () => greeting({ list: () => null }),
    more: { timeoutMs: 300 },
    failure: { kind: 'timed-out', afterMs: 300 },
    todo: /try again/,
  },
  {
    what: 'a page that repeats its cursor',
    start: () => greeting({ list: () => ({ result: { tools: [TOOL], nextCursor: 'again' } }) }),
    failure: { kind: 'endless-list', pages: 2 },
    todo: /needs mending/,
  },
  {
    what: 'cursors that turn in a circle',
    start: () =>
      greeting({ list: ({ params }) => ({ result: { tools: [], nextCursor: params?.cursor === 'a' ? 'b' : 'a' } }) }),
    failure: { kind: 'endless-list', pages: 3 },
    todo: /needs mending/,
  },
  {
    what: 'a list with always another page',
    start: () =>
      greeting({ list: ({ params }) => ({ result: { tools: [], nextCursor: `${Number(params?.cursor ?? 0) + 1}` } }) }),
    failure: { kind: 'endless-list', pages: 1000 },
    todo: /needs mending/,
  },
  {
    what: 'a body over the bound',
    start: () => greeting({ list: () => ({ result: { tools: [{ ...TOOL, description: 'x'.repeat(50_000) }] } }) }),
    more: { maxBytes: 10_000 },
    failure: { kind: 'too-large', maxBytes: 10_000 },
    todo: /open the file/,
  },
  {
    what: 'a session that expires',
    start: () =>
      greeting({
        list: ({ params }) => (params?.cursor === 'b' ? 404 : { result: { tools: [TOOL], nextCursor: 'b' } }),
      }),
    failure: { kind: 'session-lost' },
    todo: /Try again/,
  },
  {
    what: 'a version of the protocol that nobody knows',
    start: () => greeting({ version: '1999-01-01', list: () => null }),
    failure: { kind: 'wrong-version', version: '1999-01-01' },
    todo: /Update the server/,
  },
  {
    what: 'an error of JSON-RPC',
    start: () => greeting({ list: () => ({ error: { code: -32603, message: 'The database is gone.' } }) }),
    failure: { kind: 'server-error', detail: expect.stringContaining('The database is gone.') },
    todo: /try again/,
  },
  {
    what: 'a list that is none',
    start: () => greeting({ list: () => ({ result: { tools: 'none' } }) }),
    failure: { kind: 'not-mcp' },
    todo: /Check the path/,
  },
  {
    what: 'an empty list',
    start: () => greeting({ list: () => ({ result: { tools: [] } }) }),
    failure: { kind: 'no-tools' },
    todo: /sign-in/,
  },
];

test.each(REFUSALS)('$what is explained, with what to do', async ({ start, more, failure, todo }) => {
  const result = await importFromServer(request(await start(), more), fetch);
  expect(result).toMatchObject({ ok: false, error: failure });
  if (result.ok) return;
  const { kind, ...facts } = result.error;
  const sentence = dialogWords[`workspace-server-${kind}`];
  expect(fill(sentence.en, { origin: 'http://localhost', seconds: 1, megabytes: 1, ...facts })).toMatch(todo);
  expect(fill(sentence.vi, { origin: 'http://localhost', seconds: 1, megabytes: 1, ...facts })).not.toMatch(/\{\w+\}/);
});

test('a redirect is not followed, to no other server and to none of its own pages', async () => {
  let asked = 0;
  const other = await serve((outgoing) => {
    asked += 1;
    outgoing.end();
  });
  for (const location of [other, '/elsewhere']) {
    const address = await serve((outgoing) => void outgoing.writeHead(307, { location }).end());
    const result = await importFromServer(request(address), fetch);
    expect(result).toEqual({ ok: false, error: { kind: 'redirected' } });
  }
  expect(asked).toBe(0);
  expect(dialogWords['workspace-server-redirected'].en).toMatch(/Type the final address/);
});

test.each(['http://localhost:3000/mcp', 'http://127.0.0.1:1/mcp', 'http://[::1]:1/mcp'])(
  'a page that came by https may ask %s',
  async (address) => {
    const nobody = () => Promise.reject(new TypeError('Failed to fetch'));
    const result = await importFromServer(request(address, { isSecurePage: true }), nobody);
    expect(result).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
  },
);
