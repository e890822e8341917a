import { expect, test } from 'vitest';
import { isExponential } from '../schema/regex/backtracking.ts';
import { parseRegex } from '../schema/regex/parse-regex.ts';
import { fold } from './fold.ts';
import { ENGLISH_SIGNALS } from './signals.ts';
import { OTHER_LANGUAGE_SIGNALS } from './signals-by-language.ts';
import { IMPLICIT_SIGNALS } from './signals-implicit.ts';
import { LOYALTY_SIGNALS } from './signals-loyalty.ts';
import { REQUEST_SIGNALS } from './signals-requests.ts';
import { REQUEST_SIGNALS_BY_LANGUAGE } from './signals-requests-by-language.ts';

const SIGNALS = [
  ...ENGLISH_SIGNALS,
  ...IMPLICIT_SIGNALS,
  ...REQUEST_SIGNALS,
  ...LOYALTY_SIGNALS,
  ...OTHER_LANGUAGE_SIGNALS,
  ...REQUEST_SIGNALS_BY_LANGUAGE,
];

test('no pattern backtracks exponentially', () => {
  const slow = SIGNALS.filter(({ pattern }) => {
    const parsed = parseRegex(pattern.source);
    return parsed !== undefined && isExponential(parsed.root);
  });
  expect(slow.map(({ pattern }) => pattern.source)).toEqual([]);
});

test('every pattern has only bounded gaps, so that its time grows with the text', () => {
  const open = SIGNALS.filter(({ pattern }) => /[)\]}.][*+](?!\?:)/.test(pattern.source.replace(/\[[^\]]*\]\{/g, '{')));
  expect(open.map(({ pattern }) => pattern.source)).toEqual([]);
});

test('patterns are written for folded text', () => {
  const upper = SIGNALS.filter(({ pattern }) => /[A-Z]/.test(pattern.source.replace(/\\./g, '')));
  expect(upper.map(({ pattern }) => pattern.source)).toEqual([]);
  expect(fold('ĐỌC')).toBe('doc');
});
