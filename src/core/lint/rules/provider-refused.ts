import { defineRule } from '../define-rule.ts';
import { OPENAI_OUTPUTS } from '../schema/sources.ts';

export const providerRefused = defineRule({
  id: 'provider-refused',
  family: 'provider',
  severity: 'error',
  preset: 'essentials',
  summary: 'Every target of the document can take every tool.',
  why: 'What a target cannot express is never turned into something else, so this tool would be missing from the request.',
  source: OPENAI_OUTPUTS,
  messages: { refused: 'This tool cannot be sent to this target.' },
  examples: {
    good: [{ name: 'a', description: 'Adds.', parameters: { type: 'object', properties: { n: { type: 'number' } } } }],
    bad: [
      {
        tool: {
          name: 'a',
          description: 'Labels.',
          parameters: {
            type: 'object',
            properties: { labels: { type: 'object', additionalProperties: { type: 'string' } } },
          },
        },
        targets: ['openai-responses:strict'],
        expect: 'refused',
        at: '/parameters/properties/labels/additionalProperties',
      },
    ],
  },
  check(tool, report, context) {
    for (const target of context.targets) {
      const { status, losses } = context.convert(tool, target);
      if (status !== 'refused') continue;
      const reasons = losses.filter(({ kind }) => kind === 'refused');
      for (const { pointer, message } of reasons) report('refused', pointer, { target, message });
      if (reasons.length === 0) report('refused', [], { target });
    }
  },
});
