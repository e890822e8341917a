import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { DescriptorEdit, TextEdit } from '../model/diagnostic.ts';
import type { JsonValue } from '../model/json.ts';
import { type Pointer, parsePointer } from '../model/pointer.ts';
import { applyEdits } from './apply-edits.ts';
import { createTextDocument } from './text-document.ts';
import type { TextTree } from './text-tree.ts';
import { YAML_READER } from './yaml-list.ts';
import { parseYaml, toYaml } from './yaml-text.ts';

vi.setConfig({ testTimeout: 30_000 });

/** Pieces that make and mend faults, comments, block texts, brackets, new entries and keys of the document. */
const PIECES = [
  ...['', 'x', ' ', '\n', '"', "'", '{', '}', '[', ']', ':', ': ', ', ', '#', ' # c', '- ', '- name: z\n'],
  ...['\n    k: v', '\n  - name: y', '\nmore: 1', '|\n      line\n', '&a ', '*a', '---\n', '\n\n  # c\n', '\t', '? '],
];

const entry = fc.record({
  name: fc.string({ maxLength: 4 }),
  n: fc.integer(),
  text: fc.constantFrom('one line', 'two\nlines\n', '', '# no comment', 'a: b'),
  list: fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }),
});
const document = fc
  .tuple(
    fc.array(entry, { minLength: 2, maxLength: 5 }),
    fc.constantFrom('list', 'tools', 'result'),
    fc.boolean(),
    fc.boolean(),
  )
  .map(([tools, shape, isWindows, hasComments]) => {
    const value =
      shape === 'list' ? tools : shape === 'tools' ? { version: '1', tools, last: [1] } : { result: { tools }, id: 1 };
    const text = toYaml(value as JsonValue);
    const commented = hasComments ? text.replaceAll(/^( *)- name/gm, '$1# about the next\n\n$1- name') : text;
    return isWindows ? commented.replaceAll('\n', '\r\n') : commented;
  });
const change = fc.record({ at: fc.nat(), length: fc.nat(4), piece: fc.constantFrom(...PIECES) });

function pointersOf(value: JsonValue | undefined, pointer: Pointer = []): Pointer[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([key, child]) => pointersOf(child as JsonValue, [...pointer, key])),
  ];
}

const offsetsOf = (text: string) => Array.from({ length: text.length + 1 }, (_, offset) => offset);

/** All that a tree of sound text says; two trees of one text must say the same. */
function answers(tree: TextTree, text: string) {
  return {
    value: tree.value,
    places: pointersOf(tree.value).map((pointer) => [pointer, tree.placeOf(pointer)]),
    pointers: offsetsOf(text).map((offset) => [offset, tree.pointerAt(offset)]),
    lines: offsetsOf(text).map((offset) => tree.lines.positionAt(offset)),
    problems: tree.problems.map(({ kind, span, pointer }) => ({ kind, span, pointer })),
    text: tree.text,
    slices: offsetsOf(text).map((offset) => tree.slice(offset, offset + 7)),
  };
}

test('a YAML document that is edited says the same as its text read anew', () => {
  let quick = 0;
  fc.assert(
    fc.property(document, fc.array(change, { minLength: 1, maxLength: 6 }), (start, steps) => {
      let text = start;
      const open = createTextDocument(text, YAML_READER);
      for (const { at, length, piece } of steps) {
        const from = at % (text.length + 1);
        const edit = { start: from, end: Math.min(text.length, from + length), newText: piece };
        const { tree, touched } = open.edit([edit]);
        text = applyEdits(text, [edit]);
        const fresh = parseYaml(text);
        expect(tree.text).toBe(text);
        expect([text, tree.value === undefined]).toEqual([text, fresh.value === undefined]);
        if (fresh.value !== undefined) expect(answers(tree, text)).toEqual(answers(fresh, text));
        else expect(tree.problems.some(({ severity }) => severity === 'error')).toBe(true);
        if (touched !== 'all') quick += 1;
      }
    }),
    { seed: 20261130, numRuns: 100 },
  );
  expect(quick).toBeGreaterThan(40);
});

