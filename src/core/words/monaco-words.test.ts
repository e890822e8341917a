import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MONACO_WORDS } from './monaco-words.ts';

const SOURCES = join(import.meta.dirname, '..', '..', '..', 'node_modules', 'monaco-editor', 'esm', 'vs');
const CALL = /\blocalize2?\((\d+), *("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')/g;

/** What the installed Monaco says under each number. */
function textsOfMonaco(): ReadonlyMap<number, string> {
  const texts = new Map<number, string>();
  for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.js') || path.startsWith('nls')) continue;
    for (const [, number, quoted = ''] of readFileSync(join(SOURCES, path), 'utf8').matchAll(CALL)) {
      texts.set(Number(number), quoted.slice(1, -1).replace(/\\(.)/g, '$1'));
    }
  }
  return texts;
}

test('the numbers and the English are those of the installed Monaco', () => {
  const texts = textsOfMonaco();
  const english = MONACO_WORDS.map(([number, text]) => [number, text]);
  expect(english).toEqual(MONACO_WORDS.map(([number]) => [number, texts.get(number)]));
});

test('no number twice, and every placeholder of the English stands in the Vietnamese', () => {
  const numbers = MONACO_WORDS.map(([number]) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  const placeholders = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort();
  for (const [number, english, vietnamese] of MONACO_WORDS) {
    expect([number, ...placeholders(vietnamese)]).toEqual([number, ...placeholders(english)]);
  }
});
