import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

/** Says that it failed once more, or nothing at all. */
const VAGUE =
  /^(?:(?:an? |the )?(?:\w{1,20} )?(?:error|failure|problem)(?: has)? (?:occurred|happened)|something went wrong|(?:request|call|operation) failed|unknown(?: error)?|none|n\/a|not applicable|tbd|todo|đã xảy ra lỗi|có lỗi xảy ra|lỗi không xác định|không có)[.!]?$/iu;

export const errorRecovery = defineRule({
  id: 'error-recovery',
  family: 'errors',
  severity: 'warning',
  preset: 'recommended',
  summary: 'Every error says what the agent should do next.',
  why: 'An error without advice makes the model repeat the same call, or give up where one question to the user would be enough.',
  source: documentationSpec('3.5'),
  messages: {
    missing: 'The error "{code}" does not say what to do next. Add "recovery".',
    vague: '"recovery" of "{code}" does not say what to do: "{text}"',
  },
  examples: {
    good: [{ name: 'a', errors: [{ code: 'NOT_FOUND', recovery: 'Ask the user for another city.' }] }],
    bad: [
      { tool: { name: 'a', errors: [{ code: 'NOT_FOUND', recovery: ' ' }] }, expect: 'missing', at: '/errors/0' },
      {
        tool: { name: 'a', errors: [{ code: 'NOT_FOUND', recovery: 'An error occurred.' }] },
        expect: 'vague',
        at: '/errors/0/recovery',
      },
    ],
  },
  check(tool, report) {
    for (const { code, recovery, pointer } of tool.errors ?? []) {
      const text = (recovery ?? '').trim();
      if (text === '') report('missing', pointer, { data: { code: code ?? '' } });
      else if (VAGUE.test(text)) report('vague', [...pointer, 'recovery'], { data: { code: code ?? '', text } });
    }
  },
});
