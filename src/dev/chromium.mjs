import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { command, run } from './install.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Path of a Chromium: the one that CHROMIUM_PATH names, one that is installed, Playwright's, or Debian's package, in this
 * order; the last two are installed when they are missing. Ends the process with a clear message when there is none.
 */
export async function findChromium() {
  return (
    (await installed()) ??
    (await fromPlaywright()) ??
    (await fromDebian()) ??
    fail(
      'No Chromium could be found or installed. Install Chromium or Chrome, or name one in CHROMIUM_PATH, and try again.',
    )
  );
}

async function installed() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return isProgram(named) ? named : fail(`CHROMIUM_PATH names ${named}, which is no program.`);
  const folders = (process.env.PATH ?? '').split(delimiter);
  return (
    [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...PLACES].find(isProgram) ??
    (await playwrights())
  );
}

/** Playwright's own download, when it is there and can run. */
async function playwrights() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return existsSync(path) && spawnSync(path, ['--version']).status === 0 ? path : undefined;
}

async function fromPlaywright() {
  console.log('No Chromium found; trying Playwright’s.');
  spawnSync(command('playwright'), ['install', '--with-deps', 'chromium'], { stdio: 'ignore', timeout: 180_000 });
  return playwrights();
}

async function fromDebian() {
  if (spawnSync('apt-get', ['--version']).status !== 0) return undefined;
  console.log('Trying Debian’s chromium package.');
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [program, ...rest] = [...asRoot, 'apt-get', '-qq', ...args];
    return run(program, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  };
  apt('update');
  apt('install', '-y', '--no-install-recommends', 'chromium');
  return installed();
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function fail(message) {
  console.error(message);
  process.exit(2);
}
