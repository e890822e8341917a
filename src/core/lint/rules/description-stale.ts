import { defineRule } from '../define-rule.ts';
import { SMELLS_STUDY } from '../sources.ts';

const SIGNS = [
  /\b(?:see|refer to|check) (?:the |our )?(?:docs|documentation|readme|wiki|website)\b|\bxem (?:tài liệu|trang web)/i,
  /\b(?:changelog\s*:|new in (?:version |v)?\d|since (?:version |v)\d|added in (?:version |v)?\d|as of (?:version |v)\d)/i,
  /\b(?:v|version )\d{1,3}\.\d{1,3}(?:\.\d{1,3})?\b/i,
] as const;

export const descriptionStale = defineRule({
  id: 'description-stale',
  family: 'description',
  severity: { authored: 'info', foreign: 'info' },
  preset: 'recommended',
  summary: 'A description stands on its own: no versions, change notes or "see the docs".',
  why: 'A model cannot open the documentation while it chooses, and what was new in version 2 is noise in version 5.',
  source: SMELLS_STUDY,
  confidence: 0.7,
  messages: {
    points: 'The description points to a version or to another document ("{words}"). Say here what matters.',
  },
  examples: {
    good: [{ name: 'get_weather', description: 'Get the current weather of one city.' }],
    bad: [
      {
        tool: { name: 'get_weather', description: 'Get weather. See the docs for details.' },
        expect: 'points',
        at: '/description',
      },
    ],
  },
  check(tool, report) {
    const text = tool.description ?? '';
    const words = SIGNS.map((sign) => sign.exec(text)?.[0]).find((found) => found !== undefined);
    if (words !== undefined) report('points', ['description'], { data: { words } });
  },
});
