import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { resultProperties } from '../facts/tool-properties.ts';
import { documentationSpec } from '../sources.ts';

export const returnsDescription = defineRule({
  id: 'returns-description',
  family: 'semantics',
  severity: 'info',
  preset: 'recommended',
  summary: 'Every field of the result says what it contains.',
  why: 'The agent reads the result too: a bare "status" or "value" is passed on to the user as whatever it looks like.',
  source: documentationSpec('3.4'),
  messages: { missing: 'The field "{name}" of the result has no description.' },
  examples: {
    good: [
      {
        name: 'a',
        returns: { type: 'object', properties: { state: { type: 'string', description: 'State of the order.' } } },
      },
    ],
    bad: [
      {
        tool: { name: 'a', returns: { type: 'object', properties: { state: { type: 'string' } } } },
        expect: 'missing',
        at: '/returns/properties/state',
      },
    ],
  },
  check(tool, report) {
    for (const { name, description, schema, pointer } of resultProperties(tool)) {
      const isTold = ['$ref', 'const', 'title'].some((keyword) => has(schema, keyword));
      if (description.trim() === '' && !isTold) report('missing', pointer, { data: { name } });
    }
  },
});
