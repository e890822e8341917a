import { defineRule } from '../define-rule.ts';
import { excerpt } from '../facts/sentences.ts';
import { SMELLS_STUDY } from '../sources.ts';

/** A pair around words, or a break; a lone tag is one that the text speaks about. */
const HTML =
  /<(b|i|u|p|ul|ol|li|div|span|strong|em|h[1-6]|table|tr|td|pre|a)\b[^<>]{0,120}>[^<>]{1,400}<\/\1>|<br\s{0,3}\/?>|&(?:nbsp|lt|gt|quot);/i;
const HEADING = /^#{1,6}\s+\p{L}.{0,30}/mu;

export const descriptionMarkup = defineRule({
  id: 'description-markup',
  family: 'description',
  severity: { authored: 'info', foreign: 'info' },
  preset: 'recommended',
  summary: 'A description is plain text, without HTML or headings.',
  why: 'Markup costs tokens, is shown as it is by many clients, and is a place where instructions hide.',
  source: SMELLS_STUDY,
  messages: {
    html: 'The description contains HTML ("{found}"). Write plain text.',
    heading: 'The description contains a Markdown heading ("{found}"). Write plain text.',
  },
  examples: {
    good: [{ name: 'get_weather', description: 'Get the current weather of one city.' }],
    bad: [
      { tool: { name: 'get_weather', description: 'Get <b>current</b> weather.' }, expect: 'html', at: '/description' },
      {
        tool: { name: 'get_weather', description: 'Get weather.\n## Usage\nAsk it.' },
        expect: 'heading',
        at: '/description',
      },
    ],
  },
  check(tool, report) {
    const text = tool.description ?? '';
    const html = HTML.exec(text)?.[0];
    const heading = HEADING.exec(text)?.[0];
    if (html !== undefined) report('html', ['description'], { data: { found: excerpt(html, 40) } });
    else if (heading !== undefined) report('heading', ['description'], { data: { found: heading } });
  },
});
