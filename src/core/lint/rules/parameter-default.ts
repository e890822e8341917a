import { has, isObject } from '../../model/json.ts';
import { formatPointer } from '../../model/pointer.ts';
import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { says } from '../lexicons/index.ts';
import { documentationSpec } from '../sources.ts';

export const parameterDefault = defineRule({
  id: 'parameter-default',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'An optional parameter says what happens without it.',
  why: 'Models leave out an optional argument with confidence only when they know the default.',
  source: documentationSpec('6'),
  confidence: 0.7,
  messages: { noDefault: 'The optional parameter "{name}" has no default and does not say what happens without it.' },
  examples: {
    good: [
      { name: 'a', parameters: { type: 'object', properties: { unit: { type: 'string', default: 'celsius' } } } },
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: { unit: { type: 'string', description: 'Unit; celsius if omitted.' } },
        },
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { unit: { type: 'string', description: 'Unit of temperature.' } },
            required: [],
          },
        },
        expect: 'noDefault',
        at: '/parameters/properties/unit',
      },
    ],
  },
  /** While nothing says which parameters are required, `required-missing` speaks for all of them. */
  check(tool, report) {
    if (isObject(tool.parameters) && !has(tool.parameters, 'required')) return;
    for (const { name, schema, pointer, isRequired, description } of inputProperties(tool)) {
      if (isRequired || has(schema, 'default') || has(schema, 'const') || says('omission', description)) continue;
      if (has(Object(tool.semantics?.missing), formatPointer(pointer))) continue;
      report('noDefault', pointer, { data: { name } });
    }
  },
});
