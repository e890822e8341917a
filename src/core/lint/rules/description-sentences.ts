import { defineRule } from '../define-rule.ts';
import { sentences } from '../facts/sentences.ts';
import { documentationSpec } from '../sources.ts';

export const descriptionSentences = defineRule({
  id: 'description-sentences',
  family: 'description',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A description has two to five sentences.',
  why: 'One sentence says what the tool does; a second is needed to say when to use it. More than five bury both.',
  source: documentationSpec('3.2'),
  messages: {
    few: 'The description has one sentence; write two to five.',
    many: 'The description has {count} sentences; write two to five.',
  },
  examples: {
    good: [{ name: 'get_weather', description: 'Get the current weather. Use when the user asks about a city.' }],
    bad: [
      {
        tool: { name: 'get_weather', description: 'Get the current weather and wind of one city.' },
        expect: 'few',
        at: '/description',
      },
      {
        tool: { name: 'get_weather', description: 'Get it. Use it. Ask it. See it. Tell it. Keep it.' },
        expect: 'many',
        at: '/description',
      },
    ],
  },
  /** Of a text that is too short for a sentence of use, `description-short` speaks. */
  check(tool, report, { thresholds }) {
    const text = tool.description ?? '';
    const count = sentences(text).length;
    if (count === 1 && text.trim().length >= thresholds.description_min) report('few', ['description']);
    else if (count > 5) report('many', ['description'], { data: { count } });
  },
});
