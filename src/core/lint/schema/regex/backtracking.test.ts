import { expect, test } from 'vitest';
import { isExponential } from './backtracking.ts';
import { parseRegex } from './parse-regex.ts';

function judge(source: string): boolean {
  new RegExp(source, 'u');
  const parsed = parseRegex(source);
  return parsed !== undefined && isExponential(parsed.root);
}

test.each([
  '^(a+)+$',
  '^(a*)*$',
  '^(a|a)*$',
  '^(a|ab|b)*c$',
  '^(\\w+\\s?)*$',
  '^(?:a{1,100}){1,100}$',
  '^([a-z]+|[a-f0-9]+)*x$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^(?:[^"]*|"[^"]*")*$',
])('exponential: %s', (source) => {
  expect(judge(source)).toBe(true);
});

test.each([
  '^INV-[0-9]{4}-[0-9]{4}$',
  '^[a-zA-Z0-9._%+-]+@[a-zA-Z0-9.-]+\\.[a-zA-Z]{2,}$',
  '^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$',
  '^\\s+|\\s+$',
  '.*a.*a.*a',
  '^(a+)+',
  '^(?:[a-z]+,)*[a-z]+$',
  '^[a-z]+(?:_[a-z0-9]+)*$',
  '^(?:\\d{1,3}\\.){3}\\d{1,3}$',
  '^(https?:\\/\\/)?([\\w-]+\\.)+[\\w-]{2,}$',
  '^\\p{L}[\\p{L}\\p{M}\\p{N}]{0,39}$',
  '^(?!x)[a-z]*$',
])('not exponential: %s', (source) => {
  expect(judge(source)).toBe(false);
});

test('names the constructs that other engines lack', () => {
  expect([...(parseRegex('^(?!a)(?<year>\\d)\\k<year>\\p{L}\\b')?.features ?? [])].sort()).toEqual([
    'back-reference',
    'look-around',
    'named group',
    'property class',
    'word boundary',
  ]);
});

test.each([
  ['loops of many letters', '(a|b|c)*'.repeat(60)],
  ['a loop behind a long word', `${'x'.repeat(120)}(a+)+`],
])('says no for what is too large to look at: %s', (_, source) => {
  expect(judge(`^${source}$`)).toBe(false);
});

test.each([
  ['loops in loops', `${'('.repeat(50)}a${')*'.repeat(50)}`],
  ['a loop behind a word', `${'x'.repeat(100)}(a+)+`],
])('looks at what is just large: %s', (_, source) => {
  expect(judge(`^${source}$`)).toBe(true);
});
