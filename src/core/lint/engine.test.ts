import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { formatPointer, valueAt } from '../model/pointer.ts';
import { readTool } from '../model/tool.ts';
import { defineRule, type Rule } from './define-rule.ts';
import { bounded, createLintContext, type LintInput, lintAll, lintTool } from './engine.ts';
import { readSettings } from './read-settings.ts';
import { MAX_FINDINGS } from './rule-run.ts';
import { RULES } from './rules/index.ts';
import { DEFAULT_SETTINGS } from './settings.ts';
import { wordFinding } from './word-finding.ts';

function contextOf(tools: readonly JsonObject[], input: Partial<LintInput> = {}) {
  return createLintContext({
    tools: tools.map(readTool),
    origin: 'authored',
    format: 'descriptor',
    settings: DEFAULT_SETTINGS,
    ...input,
  });
}

const WORDS = {
  family: 'name',
  preset: 'recommended',
  summary: 'A rule of the test.',
  why: 'It is there to be run by the test of the engine and by nothing else.',
  source: { title: 'none', checkedOn: '2026-11-29' },
  messages: { said: 'Said.', worse: 'Worse.' },
  examples: { good: [], bad: [] },
} as const;

const speaking: Rule = defineRule({
  ...WORDS,
  id: 'speaking',
  severity: { authored: 'warning', foreign: 'off' },
  check(_, report) {
    report('said', ['name']);
    report('worse', ['name'], { severity: 'error' });
  },
});
const throwing: Rule = defineRule({
  ...WORDS,
  id: 'throwing',
  severity: 'info',
  check(_, report) {
    report('said', []);
    throw new Error('no luck');
  },
});

function severities(input: Partial<LintInput>): readonly string[] {
  return lintAll(contextOf([{ name: 'a' }], { rules: [speaking], ...input })).map(({ severity }) => severity);
}

describe('severity', () => {
  test.each([
    { name: "the rule's own, corrected by the report", input: {}, want: ['warning', 'error'] },
    { name: 'off for a foreign document', input: { origin: 'foreign' as const }, want: [] },
    {
      name: 'woken by strict as info',
      input: { origin: 'foreign' as const, settings: { ...DEFAULT_SETTINGS, preset: 'strict' as const } },
      want: ['info', 'info'],
    },
    {
      name: 'not run below its preset',
      input: { settings: { ...DEFAULT_SETTINGS, preset: 'essentials' as const } },
      want: [],
    },
    {
      name: 'decided by the settings alone',
      input: { settings: { ...DEFAULT_SETTINGS, rules: { speaking: 'info' as const } } },
      want: ['info', 'info'],
    },
    {
      name: 'switched off by the settings',
      input: { settings: { ...DEFAULT_SETTINGS, rules: { speaking: 'off' as const } } },
      want: [],
    },
    {
      name: 'switched on by the settings below its preset',
      input: {
        origin: 'foreign' as const,
        settings: { ...DEFAULT_SETTINGS, preset: 'essentials' as const, rules: { speaking: 'error' as const } },
      },
      want: ['error', 'error'],
    },
  ])('is $name', ({ input, want }) => expect(severities(input)).toEqual(want));
});

