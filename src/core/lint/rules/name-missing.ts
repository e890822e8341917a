import { get } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';

export const nameMissing = defineRule({
  id: 'name-missing',
  family: 'name',
  severity: 'error',
  preset: 'essentials',
  summary: 'Every tool has a name.',
  why: 'A tool without a name cannot be called, and no provider accepts it.',
  source: {
    title: 'Model Context Protocol: Tool',
    url: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools',
    checkedOn: '2026-11-29',
  },
  messages: {
    missing: 'The tool has no name.',
    blank: 'The name is blank.',
    notText: 'The name must be of type string, but is of type {found}.',
  },
  examples: {
    good: [{ name: 'get_weather' }],
    bad: [
      { tool: { description: 'Get the current weather of a city.' }, expect: 'missing', at: '' },
      { tool: { name: '' }, expect: 'blank', at: '/name' },
      { tool: { name: 7 }, expect: 'notText', at: '/name' },
    ],
  },
  check(tool, report) {
    const name = get(tool.raw, 'name');
    if (name === undefined) report('missing', []);
    else if (typeof name !== 'string') report('notText', ['name'], { data: { found: typeName(name) } });
    else if (name.trim() === '') report('blank', ['name']);
  },
});

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
