import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['lịch hẹn 💡.tools.json', 'lịch hẹn 💡.tools.json'],
  ['\u202egnp.json', 'gnp.json'],
  ['a\r\nb\u2028c\u0007.json', 'a b c.json'],
  ['zero\u200bwidth', 'zerowidth'],
  ['  \u200e ', 'tools.json'],
  ['', 'tools.json'],
  ['💡'.repeat(500), '💡'.repeat(80)],
])('%j is shown as %j', (name, shown) => {
  expect(plainName(name, 'tools.json')).toBe(shown);
});
