import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { foreignIdOf } from '../facts/foreign-ids.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { TOOL_DESIGN } from '../sources.ts';

export const parameterIdPattern = defineRule({
  id: 'parameter-id-pattern',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'An ID has a pattern or a format.',
  why: 'A pattern such as ^note-[0-9]{8}$ catches a made-up ID before it reaches the server.',
  source: TOOL_DESIGN,
  messages: { noPattern: 'The ID "{name}" has no "pattern" or "format", so any text is accepted.' },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { note_id: { type: 'string', pattern: '^note-[0-9]{8}$' } } },
      },
    ],
    bad: [
      {
        tool: { name: 'a', parameters: { type: 'object', properties: { note_id: { type: 'string' } } } },
        expect: 'noPattern',
        at: '/parameters/properties/note_id',
      },
    ],
  },
  check(tool, report) {
    for (const property of inputProperties(tool)) {
      const { name, schema, types, pointer } = property;
      if (!/(?:^|_)id$|[a-z]Id$/.test(name) || !types.includes('string')) continue;
      // What should not be asked for needs no pattern.
      if (foreignIdOf(tool, property) !== undefined) continue;
      if (!['pattern', 'format', 'enum', 'const', '$ref'].some((keyword) => has(schema, keyword)))
        report('noPattern', pointer, { data: { name } });
    }
  },
});
