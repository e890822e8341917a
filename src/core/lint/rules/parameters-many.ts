import { defineRule } from '../define-rule.ts';
import { inputProperties } from '../facts/tool-properties.ts';
import { ANTHROPIC_TOOLS } from '../sources.ts';

const SEVERAL = 10;
const many = Object.fromEntries(Array.from({ length: 16 }, (_, index) => [`option_${index}`, { type: 'string' }]));

export const parametersMany = defineRule({
  id: 'parameters-many',
  family: 'parameter',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'A tool has at most 15 parameters.',
  why: 'Each parameter is a choice; with many of them, models leave out what matters and fill in what does not.',
  source: ANTHROPIC_TOOLS,
  messages: {
    several: 'The tool has {count} parameters; from {limit} on, every further one is filled in less reliably.',
    many: 'The tool has {count} parameters; with more than {limit}, models fill them in less reliably. Drop those that are rarely set, or split the tool.',
  },
  examples: {
    good: [{ name: 'get_weather', parameters: { type: 'object', properties: { city: { type: 'string' } } } }],
    bad: [
      {
        tool: {
          name: 'search',
          parameters: { type: 'object', properties: Object.fromEntries(Object.entries(many).slice(0, 11)) },
        },
        expect: 'several',
        at: '/parameters/properties',
      },
      {
        tool: { name: 'search', parameters: { type: 'object', properties: many } },
        expect: 'many',
        at: '/parameters/properties',
      },
    ],
  },
  check(tool, report, { thresholds }) {
    const count = inputProperties(tool).filter(({ isTop }) => isTop).length;
    if (count > thresholds.parameters_max) {
      report('many', ['parameters', 'properties'], { data: { count, limit: thresholds.parameters_max } });
    } else if (count > SEVERAL) {
      report('several', ['parameters', 'properties'], { data: { count, limit: SEVERAL }, severity: 'info' });
    }
  },
});
