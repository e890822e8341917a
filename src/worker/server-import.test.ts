import { type ChildProcess, spawn } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

async function serve(
  answer: (path: string) => { status: number; body: string; type?: string } | null,
): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const said = answer(incoming.url ?? '');
    if (said === null) return;
    outgoing.writeHead(said.status, { 'content-type': said.type ?? 'application/json' });
    outgoing.end(said.body);
  });
  opened.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
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
  const { tools, serverName } = result.ok ? result.value : { tools: [], serverName: '' };
  expect(serverName).toMatch(/everything/);
  expect(tools).toContainEqual(
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
  const silent = await serve(() => null);
  expect(await importFromServer(request(silent, { timeoutMs: 200 }), fetch)).toEqual({
    ok: false,
    error: { kind: 'timed-out', afterMs: 200 },
  });
});

test.each([
  ['a closed port', async () => `http://127.0.0.1:${await freePort()}/mcp`, 'unreachable'],
  ['a server that wants a sign-in', () => serve(() => ({ status: 401, body: '{}' })), 'unauthorized'],
  ['a server that forbids', () => serve(() => ({ status: 403, body: '{}' })), 'unauthorized'],
  [
    'a page that is no MCP server',
    () => serve(() => ({ status: 200, body: '<html></html>', type: 'text/html' })),
    'not-mcp',
  ],
  ['a missing page', () => serve(() => ({ status: 404, body: 'none' })), 'not-mcp'],
])('%s is explained', async (_title, start, kind) => {
  expect(await importFromServer(request(await start()), fetch)).toMatchObject({ ok: false, error: { kind } });
});
