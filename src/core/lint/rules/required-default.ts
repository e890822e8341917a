import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { documentationSpec } from '../sources.ts';

export const requiredDefault = defineRule({
  id: 'required-default',
  family: 'parameter',
  severity: { authored: 'info', foreign: 'info' },
  preset: 'recommended',
  summary: 'A parameter is either required or has a default.',
  why: 'The default of a required argument never applies, so one of the two is a mistake.',
  source: documentationSpec('6'),
  messages: {
    both: '"{name}" is required, so its default never applies. Remove one of the two.',
    dropDefault: 'Remove the default',
  },
  examples: {
    good: [
      {
        name: 'a',
        parameters: { type: 'object', properties: { unit: { type: 'string', default: 'c' } }, required: [] },
      },
    ],
    bad: [
      {
        tool: {
          name: 'a',
          parameters: { type: 'object', properties: { unit: { type: 'string', default: 'c' } }, required: ['unit'] },
        },
        expect: 'both',
        at: '/parameters/properties/unit/default',
      },
    ],
  },
  check(tool, report) {
    for (const { name, schema, pointer, isRequired } of inputProperties(tool)) {
      if (!isRequired || !has(schema, 'default')) continue;
      const place = [...pointer, 'default'];
      const fixes = [{ title: 'dropDefault', safe: false, edits: [{ op: 'remove', pointer: place }] } as const];
      report('both', place, { data: { name }, fixes });
    }
  },
});
