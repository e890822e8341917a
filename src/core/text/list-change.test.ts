import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../model/json.ts';
import { parsePointer } from '../model/pointer.ts';
import { applyEdits } from './apply-edits.ts';
import { changeList } from './list-change.ts';
import { parseText } from './parse-text.ts';
import type { ListChange, TextTree } from './text-tree.ts';
import { YAML_READER } from './yaml-list.ts';

const move = (list: string, from: number, to: number): ListChange => ({
  kind: 'move',
  list: parsePointer(list) ?? [],
  from,
  to,
});
const copy = (list: string, index: number, name: string): ListChange => ({
  kind: 'copy',
  list: parsePointer(list) ?? [],
  index,
  edits: [{ op: 'set', pointer: ['n'], value: name }],
});
const wrap = (value: JsonValue, isBefore: boolean): ListChange => ({ kind: 'wrap', value, isBefore });

function changed(tree: TextTree, change: ListChange): string {
  const result = changeList(tree, change);
  return result.ok ? applyEdits(tree.text, result.value) : result.error.id;
}

describe('in JSON', () => {
  const a = '    // first\n    {"n": "a", "max": 9007199254740993}';
  const text = `{\n  "t": [\n${a}, // a\n\n    {\n      "n": "b" /* b */\n    },\n    {"n": "c"} // c\n    // end\n  ]\n}\n`;
  const inList = (...items: string[]) => `{\n  "t": [\n${items.join('\n')}\n    // end\n  ]\n}\n`;
  const b = '\n    {\n      "n": "b" /* b */\n    }';
  test.each<[string, ListChange, string]>([
    ['an item goes down with its remarks', move('/t', 0, 1), inList(`${b},`, `${a}, // a`, '    {"n": "c"} // c')],
    ['the last goes up', move('/t', 2, 0), inList('    {"n": "c"}, // c', `${a}, // a`, b)],
    ['the first goes to the end', move('/t', 0, 2), inList(`${b},`, '    {"n": "c"}, // c', `${a} // a`)],
    [
      'a copy is spelt as the item is',
      copy('/t', 0, 'a_2'),
      inList(`${a}, // a`, '    {"n": "a_2", "max": 9007199254740993},', `${b},`, '    {"n": "c"} // c'),
    ],
  ])('%s', (_name, change, want) => expect(changed(parseText(text), change)).toBe(want));

  test.each<[string, string, ListChange, string]>([
    ['a list on one line', '[{"n": 1}, {"n": 2}]', move('', 0, 1), '[{"n": 2}, {"n": 1}]'],
    ['a trailing comma', '[\n  1,\n  2,\n]', move('', 0, 1), '[\n  2,\n  1,\n]'],
    [
      'an only tool, with its comments',
      '// head\n{\n  "n": 1.0 // one\n}\n',
      wrap({ n: 2 }, false),
      '[\n  // head\n  {\n    "n": 1.0 // one\n  },\n  {\n    "n": 2\n  }\n]\n',
    ],
    ['an only tool, behind a new one', '{"n": 1}', wrap(2, true), '[\n  2,\n  {"n": 1}\n]\n'],
  ])('%s', (_name, json, change, want) => expect(changed(parseText(json), change)).toBe(want));
});

describe('in YAML', () => {
  const a = '  # first\n  - n: a # a\n    max: 9007199254740993\n    # inside\n';
  const b = '  - n: b\n    d: |\n      text\n';
  const c = '  # last\n  - n: c # c\n';
  const text = `t:\n${a}\n${b}${c}v: 1\n`;
  test.each<[string, ListChange, string]>([
    ['an item goes down with its remarks', move('/t', 0, 1), `t:\n\n${b}${a}${c}v: 1\n`],
    ['the last goes up', move('/t', 2, 0), `t:\n${c}${a}\n${b}v: 1\n`],
    ['the first goes to the end', move('/t', 0, 2), `t:\n\n${b}${c}${a}v: 1\n`],
    [
      'a copy is spelt as the item is',
      copy('/t', 0, 'z'),
      `t:\n${a}${a.replace('  # first\n', '').replace('n: a', 'n: z')}\n${b}${c}v: 1\n`,
    ],
  ])('%s', (_name, change, want) => expect(changed(YAML_READER.parse(text), change)).toBe(want));

  test.each<[string, string, ListChange, string]>([
    ['a text without a last line break', '- a: 1\n- b: 2', move('', 0, 1), '- b: 2\n- a: 1'],
    ['the last one of it', '- a: 1\n- b: 2', move('', 1, 0), '- b: 2\n- a: 1'],
    ['brackets', '[a, b]\n', move('', 0, 1), '[b, a]\n'],
    ['CR LF', '- a\r\n- b\r\n', move('', 1, 0), '- b\r\n- a\r\n'],
    ['an anchor that an alias needs before it', '- &a x\n- *a\n', move('', 0, 1), 'text-edit-anchored'],
    [
      'an only tool, with its comments',
      '# head\nn: a # a\nd: |\n  one\n\n  two\n',
      wrap({ m: 'b' }, false),
      '# head\n- n: a # a\n  d: |\n    one\n\n    two\n- m: b\n',
    ],
  ])('%s', (_name, yaml, change, want) => expect(changed(YAML_READER.parse(yaml), change)).toBe(want));
});

test('whatever the list looks like, a move moves one item and nothing else', () => {
  const gap = fc.constantFrom('', ' ', '\n', '\n  ', ' // a\n', ' /* b */ ', '\n  // c\n  ');
  const item = fc.constantFrom('1', '"x"', '{"n": 2}', '[\n]', '{ // d\n}');
  fc.assert(
    fc.property(
      fc.array(fc.tuple(gap, item, gap), { minLength: 2, maxLength: 5 }),
      gap,
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      (items, end, pickFrom, pickTo, isTrailing) => {
        const text = `[${items.map(([before, value, behind]) => before + value + behind).join(',')}${isTrailing ? ',' : ''}${end}]`;
        const tree = parseText(text);
        const before = tree.value as JsonValue[];
        const [from, to] = [pickFrom % items.length, pickTo % items.length];
        const want = before.filter((_, index) => index !== from);
        want.splice(to, 0, before[from] as JsonValue);
        if (from !== to) expect(parseText(changed(tree, move('', from, to))).value, text).toEqual(want);
      },
    ),
    { seed: 20261130, numRuns: 300 },
  );
});
