import { describe, expect, test } from 'vitest';
import { rulePage, ruleSummaries, rulesReference } from './rule-pages.ts';
import { RULES } from './rules/index.ts';

describe('a rule page', () => {
  test('holds the finding that its bad example provokes', () => {
    expect(rulePage('name-length', 'en')).toMatchObject({
      id: 'name-length',
      family: 'name',
      severity: { authored: 'error', foreign: 'warning' },
      bad: [{ finding: 'The name has 73 characters; at most 64 are allowed.' }],
    });
  });
  test('is worded in Vietnamese too', () => {
    expect(rulePage('name-length', 'vi')).toMatchObject({
      summary: 'Tên công cụ dài tối đa 64 ký tự.',
      bad: [{ finding: 'Tên có 73 ký tự; chỉ được tối đa 64.' }],
    });
  });
  test('of a rule that nobody knows is none', () => expect(rulePage('no-such-rule', 'en')).toBeUndefined());
  test('stands also for what is found while reading', () => {
    expect(rulePage('text-duplicate-key', 'vi')).toMatchObject({
      family: 'document',
      severity: { authored: 'error' },
      bad: [],
    });
    expect(ruleSummaries('en').map(({ id }) => id)).toContain('document-skipped');
  });
  test('shows no character that hides', () => {
    const texts = RULES.flatMap(({ id }) => rulePage(id, 'en')?.bad.map(({ text }) => text) ?? []);
    expect(texts.filter((text) => /[\p{Cf}\u{e0000}-\u{e0fff}]/u.test(text))).toEqual([]);
  });
});

test('every rule has a summary and a section in the reference', () => {
  const reference = rulesReference();
  expect(ruleSummaries('en').map(({ id }) => id)).toEqual(expect.arrayContaining(RULES.map(({ id }) => id)));
  expect(RULES.filter(({ id }) => !reference.includes(`\n### ${id}\n`))).toEqual([]);
});
