import { defineRule } from '../define-rule.ts';
import { TOOL_DESIGN } from '../sources.ts';

export const descriptionShort = defineRule({
  id: 'description-short',
  family: 'description',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'A description has at least 40 characters.',
  why: 'Shorter texts do not say when to use the tool, so the model chooses by the name alone.',
  source: TOOL_DESIGN,
  messages: {
    short: {
      one: 'The description has {count} character; at least {limit} are needed to say what the tool does and when to use it.',
      other:
        'The description has {count} characters; at least {limit} are needed to say what the tool does and when to use it.',
    },
  },
  examples: {
    good: [
      { name: 'get_weather', description: 'Get the current weather of one city. Use when the user asks about it.' },
    ],
    bad: [{ tool: { name: 'get_weather', description: 'Get weather data.' }, expect: 'short', at: '/description' }],
  },
  check(tool, report, { thresholds }) {
    const count = tool.description?.trim().length ?? 0;
    if (count > 0 && count < thresholds.description_min) {
      report('short', ['description'], { data: { count, limit: thresholds.description_min } });
    }
  },
});
