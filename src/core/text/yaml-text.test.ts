import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DescriptorEdit } from '../model/diagnostic.ts';
import type { JsonValue } from '../model/json.ts';
import { parsePointer } from '../model/pointer.ts';
import { applyEdits } from './apply-edits.ts';
import { editText } from './edit-text.ts';
import { parseYaml, toYaml } from './yaml-text.ts';

const TEXT = `# catalogue
tools:
  - name: a # first
    "description": >-
      two
      lines
    parameters: {type: object, required: [x]}
  - name: b
`;
const at = (text: string) => parsePointer(text) ?? [];

describe('a YAML text', () => {
  test('has the value and the places of a JSON tree', () => {
    const tree = parseYaml(TEXT);
    expect(tree.value).toEqual({
      tools: [{ name: 'a', description: 'two lines', parameters: { type: 'object', required: ['x'] } }, { name: 'b' }],
    });
    const place = tree.placeOf(at('/tools/0/parameters/required'));
    expect(
      place && [TEXT.slice(place.key?.start, place.key?.end), TEXT.slice(place.value.start, place.value.end)],
    ).toEqual(['required', '[x]']);
    const quoted = tree.placeOf(at('/tools/0/description'))?.key;
    expect(quoted && TEXT.slice(quoted.start, quoted.end)).toBe('"description"');
    expect(tree.pointerAt(TEXT.indexOf('x]'))).toEqual(at('/tools/0/parameters/required/0'));
    expect(tree.placeOf(at('/tools/2'))).toBeUndefined();
  });

  test.each<[string, string, string, string]>([
    ['broken syntax', 'a: [1, 2', 'syntax', ''],
    ['an empty text', '', 'syntax', ''],
    ['a duplicate key', 'a: 1\na: 2\n', 'duplicate-key', '/a'],
    ['a number that no double holds', 'a: 12345678901234567890\n', 'number-range', '/a'],
    ['a key that is a list', '[1]: 2\n', 'syntax', ''],
    ['an alias that circles', '&a [*a]\n', 'syntax', '/0'],
    ['nesting over the limit', '['.repeat(1100) + ']'.repeat(1100), 'too-deep', '/0/0'],
  ])('tells of %s', (_name, text, kind, pointer) => {
    expect(parseYaml(text).problems).toMatchObject([
      { kind, severity: expect.stringMatching(/error|warning/), pointer: at(pointer) },
    ]);
  });

  test.each<[string, string, string, JsonValue]>([
    [
      'in a tool of a list',
      `tools:\n  - name: deep\n    parameters: ${'{a: '.repeat(1100)}1${'}'.repeat(1100)}\n  - name: flat\n`,
      '/tools/0/parameters',
      { tools: [{ name: 'deep', parameters: null }, { name: 'flat' }] },
    ],
    [
      'in block style',
      `name: deep\nparameters:\n${Array.from({ length: 1100 }, (_, level) => `${' '.repeat(level + 1)}a:\n`).join('')}`,
      '/parameters',
      { name: 'deep', parameters: null },
    ],
    [
      'in a path of an API',
      `openapi: 3.1.0\npaths: {/a: {get: {summary: ${'['.repeat(1100)}${']'.repeat(1100)}}}}\ncomponents: {}\n`,
      '/paths/~1a/get/summary',
      { openapi: '3.1.0', paths: { '/a': { get: { summary: null } } }, components: {} },
    ],
  ])('what is too deep %s goes, and the rest stays', (_name, text, pointer, value) => {
    const tree = parseYaml(text);
    expect(tree.value).toEqual(value);
    expect(tree.tooDeep).toEqual([at(pointer)]);
    expect(tree.problems).toMatchObject([{ kind: 'too-deep', severity: 'error', pointer: at(pointer) }]);
  });

  test('expands aliases and merges, within bounds', () => {
    expect(parseYaml('base: &b {x: 1, y: 2}\nuse: *b\nmore: {<<: *b, y: 3}\n').value).toEqual({
      base: { x: 1, y: 2 },
      use: { x: 1, y: 2 },
      more: { y: 3, x: 1 },
    });
    const bomb = Array.from(
      { length: 12 },
      (_, level) =>
        `k${level}: &k${level} [${
          level === 0
            ? '1'
            : Array(10)
                .fill(`*k${level - 1}`)
                .join(', ')
        }]`,
    );
    expect(parseYaml(bomb.join('\n')).problems.length).toBeGreaterThan(0);
  });
});

