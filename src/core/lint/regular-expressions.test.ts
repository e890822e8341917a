import { readdirSync, readFileSync } from 'node:fs';
import { checkSync } from 'recheck';
import { expect, test } from 'vitest';

const FOLDERS = ['rules', 'facts', 'lexicons'];

/** Regular expressions as they stand in the source: a slash where a value may begin, up to the closing slash. */
function literalsOf(source: string): readonly (readonly [source: string, flags: string])[] {
  const found = source.matchAll(
    /(?<=[=(,:[?&|\s!])\/((?:[^/\\[\n*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([dgimsuvy]*)(?=[.,;)\s\]])/g,
  );
  return [...found].map(([, pattern = '', flags = '']) => [pattern, flags.replaceAll(/[dv]/g, '')] as const);
}

const files = FOLDERS.flatMap((folder) => {
  const url = new URL(`./${folder}/`, import.meta.url);
  return readdirSync(url)
    .filter((name) => name.endsWith('.ts') && !name.startsWith('sec-'))
    .map((name) => [`${folder}/${name}`, readFileSync(new URL(name, url), 'utf8')] as const);
});
const literals = [
  ...new Map(
    files.flatMap(([file, source]) =>
      literalsOf(source).map((literal) => [literal.join('/'), [file, ...literal] as const]),
    ),
  ).values(),
];

test('the regular expressions of the rules are found', () => expect(literals.length).toBeGreaterThan(40));

test('none of them, where anything repeats twice, backtracks exponentially', () => {
  const repeating = literals.filter(([, pattern]) => /[*+}].*[*+}]/.test(pattern));
  const slow = repeating.filter(([, pattern, flags]) => {
    const result = checkSync(pattern, flags, { checker: 'auto', timeout: 300 });
    return result.status === 'vulnerable' && result.complexity.type === 'exponential';
  });
  expect(slow.map(([file, pattern]) => `${file}: ${pattern}`)).toEqual([]);
}, 60_000);
