import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TextEdit } from '../model/diagnostic.ts';
import type { JsonValue } from '../model/json.ts';
import { type Pointer, pointersEqual } from '../model/pointer.ts';
import { applyEdits } from './apply-edits.ts';
import { parseText } from './parse-text.ts';
import { createTextDocument } from './text-document.ts';
import type { TextTree } from './text-tree.ts';

const RUNS = { seed: 20261129, numRuns: 60 };
/** Pieces that make and mend syntax errors, comments, strings and new entries. */
const PIECES = [
  '',
  'x',
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '/*',
  '*/',
  '//',
  '\n',
  '\r\n',
  ' ',
  '1',
  '{"a": 1}',
  '"k": [1, {}],',
  '},{',
  '\\',
];

const entry = fc.record({
  name: fc.string({ maxLength: 4 }),
  n: fc.integer(),
  list: fc.array(fc.string({ maxLength: 3 }), { maxLength: 3 }),
});
const document = fc
  .tuple(
    fc.array(entry, { minLength: 1, maxLength: 5 }),
    fc.constantFrom(0, 1, 2),
    fc.constantFrom('array', 'tools', 'result'),
  )
  .map(([tools, indent, shape]) => {
    const value =
      shape === 'array' ? tools : shape === 'tools' ? { version: '1', tools, last: [1] } : { result: { tools }, id: 1 };
    return JSON.stringify(value, null, indent).replaceAll('\n', indent === 1 ? '\r\n' : '\n');
  });
const change = fc.record({ at: fc.nat(), length: fc.nat(4), piece: fc.constantFrom(...PIECES) });

function pointersOf(value: JsonValue | undefined, pointer: Pointer = []): Pointer[] {
  if (typeof value !== 'object' || value === null) return [pointer];
  return [
    pointer,
    ...Object.entries(value).flatMap(([key, child]) => pointersOf(child as JsonValue, [...pointer, key])),
  ];
}

/** Every third offset, and the last. */
const offsetsOf = (text: string) => [
  ...Array.from({ length: Math.ceil(text.length / 3) }, (_, index) => index * 3),
  text.length,
];

/** All that a tree of sound text says; two trees of one text must say the same. */
function answers(tree: TextTree, text: string) {
  return {
    value: tree.value,
    places: pointersOf(tree.value).map((pointer) => tree.placeOf(pointer)),
    pointers: offsetsOf(text).map((offset) => tree.pointerAt(offset)),
    lines: offsetsOf(text).map((offset) => tree.lines.positionAt(offset)),
    problems: tree.problems.map(({ kind, span, pointer }) => ({ kind, span, pointer })),
    text: tree.text,
    slices: offsetsOf(text).map((offset) => tree.slice(offset, offset + 7)),
  };
}

test('a document that is edited says the same as its text read anew', () => {
  fc.assert(
    fc.property(
      document,
      fc.array(fc.array(change, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 5 }),
      (start, steps) => {
        let text = start;
        const open = createTextDocument(text);
        for (const step of steps) {
          const edits = separate(step, text);
          const before = open.tree;
          const { tree, touched } = open.edit(edits);
          text = applyEdits(text, edits);
          const fresh = parseText(text);
          expect(tree.text).toBe(text);
          expect(tree.value === undefined).toBe(fresh.value === undefined);
          if (fresh.value !== undefined) expect(answers(tree, text)).toEqual(answers(fresh, text));
          else expect(tree.problems.some(({ kind }) => kind === 'syntax')).toBe(true);
          if (touched !== 'all')
            expect(
              changedEntries(before, tree).every((pointer) => touched.some((other) => pointersEqual(other, pointer))),
            ).toBe(true);
        }
      },
    ),
    RUNS,
  );
});

function separate(step: readonly { at: number; length: number; piece: string }[], text: string): TextEdit[] {
  const edits = step
    .map(({ at, length, piece }) => ({ start: at % (text.length + 1), length, newText: piece }))
    .map(({ start, length, newText }) => ({ start, end: Math.min(text.length, start + length), newText }))
    .sort((left, right) => left.start - right.start);
  return edits.filter((edit, index) => index === 0 || edit.start > (edits[index - 1]?.end ?? 0));
}

function changedEntries(before: TextTree, after: TextTree): Pointer[] {
  const listOf = (tree: TextTree) => {
    const root = tree.value as { tools?: JsonValue[]; result?: { tools: JsonValue[] } } | JsonValue[] | undefined;
    if (Array.isArray(root)) return { at: [], list: root };
    return root?.result
      ? { at: ['result', 'tools'], list: root.result.tools }
      : { at: ['tools'], list: root?.tools ?? [] };
  };
  if (before.value === undefined || after.value === undefined) return [];
  const [old, now] = [listOf(before), listOf(after)];
  return now.list.flatMap((item, index) => (item === old.list[index] ? [] : [[...now.at, String(index)]]));
}

test('a change inside one entry reads that entry alone', () => {
  const open = createTextDocument('{"tools": [{"name": "a"}, {"name": "b"}, {"name": "c"}]}');
  const at = open.tree.text.indexOf('"b"');
  const { tree, touched } = open.edit([{ start: at + 1, end: at + 2, newText: 'bb' }]);
  expect(touched).toEqual([['tools', '1']]);
  expect(tree.value).toEqual({ tools: [{ name: 'a' }, { name: 'bb' }, { name: 'c' }] });
});

test('what an edit leaves as it was is the same object', () => {
  const text = '{"tools": [{"name": "a", "parameters": {"type": "object"}, "tags": ["x"]}, {"name": "b"}]}';
  const document = createTextDocument(text);
  const toolsOf = () => (document.tree.value as { tools: Record<string, JsonValue>[] }).tools;
  const [before, second] = toolsOf();
  document.edit([{ start: text.indexOf('"a"') + 1, end: text.indexOf('"a"') + 1, newText: 'z' }]);
  const [now] = toolsOf();
  expect(now?.name).toBe('za');
  expect(now?.parameters).toBe(before?.parameters);
  expect(now?.tags).toBe(before?.tags);
  expect(toolsOf()[1]).toBe(second);
});

test('a broken entry is named, and mended by the next change', () => {
  const open = createTextDocument('[{"name": "a"}, {"name": "b"}]');
  const at = open.tree.text.indexOf('"b"');
  const broken = open.edit([{ start: at + 2, end: at + 3, newText: '' }]);
  expect(broken.tree.value).toBeUndefined();
  expect(broken.tree.problems).toMatchObject([{ kind: 'syntax', pointer: ['1'] }, {}]);
  expect(open.edit([{ start: at + 2, end: at + 2, newText: '"' }]).tree.value).toEqual([{ name: 'a' }, { name: 'b' }]);
});
