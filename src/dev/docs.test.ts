import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { writtenFiles } from './docs.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

test.each(writtenFiles(read('README.md')))('$path is as the code says (else: npm run docs)', ({ path, text }) => {
  expect(read(path)).toBe(text);
});
