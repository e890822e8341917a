import { defineRule } from '../define-rule.ts';
import { MCP_TOOLS } from '../sources.ts';

export const titleMissing = defineRule({
  id: 'title-missing',
  family: 'document',
  severity: 'off',
  preset: 'strict',
  summary: 'A tool has a title for people.',
  why: 'Lists and permission dialogs show the title; without one, the user is asked to allow "cal_evt_srch".',
  source: MCP_TOOLS,
  messages: { none: 'The tool has no title to show to people. Add "title".' },
  examples: {
    good: [{ name: 'get_weather', title: 'Weather in a city' }],
    bad: [{ tool: { name: 'get_weather' }, expect: 'none', at: '' }],
  },
  check(tool, report) {
    if ((tool.title ?? '').trim() === '') report('none', []);
  },
});
