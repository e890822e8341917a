import { get, isObject, stringAt } from '../../model/json.ts';
import { defineRule } from '../define-rule.ts';
import { TOOL_DESIGN } from '../sources.ts';

const MIN_WORDS = 4;

export const errorMessage = defineRule({
  id: 'error-message',
  family: 'errors',
  severity: 'warning',
  preset: 'recommended',
  summary: 'The message in an error example says what is wrong and what would be right.',
  why: 'The message is all that the model sees; showing it the right form halves the retries of weaker models.',
  source: TOOL_DESIGN,
  confidence: 0.6,
  messages: {
    none: 'The error object in this example has no "message" for the model.',
    vague: 'The error message "{text}" says neither what is wrong nor what would be right.',
  },
  examples: {
    good: [
      {
        name: 'a',
        examples: [
          {
            result: { error: { code: 'VALIDATION_ERROR', message: '\'city\' is required, for example "Bengaluru".' } },
          },
        ],
      },
    ],
    bad: [
      {
        tool: { name: 'a', examples: [{ result: { error: { code: 'NOT_FOUND' } } }] },
        expect: 'none',
        at: '/examples/0/result/error',
      },
      {
        tool: { name: 'a', examples: [{ result: { error: { code: 'NOT_FOUND', message: 'Bad request' } } }] },
        expect: 'vague',
        at: '/examples/0/result/error/message',
      },
    ],
  },
  check(tool, report) {
    for (const { result, pointer } of tool.examples ?? []) {
      const error = get(result, 'error');
      if (!isObject(error)) continue;
      const text = stringAt(error, 'message') ?? '';
      const place = [...pointer, 'result', 'error'];
      if (text.trim() === '') report('none', place);
      else if (text.trim().split(/\s+/).length < MIN_WORDS)
        report('vague', [...place, 'message'], { data: { text }, severity: 'info' });
    }
  },
});
