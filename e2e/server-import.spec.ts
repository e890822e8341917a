import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { LOOPBACK_CERTIFICATE } from './loopback-certificate.ts';
import { expect, type Studio, test } from './studio.ts';

const TOOL = { name: 'find_room', description: 'Find a room.', inputSchema: { type: 'object' } };
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'mcp-session-id',
};

interface Behaviour {
  readonly cors?: Readonly<Record<string, string>>;
  readonly hasSessions?: boolean;
  readonly serverName?: string;
  readonly list?: (outgoing: ServerResponse) => object | null;
}

/** A server of one tool, with the faults that it is given. */
function mcpServer({ cors = {}, hasSessions = false, serverName = 'rooms', list }: Behaviour): RequestListener {
  return async (incoming: IncomingMessage, outgoing) => {
    for (const [name, value] of Object.entries({ ...CORS, ...cors })) outgoing.setHeader(name, value);
    if (incoming.method === 'OPTIONS') return void outgoing.writeHead(204).end();
    if (incoming.method !== 'POST') return void outgoing.writeHead(405).end();
    let body = '';
    for await (const chunk of incoming) body += String(chunk);
    const { id, method } = JSON.parse(body) as { id?: number; method: string };
    const isStart = method === 'initialize';
    if (hasSessions && !isStart && incoming.headers['mcp-session-id'] !== 'one') {
      return void outgoing.writeHead(400).end('No valid session ID');
    }
    if (id === undefined) return void outgoing.writeHead(202).end();
    const hello = { protocolVersion: '2025-06-18', capabilities: {}, serverInfo: { name: serverName, version: '1' } };
    const result = isStart ? hello : (list ?? (() => ({ tools: [TOOL] })))(outgoing);
    if (result === null) return;
    const headers = { 'content-type': 'application/json', ...(hasSessions && { 'mcp-session-id': 'one' }) };
    outgoing.writeHead(200, headers).end(JSON.stringify({ jsonrpc: '2.0', id, result }));
  };
}

const opened: ReturnType<typeof createServer>[] = [];
test.afterAll(() => {
  for (const server of opened) {
    server.closeAllConnections();
    server.close();
  }
});

async function start(studio: Studio, behaviour: Behaviour, isSecure = false): Promise<string> {
  const listener = mcpServer(behaviour);
  const server = isSecure ? createSecureServer(LOOPBACK_CERTIFICATE, listener) : createServer(listener);
  opened.push(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `${isSecure ? 'https' : 'http'}://localhost:${(server.address() as AddressInfo).port}`;
  studio.allowErrors(new RegExp(`${origin}|ERR_|status of 400`));
  return `${origin}/mcp`;
}

async function read({ page }: Studio, address: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /Import from a server/ }).click();
  await page.getByRole('textbox', { name: /^Address/ }).fill(address);
  await page.getByRole('button', { name: 'Read tools' }).click();
}

test('an address that is none is told at its field, in both languages', async ({ studio, page }) => {
  await studio.open();
  await read(studio, 'localhost:3000/mcp or so');
  const field = page.getByRole('textbox', { name: /^Address/ });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/from http:\/\/ or https:\/\/ on/);
  await studio.expectAccessible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /Tiếng Việt/ }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('option', { name: /Nhập từ máy chủ/ }).click();
  await page.getByRole('textbox', { name: /^Địa chỉ/ }).fill('localhost');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Địa chỉ/ })).toHaveAccessibleDescription(/bắt đầu bằng http/);
});

for (const { what, behaviour, says } of [
  {
    what: 'hides its session',
    behaviour: { hasSessions: true, cors: { 'access-control-expose-headers': '' } },
    says: /Access-Control-Expose-Headers: Mcp-Session-Id/,
  },
  {
    what: 'does not allow the headers of the second question',
    behaviour: { cors: { 'access-control-allow-headers': 'content-type' } },
    says: /Access-Control-Allow-Headers: .*Mcp-Protocol-Version/,
  },
  {
    what: 'dies in the middle of its list',
    behaviour: {
      list: (outgoing: ServerResponse) => {
        outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
        outgoing.write('data: {"jsonrpc"', () => outgoing.socket?.destroy());
        return null;
      },
    },
    says: /answered, and then no more/,
  },
] as const)
  test(`a server that ${what} is told what to mend`, async ({ studio, page }) => {
    await studio.open();
    await studio.openSample(/Weather/);
    await read(studio, await start(studio, behaviour));
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(says);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Document weather.tools.json' })).toBeVisible();
  });

test('a stopped reading can be begun anew at another address', async ({ studio, page }) => {
  const silent = await start(studio, { list: () => null });
  const good = await start(studio, { serverName: 'Lịch phòng họp \u202e<img src=x>', hasSessions: true });
  await studio.open();
  await read(studio, silent);
  const dialog = page.getByRole('dialog');
  await page.getByRole('textbox', { name: /^Address/ }).fill(good);
  await expect(dialog.getByRole('status')).toHaveText(`Asking ${silent}…`);
  await dialog.getByRole('button', { name: 'Stop' }).click();
  await page.keyboard.press('Shift+Tab');
  await dialog.getByRole('button', { name: 'Read tools' }).click();
  await expect(page.getByText(/1 tool read from/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Document Lịch-phòng-họp-img-src-x-.mcp.json' })).toBeVisible();
});

test('a certificate that the browser does not trust is named as what it may be', async ({ studio, page }) => {
  await studio.open();
  await read(studio, await start(studio, {}, true));
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/trust its certificate/);
});

test.describe('where the certificate is trusted', () => {
  test.use({ ignoreHTTPSErrors: true });

  test('tools come over TLS', async ({ studio, page }) => {
    await studio.open();
    await read(studio, await start(studio, { hasSessions: true }, true));
    await expect(page.getByText(/1 tool read from/)).toBeVisible();
    await expect(studio.tools.getByText('find_room')).toBeVisible();
  });
});
