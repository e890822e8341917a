import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

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
export class StaticHost {
  /** Appended to the service worker: another text is another version. */
  version = '';
  /** Files that are no longer there, as after another deployment. */
  gone: RegExp | null = null;
  readonly missed: string[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
      const file = join(DIST, path === '/studio/' ? 'index.html' : path.replace(/^\/studio\//, ''));
      const isGone = this.gone?.test(path) === true;
      if (isGone || !path.startsWith('/studio/') || !existsSync(file) || !statSync(file).isFile()) {
        this.missed.push(path);
        response.writeHead(404).end();
        return;
      }
      response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
      if (path === '/studio/sw.js') response.end(readFileSync(file, 'utf8') + this.version);
      else createReadStream(file).pipe(response);
    });
  }
  /** The address of the studio, under another name for this machine when one is given. */
  async start(name = 'localhost'): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://${name}:${(this.#server.address() as AddressInfo).port}/studio/`;
  }
  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
