import { defineRule } from '../define-rule.ts';
import { saying } from '../lexicons/index.ts';
import { documentationSpec } from '../sources.ts';

export const errorContradiction = defineRule({
  id: 'error-contradiction',
  family: 'errors',
  severity: 'warning',
  preset: 'recommended',
  summary: 'The recovery advice agrees with the retry flag.',
  why: 'When the flag and the sentence disagree, the runtime and the model do different things.',
  source: documentationSpec('7'),
  confidence: 0.7,
  messages: {
    retries: '"retryable" of "{code}" is false, but its recovery advises a retry ("{words}").',
    stops: '"retryable" of "{code}" is true, but its recovery advises against a retry ("{words}").',
  },
  examples: {
    good: [
      { name: 'a', errors: [{ code: 'TIMEOUT', retryable: true, recovery: 'Retry once after 5 seconds.' }] },
      {
        name: 'a',
        errors: [{ code: 'NOT_FOUND', retryable: false, recovery: 'Do not retry with the same id; ask the user.' }],
      },
      {
        name: 'a',
        errors: [{ code: 'VALIDATION_ERROR', retryable: false, recovery: 'Mend the arguments and call again.' }],
      },
    ],
    bad: [
      {
        tool: { name: 'a', errors: [{ code: 'DENIED', retryable: false, recovery: 'Wait and retry.' }] },
        expect: 'retries',
        at: '/errors/0/recovery',
      },
      {
        tool: { name: 'a', errors: [{ code: 'TIMEOUT', retryable: true, recovery: 'Never retry.' }] },
        expect: 'stops',
        at: '/errors/0/recovery',
      },
    ],
  },
  check(tool, report) {
    for (const { code = '', retryable, recovery = '', pointer } of tool.errors ?? []) {
      const no = saying('noRetry', recovery);
      const yes = no === undefined && !CHANGES_FIRST.test(recovery) ? saying('retry', recovery) : undefined;
      const place = [...pointer, 'recovery'];
      if (retryable === false && yes !== undefined) report('retries', place, { data: { code, words: yes } });
      else if (retryable === true && no !== undefined && !LIMITED.test(recovery))
        report('stops', place, { data: { code, words: no } });
    }
  },
});

/** A new call with other arguments is no retry. */
const CHANGES_FIRST =
  /\b(?:mend|fix|correct|change|other|another|different|valid|new|ask|adjust|shorten|choose|sign in|re-?authenticate|user|with)\b|sửa|đổi|khác|chỉnh|chọn|hỏi|đăng nhập/iu;
/** "Retry once, then stop" is no contradiction. */
const LIMITED = /\b(?:once|twice|then|after|times|until|unless)\b|một lần|hai lần|sau đó|rồi|lần|nếu vẫn/iu;
