import { expect, test } from 'vitest';
import { personalDataIn } from './personal-data.ts';

test.each([
  ['mai.le@congty-thatsu.vn', 'email'],
  ['Ask Jürgen at j.weber@stadtwerke-muenster.de today', 'email'],
  ['+44 20 7183 8750', 'phone'],
  ['(+84) 28 3822 9999', 'phone'],
  ['4716-1089-9971-6531', 'card'],
  ['378734493671000', 'card'],
])('%s is of a person: %s', (text, kind) => expect(personalDataIn(text)?.kind).toBe(kind));

test.each([
  ['an@example.com'],
  ['an@mail.example.org'],
  ['root@server.test'],
  ['support@congty-thatsu.vn'],
  ['git@github.com'],
  ['+1 202-555-0143'],
  ['+44 7700 900123'],
  ['+10000000000'],
  ['4242424242424242'],
  ['4111 1111 1111 1111'],
  // One digit off: no card has this number.
  ['4716-1089-9971-6532'],
  ['Order 1234567890123456'],
  ['2026-10-02T09:00:00+07:00'],
  ['3.14159265358979'],
  [''],
])('%s is of nobody', (text) => expect(personalDataIn(text)).toBeUndefined());
