import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

export const errorRecovery = defineRule({
  id: 'error-recovery',
  family: 'errors',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Every error says what the agent should do next.',
  why: 'An error without a recovery makes the model repeat the same call or give up where one question to the user would do.',
  source: documentationSpec('3.5'),
  messages: { missing: 'The error "{code}" does not say what to do next ("recovery").' },
  examples: {
    good: [{ name: 'a', errors: [{ code: 'NOT_FOUND', recovery: 'Ask the user for another city.' }] }],
    bad: [{ tool: { name: 'a', errors: [{ code: 'NOT_FOUND', recovery: ' ' }] }, expect: 'missing', at: '/errors/0' }],
  },
  check(tool, report) {
    for (const { code, recovery, pointer } of tool.errors ?? []) {
      if ((recovery ?? '').trim() === '') report('missing', pointer, { data: { code: code ?? '' } });
    }
  },
});
