import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, root), 'utf8');

test('the lock file names no registry address', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { resolved?: string }> };
  expect(Object.entries(packages).filter(([, entry]) => entry.resolved !== undefined)).toEqual([]);
  expect(read('package-lock.json')).not.toMatch(/https?:\/\/[^"]*registry/);
});

test('npm keeps registry addresses out of it, and versions are pinned', () => {
  expect(read('.npmrc')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
  const { dependencies = {}, devDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^\d+\.\d+\.\d+$/.test(version),
  );
  expect(loose).toEqual([]);
});
