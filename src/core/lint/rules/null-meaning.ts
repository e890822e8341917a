import { get } from '../../model/json.ts';
import { formatPointer } from '../../model/pointer.ts';
import { defineRule } from '../define-rule.ts';
import { inputProperties, isNullable, resultProperties } from '../facts/tool-properties.ts';
import { says } from '../lexicons/index.ts';
import { CLEAR_ARGUMENTS } from '../sources.ts';

export const nullMeaning = defineRule({
  id: 'null-meaning',
  family: 'semantics',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A value that may be null says what null means.',
  why: 'Null can mean "unknown", "none", "all" or "as before"; an argument may also be absent, which need not mean the same.',
  source: CLEAR_ARGUMENTS,
  confidence: 0.7,
  messages: { noMeaning: '"{name}" may be null, but nothing says what null means. State it in semantics.missing.' },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: { cursor: { type: ['string', 'null'], description: 'Null for the first page.' } },
        },
      },
      {
        name: 'a',
        parameters: { type: 'object', properties: { cursor: { type: ['string', 'null'] } } },
        semantics: { missing: { '/parameters/properties/cursor': 'The first page.' } },
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { limit: { type: ['integer', 'null'], description: 'How many.' } },
          },
        },
        expect: 'noMeaning',
        at: '/parameters/properties/limit',
      },
    ],
  },
  check(tool, report) {
    const missing = get(tool.semantics, 'missing');
    for (const { name, schema, pointer, description } of [...inputProperties(tool), ...resultProperties(tool)]) {
      if (!isNullable(schema) || says('absence', description) || get(missing, formatPointer(pointer)) !== undefined)
        continue;
      report('noMeaning', pointer, { data: { name } });
    }
  },
});
