import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../model/json.ts';
import { parseText } from './parse-text.ts';
import { readWrittenJson, writeJson } from './written-json.ts';
import { readWrittenYaml, writeYaml } from './written-yaml.ts';
import { parseYaml } from './yaml-text.ts';

function toYaml(json: string): string {
  const written = readWrittenJson(json);
  return written === undefined ? 'broken' : writeYaml(written).text;
}
function toJson(yaml: string): string {
  const written = readWrittenYaml(yaml);
  return written === undefined ? 'broken' : writeJson(written).text;
}

describe('JSON becomes YAML', () => {
  test.each<[string, string, string]>([
    [
      'with its comments',
      '// head\n{\n  // about a\n  "a": 1, // one\n  /* two\n   * lines */\n  "b": [\n    // first\n    "x", // x\n    "y"\n    // last\n  ], // list\n  "c": {} // none\n}\n// tail\n',
      '# head\n\n# about a\na: 1 # one\n# two\n# lines\nb:\n  # first\n  - x # x\n  - "y"\n  # last\n  # list\n# none\nc: {}\n\n# tail\n',
    ],
    ['with comments on one line', '{"a": 1 /* one */, /* two */ "b": 2}', 'a: 1 # one\n# two\nb: 2\n'],
    [
      'with its numbers as spelt',
      '{"a": 9007199254740993, "b": 1.0, "c": 0.1234567890123456789, "d": 1e400}',
      'a: 9007199254740993\nb: 1.0\nc: 0.1234567890123456789\nd: 1e400\n',
    ],
    ['in its order', '{"b": 1, "10": 2, "2": 3}', 'b: 1\n"10": 2\n"2": 3\n'],
    [
      'with words that are texts',
      '["yes", "on", "2026-11-30", "12:30:00", "1e3", "null", "~", "0x1F", "1_000"]',
      '- "yes"\n- "on"\n- "2026-11-30"\n- "12:30:00"\n- "1e3"\n- "null"\n- "~"\n- "0x1F"\n- "1_000"\n',
    ],
    ['with a key that would merge', '{"<<": {"a": 1}}', '"<<":\n  a: 1\n'],
    ['with texts of several lines', '{"a": "one\\ntwo\\n"}', 'a: |\n  one\n  two\n'],
  ])('%s', (_name, json, yaml) => expect(toYaml(json)).toBe(yaml));
});

describe('YAML becomes JSON', () => {
  test.each<[string, string, string]>([
    [
      'with its comments',
      '# head\na: 1 # one\n\n# about b\nb: # list\n  - x # x\n  # last\nc: {}  # none\n',
      '// head\n{\n  "a": 1, // one\n  // about b\n  "b": [\n    // list\n    "x" // x\n  ],\n  // last\n  "c": {} // none\n}\n',
    ],
    [
      'with its aliases written out',
      'a: &a {x: 1} # here\nb: *a # there\nc:\n  <<: *a\n  y: 2\n',
      '{\n  "a": {\n    "x": 1\n  }, // here\n  "b": {\n    "x": 1\n  }, // there\n  "c": {\n    "y": 2,\n    "x": 1\n  }\n}\n',
    ],
    [
      'with its numbers as spelt',
      '[9007199254740993, 1.0, 0x1F, +5, .5, 1_000]\n',
      '[\n  9007199254740993,\n  1.0,\n  31,\n  5,\n  0.5,\n  "1_000"\n]\n',
    ],
    ['with a key that would merge', '"<<": {a: 1}\n', '{\n  "<<": {\n    "a": 1\n  }\n}\n'],
    ['with texts that have a tag', '- !!binary aGk=\n- !!str 5\n', '[\n  "aGk=",\n  "5"\n]\n'],
    ['with keys that are numbers', '10: a\n2: b\ntrue: c\n', '{\n  "10": "a",\n  "2": "b",\n  "true": "c"\n}\n'],
    [
      'with no comment where there is none',
      'a: |\n  # text\nb: "# text"\n',
      '{\n  "a": "# text\\n",\n  "b": "# text"\n}\n',
    ],
  ])('%s', (_name, yaml, json) => expect(toJson(yaml)).toBe(json));
});

test('how many comments came along, and whether aliases were written out, is told', () => {
  const written = readWrittenYaml('a: &a [1] # one\nb: *a # two\n');
  expect(written && writeJson(written)).toMatchObject({ comments: 2, hasAliases: true });
});

test('broken texts are not written', () => {
  expect([toYaml('{'), toJson('a: ['), toJson('? [a]\n: 1\n')]).toEqual(['broken', 'broken', 'broken']);
});

test('a value survives the way to YAML and back, with every comment', () => {
  const gap = fc.constantFrom('', '', ' ', '\n', '// a\n', '/* b */', '\n// c\n', ' /* d\n e */ ');
  const anything = fc.jsonValue({ maxDepth: 3 }).map((value) => JSON.parse(JSON.stringify(value)) as JsonValue);
  fc.assert(
    fc.property(anything, fc.infiniteStream(gap), (value, gaps) => {
      const loose = (JSON.stringify(value, null, 1) ?? 'null').replaceAll(/\n\s*/g, () => gaps.next().value as string);
      const tree = parseText(loose);
      const yaml = toYaml(loose);
      expect(parseYaml(yaml).value, yaml).toEqual(tree.value);
      const back = toJson(yaml);
      expect(parseText(back).value, yaml).toEqual(tree.value);
      const signs = (text: string) =>
        (text.match(/(?:\/\/|#) [abcde ]+$/gm) ?? []).join('').replaceAll(/\W/g, '').length;
      expect(signs(back), `${loose}\n====\n${yaml}\n====\n${back}`).toBe(signs(yaml));
    }),
    { seed: 20261130, numRuns: 200 },
  );
});