test('a rule that throws is one finding that says so, and the others go on', () => {
  const findings = lintAll(contextOf([{ name: 'a' }], { rules: [throwing, speaking] }));
  expect(findings.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual([
    'throwing warning',
    'speaking warning',
    'speaking error',
  ]);
  const [first] = findings;
  expect(first && wordFinding(first, 'en')).toBe('Not checked: the rule "throwing" stopped with an error (no luck).');
});

describe('ignores', () => {
  const bare = { name: 'get_weather', description: 'Get it.' };
  const rulesOf = (tools: readonly JsonObject[], input: Partial<LintInput> = {}) =>
    lintAll(contextOf(tools, input)).map(({ rule, message }) => `${rule} ${message.id}`);

  test('an entry of the descriptor silences its rule', () => {
    expect(rulesOf([bare])).toContain('description-short short');
    const ignored = rulesOf([{ ...bare, lint_ignore: [{ rule: 'description-short', reason: 'Short on purpose.' }] }]);
    expect(ignored).not.toContain('description-short short');
    expect(ignored).not.toContain('lint-ignore unused');
  });

  test('only at and below its pointer', () => {
    const tool = { ...bare, lint_ignore: [{ rule: 'description-short', pointer: '/name', reason: 'Elsewhere.' }] };
    expect(rulesOf([tool])).toEqual(expect.arrayContaining(['description-short short', 'lint-ignore unused']));
  });

  test('of a rule that looks at tools and at the catalogue, neither look alone calls an entry unused', () => {
    const both: Rule = defineRule({
      ...WORDS,
      id: 'both',
      severity: 'warning',
      check: () => undefined,
      checkCatalogue: () => undefined,
    });
    const lintIgnore = RULES.find(({ id }) => id === 'lint-ignore') as Rule;
    const tool = { ...bare, lint_ignore: [{ rule: 'both', reason: 'Here for the test.' }] };
    expect(rulesOf([tool], { rules: [both, lintIgnore] })).not.toContain('lint-ignore unused');
  });

  test('an entry of the settings silences its rule in one tool', () => {
    const ignore = [{ rule: 'description-short', tool: 'get_weather', reason: 'Theirs.' }];
    const found = lintAll(
      contextOf([bare, { ...bare, name: 'get_forecast' }], { settings: { ...DEFAULT_SETTINGS, ignore } }),
    );
    expect(found.filter(({ rule }) => rule === 'description-short').map(({ tool }) => tool)).toEqual([1]);
    expect(found.filter(({ message }) => message.id === 'unused')).toEqual([]);
  });

  test('an unused entry of the settings is reported where it stands', () => {
    const ignore = [{ rule: 'name-tense', reason: 'Gone.' }];
    const found = lintAll(contextOf([bare], { settings: { ...DEFAULT_SETTINGS, ignore }, settingsPointer: ['lint'] }));
    const unused = found.find(({ message }) => message.id === 'unused');
    expect(unused && [unused.tool, formatPointer(unused.pointer)]).toEqual([-1, '/lint/ignore/0']);
  });
});

test('thresholds of the settings decide', () => {
  const tool = { name: 'get_weather', description: 'x'.repeat(90) };
  const { settings } = readSettings({ thresholds: { description_min: 100 } });
  const found = lintAll(contextOf([tool], { settings })).find(({ rule }) => rule === 'description-short');
  expect(found?.message.data).toEqual({ count: 90, limit: 100 });
});

test('remarks that repeat in one foreign tool become one', () => {
  const parameters = {
    type: 'object',
    properties: { a: { type: 'string' }, b: { type: 'string' }, c: { type: 'string' } },
  };
  const found = lintAll(contextOf([{ name: 'get', parameters }], { origin: 'foreign', format: 'mcp' })).filter(
    ({ rule }) => rule === 'parameter-description',
  );
  expect(found.map((finding) => wordFinding(finding, 'en'))).toEqual([
    'The parameter "a" has no description. (and 2 more like it in this tool)',
  ]);
  const authored = lintAll(contextOf([{ name: 'get', parameters }])).filter(
    ({ rule }) => rule === 'parameter-description',
  );
  expect(authored).toHaveLength(3);
  const { settings } = readSettings({ preset: 'strict' });
  const strict = lintAll(contextOf([{ name: 'get', parameters }], { origin: 'foreign', format: 'mcp', settings }));
  expect(strict.filter(({ rule }) => rule === 'parameter-description')).toHaveLength(3);
});

test('a flood of findings is cut with a sentence', () => {
  const [finding] = lintAll(contextOf([{ name: 'a' }], { rules: [speaking] }));
  if (finding === undefined) throw new Error('the rule did not speak');
  const cut = bounded(new Array(MAX_FINDINGS + 7).fill(finding));
  expect(cut).toHaveLength(MAX_FINDINGS + 1);
  expect(cut.at(-1)?.message).toEqual({ id: 'lint-too-many', data: { limit: MAX_FINDINGS, count: 7 } });
});

describe('on any JSON', () => {
  const keys = fc.constantFrom(
    'name',
    'description',
    'parameters',
    'returns',
    'errors',
    'idempotency',
    'examples',
    'semantics',
    'lint_ignore',
    'providers',
    'type',
    'properties',
    'required',
    'enum',
    'items',
    '$ref',
    'anyOf',
    'default',
    'code',
    'recovery',
    'rule',
    '__proto__',
    'constructor',
    'toString',
    'deprecated',
    'version',
    'latency',
  );
  const values = fc.constantFrom(
    'object',
    'string',
    'array',
    '#/$defs/a',
    '#',
    'get_weather',
    'user_id',
    '',
    'Do not retry.',
    'One of "a" or "b".',
  );
  const { node } = fc.letrec<{ node: unknown }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 5 },
      values,
      fc.jsonValue({ maxDepth: 1 }),
      fc.array(tie('node'), { maxLength: 3 }),
      fc.dictionary(keys, tie('node'), { maxKeys: 6 }),
    ),
  }));
  const tools = fc.array(fc.dictionary(keys, node, { maxKeys: 10 }) as fc.Arbitrary<JsonObject>, {
    minLength: 1,
    maxLength: 3,
  });

  test('no rule throws, every finding points at a place, and the input stays as it was', () => {
    fc.assert(
      fc.property(
        tools,
        fc.constantFrom('authored', 'foreign') as fc.Arbitrary<'authored' | 'foreign'>,
        (given, origin) => {
          const before = JSON.stringify(given);
          const settings = { ...DEFAULT_SETTINGS, preset: 'strict' as const };
          for (const { rule, message, tool, pointer } of lintAll(contextOf(given, { origin, settings }))) {
            if (message.id === 'lint-not-checked') throw new Error(`${rule}: ${message.data.reason}`);
            if (tool >= 0 && valueAt(given[tool], pointer) === undefined)
              throw new Error(`${rule}: nothing at ${formatPointer(pointer)}`);
          }
          expect(JSON.stringify(given)).toBe(before);
        },
      ),
      { seed: 20261129, numRuns: 100 },
    );
  }, 60_000);

  test('what is found in one tool does not depend on its neighbours', () => {
    fc.assert(
      fc.property(tools, (given) => {
        for (const [index, tool] of given.entries()) {
          const among = lintTool(index, contextOf(given)).map(({ rule, pointer, message }) => [rule, pointer, message]);
          const alone = lintTool(0, contextOf([tool])).map(({ rule, pointer, message }) => [rule, pointer, message]);
          expect(among).toEqual(alone);
        }
      }),
      { seed: 20261129, numRuns: 40 },
    );
  }, 60_000);
});
