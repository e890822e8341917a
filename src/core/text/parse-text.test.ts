import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../model/json.ts';
import { formatPointer, type Pointer, parsePointer } from '../model/pointer.ts';
import { render } from '../words/words.ts';
import { MAX_DEPTH } from './depth.ts';
import { isExactNumber } from './exact-number.ts';
import { parseText } from './parse-text.ts';

const RUNS = { seed: 20261129, numRuns: 150 };
const at = (text: string): Pointer => parsePointer(text) ?? [];

/** Kind, pointer and the text at the span of each problem. */
function problemsOf(text: string): string[] {
  return parseText(text).problems.map(
    ({ kind, pointer, span }) => `${kind} ${formatPointer(pointer)} ${text.slice(span.start, span.end)}`,
  );
}

describe('reads what JSON.parse reads', () => {
  test.each([
    'null',
    ' 1 ',
    '"a\\"b\\\\"',
    '[]',
    '{"a":{"b":[1,{"c":null}]},"":0}',
    '{"__proto__":{"toString":1}}',
    '"\\u00e9 é 😀"',
  ])('%s', (text) => {
    const { value, problems } = parseText(text);
    expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
    expect(problems).toEqual([]);
  });

  test('__proto__ is an ordinary key', () => {
    const { value } = parseText('{"__proto__": 1, /* c */ "constructor": 2}');
    expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
  });

  test('any text: the same value, or none for both; and a broken one says where', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '"b"',
      '1',
      '-0.5e2',
      'true',
      'null',
      ' ',
      '\n',
      '"',
      '\\',
      '01',
      'x',
    ];
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 14 }), (parts) => {
        const text = parts.join('');
        const tree = parseText(text);
        const strict = parsed(text);
        const isLoose = tree.problems.some(({ kind }) => kind === 'comment' || kind === 'trailing-comma');
        if (strict !== undefined) expect(tree.value).toEqual(strict.value);
        else if (!isLoose)
          expect([tree.value, tree.problems.some(({ kind }) => kind === 'syntax')]).toEqual([undefined, true]);
        for (const { span } of tree.problems)
          expect([span.start <= span.end, span.end <= text.length]).toEqual([true, true]);
      }),
      { ...RUNS, numRuns: 1500 },
    );
  });
});

function parsed(text: string): { value: JsonValue } | undefined {
  try {
    return { value: JSON.parse(text) as JsonValue };
  } catch {
    return undefined;
  }
}

test('every value stands where its place says, and every offset of it leads back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.constantFrom(0, 2), fc.boolean(), (given, indent, isLoose) => {
      const value = JSON.parse(JSON.stringify(given)) as JsonValue;
      const text = (isLoose ? '/* c */' : '') + JSON.stringify(value, null, indent);
      const tree = parseText(text);
      const visit = (node: JsonValue, pointer: Pointer): void => {
        const place = tree.placeOf(pointer);
        expect(JSON.parse(text.slice(place?.value.start, place?.value.end))).toEqual(node);
        if (place?.key !== undefined)
          expect(JSON.parse(text.slice(place.key.start, place.key.end))).toBe(pointer.at(-1));
        expect(tree.pointerAt(place?.value.start ?? -1)).toEqual(pointer);
        if (place?.key !== undefined) expect(tree.pointerAt(place.key.start)).toEqual(pointer);
        if (typeof node === 'object' && node !== null)
          for (const [key, child] of Object.entries(node)) visit(child as JsonValue, [...pointer, key]);
      };
      visit(value, []);
      expect(tree.placeOf(['no such key'])).toBeUndefined();
    }),
    RUNS,
  );
});

