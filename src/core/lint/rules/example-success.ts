import { defineRule } from '../define-rule.ts';
import { documentationSpec } from '../sources.ts';

export const exampleSuccess = defineRule({
  id: 'example-success',
  family: 'examples',
  severity: 'warning',
  preset: 'recommended',
  summary: 'The examples include a successful call.',
  why: 'One complete call with its result shows the model the form of the arguments better than any sentence.',
  source: documentationSpec('3.7'),
  messages: { none: 'No example shows a successful call with its result.' },
  examples: {
    good: [
      {
        name: 'a',
        examples: [{ prompt: 'Weather in Oslo?', tool_call: { name: 'a', arguments: {} }, result: { temperature: 3 } }],
      },
    ],
    bad: [{ tool: { name: 'a', examples: [{ prompt: 'Weather?', expect: 'ask' }] }, expect: 'none', at: '/examples' }],
  },
  check(tool, report) {
    if (
      tool.examples !== undefined &&
      !tool.examples.some(({ kind, result }) => kind === 'success' && result !== undefined)
    ) {
      report('none', ['examples']);
    }
  },
});
