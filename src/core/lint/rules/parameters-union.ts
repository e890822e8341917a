import { has, isObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

export const parametersUnion = defineRule({
  id: 'parameters-union',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'The parameters are not a union at their root.',
  why: 'A root of alternatives is several tools in one: some providers refuse it, and models mix up the branches.',
  source: documentationSpec('6'),
  messages: { union: 'The parameters have "{keyword}" at their root. Make each alternative a tool.' },
  examples: {
    good: [
      {
        name: 'get_weather',
        parameters: { type: 'object', properties: { city: { anyOf: [{ type: 'string' }, { type: 'null' }] } } },
      },
    ],
    bad: [
      {
        tool: { name: 'find', parameters: { type: 'object', oneOf: [{ required: ['id'] }] } },
        expect: 'union',
        at: '/parameters/oneOf',
      },
    ],
  },
  check(tool, report) {
    if (!isObject(tool.parameters)) return;
    for (const keyword of ['oneOf', 'anyOf']) {
      if (has(tool.parameters, keyword)) report('union', ['parameters', keyword], { data: { keyword } });
    }
  },
});
