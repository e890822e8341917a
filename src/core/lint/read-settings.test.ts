import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../model/json.ts';
import { formatPointer } from '../model/pointer.ts';
import { type MessageId, render } from '../words/words.ts';
import { readSettings } from './read-settings.ts';
import { DEFAULT_SETTINGS } from './settings.ts';

function problemsOf(value: JsonValue): readonly string[] {
  return readSettings(value).problems.map(
    ({ pointer, message }) => `${formatPointer(pointer)}: ${render({ ...message, id: message.id as MessageId }, 'en')}`,
  );
}

describe('settings', () => {
  test('an empty object means the defaults', () =>
    expect(readSettings({})).toEqual({ settings: DEFAULT_SETTINGS, problems: [] }));

  test('are read with defaults filled in', () => {
    const { settings, problems } = readSettings({
      preset: 'strict',
      targets: ['mcp', 'gemini:json'],
      mcp_revision: '2025-06-18',
      rules: { 'name-verb': 'off' },
      thresholds: { enum_max: 50 },
      ignore: [{ rule: 'name-tense', tool: 'got_weather', reason: 'Published.' }],
    });
    expect(problems).toEqual([]);
    expect(settings).toMatchObject({
      preset: 'strict',
      targets: ['mcp:2025-06-18', 'gemini:json'],
      rules: { 'name-verb': 'off' },
      thresholds: { enum_max: 50, depth_authored: 2 },
      ignore: [{ rule: 'name-tense', tool: 'got_weather', reason: 'Published.' }],
    });
  });

  test.each<[string, JsonValue, string]>([
    ['a list', [], ': The lint settings must be an object.'],
    [
      'an unknown setting',
      { pre_set: 'strict' },
      '/pre_set: In "lint", "pre_set" is not known. Did you mean "preset"?',
    ],
    [
      'an unknown preset',
      { preset: 'recomended' },
      '/preset: In "preset", "recomended" is not known. Did you mean "recommended"?',
    ],
    [
      'an unknown target',
      { targets: ['antropic'] },
      '/targets/0: In "targets", "antropic" is not known. Did you mean "anthropic"?',
    ],
    [
      'an unknown rule',
      { rules: { 'name-verbs': 'off' } },
      '/rules/name-verbs: In "rules", "name-verbs" is not known. Did you mean "name-verb"?',
    ],
    [
      'an unknown severity',
      { rules: { 'name-verb': 'warn' } },
      '/rules/name-verb: In "rules", "warn" is not known; known: error, warning, info, off.',
    ],
    [
      'an unknown threshold',
      { thresholds: { enum_maxx: 1 } },
      '/thresholds/enum_maxx: In "thresholds", "enum_maxx" is not known. Did you mean "enum_max"?',
    ],
    [
      'a threshold that is no number',
      { thresholds: { enum_max: 'many' } },
      '/thresholds/enum_max: The threshold "enum_max" must be a number, zero or more.',
    ],
    [
      'an ignore without a reason',
      { ignore: [{ rule: 'name-verb' }] },
      '/ignore/0: The ignore of "name-verb" gives no reason.',
    ],
    [
      'an ignore of another shape',
      { ignore: ['name-verb'] },
      '/ignore/0: An entry of "ignore" must be an object with "rule" and "reason".',
    ],
    [
      'an ignore at no pointer',
      { ignore: [{ rule: 'name-verb', pointer: 'name', reason: 'x' }] },
      '/ignore/0/pointer: "name" is not a pointer: it must start with a slash.',
    ],
    ['rules of the wrong kind', { rules: [] }, '/rules: The setting "rules" must be of type object.'],
  ])('complain about %s', (_, value, want) => expect(problemsOf(value)).toEqual([want]));
});
