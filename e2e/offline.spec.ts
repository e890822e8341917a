import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, Studio, test } from './studio.ts';

const DIST = process.env.STUDIO_DIST ?? fileURLToPath(new URL('../dist', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
};

/** A static host as people have them: the studio in a folder below the root, nothing else there. */
class StaticHost {
  /** Appended to the service worker: another text is another version. */
  version = '';
  readonly missed: string[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
      const file = join(DIST, path === '/studio/' ? 'index.html' : path.replace(/^\/studio\//, ''));
      if (!path.startsWith('/studio/') || !existsSync(file) || !statSync(file).isFile()) {
        this.missed.push(path);
        response.writeHead(404).end();
        return;
      }
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      if (path === '/studio/sw.js') response.end(readFileSync(file, 'utf8') + this.version);
      else createReadStream(file).pipe(response);
    });
  }
  async start(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}/studio/`;
  }
  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

test.describe('below a folder of a static host', () => {
  const host = new StaticHost();
  let address = '';
  test.beforeAll(async () => {
    address = await host.start();
  });
  test.afterAll(() => host.stop());

  test('a cold start without a network, and an update that waits for the user', async ({ studio, page, context }) => {
    test.setTimeout(90_000);
    // Another origin than the one the other journeys use; requests beyond it would be missed ones here.
    studio.allowErrors(new RegExp(`^request to ${address}`));
    // The page of the very first visit is not yet served by what was kept.
    studio.allowErrors(/ERR_INTERNET_DISCONNECTED/);
    await studio.open(address);
    await expect(page.getByText(/now also starts without a network/)).toBeVisible({ timeout: 20_000 });
    await studio.openSample(/Notes/);
    await studio.waitForEditor();
    await expect(page.getByText(/^Draft kept/)).toBeVisible();

    await context.setOffline(true);
    const cold = new Studio(await context.newPage());
    await cold.open(address);
    await cold.waitForEditor();
    await cold.openSample(/Calendar/);
    await cold.waitUntilChecked();
    await expect(cold.page.locator('.codicon').first()).toBeAttached();
    await cold.page.close();
    await context.setOffline(false);

    host.version = '\n// a newer version\n';
    await page.bringToFront();
    const notice = page.getByText(/A new version is ready/);
    await expect(async () => {
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        void registration?.update();
      });
      await expect(notice).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 30_000 });
    await page.keyboard.press('Control+e');
    await page.keyboard.insertText('UNDER-MY-HANDS');
    await page.waitForTimeout(1000);
    await expect(studio.editor).toContainText('UNDER-MY-HANDS');
    await page.getByRole('button', { name: 'Reload', exact: true }).click();
    await expect(page.getByText(/Restored the draft/)).toBeVisible({ timeout: 20_000 });
    await expect(studio.editor).toContainText('UNDER-MY-HANDS');
    expect(host.missed).toEqual([]);
  });
});
