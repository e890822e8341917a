import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Lexer } from 'yaml';
import type { DescriptorEdit } from '../model/diagnostic.ts';
import { isArray, isObject, type JsonValue, type MutableJsonObject, setOwn } from '../model/json.ts';
import { formatPointer, type Pointer, parsePointer, valueAt } from '../model/pointer.ts';
import { applyEdits } from './apply-edits.ts';
import { editText } from './edit-text.ts';
import type { TextPlace } from './text-tree.ts';
import { parseYaml } from './yaml-text.ts';

const at = (text: string): Pointer => parsePointer(text) ?? [];
const set = (pointer: string, value: JsonValue): DescriptorEdit => ({ op: 'set', pointer: at(pointer), value });
const remove = (pointer: string): DescriptorEdit => ({ op: 'remove', pointer: at(pointer) });
const insert = (pointer: string, index: number, value: JsonValue): DescriptorEdit => ({
  op: 'insert',
  pointer: at(pointer),
  index,
  value,
});
const rename = (pointer: string, key: string): DescriptorEdit => ({ op: 'rename', pointer: at(pointer), key });

function edited(text: string, edit: DescriptorEdit): string {
  const result = editText(parseYaml(text), [edit]);
  return result.ok ? applyEdits(text, result.value) : result.error.id;
}

describe('edits keep the layout', () => {
  test.each<[string, string, DescriptorEdit, string]>([
    [
      'the remark below a block text',
      'a: |\n  one\n  # text\n# below\nb: 1\n',
      set('/a', 'x'),
      'a: |-\n  x\n# below\nb: 1\n',
    ],
    ['a folded text', 'a: >- # why\n  one\n  two\n', set('/a', 'three'), 'a: >- # why\n  three\n'],
    [
      'the width of a folded text',
      'a: >-\n  Get the tide at a harbour for a day that\n  is given.\nb: 1\n',
      set('/a', 'Get the tide at a harbour for a day that is given. Use it for no weather.'),
      'a: >-\n  Get the tide at a harbour for a day that\n  is given. Use it for no weather.\nb: 1\n',
    ],
    ['the quotes', 'a: \'x\'\nb: "y"\n', set('/a', "it's"), "a: 'it''s'\nb: \"y\"\n"],
    [
      'an indentation of four',
      'a:\n    b: 1\n',
      set('/a/c', { d: [1] }),
      'a:\n    b: 1\n    c:\n        d:\n            - 1\n',
    ],
    ['lists as deep as their keys', 'a:\n- 1\n', set('/b', { c: [2] }), 'a:\n- 1\nb:\n  c:\n  - 2\n'],
    [
      'CR LF',
      'a: 1\r\nb: 2 # x\r\n',
      set('/c', { d: 'e\nf\n' }),
      'a: 1\r\nb: 2 # x\r\nc:\r\n  d: |\r\n    e\r\n    f\r\n',
    ],
    ['empty brackets become a block', 'a:\n  b: {} # none\n', set('/a/b/c', 1), 'a:\n  b:\n    c: 1 # none\n'],
    ['the remark of a member that goes', 'a: 1 # one\nb: 2\n', remove('/a'), '# one\nb: 2\n'],
    ['the remark of the first in an item', '- a: 1 # one\n  b: 2\n', remove('/0/a'), '- # one\n  b: 2\n'],
    [
      'what is said above the only member',
      'a: # why\n  # how\n  b: 1\nc: 2\n',
      remove('/a/b'),
      'a: {} # why\n  # how\nc: 2\n',
    ],
    ['the remark above the first item', 'a:\n  # one\n  - 1\n', insert('/a', 0, 0), 'a:\n  - 0\n  # one\n  - 1\n'],
    [
      'brackets over several lines',
      'a: [\n  1, # one\n  2 # two\n]\n',
      insert('/a', 2, 3),
      'a: [\n  1, # one\n  2, # two\n  3\n]\n',
    ],
    ['the remark in brackets', 'a: [\n  1, # one\n  2\n]\n', remove('/a/0'), 'a: [\n  # one\n  2\n]\n'],
    [
      'what is equal in a list',
      'a:\n  - x # x\n  - 1.0\n',
      set('/a', ['x', 1, 'z']),
      'a:\n  - x # x\n  - 1.0\n  - z\n',
    ],
    ['what is equal in an object', 'a:\n  b: 1 # b\n  c: 2\n', set('/a', { b: 1, d: 3 }), 'a:\n  b: 1 # b\n  d: 3\n'],
    ['a dash without a value', 'a:\n  - # none\n  - x\n', set('/a/0', { b: 1 }), 'a:\n  - {b: 1} # none\n  - x\n'],
    ['a list on a line of its own', 'a:\n-\n  - 1\n- {b: 2}\n', remove('/a/0'), 'a:\n- {b: 2}\n'],
    ['a byte-order mark', '\ufeffa: 1\n', set('/b', 2), '\ufeffa: 1\nb: 2\n'],
    ['the key behind a byte-order mark', '\ufeffa: 1\nb: 2\n', remove('/a'), '\ufeffb: 2\n'],
    ['keys in double quotes', '{"a": 1}\n', set('/b', 'c'), '{"a": 1, "b": "c"}\n'],
    ['words that YAML 1.1 reads otherwise', 'a: x\n', set('/a', 'yes'), 'a: "yes"\n'],
    ['dates as texts', 'a: 1\n', set('/a', '2026-11-30'), 'a: "2026-11-30"\n'],
  ])('%s', (_name, text, edit, want) => expect(edited(text, edit)).toBe(want));
});

