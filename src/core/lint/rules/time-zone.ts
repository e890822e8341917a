import { defineRule } from '../define-rule.ts';
import { isTime, saysZone } from '../facts/time-properties.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { CLEAR_ARGUMENTS } from '../sources.ts';

export const timeZone = defineRule({
  id: 'time-zone',
  family: 'semantics',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A date or time says which time zone it is in.',
  why: '"Friday at nine" is another moment in every time zone; a tool that does not say which one leaves the model to guess.',
  source: CLEAR_ARGUMENTS,
  confidence: 0.7,
  messages: {
    noZone:
      'Nothing says which time zone "{name}" is in. Say so in its description, add a time zone parameter, or set semantics.time.timezone.',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: { start: { type: 'string', format: 'date-time', description: 'Start, with offset.' } },
        },
      },
      {
        name: 'a',
        parameters: {
          type: 'object',
          properties: { day: { type: 'string', format: 'date' }, timezone: { type: 'string' } },
        },
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { date: { type: 'string', description: 'The day to look at.' } } },
        },
        expect: 'noZone',
        at: '/parameters/properties/date',
      },
    ],
  },
  check(tool, report) {
    for (const property of inputProperties(tool)) {
      if (isTime(property) && !saysZone(tool, property))
        report('noZone', property.pointer, { data: { name: property.name } });
    }
  },
});
