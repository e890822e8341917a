import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const { dependencies = {}, devDependencies = {} } = JSON.parse(read('package.json'));
const packages: Record<string, string> = { ...dependencies, ...devDependencies };

test('every package has its reason in the README, and the README has no other', () => {
  const table = read('README.md').split('## Why each package is here')[1]?.split('\n## ')[0] ?? '';
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| package |'));
  const named = rows.flatMap((row) => row.split(' | ')[0]?.slice(2).split(', ') ?? []);
  expect(named.toSorted()).toEqual(Object.keys(packages).toSorted());
});

test('every version is exact', () => {
  expect(Object.entries(packages).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
