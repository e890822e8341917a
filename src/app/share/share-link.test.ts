import fc from 'fast-check';
import { deflateSync, strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { readShareFragment, shareFragment } from './share-link.ts';

test('a document comes back from its link, whatever its characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 20 }), (text, name) => {
      fc.pre(text.isWellFormed());
      expect(readShareFragment(shareFragment({ name, text }))).toEqual({ ok: true, value: { name, text } });
    }),
    { seed: 7 },
  );
});

test('a link holds only characters that need no escaping', () => {
  expect(shareFragment({ name: 'lịch.tools.json', text: '{"a": "💡+/="}' })).toMatch(/^#doc=1\.[A-Za-z0-9_-]+$/);
});

const whole = shareFragment({ name: 'a.json', text: JSON.stringify({ words: 'rice eggs milk'.repeat(40) }) });
const bomb = btoa(String.fromCharCode(...deflateSync(strToU8('0'.repeat(30 * 1024 * 1024)), { level: 9 })))
  .replaceAll('+', '-')
  .replaceAll('/', '_');

test.each([
  ['no share link', '#section-2', 'not-a-share-link'],
  ['an empty fragment', '', 'not-a-share-link'],
  ['a link from the future', whole.replace('#doc=1.', '#doc=2.'), 'newer-version'],
  ['a link cut in half', whole.slice(0, whole.length / 2), 'damaged'],
  ['characters that base64url does not have', '#doc=1.!!!', 'damaged'],
  ['bytes that do not inflate', '#doc=1.AAAA', 'damaged'],
  [
    'a deflated text that is no pair',
    `#doc=1.${btoa(String.fromCharCode(...deflateSync(strToU8('{"a":1}'))))}`,
    'damaged',
  ],
  ['a bomb', `#doc=1.${bomb}`, 'too-large'],
])('%s is refused', (_title, fragment, failure) => {
  expect(readShareFragment(fragment)).toEqual({ ok: false, error: failure });
});

test('links of version 1 stay readable', () => {
  // Written out by hand with Python's zlib (raw deflate, level 9) over '["a.json","{}"]'.
  expect(readShareFragment('#doc=1.i1ZK1Msqzs9T0lGqrlWKBQA')).toEqual({
    ok: true,
    value: { name: 'a.json', text: '{}' },
  });
});
