import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { command, ROOT, run } from './install.mjs';

/** Serves the built studio on a free port of this machine, building it first when it is missing. */
export async function serveBuilt({ rebuild = false } = {}) {
  if (rebuild || !existsSync(join(ROOT, 'dist', 'index.html'))) {
    const code = run(command('vite'), ['build', '--logLevel', 'warn']);
    if (code !== 0) process.exit(code);
  }
  const { preview } = await import('vite');
  const server = await preview({
    root: ROOT,
    logLevel: 'silent',
    preview: { port: 0, strictPort: false, host: 'localhost' },
  });
  const { port } = server.httpServer.address();
  return { address: `http://localhost:${port}/`, close: () => server.close() };
}

/** Options to start the Chromium at `executablePath` without a profile of anybody's and without calls to its maker. */
export function chromiumOptions(executablePath) {
  const isRoot = process.getuid?.() === 0;
  const flags = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  return {
    executablePath,
    args: [...(isRoot ? ['--no-sandbox'] : []), ...flags, '--disable-component-update', '--disable-sync'],
  };
}
