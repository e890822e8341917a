import { defineRule } from '../define-rule.ts';
import { saying } from '../lexicons/index.ts';
import { documentationSpec } from '../sources.ts';

export const descriptionMarketing = defineRule({
  id: 'description-marketing',
  family: 'description',
  severity: { authored: 'warning', foreign: 'info' },
  preset: 'recommended',
  summary: 'A description has no marketing words.',
  why: 'Praise does not say when to use a tool, costs tokens, and draws the choice away from better tools.',
  source: documentationSpec('5'),
  confidence: 0.8,
  messages: { praise: 'The description praises the tool ("{words}") instead of saying what it does.' },
  examples: {
    good: [{ name: 'get_weather', description: 'Get the current weather of one city.' }],
    bad: [
      {
        tool: { name: 'get_weather', description: 'Get weather with our powerful, world-class service.' },
        expect: 'praise',
        at: '/description',
      },
      {
        tool: { name: 'get_weather', description: 'Lấy thời tiết bằng dịch vụ hàng đầu.' },
        expect: 'praise',
        at: '/description',
      },
    ],
  },
  check(tool, report) {
    const words = saying('marketing', tool.description ?? '');
    if (words !== undefined) report('praise', ['description'], { data: { words } });
  },
});