describe('tells what is wrong', () => {
  test.each<[string, string, string[]]>([
    ['a comment and a trailing comma', '// one\n{"a": [1,], /* two */}', ['comment  // one', 'trailing-comma /a ,']],
    ['a byte-order mark', '\ufeff{}', ['byte-order-mark  \ufeff']],
    ['a duplicate key', '{"a":{"b":1,"b":2}}', ['duplicate-key /a/b "b"']],
    ['a duplicate key in other spelling', '{"a":1,"\\u0061":2}', ['duplicate-key /a "\\u0061"']],
    [
      'a duplicate key in a large object',
      `{${'abcdefghij'
        .split('')
        .map((key) => `"${key}":1`)
        .join(',')},"c":2}`,
      ['duplicate-key /c "c"'],
    ],
    [
      'a number beyond a double',
      '[1e400, 9007199254740993, 0.1]',
      ['number-range /0 1e400', 'number-range /1 9007199254740993'],
    ],
    ['half a character', '["\\ud83d", "\ud83d\ude00"]', ['lone-surrogate /0 "\\ud83d"']],
    ['half a character as itself', '["\ude00"]', ['lone-surrogate /0 "\ude00"']],
    ['nothing', '', ['syntax  ']],
    ['a missing comma', '{"a": 1\n "b": 2}', ['syntax  "']],
    ['a missing colon', '{"a" 1}', ['syntax  1']],
    ['a bare word', '[tru]', ['syntax  tru']],
    ['a bare key', '{a: 1}', ['syntax  a']],
    ['single quotes', "['a']", ["syntax  'a'"]],
    ['a text without an end', '["a\n]', ['syntax  "a']],
    ['a number that is none', '[01, 1., .5]', ['syntax  01', 'syntax  1.', 'syntax  .5']],
    ['an unknown escape', '["\\x"]', ['syntax  \\x']],
    ['a raw tab in a text', '["a\tb"]', ['syntax  \t']],
    ['an open bracket', '{"a": [1}', ['syntax /a }']],
    ['a text that ends too soon', '{"a": [1', ['syntax /a 1']],
    ['more behind the end', '{} {}', ['syntax  {']],
    ['a comment without an end', '[1 /* x', ['syntax  /*', 'syntax  x']],
  ])('%s', (_name, text, want) => {
    const found = problemsOf(text);
    for (const problem of want.filter((problem) => !problem.startsWith('syntax'))) expect(found).toContain(problem);
    const firstSyntax = want.find((problem) => problem.startsWith('syntax'));
    if (firstSyntax === undefined) expect(found).toEqual(want);
    else expect([found[0], parseText(text).value]).toEqual([firstSyntax, undefined]);
  });

  test('a number beyond all doubles is read as the largest', () => {
    expect(parseText('[1e400, /* c */ -1e999, 1]').value).toEqual([Number.MAX_VALUE, -Number.MAX_VALUE, 1]);
    expect(parseText('[1e400]').value).toEqual([Number.MAX_VALUE]);
  });

  test('the later of two equal keys counts', () => {
    const tree = parseText('{"a": 1, "a": [2]}');
    expect(tree.value).toEqual({ a: [2] });
    expect(tree.placeOf(['a'])?.value).toEqual({ start: 14, end: 17 });
  });

  test('several errors at once', () => {
    const text = '{\n  "a": tru,\n  "b" 2,\n  c: 3\n}';
    const lines = parseText(text).problems.map(({ span }) => parseText(text).lines.positionAt(span.start).line);
    expect(lines).toEqual([2, 3, 4]);
  });

  test('a large text that is no JSON is answered in short sentences', () => {
    for (const text of [
      'x'.repeat(1_000_000),
      `[${'1'.repeat(1_000_000)}]`,
      `{"${'k'.repeat(100_000)}":1,"${'k'.repeat(100_000)}":2}`,
      '[}'.repeat(200_000),
    ]) {
      const problems = parseText(text).problems;
      expect(problems.length).toBeGreaterThan(0);
      for (const { message } of problems) expect(JSON.stringify(message.data).length).toBeLessThan(300);
    }
  });

  test('in both languages, with the place filled in', () => {
    const message = parseText('{"a": 1').problems[0]?.message;
    expect(message && render(message as never, 'en')).toBe('The text ends before the “{” of line 1 is closed.');
    expect(message && render(message as never, 'vi')).toContain('dòng 1');
  });
});

