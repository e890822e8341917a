import { defineRule } from '../define-rule.ts';
import { MCP_TOOLS } from '../sources.ts';

export const catalogueNameUnique = defineRule({
  id: 'catalogue-name-unique',
  family: 'catalogue',
  severity: 'error',
  preset: 'essentials',
  summary: 'Every tool in a catalogue has its own name.',
  why: 'A call names its tool: with two tools of the same name the wrong one may run, and Anthropic refuses the whole request.',
  source: MCP_TOOLS,
  messages: { taken: '{count} tools have the name "{name}". Give each its own.' },
  examples: {
    good: [[{ name: 'get_order' }, { name: 'get_invoice' }]],
    bad: [{ tools: [{ name: 'search' }, { name: 'search' }], expect: 'taken', at: '/name' }],
  },
  checkCatalogue(tools, report) {
    const places = new Map<string, number[]>();
    for (const [index, { name }] of tools.entries()) {
      if (name === '') continue;
      const list = places.get(name);
      if (list === undefined) places.set(name, [index]);
      else list.push(index);
    }
    for (const [name, list] of places) {
      if (list.length < 2) continue;
      for (const index of list) report(index, 'taken', ['name'], { data: { name, count: list.length } });
    }
  },
});
