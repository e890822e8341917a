import { defineRule } from '../define-rule.ts';
import { says } from '../lexicons/index.ts';
import { TOOL_DESIGN } from '../sources.ts';

export const descriptionWhenNot = defineRule({
  id: 'description-when-not',
  family: 'description',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A description says what the tool is not for.',
  why: '"Do not use for …" keeps the model from taking this tool for requests that are close but wrong.',
  source: TOOL_DESIGN,
  confidence: 0.8,
  messages: {
    noLimit: 'The description does not say what the tool is not for. Add a sentence such as "Do not use for …".',
  },
  examples: {
    good: [
      { name: 'get_weather', description: 'Get the current weather. Do not use for forecasts.' },
      { name: 'get_weather', description: 'Lấy thời tiết hiện tại. Không dùng cho dự báo nhiều ngày.' },
    ],
    bad: [
      {
        tool: { name: 'get_weather', description: 'Get the current weather of one city.' },
        expect: 'noLimit',
        at: '/description',
      },
    ],
  },
  check(tool, report) {
    const text = tool.description ?? '';
    if (text.trim() !== '' && !says('whenNot', text)) report('noLimit', ['description']);
  },
});
