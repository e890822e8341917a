import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Runs a program of this project or of the system, its output going straight to the terminal. Returns the exit code. */
export function run(program, args, options = {}) {
  const done = spawnSync(program, args, { cwd: ROOT, stdio: 'inherit', ...options });
  if (done.error) {
    console.error(`${program} could not be started: ${done.error.message}`);
    return 1;
  }
  return done.status ?? 1;
}

/** Path of a package's command, as npm linked it. */
export function command(name) {
  return join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? `${name}.cmd` : name);
}

/** Installs the locked packages when they are missing or older than the lock file. */
export function installPackages() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`Toolscribe needs Node 20.19 or newer, this is ${process.versions.node}.`);
    process.exit(2);
  }
  if (isInstalled()) return;
  console.log('Installing packages…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const code = run(npm, ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('The packages could not be installed; see npm’s message above.');
    process.exit(code);
  }
}

function isInstalled() {
  const marker = join(ROOT, 'node_modules', '.package-lock.json');
  if (!existsSync(marker)) return false;
  const wanted = readPackages(join(ROOT, 'package-lock.json'));
  const present = readPackages(marker);
  return (
    statSync(marker).isFile() &&
    Object.entries(wanted).every(([path, { version, optional }]) => {
      return path === '' || optional || present[path]?.version === version;
    })
  );
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {};
}
