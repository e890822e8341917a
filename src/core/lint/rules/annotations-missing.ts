import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { effectByName } from '../facts/tool-effect.ts';
import { MCP_TOOLS } from '../sources.ts';

export const annotationsMissing = defineRule({
  id: 'annotations-missing',
  family: 'safety',
  severity: { authored: 'off', foreign: 'off' },
  preset: 'recommended',
  summary: 'A tool says by hints whether it changes or destroys anything.',
  why: 'Without hints an MCP client must assume that the tool is destructive and open to the world, and asks for every call.',
  source: MCP_TOOLS,
  messages: {
    none: 'The tool gives no hint whether it reads, writes or deletes.',
    changes: 'The name "{name}" says that the tool changes something, and no hint says how.',
  },
  examples: {
    good: [{ name: 'delete_record', idempotency: { destructive: true } }],
    bad: [
      { tool: { name: 'look_around' }, expect: 'none', at: '' },
      { tool: { name: 'delete_record' }, expect: 'changes', at: '' },
    ],
  },
  check(tool, report) {
    if (has(tool.raw, 'idempotency')) return;
    const effect = effectByName(tool);
    if (effect === 'destroys' || effect === 'writes') report('changes', [], { data: { name: tool.name } });
    else report('none', []);
  },
});
