import { defineRule } from '../define-rule.ts';
import { MCP_TOOLS } from '../sources.ts';

export const idempotencyContradiction = defineRule({
  id: 'idempotency-contradiction',
  family: 'safety',
  severity: { authored: 'error', foreign: 'warning' },
  preset: 'essentials',
  summary: 'The safety flags do not contradict each other.',
  why: 'A tool that changes nothing cannot destroy anything, and calling it twice is the same as calling it once; clients that trust the wrong flag skip the question to the user.',
  source: MCP_TOOLS,
  messages: {
    safeDestructive: '"safe" and "destructive" are both true; a tool that changes nothing cannot destroy anything.',
    safeNotIdempotent: '"safe" is true, so the tool changes nothing and is idempotent, but "idempotent" is false.',
    setIdempotent: 'Set idempotent to true',
    setSafe: 'Set safe to false',
  },
  examples: {
    good: [{ name: 'a', idempotency: { idempotent: true, safe: true, destructive: false } }],
    bad: [
      {
        tool: { name: 'a', idempotency: { idempotent: true, safe: true, destructive: true } },
        expect: 'safeDestructive',
        at: '/idempotency/destructive',
      },
      {
        tool: { name: 'a', idempotency: { idempotent: false, safe: true, destructive: false } },
        expect: 'safeNotIdempotent',
        at: '/idempotency/idempotent',
      },
    ],
  },
  check(tool, report, { origin }) {
    const { safe, destructive, idempotent } = tool.idempotency ?? {};
    if (safe !== true) return;
    if (destructive === true) {
      const edits = [{ op: 'set', pointer: ['idempotency', 'safe'], value: false }] as const;
      report('safeDestructive', ['idempotency', 'destructive'], { fixes: [{ title: 'setSafe', safe: false, edits }] });
    } else if (idempotent === false && origin === 'authored') {
      // MCP gives idempotentHint a meaning only where readOnlyHint is false, so servers leave it false.
      const edits = [{ op: 'set', pointer: ['idempotency', 'idempotent'], value: true }] as const;
      const fixes = [{ title: 'setIdempotent', safe: false, edits } as const];
      report('safeNotIdempotent', ['idempotency', 'idempotent'], { fixes, severity: 'warning' });
    }
  },
});
