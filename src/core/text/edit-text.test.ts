import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isArray, isObject, type JsonValue, jsonEqual } from '../model/json.ts';
import { formatPointer, type Pointer, parsePointer, valueAt } from '../model/pointer.ts';
import { applyEdits } from './apply-edits.ts';
import { type DocumentEdit, editText } from './edit-text.ts';
import { parseText } from './parse-text.ts';

function edited(text: string, ...edits: DocumentEdit[]): string {
  const result = editText(parseText(text), edits);
  if (!result.ok) throw new Error(result.error.id);
  return applyEdits(text, result.value);
}
const at = (text: string): Pointer => parsePointer(text) ?? [];
const set = (pointer: string, value: JsonValue): DocumentEdit => ({ op: 'set', pointer: at(pointer), value });
const remove = (pointer: string): DocumentEdit => ({ op: 'remove', pointer: at(pointer) });
const rename = (pointer: string, key: string): DocumentEdit => ({ op: 'rename', pointer: at(pointer), key });
const insert = (pointer: string, index: number, value: JsonValue): DocumentEdit => ({
  op: 'insert',
  pointer: at(pointer),
  index,
  value,
});

describe('edits keep the layout', () => {
  const block = '{\n  "a": 1, // one\n  "b": [1, 2]\n}\n';
  test.each<[string, string, DocumentEdit[], string]>([
    ['a value alone', block, [set('/a', 'x')], '{\n  "a": "x", // one\n  "b": [1, 2]\n}\n'],
    ['a new member behind the last', block, [set('/c', true)], '{\n  "a": 1, // one\n  "b": [1, 2],\n  "c": true\n}\n'],
    ['the last member', block, [remove('/b')], '{\n  "a": 1 // one\n}\n'],
    ['the first member; its remark stays', block, [remove('/a')], '{\n  // one\n  "b": [1, 2]\n}\n'],
    ['a key', block, [rename('/a', 'z')], '{\n  "z": 1, // one\n  "b": [1, 2]\n}\n'],
    ['the last with its own remark', '[\n  1, // one\n  2 // two\n]', [remove('/1')], '[\n  1 // one\n  // two\n]'],
    ['an item in a line', block, [insert('/b', 1, 9)], '{\n  "a": 1, // one\n  "b": [1, 9, 2]\n}\n'],
    ['the first item', block, [insert('/b', 0, 9)], '{\n  "a": 1, // one\n  "b": [9, 1, 2]\n}\n'],
    ['the last item', block, [insert('/b', 2, 9)], '{\n  "a": 1, // one\n  "b": [1, 2, 9]\n}\n'],
    ['an object into a line', block, [set('/b/0', { x: 1 })], '{\n  "a": 1, // one\n  "b": [{"x": 1}, 2]\n}\n'],
    ['what is missing on the way', '{\n  "a": 1\n}', [set('/b/c', 1)], '{\n  "a": 1,\n  "b": {\n    "c": 1\n  }\n}'],
    ['into an empty object', '{\n  "a": {}\n}', [set('/a/b', 1)], '{\n  "a": {\n    "b": 1\n  }\n}'],
    ['into an empty root', '{}', [set('/a', 1)], '{"a": 1}'],
    ['behind a trailing comma', '[\n  1,\n]', [insert('', 1, 2)], '[\n  1,\n  2,\n]'],
    ['before a trailing comma', '[\n  1,\n  2,\n]', [remove('/1')], '[\n  1,\n]'],
    ['the only member', '{ "a": 1 }', [remove('/a')], '{}'],
    ['the only member beside a comment', '{ /* why */ "a": 1, }', [remove('/a')], '{ /* why */  }'],
    ['behind a remark of the last', '[\n  1 // one\n]', [insert('', 1, 2)], '[\n  1, // one\n  2\n]'],
    ['tight text', '{"a":1,"b":2}', [set('/c', [1, 2])], '{"a":1,"b":2,"c":[1,2]}'],
    [
      'tabs and CR LF',
      '{\r\n\t"a": 1\r\n}',
      [set('/b', { c: 1 })],
      '{\r\n\t"a": 1,\r\n\t"b": {\r\n\t\t"c": 1\r\n\t}\r\n}',
    ],
    [
      'what is equal in a list',
      '{\n  "a": [\n    1, // one\n    2.0,\n    3\n  ]\n}',
      [set('/a', [1, 2, 3, 4])],
      '{\n  "a": [\n    1, // one\n    2.0,\n    3,\n    4\n  ]\n}',
    ],
    ['a list in a line', '{\n  "a": ["x", "y", "x"]\n}', [set('/a', ['x', 'y'])], '{\n  "a": ["x", "y"]\n}'],
    [
      'what is equal in an object',
      '{\n  "a": {"b": 9007199254740993, /* c */ "c": 1, "d": 2}\n}',
      [set('/a', { b: 9007199254740992, c: 3, e: 4 })],
      '{\n  "a": {"b": 9007199254740993, /* c */ "c": 3, "e": 4}\n}',
    ],
    ['another order of keys', '{"a": 1, "b": 2}', [set('', { b: 2, a: 1 })], '{"b": 2, "a": 1}'],
    ['__proto__', '{"a":1}', [set('/__proto__', 1)], '{"a":1,"__proto__":1}'],
    ['every namesake', '{"a":1,"b":2,"a":3}', [remove('/a')], '{"b":2}'],
    ['one after the other', '[1, 2, 3]', [remove('/0'), remove('/0'), insert('', 1, 4)], '[3, 4]'],
    [
      'an edit inside an earlier one',
      '{"a":1}',
      [set('/b', {}), set('/b/c', 1), rename('/b', 'd')],
      '{"a":1,"d":{"c":1}}',
    ],
    [
      'a key that was taken until just before',
      '{"a":1,"b":2}',
      [rename('/b', 'c'), rename('/a', 'b')],
      '{"b":1,"c":2}',
    ],
    ['a key that is spelt with an escape', '{"a\\n":1}', [set('/a\\n', 2)], '{"a\\n":1,"a\\\\n":2}'],
  ])('%s', (_name, text, edits, want) => expect(edited(text, ...edits)).toBe(want));
});

