import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

export const nameLength = defineRule({
  id: 'name-length',
  family: 'name',
  severity: { authored: 'error', foreign: 'warning' },
  preset: 'essentials',
  summary: 'A tool name has at most 64 characters.',
  why: 'OpenAI and Gemini refuse longer names, and some clients put the server name in front as well.',
  source: documentationSpec('3.1'),
  messages: { long: 'The name has {length} characters; at most {limit} are allowed.' },
  examples: {
    good: [{ name: 'get_weather' }],
    bad: [
      {
        tool: { name: 'get_the_current_weather_of_one_city_or_of_several_cities_at_the_same_time' },
        expect: 'long',
        at: '/name',
      },
    ],
  },
  check(tool, report, { thresholds }) {
    const length = tool.name.length;
    if (length > thresholds.name_max) report('long', ['name'], { data: { length, limit: thresholds.name_max } });
  },
});
