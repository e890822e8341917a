import { get, has, isObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { nodesOf } from '../schema/facts.ts';
import { OPENAI_OUTPUTS } from '../schema/sources.ts';

export const schemaOpenMap = defineRule({
  id: 'schema-open-map',
  family: 'schema',
  severity: 'info',
  preset: 'recommended',
  summary: 'A map with free keys says what its keys are.',
  why: 'Strict modes refuse free keys, and a model makes them up; a list of name and value pairs says the same and works everywhere.',
  source: OPENAI_OUTPUTS,
  messages: {
    open: 'This map accepts any key. Say what the keys are with "propertyNames", or use a list of names and values.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          properties: {
            l: { type: 'object', propertyNames: { pattern: '^[a-z]+$' }, additionalProperties: { type: 'string' } },
          },
        },
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { properties: { l: { type: 'object', additionalProperties: { type: 'string' } } } },
        },
        expect: 'open',
        at: '/parameters/properties/l',
      },
    ],
  },
  check(tool, report) {
    for (const { schema, pointer } of nodesOf(tool)) {
      const isMap = isObject(get(schema, 'additionalProperties')) && !has(schema, 'properties');
      if (isMap && pointer[0] === 'parameters' && !has(schema, 'propertyNames')) report('open', pointer);
    }
  },
});
