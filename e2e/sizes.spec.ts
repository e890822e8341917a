import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';

const DIST = join(import.meta.dirname, '..', 'dist');
const ASSETS = join(DIST, 'assets');

/** The files themselves and all that they import at once; what they import later counts apart. */
function withImports(names: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (all.has(name)) continue;
    all.add(name);
    const code = readFileSync(join(ASSETS, name), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:\bfrom|\bimport)\s*["']\.\/([\w.-]+\.js)["']/g)) {
      waiting.push(imported);
    }
  }
  return all;
}

function gzipped(names: Iterable<string>): number {
  return [...names].reduce((sum, name) => sum + gzipSync(readFileSync(join(ASSETS, name)), { level: 9 }).length, 0);
}

function named(pattern: RegExp): string[] {
  const found = readdirSync(ASSETS).filter((name) => pattern.test(name));
  expect(found, String(pattern)).not.toEqual([]);
  return found;
}

const firstScripts = () => {
  const page = readFileSync(join(DIST, 'index.html'), 'utf8');
  return [...page.matchAll(/(?:src|href)="\.\/assets\/([\w.-]+\.js)"/g)].map(([, name = '']) => name);
};

test('the first scripts are at most 180 kB, gzipped', () => {
  const scripts = withImports(firstScripts());
  expect(scripts.size).toBeGreaterThan(0);
  expect(gzipped(scripts)).toBeLessThanOrEqual(180_000);
});

test('the editor is at most 900 kB on top of them', () => {
  const first = withImports(firstScripts());
  const editor = [...withImports(named(/^monaco-editor-.*\.js$/))].filter((name) => !first.has(name));
  expect(gzipped(editor)).toBeLessThanOrEqual(900_000);
});

test('the worker lists tools after at most 150 kB', () => {
  expect(gzipped(withImports(named(/^analysis-worker-.*\.js$/)))).toBeLessThanOrEqual(150_000);
});
