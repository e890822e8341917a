import { defineRule } from '../define-rule.ts';
import { effectByName } from '../facts/tool-effect.ts';
import { MCP_TOOLS } from '../sources.ts';

export const idempotencyName = defineRule({
  id: 'idempotency-name',
  family: 'safety',
  severity: 'warning',
  preset: 'recommended',
  summary: 'The safety flags agree with the name.',
  why: 'Clients run read-only tools without asking; a "delete_…" marked as read-only deletes without a question.',
  source: MCP_TOOLS,
  confidence: 0.8,
  messages: {
    destroysSafe: '"{name}" sounds as if it deletes something, but "safe" says that it changes nothing.',
    writesSafe: '"{name}" sounds as if it writes something, but "safe" says that it changes nothing.',
    readsDestructive: '"{name}" sounds as if it only reads, but "destructive" is true.',
    destroysHarmless: '"{name}" sounds as if it deletes something, but "destructive" is false.',
  },
  examples: {
    good: [
      { name: 'get_note', idempotency: { idempotent: true, safe: true, destructive: false } },
      { name: 'delete_note', idempotency: { idempotent: true, safe: false, destructive: true } },
    ],
    bad: [
      { tool: { name: 'delete_note', idempotency: { safe: true } }, expect: 'destroysSafe', at: '/idempotency/safe' },
      { tool: { name: 'send_email', idempotency: { safe: true } }, expect: 'writesSafe', at: '/idempotency/safe' },
      {
        tool: { name: 'get_note', idempotency: { destructive: true } },
        expect: 'readsDestructive',
        at: '/idempotency/destructive',
      },
      {
        tool: { name: 'delete_note', idempotency: { safe: false, destructive: false } },
        expect: 'destroysHarmless',
        at: '/idempotency/destructive',
      },
    ],
  },
  check(tool, report, { origin }) {
    const effect = effectByName(tool);
    const { safe, destructive } = tool.idempotency ?? {};
    const data = { name: tool.name };
    if (safe === true && effect === 'destroys')
      report('destroysSafe', ['idempotency', 'safe'], { data, severity: 'error' });
    else if (safe === true && effect === 'writes')
      report('writesSafe', ['idempotency', 'safe'], { data, severity: origin === 'authored' ? 'warning' : 'info' });
    if (destructive === true && effect === 'reads')
      report('readsDestructive', ['idempotency', 'destructive'], { data });
    if (safe !== true && destructive === false && effect === 'destroys')
      report('destroysHarmless', ['idempotency', 'destructive'], { data, severity: 'info' });
  },
});
