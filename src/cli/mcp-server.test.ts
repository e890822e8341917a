import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listTools } from './mcp-server.ts';

/** A server that speaks the protocol by hand: `pages` are what it answers, in turn. */
const SERVER = `
const pages = JSON.parse(process.argv[2]);
const answers = {
  initialize: ({ protocolVersion }) => ({ protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'x', version: '1' } }),
  'tools/list': ({ cursor }) => pages[Number(cursor ?? 0)],
};
let rest = '';
process.stdin.on('data', (chunk) => {
  const lines = (rest + chunk).split('\\n');
  rest = lines.pop();
  for (const line of lines) {
    const { id, method, params } = JSON.parse(line);
    if (id !== undefined && answers[method]) process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, result: answers[method](params ?? {}) }) + '\\n');
  }
});
`;

vi.setConfig({ testTimeout: 30_000 });

let folder = '';
let web: Server;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'toolscribe-mcp-'));
  writeFileSync(join(folder, 'server.cjs'), SERVER);
  writeFileSync(join(folder, 'silent.cjs'), 'setInterval(() => {}, 1000);');
  writeFileSync(join(folder, 'broken.cjs'), 'console.error("needs a key"); process.exit(1);');
  web = createServer((request, response) => answerHttp(request, response));
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  web.close();
  rmSync(folder, { recursive: true, force: true });
});

function answerHttp(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse): void {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const { id, method, params } =
      request.method === 'POST' ? JSON.parse(body) : { id: undefined, method: '', params: {} };
    if (id === undefined) {
      response.writeHead(request.method === 'POST' ? 202 : 405).end();
      return;
    }
    const capabilities = { tools: {} };
    const result =
      method === 'initialize'
        ? { protocolVersion: params.protocolVersion, capabilities, serverInfo: { name: 'w', version: '1' } }
        : { tools: [{ name: 'over_http', inputSchema: { type: 'object' }, unknown: 1 }] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ jsonrpc: '2.0', id, result }));
  });
}

const ask = (seconds = 20) => ({ seconds, cwd: folder, env: { PATH: process.env.PATH ?? '' }, version: '1.0.0' });
const node = JSON.stringify(process.execPath);
const serving = (pages: unknown[]) => ({ command: `${node} server.cjs '${JSON.stringify(pages)}'` });

test('all pages are read, keys and broken tools as they are', async () => {
  const first = {
    tools: [{ name: 'a', inputSchema: { type: 'object' }, extra: { keep: true } }, { name: 7 }],
    nextCursor: '1',
  };
  const listed = await listTools(serving([first, { tools: [{ name: 'b', inputSchema: { type: 'object' } }] }]), ask());
  expect(listed.ok && JSON.parse(listed.value)).toEqual({
    tools: [...first.tools, { name: 'b', inputSchema: { type: 'object' } }],
  });
});

test('an HTTP server is read too', async () => {
  const { port } = web.address() as AddressInfo;
  const listed = await listTools({ url: `http://127.0.0.1:${port}/mcp` }, ask());
  expect(listed.ok && JSON.parse(listed.value)).toEqual({
    tools: [{ name: 'over_http', inputSchema: { type: 'object' }, unknown: 1 }],
  });
});

test.each([
  {
    name: 'a page that comes again',
    server: () => serving([{ tools: [], nextCursor: '0' }]),
    id: 'cli-server-failed',
    says: 'repeats',
  },
  {
    name: 'an answer without a list',
    server: () => serving([{ hello: 1 }]),
    id: 'cli-server-failed',
    says: 'without a list',
  },
  {
    name: 'a server that ends at once',
    server: () => ({ command: `${node} broken.cjs` }),
    id: 'cli-server-failed',
    says: 'needs a key',
  },
  {
    name: 'a port where nobody listens',
    server: () => ({ url: 'http://127.0.0.1:9/' }),
    id: 'cli-server-failed',
    says: 'fetch failed',
  },
])('$name is told in one sentence', async ({ server, id, says }) => {
  const listed = await listTools(server(), ask());
  expect(listed).toMatchObject({ ok: false, error: { id } });
  expect(listed.ok ? '' : String(listed.error.data.reason)).toContain(says);
});

test('a program that is not there', async () => {
  const listed = await listTools({ command: 'no-such-program-here' }, ask());
  expect(listed).toMatchObject({ error: { id: 'cli-server-missing', data: { server: 'no-such-program-here' } } });
});

test('a server that never answers is left after the timeout', async () => {
  const listed = await listTools({ command: `${node} silent.cjs` }, ask(1));
  expect(listed).toMatchObject({ ok: false, error: { id: 'cli-server-timeout', data: { seconds: 1 } } });
});
