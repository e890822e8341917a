import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { effectByName } from '../facts/tool-effect.ts';
import { MCP_TOOLS } from '../sources.ts';

export const annotationsMissing = defineRule({
  id: 'annotations-missing',
  family: 'safety',
  severity: { authored: 'off', foreign: 'info' },
  preset: 'recommended',
  summary: 'A tool that changes something states in its annotations whether it is destructive.',
  why: 'Without annotations an MCP client must assume that the tool is destructive and reaches the outside world, so it asks the user before every call.',
  source: MCP_TOOLS,
  messages: {
    changes:
      'The name "{name}" says that the tool changes something, but nothing states whether it is destructive. Add the safety annotations.',
  },
  examples: {
    good: [{ name: 'delete_record', idempotency: { destructive: true } }],
    bad: [{ tool: { name: 'delete_record' }, format: 'mcp', expect: 'changes', at: '' }],
  },
  /** The other formats have no place for hints. In a descriptor `block-missing` asks for the block. */
  check(tool, report, { format }) {
    if (has(tool.raw, 'idempotency') || format !== 'mcp') return;
    const effect = effectByName(tool);
    if (effect === 'destroys' || effect === 'writes') report('changes', [], { data: { name: tool.name } });
  },
});