describe('nesting over the limit', () => {
  const nested = (levels: number) => `${'{"p":['.repeat(levels / 2)}1${']}'.repeat(levels / 2)}`;

  test.each<[string, string, string, unknown]>([
    [
      'cuts the member of the tool alone',
      `{"tools":[{"name":"a","inputSchema":${nested(1200)}},{"name":"b"}]}`,
      '/tools/0/inputSchema',
      { tools: [{ name: 'a', inputSchema: null }, { name: 'b' }] },
    ],
    [
      'cuts inside a function',
      `[{"type":"function","function":{"name":"a","parameters":${nested(1200)}}}]`,
      '/0/function/parameters',
      [{ type: 'function', function: { name: 'a', parameters: null } }],
    ],
    [
      'cuts inside a named catalogue',
      `{"name":"c","tools":[{"name":"a","x":${nested(1200)}}]}`,
      '/tools/0/x',
      { name: 'c', tools: [{ name: 'a', x: null }] },
    ],
    [
      'cuts a member of a schema',
      `{"type":"object","properties":${nested(1200)}}`,
      '/properties',
      { type: 'object', properties: null },
    ],
    [
      'cuts part of an operation',
      `{"openapi":"3.1.0","paths":{"/a":{"get":{"x":${nested(1200)}},"put":{}}}}`,
      '/paths/~1a/get/x',
      { openapi: '3.1.0', paths: { '/a': { get: { x: null }, put: {} } } },
    ],
    ['cuts beside comments', `// c\n[{"name":"a","x":${nested(1200)},},]`, '/0/x', [{ name: 'a', x: null }]],
  ])('%s', (_name, text, cut, value) => {
    const tree = parseText(text);
    expect(tree.tooDeep.map(formatPointer)).toEqual([cut]);
    expect(tree.value).toEqual(value);
    expect(tree.problems.filter(({ kind }) => kind === 'too-deep')).toMatchObject([
      { severity: 'error', pointer: at(cut) },
    ]);
  });

  test('the limit itself is allowed', () => {
    expect(parseText(nested(MAX_DEPTH)).tooDeep).toEqual([]);
    expect(parseText(`[${nested(MAX_DEPTH)}]`).tooDeep).toHaveLength(1);
  });

  test('100,000 levels are no danger, closed or not', () => {
    expect(parseText(nested(100_000)).tooDeep).toHaveLength(1);
    expect(parseText('['.repeat(100_000)).problems.some(({ kind }) => kind === 'syntax')).toBe(true);
  });
});

test.each<[string, boolean]>([
  ['0', true],
  ['-0', true],
  ['1.0', true],
  ['100', true],
  ['1e21', true],
  ['1.5e300', true],
  ['0.1', true],
  ['9007199254740992', true],
  ['1.7976931348623157e308', true],
  ['5e-324', true],
  ['9007199254740993', false],
  ['9223372036854775807', false],
  ['1e309', false],
  ['-1e400', false],
  ['1e-400', false],
  ['3.14159265358979323846', false],
])('a double holds %s: %s', (text, want) => expect(isExactNumber(text)).toBe(want));

test('lines and columns count from 1, for every kind of line break', () => {
  const text = 'a\nbc\r\nd\re';
  const { lines } = parseText(text);
  expect([0, 2, 4, 6, 8].map((offset) => lines.positionAt(offset))).toEqual([
    { line: 1, column: 1 },
    { line: 2, column: 1 },
    { line: 2, column: 3 },
    { line: 3, column: 1 },
    { line: 4, column: 1 },
  ]);
  for (let offset = 0; offset <= text.length; offset += 1)
    expect(lines.offsetAt(lines.positionAt(offset))).toBe(offset);
  expect(lines.offsetAt({ line: 9, column: 1 })).toBe(text.length);
});
