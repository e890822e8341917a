import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';

const STRUCTURAL: ReadonlySet<string> = new Set([
  'properties',
  'required',
  'items',
  '$ref',
  '$defs',
  'definitions',
  'allOf',
  'anyOf',
  'oneOf',
  'additionalProperties',
  'patternProperties',
]);

export const parameterKeywordName = defineRule({
  id: 'parameter-keyword-name',
  family: 'parameter',
  severity: 'off',
  preset: 'recommended',
  summary: 'No parameter has the name of a structural keyword of JSON Schema.',
  why: 'Converters that do not tell names from keywords break a property called "properties" or "required".',
  source: {
    title: 'Reports of converters that mangle such names (openai-agents, opencode, zed)',
    url: 'https://github.com/openai/openai-agents-python/issues',
    checkedOn: '2026-11-29',
  },
  messages: {
    keyword: 'The parameter "{name}" has the name of a keyword, and some clients mistake it for one. Rename it.',
  },
  examples: {
    good: [{ name: 'a', parameters: { type: 'object', properties: { fields: { type: 'object' } } } }],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { properties: { type: 'object' } } } },
        expect: 'keyword',
        at: '/parameters/properties/properties',
      },
    ],
  },
  check(tool, report) {
    for (const { name, pointer } of inputProperties(tool))
      if (STRUCTURAL.has(name)) report('keyword', pointer, { data: { name } });
  },
});
