import { defineRule } from '../define-rule.ts';
import { excerpt } from '../facts/sentences.ts';
import { opensWithVerb, says } from '../lexicons/index.ts';
import { documentationSpec } from '../sources.ts';

/** The lists of verbs are English and Vietnamese; of other scripts nothing can be said. */
const LATIN = /^\P{L}*\p{Script=Latin}/u;

/** Within so many characters a notice that the tool is deprecated comes before all else, as it should. */
const NOTICE = 30;

export const descriptionOpening = defineRule({
  id: 'description-opening',
  family: 'description',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A description starts with a verb and its object.',
  why: 'Search ranking and models give the first sentence the most weight.',
  source: documentationSpec('5'),
  confidence: 0.6,
  messages: { opening: 'The description starts with "{words}", which is not a verb. Say first what the tool does.' },
  examples: {
    good: [
      { name: 'get_weather', description: 'Get the current weather of one city.' },
      { name: 'get_weather', description: 'Lấy thời tiết hiện tại của một thành phố.' },
      { name: 'get_weather', description: 'Deprecated: use get_forecast. Gets the weather of one city.' },
    ],
    bad: [
      {
        tool: { name: 'get_weather', description: 'Weather information of a city.' },
        expect: 'opening',
        at: '/description',
      },
    ],
  },
  check(tool, report) {
    const text = tool.description ?? '';
    if (!LATIN.test(text) || opensWithVerb(text) || says('filler', text)) return;
    if (says('deprecated', text.slice(0, NOTICE))) return;
    report('opening', ['description'], { data: { words: excerpt(text.trim().split(/\s+/).slice(0, 2).join(' ')) } });
  },
});
