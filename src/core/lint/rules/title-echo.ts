import { defineRule } from '../define-rule.ts';
import { MCP_TOOLS } from '../sources.ts';

export const titleEcho = defineRule({
  id: 'title-echo',
  family: 'document',
  severity: 'info',
  preset: 'recommended',
  summary: 'A title is written for people and is not a copy of the name.',
  why: 'Clients show the name where there is no title, so a title that equals the name adds nothing but bytes.',
  source: MCP_TOOLS,
  messages: { echo: 'The title only repeats the name "{name}".', remove: 'Remove the title' },
  examples: {
    good: [{ name: 'get_weather', title: 'Weather in a city' }, { name: 'get_weather' }],
    bad: [{ tool: { name: 'get_weather', title: 'get_weather' }, expect: 'echo', at: '/title' }],
  },
  check(tool, report) {
    if (tool.title === undefined || tool.name === '' || tool.title !== tool.name) return;
    const edits = [{ op: 'remove', pointer: ['title'] }] as const;
    report('echo', ['title'], { data: { name: tool.name }, fixes: [{ title: 'remove', safe: true, edits }] });
  },
});
