import { defineRule } from '../define-rule.ts';
import { says } from '../lexicons/index.ts';
import { documentationSpec } from '../sources.ts';

export const descriptionLimits = defineRule({
  id: 'description-limits',
  family: 'description',
  severity: { authored: 'info', foreign: 'off' },
  preset: 'recommended',
  summary: 'A description states the limits of what the tool covers.',
  why: '"Only the next 24 hours" keeps the model from promising what the tool cannot deliver.',
  source: documentationSpec('5'),
  confidence: 0.5,
  messages: { noLimits: 'The description states no limit of scope. Add one, such as "only …" or "at most …".' },
  examples: {
    good: [{ name: 'get_weather', description: 'Get the weather of one city. Covers only the next 24 hours.' }],
    bad: [
      {
        tool: { name: 'get_weather', description: 'Get the current weather of one city.' },
        expect: 'noLimits',
        at: '/description',
      },
    ],
  },
  check(tool, report) {
    const text = tool.description ?? '';
    if (text.trim() !== '' && !says('limits', text)) report('noLimits', ['description']);
  },
});