describe('anchors and aliases', () => {
  const text = 'base: &b\n  type: x\n  list: [1]\nuse: *b\nmore:\n  <<: *b\n  own: 1\nfree: &f {a: 1}\n';
  test.each<[string, DescriptorEdit, string]>([
    ['an alias is replaced', set('/use', 2), text.replace('use: *b', 'use: 2')],
    ['an alias goes', remove('/use'), text.replace('use: *b\n', '')],
    ['the key of an alias', rename('/use', 'used'), text.replace('use:', 'used:')],
    ['a merged member is written out', set('/more/type', 'z'), text.replace('own: 1\n', 'own: 1\n  type: z\n')],
    ['a member beside a merge', set('/more/own', 2), text.replace('own: 1', 'own: 2')],
    ['the only own member beside a merge', remove('/more/own'), text.replace('  own: 1\n', '')],
    ['an anchor that nobody repeats', set('/free/a', 2), text.replace('{a: 1}', '{a: 2}')],
    ['what others repeat', set('/base/type', 'y'), 'text-edit-anchored'],
    ['what others repeat goes', remove('/base'), 'text-edit-anchored'],
    ['behind an alias', set('/use/type', 'y'), 'text-edit-alias'],
    ['a list behind an alias', insert('/use/list', 0, 1), 'text-edit-alias'],
    ['a merged member goes', remove('/more/type'), 'text-edit-alias'],
  ])('%s', (_name, edit, want) => expect(edited(text, edit)).toBe(want));
});

type Stream = { next(): { value?: number } };

/** A value printed as people write YAML: blocks and brackets, quotes, remarks and blank lines at random. */
function printByHand(value: JsonValue, choices: Stream): string {
  const pick = (count: number) => (choices.next().value ?? 0) % count;
  const unit = ' '.repeat(pick(2) === 0 ? 2 : 4);
  const eol = pick(5) === 0 ? '\r\n' : '\n';
  const isDeepList = pick(3) > 0;
  const remark = () => (pick(4) === 0 ? ` # r${pick(100)}` : '');
  const above = (margin: string) => ['', '', '', '', `${margin}# c${pick(100)}\n`, '\n'][pick(6)] ?? '';
  const key = (name: string) => (/^[a-z]+$/.test(name) && pick(3) > 0 ? name : JSON.stringify(name));
  const scalar = (item: JsonValue) =>
    typeof item === 'string' && /^[a-z]+$/.test(item) && !/^(?:true|false|null)$/.test(item) && pick(2) === 0
      ? item
      : JSON.stringify(item);
  const flow = (item: JsonValue): string => {
    if (isArray(item)) return `[${item.map(flow).join(', ')}]`;
    if (isObject(item))
      return `{${Object.entries(item)
        .map(([name, child]) => `${key(name)}: ${flow(child as JsonValue)}`)
        .join(', ')}}`;
    return scalar(item);
  };
  const isFilled = (item: JsonValue): item is JsonValue[] | MutableJsonObject =>
    (isArray(item) && item.length > 0) || (isObject(item) && Object.keys(item).length > 0);
  /** Lines of a block; the first stands behind a dash when `isInline`. */
  const block = (item: JsonValue[] | MutableJsonObject, margin: string, isInline: boolean): string =>
    (isArray(item)
      ? item.map(
          (child, index) =>
            `${isInline && index === 0 ? '' : above(margin) + margin}- ${behindDash(child as JsonValue, `${margin}  `)}`,
        )
      : Object.entries(item).map(
          ([name, child], index) =>
            `${isInline && index === 0 ? '' : above(margin) + margin}${key(name)}:${behindKey(child as JsonValue, margin)}`,
        )
    ).join('');
  const behindDash = (item: JsonValue, margin: string): string =>
    isFilled(item) && pick(4) > 0 ? block(item, margin, true) : `${flow(item)}${remark()}\n`;
  const behindKey = (item: JsonValue, margin: string): string => {
    if (typeof item === 'string' && /^[a-z]+(?: [a-z]+)*$/.test(item) && pick(4) === 0)
      return ` >-${remark()}\n${margin}${unit}${item.replaceAll(' ', `\n${margin}${unit}`)}\n`;
    if (!isFilled(item) || pick(4) === 0) return ` ${flow(item)}${remark()}\n`;
    return `${remark()}\n${block(item, isArray(item) && !isDeepList ? margin : margin + unit, false)}`;
  };
  const text = isFilled(value) ? block(value, '', false) : `${flow(value)}\n`;
  return `${above('')}${text}`.replaceAll('\n', eol);
}

