import { stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { says } from '../lexicons/index.ts';
import { TOOL_DESIGN } from '../sources.ts';

export const descriptionWhen = defineRule({
  id: 'description-when',
  family: 'description',
  severity: { authored: 'warning', foreign: 'off' },
  preset: 'recommended',
  summary: 'A description says when to use the tool.',
  why: 'A sentence such as "Use when …" ties the tool to the requests that should trigger it; in large catalogues this decides the choice.',
  source: TOOL_DESIGN,
  confidence: 0.8,
  messages: { noWhen: 'The description does not say when to use the tool. Add a sentence such as "Use when …".' },
  examples: {
    good: [
      {
        name: 'get_weather',
        description: 'Get the current weather. Use when the user asks about conditions in a city.',
      },
      { name: 'get_weather', description: 'Lấy thời tiết hiện tại. Dùng khi người dùng hỏi nhiệt độ của một nơi.' },
    ],
    bad: [
      {
        tool: { name: 'get_weather', description: 'Get the current weather of one city.' },
        expect: 'noWhen',
        at: '/description',
      },
    ],
  },
  check(tool, report) {
    const text = tool.description ?? '';
    if (text.trim() === '' || says('when', text)) return;
    if (
      Array.isArray(tool.raw.trigger_phrases) &&
      stringAt(tool.raw, 'description') !== undefined &&
      tool.raw.trigger_phrases.length > 0
    )
      return;
    report('noWhen', ['description']);
  },
});
