import { get, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { intervalsOf } from '../facts/time-properties.ts';
import { says } from '../lexicons/index.ts';
import { CLEAR_ARGUMENTS } from '../sources.ts';

const start = { type: 'string', format: 'date-time', description: 'Start, with offset.' };

export const intervalEnd = defineRule({
  id: 'interval-end',
  family: 'semantics',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'An interval says whether it includes its end.',
  why: 'An event that starts exactly at the end is found twice by two adjacent searches under one reading, and never under the other.',
  source: CLEAR_ARGUMENTS,
  confidence: 0.7,
  messages: { noRule: 'Nothing says whether "{end}" is inclusive or exclusive. Say so in its description.' },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { start, end_exclusive: { type: 'string', format: 'date-time' } } },
      },
      {
        name: 'a',
        semantics: {
          time: { start: '/parameters/properties/start', end: '/parameters/properties/end', end_is: 'exclusive' },
        },
        parameters: { type: 'object', properties: { start, end: { type: 'string', format: 'date-time' } } },
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: {
            type: 'object',
            properties: { start, end: { type: 'string', format: 'date-time', description: 'End.' } },
          },
        },
        expect: 'noRule',
        at: '/parameters/properties/end',
      },
    ],
  },
  check(tool, report) {
    if (stringAt(get(tool.semantics, 'time'), 'end_is') !== undefined) return;
    for (const { end } of intervalsOf(tool)) {
      if (/clusive/i.test(end.name) || says('boundary', end.description) || says('boundary', tool.description ?? ''))
        continue;
      report('noRule', end.pointer, { data: { end: end.name } });
    }
  },
});
