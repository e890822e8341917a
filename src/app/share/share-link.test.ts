import fc from 'fast-check';
import { deflateSync, strToU8, zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { readShareFragment, type SharedDocument, shareFragment } from './share-link.ts';

function linkTo(document: SharedDocument): string {
  return shareFragment(document) ?? 'too large';
}

const base64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

test('a document comes back from its link, whatever its characters', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ maxLength: 20 }),
      async (text, name) => {
        fc.pre(text.isWellFormed());
        expect(await readShareFragment(linkTo({ name, text }))).toEqual({ ok: true, value: { name, text } });
      },
    ),
    { seed: 7 },
  );
});

test('a link holds only characters that need no escaping', () => {
  expect(linkTo({ name: 'lịch.tools.json', text: '{"a": "💡+/="}' })).toMatch(/^#doc=2\.[A-Za-z0-9_-]+$/);
});

const DOCUMENT = { name: 'a.json', text: JSON.stringify({ words: 'rice eggs milk'.repeat(40) }) };
const whole = linkTo(DOCUMENT);
const bomb = new Uint8Array(30 * 1024 * 1024).fill(48);

test.each([
  ['no share link', '#section-2', 'not-a-share-link'],
  ['an empty fragment', '', 'not-a-share-link'],
  ['a link from the future', whole.replace('#doc=2.', '#doc=3.'), 'newer-version'],
  ['a link from before all versions', whole.replace('#doc=2.', '#doc=0.'), 'damaged'],
  ['a link cut in half', whole.slice(0, whole.length / 2), 'damaged'],
  ['a link cut behind its name', '#doc=', 'damaged'],
  ['characters that base64url does not have', '#doc=2.!!!', 'damaged'],
  ['an escape that is none', `${whole.slice(0, 30)}%${whole.slice(30)}`, 'damaged'],
  ['bytes that do not inflate', '#doc=2.AAAA', 'damaged'],
  ['bytes of version 1 that do not inflate', '#doc=1.AAAA', 'damaged'],
  ['a packed text that is no pair', `#doc=2.${base64Url(zlibSync(strToU8('{"a":1}')))}`, 'damaged'],
  ['a bomb', `#doc=2.${base64Url(zlibSync(bomb, { level: 9 }))}`, 'too-large'],
  ['a bomb of version 1', `#doc=1.${base64Url(deflateSync(bomb, { level: 9 }))}`, 'too-large'],
])('%s is refused', async (_title, fragment, failure) => {
  expect(await readShareFragment(fragment)).toEqual({ ok: false, error: failure });
});

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test('one changed character never opens another document', async () => {
  const text = '{"name": "find_room", "description": "Find a room."}';
  const link = linkTo({ name: 'a.tools.json', text });
  const opened = new Set<string>();
  for (let at = '#doc=2.'.length; at < link.length; at += 1) {
    const letter = ALPHABET.indexOf(link[at] ?? '');
    for (const step of [1, 8, 32, 63]) {
      const changed = link.slice(0, at) + ALPHABET[(letter + step) % 64] + link.slice(at + 1);
      const read = await readShareFragment(changed);
      if (read.ok) opened.add(`${read.value.name} ${read.value.text}`);
    }
  }
  // The last character of base64 may carry bits that say nothing.
  opened.delete(`a.tools.json ${text}`);
  expect([...opened]).toEqual([]);
});

test.each([
  ['escaped', `#${encodeURIComponent(whole.slice(1))}`],
  ['at the end of a sentence', `${whole}.`],
  ['in brackets', `${whole}>)`],
  ['wrapped by a mail program', `${whole.slice(0, 30)}%0D%0A${whole.slice(30)}`],
  ['with a space where a line was wrapped', `${whole.slice(0, 30)} ${whole.slice(30)}`],
])('a link that was passed on %s still opens', async (_title, fragment) => {
  expect(await readShareFragment(fragment)).toEqual({ ok: true, value: DOCUMENT });
});

test('a document that no link can hold has none', () => {
  expect(shareFragment({ name: 'a.json', text: ' '.repeat(20 * 1024 * 1024) })).toBeNull();
  const noise = Array.from({ length: 300_000 }, (_, index) => Math.sin(index).toString(36)).join('');
  expect(shareFragment({ name: 'a.json', text: noise })).toBeNull();
});

test('links of version 1 stay readable', async () => {
  // Written out by hand with Python's zlib (raw deflate, level 9) over '["a.json","{}"]'.
  expect(await readShareFragment('#doc=1.i1ZK1Msqzs9T0lGqrlWKBQA')).toEqual({
    ok: true,
    value: { name: 'a.json', text: '{}' },
  });
});
