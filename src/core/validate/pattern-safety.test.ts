import { expect, test } from 'vitest';
import { needsDisposable } from './disposable.ts';
import { isSafePattern } from './pattern-safety.ts';

test.each([
  '^[a-z]+$',
  '^\\d{4}-\\d{2}-\\d{2}$',
  '^(asc|desc)$',
  '^[A-Za-z_]+(/[A-Za-z0-9_+-]{1,20}){0,2}$',
  '^(?!undefined$|null$)',
  '^[)(*+]*$',
  'a\\(b+\\)',
])('%s answers fast', (pattern) => {
  expect(isSafePattern(pattern)).toBe(true);
});

test.each([
  '^(a+)+$',
  '^(a|a)*$',
  '^(a|ab)+$',
  '([a-z]+)*@',
  '(.*)*x',
  '^(?:\\w+\\s?)+$',
  '(a*)*',
  '((a{1,100})b?)+',
  '(x+x+)+y',
  'a*a*a*b',
  '^(a?){80}a{80}$',
  '(\\w)\\1+',
])('%s may run for ever', (pattern) => {
  expect(isSafePattern(pattern)).toBe(false);
});

test.each([
  [{ parameters: { properties: { a: { pattern: '^a+$' } } } }, false],
  [{ parameters: { properties: { a: { pattern: '^(a+)+$' } } } }, true],
  [{ returns: { patternProperties: { '(a*)*': {} } } }, true],
  [{ semantics: { rules: [{ expression: 'args.a > 1' }] } }, false],
  [{ semantics: { rules: [{ expression: 'args.a.all(x, x > 1)' }] } }, true],
  [{ semantics: { match: { expression: "args.a.matches('x')" } } }, true],
])('%j needs a thread that can be ended: %s', (descriptor, expected) => {
  expect(needsDisposable(descriptor)).toBe(expected);
});