test.each<[string, string, DocumentEdit, string]>([
  ['a broken text', '{', set('/a', 1), 'text-edit-broken'],
  ['a place that is not there', '{"a":1}', remove('/b'), 'text-edit-nowhere'],
  ['a member of a number', '{"a":1}', set('/a/b', 1), 'text-edit-nowhere'],
  ['a taken key', '{"a":1,"b":2}', rename('/a', 'b'), 'text-edit-key-taken'],
  ['a gap in a list', '[1]', set('/3', 1), 'text-edit-nowhere'],
])('refuses %s', (_name, text, edit, id) => {
  expect(editText(parseText(text), [edit])).toMatchObject({ ok: false, error: { id } });
});

const json = (maxDepth: number) =>
  fc.jsonValue({ maxDepth }).map((value) => JSON.parse(JSON.stringify(value)) as JsonValue);

/** A JSON value printed with blanks, comments and trailing commas at random. */
const laidOut = fc
  .tuple(json(3), fc.infiniteStream(fc.nat(9)))
  .map(([value, choices]) => ({ value: value as JsonValue, text: printLoose(value as JsonValue, choices) }));

function printLoose(value: JsonValue, choices: Stream<number>): string {
  const gap = () =>
    ['', '', ' ', '\n  ', ' /* c, */ ', '// } x\n', '\t', '\r\n', ' ', ''][choices.next().value ?? 0] ?? '';
  const comma = () => ((choices.next().value ?? 0) > 6 ? `${gap()},` : '');
  const join = (parts: string[], open: string, close: string) =>
    parts.length === 0
      ? `${open}${gap()}${close}`
      : `${open}${gap()}${parts.join(`${gap()},${gap()}`)}${comma()}${gap()}${close}`;
  const print = (item: JsonValue): string => {
    if (isArray(item)) return join(item.map(print), '[', ']');
    if (!isObject(item)) return JSON.stringify(item);
    return join(
      Object.entries(item).map(([key, member]) => `${JSON.stringify(key)}${gap()}:${gap()}${print(member)}`),
      '{',
      '}',
    );
  };
  return gap() + print(value) + gap();
}
type Stream<Value> = { next(): { value?: Value } };

function pointersOf(value: JsonValue, pointer: Pointer = []): Pointer[] {
  const children = isArray(value) || isObject(value) ? Object.entries(value) : [];
  return [pointer, ...children.flatMap(([key, child]) => pointersOf(child as JsonValue, [...pointer, key]))];
}

