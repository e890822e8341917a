import { has } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { effectByName } from '../facts/tool-effect.ts';
import { MCP_TOOLS } from '../sources.ts';

export const annotationsNone = defineRule({
  id: 'annotations-none',
  family: 'safety',
  severity: 'off',
  preset: 'strict',
  summary: 'Every tool states in its annotations whether it only reads.',
  why: 'Without annotations, clients assume that a tool is destructive and reaches the outside world, and ask the user before every call.',
  source: MCP_TOOLS,
  messages: { none: 'Nothing states whether the tool reads, writes or deletes. Add the safety annotations.' },
  examples: {
    good: [{ name: 'look_around', idempotency: { safe: true } }],
    bad: [{ tool: { name: 'look_around' }, format: 'mcp', expect: 'none', at: '' }],
  },
  /** Where the name says that something changes, `annotations-missing` speaks; in a descriptor, `block-missing`. */
  check(tool, report, { format }) {
    if (format !== 'mcp') return;
    const effect = effectByName(tool);
    if (!has(tool.raw, 'idempotency') && effect !== 'destroys' && effect !== 'writes') report('none', []);
  },
});