const set = (pointer: string, value: JsonValue): DescriptorEdit => ({ op: 'set', pointer: at(pointer), value });

test.each<[string, DescriptorEdit, string]>([
  ['a scalar alone', set('/tools/0/name', 'c'), TEXT.replace('name: a', 'name: c')],
  ['a key alone', { op: 'rename', pointer: at('/tools/0/name'), key: 'id' }, TEXT.replace('name: a', 'id: a')],
  ['a new member', set('/tools/1/title', 'B'), `${TEXT}    title: B\n`],
  ['an item that goes', { op: 'remove', pointer: at('/tools/1') }, TEXT.replace('  - name: b\n', '')],
  ['a member that goes', { op: 'remove', pointer: at('/tools/0/parameters') }, TEXT.replace(/ +parameters.*\n/, '')],
  ['a block for a text', set('/tools/1/name', { x: [1] }), TEXT.replace('name: b', 'name:\n      x:\n        - 1')],
  [
    'an item at the front',
    { op: 'insert', pointer: at('/tools'), index: 0, value: { name: 'z' } },
    TEXT.replace('tools:\n', 'tools:\n  - name: z\n'),
  ],
  [
    'an item in brackets',
    { op: 'insert', pointer: at('/tools/0/parameters/required'), index: 1, value: 'z' },
    TEXT.replace('[x]', '[x, z]'),
  ],
  ['a member in brackets', set('/tools/0/parameters/a/b', 1), TEXT.replace('[x]}', '[x], a: {b: 1}}')],
  [
    'a member in brackets that goes',
    { op: 'remove', pointer: at('/tools/0/parameters/type') },
    TEXT.replace('type: object, ', ''),
  ],
  [
    'the first of a block that goes',
    { op: 'remove', pointer: at('/tools/0/name') },
    TEXT.replace('name: a # first', '# first'),
  ],
  ['a text that looks like a number', set('/tools/1/name', '1.0'), TEXT.replace('name: b', 'name: "1.0"')],
])('edits %s, and comments stay', (_name, edit, want) => {
  const result = editText(parseYaml(TEXT), [edit]);
  expect(result.ok && applyEdits(TEXT, result.value)).toBe(want);
});

const json = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as JsonValue);

test('a member set or removed is set or removed, and the rest keeps its value', () => {
  const object = fc.dictionary(
    fc.string({ minLength: 1, maxLength: 5 }).filter((key) => key !== '__proto__'),
    json,
    { minKeys: 1, noNullPrototype: true },
  );
  fc.assert(
    fc.property(object, fc.nat(), json, fc.boolean(), (members, pick, value, isRemoval) => {
      const text = `# head\n${toYaml({ list: [members] })}`;
      const keys = Object.keys(members);
      const key = keys[pick % keys.length] as string;
      const edit: DescriptorEdit = isRemoval
        ? { op: 'remove', pointer: ['list', '0', key] }
        : { op: 'set', pointer: ['list', '0', key], value };
      const result = editText(parseYaml(text), [edit]);
      if (!result.ok) throw new Error(result.error.id);
      const { [key]: _gone, ...rest } = members;
      const want = isRemoval ? rest : { ...members, [key]: value };
      expect(parseYaml(applyEdits(text, result.value)).value).toEqual({ list: [want] });
      expect(applyEdits(text, result.value)).toMatch(/^# head\n/);
    }),
    { seed: 20261129, numRuns: 50 },
  );
});

test('does not edit behind an alias', () => {
  const tree = parseYaml('a: &a {x: 1}\nb: *a\n');
  expect(editText(tree, [set('/b/x', 2)])).toMatchObject({ ok: false, error: { id: 'text-edit-alias' } });
});

test('values go to YAML and back', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
      const plain = JSON.parse(JSON.stringify(value));
      expect(parseYaml(toYaml(plain)).value).toEqual(plain);
    }),
    { seed: 20261129, numRuns: 60 },
  );
});

test.each<[string, boolean]>([
  ['---\na: 1\n', true],
  ['a: 1\n---\n', true],
  ['a: 1\n---\nb: 2\n', false],
])('one document is read, several are not cut to the first: %j', (text, isRead) => {
  const { value, problems } = parseYaml(text);
  expect([value !== undefined, problems.map(({ message }) => message.id)]).toEqual([
    isRead,
    isRead ? [] : ['text-yaml-documents'],
  ]);
});
