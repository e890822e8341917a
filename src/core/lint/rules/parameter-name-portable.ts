import { defineRule, type RuleFix } from '../define-rule.ts';
import { snakeCase } from '../facts/name-words.ts';
import { renameProperty } from '../facts/rename-property.ts';
import { inputProperties } from '../facts/tool-properties.ts';

const PORTABLE = /^[a-zA-Z0-9_.-]{1,64}$/;
const LONGEST = 64;

export const parameterNamePortable = defineRule({
  id: 'parameter-name-portable',
  family: 'parameter',
  severity: 'warning',
  preset: 'recommended',
  summary: 'A parameter name has at most 64 characters: ASCII letters, digits, "_", "." and "-".',
  why: 'Anthropic answers 400 to the whole request when one property has any other name, such as "start date" or "$filter".',
  source: {
    title: 'ComposioHQ/composio issue 2330: property keys should match pattern',
    url: 'https://github.com/ComposioHQ/composio/issues/2330',
    checkedOn: '2026-11-29',
  },
  messages: {
    characters:
      'Anthropic refuses the parameter name "{name}"; it allows only ASCII letters, digits, "_", "." and "-".',
    long: 'The parameter name "{name}" has {length} characters; at most {limit} are allowed.',
    rename: 'Rename to "{other}"',
  },
  examples: {
    good: [{ name: 'a', parameters: { type: 'object', properties: { start_date: {}, 'page.size': {} } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { $filter: { type: 'string' } } } },
        format: 'mcp',
        expect: 'characters',
        at: '/parameters/properties/$filter',
      },
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { ['n'.repeat(65)]: { type: 'string' } } } },
        expect: 'long',
        at: `/parameters/properties/${'n'.repeat(65)}`,
      },
    ],
  },
  /** In descriptors `parameter-name-style` asks for snake_case, which leaves only the length to say. */
  check(tool, report, { origin }) {
    for (const { name, pointer } of inputProperties(tool)) {
      if (PORTABLE.test(name)) continue;
      if (name.length > LONGEST) report('long', pointer, { data: { name, length: name.length, limit: LONGEST } });
      else if (origin === 'foreign') {
        const other = snakeCase(name);
        const edits = other === '' ? undefined : renameProperty(tool, pointer, other);
        const fixes: RuleFix[] = edits === undefined ? [] : [{ title: 'rename', data: { other }, safe: false, edits }];
        report('characters', pointer, { data: { name }, fixes });
      }
    }
  },
});