const TEXT = `# head
tools:
  - name: a # first
    description: One.
  # about b
  - name: b
    parameters: {type: object}
  - name: c
version: "1"
`;

describe('a change inside one entry', () => {
  const open = () => createTextDocument(TEXT, YAML_READER);
  const typed = (at: string, newText: string): TextEdit[] => {
    const start = TEXT.indexOf(at) + at.length;
    return [{ start, end: start, newText }];
  };

  test.each<[string, TextEdit[], string]>([
    ['of a name', typed('name: b', 'b'), '1'],
    ['of a comment before the next entry', typed('# about b', '!'), '0'],
    ['that adds a member', typed('name: c', '\n    title: C'), '2'],
  ])('%s reads that entry alone', (_name, edits, index) => {
    const { tree, touched } = open().edit(edits);
    expect(touched).toEqual([['tools', index]]);
    expect(tree.value).toEqual(parseYaml(applyEdits(TEXT, edits)).value);
  });

  test('that breaks it is named, and mended by the next change', () => {
    const document = open();
    const broken = document.edit(typed('description: One.', '\n    descr'));
    expect([broken.tree.value, broken.touched]).toEqual([undefined, [['tools', '0']]]);
    const [{ start }] = typed('description: One.', '') as [TextEdit];
    const mended = document.edit([{ start: start + 10, end: start + 10, newText: ': 1' }]);
    expect(mended.tree.value).toMatchObject({ tools: [{ name: 'a', descr: 1 }, { name: 'b' }, { name: 'c' }] });
  });

  test.each<[string, TextEdit[]]>([
    ['a quote that a later entry may close', typed('name: ', '"')],
    ['a key of the document', typed('{type: object}\n', 'more: 1\n')],
    ['an anchor', typed('name: ', '&x ')],
  ])('that is %s reads the whole', (_name, edits) => {
    expect(open().edit(edits).touched).toBe('all');
  });
});

const at = (text: string) => parsePointer(text) ?? [];

test.each<[string, DescriptorEdit[], string]>([
  [
    'in one entry',
    [{ op: 'set', pointer: at('/tools/1/parameters/title'), value: 'B' }],
    TEXT.replace('object}', 'object, title: B}'),
  ],
  [
    'in several',
    [
      { op: 'remove', pointer: at('/tools/0/description') },
      { op: 'set', pointer: at('/tools/2/title'), value: 'C' },
      { op: 'set', pointer: at('/tools/2/name'), value: 'd' },
    ],
    TEXT.replace('    description: One.\n', '').replace('name: c', 'name: d\n    title: C'),
  ],
  [
    'of the list and beside it',
    [
      { op: 'remove', pointer: at('/tools/0') },
      { op: 'set', pointer: at('/version'), value: '2' },
    ],
    TEXT.replace(/ {2}- name: a[^#]*# first\n.*\n/, '').replace('"1"', '"2"'),
  ],
])('edits %s, before and after typing, and comments stay', (_name, edits, want) => {
  const document = createTextDocument(TEXT, YAML_READER);
  const made = document.tree.edit?.(edits);
  expect(made?.ok && applyEdits(TEXT, made.value)).toBe(want);
  const place = TEXT.indexOf(' # first');
  const { tree } = document.edit([{ start: place, end: place, newText: ' ' }]);
  const later = tree.edit?.(edits);
  const wanted = want.includes(' # first') ? want.replace(' # first', '  # first') : want;
  expect(later?.ok && applyEdits(tree.text, later.value)).toBe(wanted);
});

test('an entry that shows no layout of its own is edited as the others are laid out', () => {
  const text = 'tools:\n- name: a\n- name: b\n  more:\n      deep: 1\n      list:\n      - 1\n';
  const made = YAML_READER.parse(text).edit?.([{ op: 'set', pointer: at('/tools/0/x'), value: { y1: [1] } }]);
  expect(made?.ok && applyEdits(text, made.value)).toBe(
    text.replace('name: a\n', 'name: a\n  x:\n      y1:\n        - 1\n'),
  );
});