/** The same edit on the value, written without any text. */
function expected(root: JsonValue, edit: DocumentEdit): JsonValue {
  const copy = structuredClone(root) as JsonValue;
  if (edit.pointer.length === 0 && edit.op === 'set') return edit.value;
  const holder = valueAt(copy, edit.op === 'insert' ? edit.pointer : edit.pointer.slice(0, -1)) as never as Record<
    string,
    JsonValue
  >;
  const key = edit.pointer.at(-1) ?? '';
  if (edit.op === 'insert') (holder as never as JsonValue[]).splice(edit.index, 0, edit.value);
  else if (edit.op === 'remove') Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key];
  else if (edit.op === 'set')
    Object.defineProperty(holder, key, { value: edit.value, enumerable: true, writable: true, configurable: true });
  else {
    const entries = Object.entries(holder).map(([name, value]) => [name === key ? edit.key : name, value] as const);
    for (const name of Object.keys(holder)) delete holder[name];
    for (const [name, value] of entries)
      Object.defineProperty(holder, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return copy;
}

const anyEdit = fc
  .tuple(laidOut, fc.nat(), fc.nat(), json(2), fc.string())
  .map(([document, pick, choice, value, key]) => {
    const pointers = pointersOf(document.value);
    const pointer = pointers[pick % pointers.length] as Pointer;
    const here = valueAt(document.value, pointer) as JsonValue;
    const options: DocumentEdit[] = [{ op: 'set', pointer, value: value as JsonValue }];
    if (isArray(here))
      options.push({ op: 'insert', pointer, index: choice % (here.length + 1), value: value as JsonValue });
    if (isObject(here) && !Object.hasOwn(here, key))
      options.push({ op: 'set', pointer: [...pointer, key], value: value as JsonValue });
    if (pointer.length > 0) options.push({ op: 'remove', pointer });
    const parent = valueAt(document.value, pointer.slice(0, -1));
    if (pointer.length > 0 && isObject(parent) && !Object.hasOwn(parent, key))
      options.push({ op: 'rename', pointer, key });
    return { ...document, edit: options[choice % options.length] as DocumentEdit };
  });

const RUNS = { seed: 20261129, numRuns: 150 };

test('a parsed text after an edit is the edited value, and nothing outside the container changes', () => {
  fc.assert(
    fc.property(anyEdit, ({ text, value, edit }) => {
      const tree = parseText(text);
      expect(jsonEqual(tree.value, value)).toBe(true);
      const result = editText(tree, [edit]);
      if (!result.ok) throw new Error(`${result.error.id} at ${formatPointer(edit.pointer)}`);
      const after = parseText(applyEdits(text, result.value));
      expect(after.value).toEqual(expected(value, edit));
      const touched =
        edit.op === 'insert' || tree.placeOf(edit.pointer) === undefined ? edit.pointer : edit.pointer.slice(0, -1);
      const holder = tree.placeOf(
        edit.op === 'set' && tree.placeOf(edit.pointer)
          ? edit.pointer
          : edit.op === 'insert'
            ? touched
            : edit.pointer.slice(0, -1),
      );
      for (const { start, end } of result.value) {
        expect(start).toBeGreaterThanOrEqual(holder?.value.start ?? 0);
        expect(end).toBeLessThanOrEqual(holder?.value.end ?? text.length);
      }
      const comments = (json: string) =>
        parseText(json).problems.find(({ kind }) => kind === 'comment')?.message.data.count ?? 0;
      if (edit.op === 'insert' || edit.op === 'rename')
        expect(comments(applyEdits(text, result.value))).toBe(comments(text));
    }),
    RUNS,
  );
});

test('edits one after the other are one list over the first text', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string(), json(1), { minKeys: 2, noNullPrototype: true }),
      fc.array(fc.tuple(fc.nat(), fc.boolean(), fc.integer()), { minLength: 2, maxLength: 6 }),
      (object, steps) => {
        const text = JSON.stringify({ items: object }, null, 2);
        let value = { items: object } as JsonValue;
        const edits: DocumentEdit[] = [];
        for (const [pick, isRemoval, number] of steps) {
          const keys = Object.keys((value as { items: object }).items);
          const key = keys[pick % Math.max(1, keys.length)];
          const edit: DocumentEdit =
            isRemoval && key !== undefined
              ? { op: 'remove', pointer: ['items', key] }
              : { op: 'set', pointer: ['items', `k${pick % 5}`], value: number };
          edits.push(edit);
          value = expected(value, edit);
        }
        expect(parseText(edited(text, ...edits)).value).toEqual(value);
      },
    ),
    RUNS,
  );
});

test('a list of values and keys to change does what its edits do one by one', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.dictionary(fc.constantFrom('a', 'b', 'x'), json(0))),
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean(), fc.constantFrom('a', 'b', 'e', 'f')), { maxLength: 5 }),
      (object, steps) => {
        const text = JSON.stringify(object, null, 2);
        const pointers = Object.entries(object).flatMap(([key, inner]) => [
          [key],
          ...Object.keys(inner).map((name) => [key, name]),
        ]);
        if (pointers.length === 0) return;
        const edits = steps.map(([pick, value, isRename, key]): DocumentEdit => {
          const pointer = pointers[pick % pointers.length] ?? [];
          return isRename ? { op: 'rename', pointer, key } : { op: 'set', pointer, value };
        });
        let apart: string | undefined = text;
        for (const edit of edits) {
          if (apart === undefined) break;
          const step: ReturnType<typeof editText> = editText(parseText(apart), [edit]);
          apart = step.ok ? applyEdits(apart, step.value) : undefined;
        }
        const together = editText(parseText(text), edits);
        expect(together.ok).toBe(apart !== undefined);
        if (together.ok && apart !== undefined)
          expect(parseText(applyEdits(text, together.value)).value).toEqual(parseText(apart).value);
      },
    ),
    RUNS,
  );
});
