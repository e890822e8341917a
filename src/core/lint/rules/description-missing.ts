import { defineRule } from '../define-rule.ts';

export const descriptionMissing = defineRule({
  id: 'description-missing',
  family: 'description',
  severity: { authored: 'error', foreign: 'warning' },
  preset: 'essentials',
  summary: 'Every tool has a description.',
  why: 'The description is what a model reads to choose a tool; without one it guesses from the name, and search ranks the tool last.',
  source: {
    title: 'Anthropic: How to implement tool use, best practices for tool definitions',
    url: 'https://docs.claude.com/en/docs/agents-and-tools/tool-use/implement-tool-use',
    checkedOn: '2026-11-29',
  },
  messages: {
    missing: 'The tool has no description. Say what it does and when to use it.',
    blank: 'The description is blank. Say what the tool does and when to use it.',
  },
  examples: {
    good: [{ name: 'get_weather', description: 'Get the current weather of a city.' }],
    bad: [
      { tool: { name: 'get_weather' }, expect: 'missing', at: '' },
      { tool: { name: 'get_weather', description: '  ' }, expect: 'blank', at: '/description' },
    ],
  },
  check(tool, report) {
    if (!Object.hasOwn(tool.raw, 'description')) report('missing', []);
    else if (tool.description?.trim() === '') report('blank', ['description']);
  },
});
