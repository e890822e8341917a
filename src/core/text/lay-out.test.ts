import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_LINE, layOut, layOutLongLines } from './lay-out.ts';
import { parseText } from './parse-text.ts';

test.each<[string, string, string | null]>([
  ['numbers and strings as spelt', '{"a":1.50e+2,"b":"\\u00e9"}', '{\n  "a": 1.50e+2,\n  "b": "\\u00e9"\n}\n'],
  ['empty containers closed', '[{},[ ],{"a":[]}]', '[\n  {},\n  [],\n  {\n    "a": []\n  }\n]\n'],
  ['comments', '{"a":1,// one\n"b":/* two */2}', '{\n  "a": 1,\n  // one\n  "b": \n  /* two */\n  2\n}\n'],
  ['a trailing comma', '[1,]', '[\n  1,\n]\n'],
  ['a quote inside a string', '["a\\"]"]', '[\n  "a\\"]"\n]\n'],
  ['not what is broken', '[1', null],
])('lays out %s', (_name, text, want) => expect(layOut(text)).toBe(want));

test('only a text with a long line is laid out', () => {
  const item = (length: number) => JSON.stringify(['x'.repeat(length - 4)]);
  expect(layOutLongLines(item(LONGEST_LINE))).toBeNull();
  expect(layOutLongLines(item(LONGEST_LINE + 1))).toMatch(/^\[\n {2}"x+"\n\]\n$/);
  expect(layOutLongLines(`[\n${item(LONGEST_LINE + 1)}\n]`)).not.toBeNull();
});

test('a text without comments is laid out as JSON.stringify does', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(layOut(JSON.stringify(plain))).toBe(`${JSON.stringify(plain, null, 2)}\n`);
      expect(parseText(layOut(JSON.stringify(plain)) ?? '').value).toEqual(plain);
    }),
    { seed: 20261129, numRuns: 200 },
  );
});
