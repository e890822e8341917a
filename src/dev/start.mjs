import { existsSync, readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { command, installPackages, ROOT, run } from './install.mjs';

const DEFAULT_PORT = 4747;

const { values } = parseArgs({ options: { port: { type: 'string', default: String(DEFAULT_PORT) } } });
const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`--port takes a number from 1 to 65535, not ${JSON.stringify(values.port)}.`);
  process.exit(2);
}

if (await isBusy(port)) {
  console.error(
    `Port ${port} is busy. Choose another with "npm start -- --port ${port + 1}"; drafts stay with the old address, http://localhost:${port}.`,
  );
  process.exit(1);
}
installPackages();
if (isStale()) {
  console.log('Building…');
  const code =
    run(command('vite'), ['build', '--logLevel', 'warn']) ||
    run(command('vite'), ['build', '--ssr', '--logLevel', 'warn']);
  if (code !== 0) process.exit(code);
}
const { preview } = await import('vite');
await preview({ root: ROOT, logLevel: 'silent', preview: { port, strictPort: true, host: 'localhost' } });
console.log(`Toolscribe is at http://localhost:${port}  (stop with Ctrl+C)`);

function isBusy(wanted) {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(true));
    probe.listen({ port: wanted, host: 'localhost' }, () => probe.close(() => answer(false)));
  });
}

/** True when the build is missing or a source file is newer than it. */
function isStale() {
  const built = join(ROOT, 'dist', 'index.html');
  if (!existsSync(built) || !existsSync(join(ROOT, 'dist', 'cli.js'))) return true;
  const builtAt = Math.min(statSync(built).mtimeMs, statSync(join(ROOT, 'dist', 'cli.js')).mtimeMs);
  const sources = ['src', 'public'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(ROOT, folder, path)),
  );
  return [...sources, join(ROOT, 'index.html'), join(ROOT, 'vite.config.ts'), join(ROOT, 'package.json')].some(
    (path) => existsSync(path) && statSync(path).isFile() && statSync(path).mtimeMs > builtAt,
  );
}
