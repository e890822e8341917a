import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { proseFacts } from '../facts/prose.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { documentationSpec } from '../sources.ts';

export const parameterProseOnly = defineRule({
  id: 'parameter-prose-only',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'Values, ranges and defaults that a description states are also in the schema.',
  why: 'A closed list in a sentence is a hint; in "enum" it is a rule that the model follows and the server can check.',
  source: documentationSpec('6'),
  confidence: 0.8,
  messages: {
    values: 'The values of "{name}" ({values}) are only in its description. Add them to the schema.',
    maximum: 'The maximum of "{name}" ({value}) is only in its description. Add it to the schema.',
    default: 'The default of "{name}" ({value}) is only in its description. Add it to the schema.',
    addEnum: 'Add the values as "enum"',
    addRange: 'Add the range',
    addDefault: 'Add the default',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: { unit: { type: 'string', enum: ['c', 'f'], description: 'One of "c", "f".' } },
        },
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { unit: { type: 'string', description: 'One of "celsius" or "fahrenheit".' } },
          },
        },
        expect: 'values',
        at: '/parameters/properties/unit',
      },
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { limit: { type: 'integer', description: 'How many, between 1 and 100.' } },
          },
        },
        expect: 'maximum',
        at: '/parameters/properties/limit',
      },
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { limit: { type: 'integer', description: 'How many. Defaults to 20.' } },
          },
        },
        expect: 'default',
        at: '/parameters/properties/limit',
      },
    ],
  },
  check(tool, report) {
    for (const property of inputProperties(tool)) {
      const { name, schema, pointer, isRequired } = property;
      if (['$ref', 'anyOf', 'oneOf', 'allOf', 'const'].some((keyword) => has(schema, keyword))) continue;
      const facts = proseFacts(property);
      const set = (key: string, value: number | string | boolean | readonly string[]) =>
        ({ op: 'set', pointer: [...pointer, key], value }) as const;
      if (facts.values !== undefined && !has(schema, 'enum') && !has(schema, 'pattern')) {
        const fixes = [{ title: 'addEnum', safe: false, edits: [set('enum', facts.values)] } as const];
        report('values', pointer, { data: { name, values: facts.values.slice(0, 5).join(', ') }, fixes });
      }
      if (
        facts.maximum !== undefined &&
        !['maximum', 'exclusiveMaximum', 'enum'].some((keyword) => has(schema, keyword))
      ) {
        const edits = [
          ...(facts.minimum === undefined || has(schema, 'minimum') ? [] : [set('minimum', facts.minimum)]),
          set('maximum', facts.maximum),
        ];
        report('maximum', pointer, {
          data: { name, value: facts.maximum },
          fixes: [{ title: 'addRange', safe: false, edits }],
        });
      }
      if (facts.default !== undefined && !has(schema, 'default') && !isRequired) {
        const value = facts.default as number | string | boolean;
        report('default', pointer, {
          data: { name, value: String(value) },
          fixes: [{ title: 'addDefault', safe: false, edits: [set('default', value)] }],
          severity: 'info',
        });
      }
    }
  },
});
