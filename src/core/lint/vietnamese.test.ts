import { expect, test } from 'vitest';
import type { Wording } from '../words/define-words.ts';
import { lintWords } from '../words/lint-words.ts';
import { RULES } from './rules/index.ts';
import { VIETNAMESE } from './vietnamese/index.ts';

const ACCENTED = /[àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ]/i;

function namesIn(wording: Wording): readonly string[] {
  const text = typeof wording === 'string' ? wording : wording.one + wording.other;
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ''))].sort();
}

test.each(
  RULES.map(({ id, messages, summary, why }) => [id, messages as Record<string, Wording>, summary, why] as const),
)('%s says in Vietnamese what it says in English', (id, messages, summary, why) => {
  const words = VIETNAMESE[id];
  const vietnamese: Readonly<Record<string, Wording>> = words.messages;
  for (const [message, english] of Object.entries(messages)) {
    expect([message, namesIn(vietnamese[message] ?? '')]).toEqual([message, namesIn(english)]);
  }
  expect(words.summary).not.toBe(summary);
  expect(words.why).not.toBe(why);
  expect(words.summary).toMatch(ACCENTED);
  expect(words.why).toMatch(ACCENTED);
  expect(words.summary).toMatch(/\.$/);
});

test.each(Object.entries(lintWords))('%s takes the same data in both languages', (_, { en, vi }) => {
  expect(namesIn(vi)).toEqual(namesIn(en));
});
