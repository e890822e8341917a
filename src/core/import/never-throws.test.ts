import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMATS } from '../model/format.ts';
import type { JsonValue } from '../model/json.ts';
import { parseText } from '../text/parse-text.ts';
import { parseYaml } from '../text/yaml-text.ts';
import { readPasted } from './paste.ts';
import { readDocument } from './read-document.ts';
import { toDescriptorText } from './write-descriptor.ts';

const RUNS = { seed: 20261129, numRuns: 400 };
const KEYS = [
  'name',
  'tools',
  'result',
  'function',
  'functionDeclarations',
  'parameters',
  'inputSchema',
  'input_schema',
  'type',
  'annotations',
  '_meta',
  'openapi',
  'info',
  'paths',
  '/a',
  'get',
  'requestBody',
  'content',
  'application/json',
  'schema',
  '$ref',
  'properties',
  'nullable',
  'enum',
  'responses',
  '200',
  '__proto__',
  'lint',
  'providers',
];

/** JSON made of the very keys that readers look for, with anything below them. */
const document = fc.letrec<{ node: JsonValue }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'medium', withCrossShrink: true },
    fc.constantFrom<JsonValue>('function', 'object', 'STRING', '3.0.3', '#/paths', '#', '', 0, true, null),
    fc.array(tie('node'), { maxLength: 3 }) as fc.Arbitrary<JsonValue>,
    fc
      .uniqueArray(fc.tuple(fc.constantFrom(...KEYS), tie('node')), { maxLength: 5, selector: ([key]) => key })
      .map(
        (entries) =>
          JSON.parse(
            `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join(',')}}`,
          ) as JsonValue,
      ),
  ),
})).node;

test('any document is read or refused, in every format, and is not changed', () => {
  fc.assert(
    fc.property(document, fc.option(fc.constantFrom(...FORMATS), { nil: undefined }), (value, from) => {
      const tree = parseText(JSON.stringify(value));
      const before = JSON.stringify(tree.value);
      const result = readDocument(tree, from === undefined ? {} : { from });
      expect(JSON.stringify(tree.value)).toBe(before);
      if (!result.ok) return;
      expect(JSON.parse(toDescriptorText(result.value))).toBeDefined();
      for (const { source, descriptor } of result.value.tools)
        expect([tree.placeOf(source) !== undefined, typeof descriptor]).toEqual([true, 'object']);
    }),
    RUNS,
  );
});

test('any text is pasted, parsed as YAML, or not', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    '(',
    ')',
    "'",
    '"',
    '"""',
    '`',
    ',',
    ':',
    '=',
    'a',
    'True',
    'None',
    '1',
    '\n',
    ' ',
    '- ',
    '&a',
    '*a',
    '<<',
    '|',
    '>',
    '#',
    '//',
    '/*',
    'curl ',
    '-d ',
    '```',
    '\\',
    '$',
    '.',
    ';',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 25 }), (parts) => {
      const text = parts.join('');
      const pasted = readPasted(text);
      if (pasted !== undefined) expect(parseText(pasted.text).value).toBeDefined();
      const tree = parseYaml(text);
      expect(tree.value !== undefined || tree.problems.length > 0).toBe(true);
    }),
    { ...RUNS, numRuns: 1500 },
  );
});
