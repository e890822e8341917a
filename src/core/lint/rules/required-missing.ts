import { get, has, isObject } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

export const requiredMissing = defineRule({
  id: 'required-missing',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'The parameters say which of them are required.',
  why: 'Without "required" every argument is optional, so the model may leave out what the call needs.',
  source: documentationSpec('3.3'),
  messages: {
    missing: 'The parameters have no "required". List the required ones, or write an empty list if all are optional.',
  },
  examples: {
    good: [
      { name: 'a', parameters: { type: 'object', properties: { city: { type: 'string' } }, required: [] } },
      { name: 'a', parameters: { type: 'object', properties: {} } },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { city: { type: 'string' } } } },
        expect: 'missing',
        at: '/parameters',
      },
    ],
  },
  check(tool, report) {
    const properties = get(isObject(tool.parameters) ? tool.parameters : undefined, 'properties');
    if (!isObject(tool.parameters) || !isObject(properties) || Object.keys(properties).length === 0) return;
    if (!has(tool.parameters, 'required')) report('missing', ['parameters']);
  },
});
