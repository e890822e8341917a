import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

const LONG =
  'Search the calendars that the signed-in user may read and return the events that overlap an interval. Use when the user asks what is planned. ';

export const descriptionLong = defineRule({
  id: 'description-long',
  family: 'description',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'A description stays under 600 characters, and never exceeds 1,024.',
  why: 'Long texts rank lower in tool search and blur the purpose of the tool; some clients cut them at 1,024 characters.',
  source: documentationSpec('12'),
  messages: {
    long: 'The description has {length} characters; above {limit} it ranks lower in tool search. Shorten it.',
    tooLong: 'The description has {length} characters; some clients cut it after {limit}. Shorten it.',
  },
  examples: {
    good: [{ name: 'search_events', description: LONG }],
    bad: [
      { tool: { name: 'search_events', description: LONG.repeat(5) }, expect: 'long', at: '/description' },
      { tool: { name: 'search_events', description: LONG.repeat(8) }, expect: 'tooLong', at: '/description' },
    ],
  },
  check(tool, report, { origin, thresholds }) {
    const length = tool.description?.length ?? 0;
    if (length > thresholds.description_max) {
      const severity = origin === 'authored' ? 'error' : 'warning';
      report('tooLong', ['description'], { data: { length, limit: thresholds.description_max }, severity });
    } else if (length > thresholds.description_long) {
      report('long', ['description'], { data: { length, limit: thresholds.description_long } });
    }
  },
});
