import { expect, test } from 'vitest';
import { base64Bytes } from './base64.ts';

// The first rows are the test vectors of RFC 4648, section 10.
test.each([
  ['', ''],
  ['Zg==', 'f'],
  ['Zm8=', 'fo'],
  ['Zm9v', 'foo'],
  ['Zm9vYg==', 'foob'],
  ['Zm9vYmE=', 'fooba'],
  ['Zm9v\nYmFy', 'foobar'],
])('%j holds %j', (encoded, text) => expect(base64Bytes(encoded)).toEqual([...Buffer.from(text)]));

test('both alphabets are read, and nothing else', () => {
  expect(base64Bytes('+/8=')).toEqual([0xfb, 0xff]);
  expect(base64Bytes('-_8=')).toEqual([0xfb, 0xff]);
  expect(base64Bytes('Zm9v!')).toBeUndefined();
});