const leaf = fc.oneof(
  fc.constantFrom<JsonValue>(
    'x',
    'two words',
    'yes',
    '',
    'a: b',
    '# no',
    '- x',
    'it\'s "so"',
    'one\ntwo\n',
    'tail\n\n',
    '10',
    'é ',
  ),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const name = fc.constantFrom('name', 'type', 'a', 'b', 'a/b', 'm~n', '1', 'on', 'quoted key', 'x: y');
const value = fc.letrec<{ any: JsonValue }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    leaf,
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(name, tie('any'), { maxKeys: 4, noNullPrototype: true }) as fc.Arbitrary<JsonValue>,
  ),
})).any;

function pointersOf(root: JsonValue, pointer: Pointer = []): Pointer[] {
  const children = isArray(root) || isObject(root) ? Object.entries(root) : [];
  return [pointer, ...children.flatMap(([key, child]) => pointersOf(child as JsonValue, [...pointer, key]))];
}

function editOf(root: JsonValue, pick: number, choice: number, given: JsonValue): DescriptorEdit {
  const pointers = pointersOf(root);
  const pointer = pointers[pick % pointers.length] as Pointer;
  const here = valueAt(root, pointer) as JsonValue;
  const options: DescriptorEdit[] = [{ op: 'set', pointer, value: given }];
  if (isArray(here)) options.push({ op: 'insert', pointer, index: choice % (here.length + 1), value: given });
  if (isObject(here)) options.push({ op: 'set', pointer: [...pointer, 'fresh'], value: given });
  if (pointer.length > 0) options.push({ op: 'remove', pointer }, { op: 'remove', pointer });
  if (pointer.length > 0 && isObject(valueAt(root, pointer.slice(0, -1))))
    options.push({ op: 'rename', pointer, key: 'renamed' });
  return options[choice % options.length] as DescriptorEdit;
}

function expected(root: JsonValue, edit: DescriptorEdit): JsonValue {
  if (edit.pointer.length === 0 && edit.op === 'set') return edit.value;
  const copy = structuredClone(root) as JsonValue;
  const holder = valueAt(
    copy,
    edit.op === 'insert' ? edit.pointer : edit.pointer.slice(0, -1),
  ) as never as MutableJsonObject;
  const key = edit.pointer.at(-1) ?? '';
  if (edit.op === 'insert') (holder as never as JsonValue[]).splice(edit.index, 0, edit.value);
  else if (edit.op === 'remove') Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key];
  else if (edit.op === 'set') setOwn(holder, key, edit.value);
  else {
    setOwn(holder, edit.key, holder[key] as JsonValue);
    delete holder[key];
  }
  return copy;
}

function commentsIn(text: string): string[] {
  return [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).map((token) => token.trim());
}

/** A value over several lines has what is said on its last one. */
function rangeOf(text: string, { key, value }: TextPlace): string {
  const range = text.slice((key ?? value).start, value.end).trimEnd();
  const lineEnd = text.indexOf('\n', value.end);
  return range.includes('\n') && lineEnd !== -1 ? range + text.slice(value.end, lineEnd) : range;
}

test('an edit says what was asked, and outside of it neither a comment nor a character changes', () => {
  fc.assert(
    fc.property(
      value,
      fc.infiniteStream(fc.nat(1000)),
      fc.nat(),
      fc.nat(),
      value,
      (root, choices, pick, choice, given) => {
        const text = printByHand(root, choices);
        const tree = parseYaml(text);
        expect(tree.value).toEqual(root);
        const edit = editOf(root, pick, choice, given);
        const result = editText(tree, [edit]);
        if (!result.ok) throw new Error(`${result.error.id} at ${formatPointer(edit.pointer)}`);
        const after = applyEdits(text, result.value);
        expect(parseYaml(after).value).toEqual(expected(root, edit));
        if (text.includes('\r\n')) expect(after).not.toMatch(/[^\r]\n/);
        const place = tree.placeOf(edit.pointer);
        const inside = place === undefined || edit.op === 'insert' ? [] : commentsIn(rangeOf(text, place));
        const kept = commentsIn(text);
        for (const comment of edit.op === 'rename' ? [] : inside) kept.splice(kept.indexOf(comment), 1);
        const now = commentsIn(after);
        expect(
          kept.filter((comment) => !now.includes(comment)),
          `${text}=====\n${after}${JSON.stringify(edit)}`,
        ).toEqual([]);
        // What stands before the parent's first line and behind its last is as it was.
        const parent = tree.placeOf(edit.op === 'insert' ? edit.pointer : edit.pointer.slice(0, -1));
        if (parent === undefined) return;
        const from = text.lastIndexOf('\n', (parent.key ?? parent.value).start) + 1;
        const behind = text.indexOf('\n', parent.value.end);
        expect(after.startsWith(text.slice(0, from))).toBe(true);
        if (behind !== -1) expect(after.endsWith(text.slice(behind))).toBe(true);
      },
    ),
    { seed: 20261130, numRuns: 250 },
  );
});
