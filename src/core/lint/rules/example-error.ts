import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

export const exampleError = defineRule({
  id: 'example-error',
  family: 'examples',
  severity: 'warning',
  preset: 'recommended',
  summary: 'The examples include an error case.',
  why: 'A model that has seen an error result once knows where the code is and what to do next.',
  source: documentationSpec('3.7'),
  messages: { none: 'No example shows an error. Add one whose result is { "error": { "code", "message" } }.' },
  examples: {
    good: [
      {
        name: 'a',
        examples: [
          { prompt: 'Weather in Xyz?', result: { error: { code: 'NOT_FOUND', message: 'No city is called Xyz.' } } },
        ],
      },
    ],
    bad: [
      {
        tool: { name: 'a', examples: [{ prompt: 'Weather?', tool_call: {}, result: { temperature: 3 } }] },
        expect: 'none',
        at: '/examples',
      },
    ],
  },
  check(tool, report) {
    if (tool.examples !== undefined && !tool.examples.some(({ kind }) => kind === 'error'))
      report('none', ['examples']);
  },
});
