import { get, has, isArray, jsonEqual } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { proseFacts } from '../facts/prose.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { SMELLS_STUDY } from '../sources.ts';

export const parameterProseDiffers = defineRule({
  id: 'parameter-prose-differs',
  family: 'parameter',
  severity: 'warning',
  preset: 'recommended',
  summary: 'The description and the schema of a parameter say the same.',
  why: 'Wrong parameter semantics cost 8.8 points of accuracy in the study; the model believes the sentence, the server the schema.',
  source: SMELLS_STUDY,
  confidence: 0.8,
  messages: {
    default: 'The description of "{name}" says that the default is {prose}, the schema says {schema}.',
    maximum: 'The description of "{name}" says at most {prose}, the schema says {schema}.',
    values: 'The description of "{name}" lists "{value}", which is not in the enum.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: {
            limit: { type: 'integer', default: 20, maximum: 100, description: 'Between 1 and 100. Defaults to 20.' },
          },
        },
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { limit: { type: 'integer', default: 10, description: 'Defaults to 20.' } },
          },
        },
        expect: 'default',
        at: '/parameters/properties/limit/default',
      },
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { limit: { type: 'integer', maximum: 50, description: 'Between 1 and 100.' } },
          },
        },
        expect: 'maximum',
        at: '/parameters/properties/limit/maximum',
      },
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { unit: { type: 'string', enum: ['c', 'f'], description: 'One of "c" or "k".' } },
          },
        },
        expect: 'values',
        at: '/parameters/properties/unit/enum',
      },
    ],
  },
  check(tool, report) {
    for (const property of inputProperties(tool)) {
      const { name, schema, pointer } = property;
      const facts = proseFacts(property);
      const written = get(schema, 'default');
      if (
        facts.default !== undefined &&
        written !== undefined &&
        written !== null &&
        !jsonEqual(facts.default, written)
      ) {
        report('default', [...pointer, 'default'], {
          data: { name, prose: String(facts.default), schema: JSON.stringify(written) },
        });
      }
      const maximum = get(schema, 'maximum');
      if (
        facts.maximum !== undefined &&
        facts.minimum !== undefined &&
        typeof maximum === 'number' &&
        maximum !== facts.maximum
      ) {
        report('maximum', [...pointer, 'maximum'], { data: { name, prose: facts.maximum, schema: maximum } });
      }
      const values = get(schema, 'enum');
      const unknown =
        isArray(values) && has(schema, 'enum') ? facts.values?.find((value) => !values.includes(value)) : undefined;
      if (unknown !== undefined) report('values', [...pointer, 'enum'], { data: { name, value: unknown } });
    }
  },
});
