import { defineRule } from '../define-rule.ts';
import { OPENAI_OUTPUTS } from '../schema/sources.ts';

export const providerLoss = defineRule({
  id: 'provider-loss',
  family: 'provider',
  severity: 'info',
  preset: 'recommended',
  summary: 'What a target does not take is shown, not silently dropped.',
  why: 'A constraint that a target drops or keeps only as text is not enforced there; the tool must check it itself.',
  source: OPENAI_OUTPUTS,
  messages: { lost: 'This is not sent to this target as it stands.' },
  examples: {
    good: [{ name: 'a', description: 'Adds.', parameters: { type: 'object', properties: { n: { type: 'number' } } } }],
    bad: [
      {
        tool: {
          name: 'a',
          description: 'Tags.',
          parameters: {
            type: 'object',
            properties: { tags: { type: 'array', items: { type: 'string' }, uniqueItems: true } },
            required: ['tags'],
          },
        },
        targets: ['gemini'],
        expect: 'lost',
        at: '/parameters/properties/tags/uniqueItems',
      },
    ],
  },
  check(tool, report, context) {
    for (const target of context.targets) {
      const { status, losses } = context.convert(tool, target);
      if (status === 'refused') continue;
      for (const { kind, pointer, message } of losses) {
        if (kind === 'dropped' || kind === 'described') report('lost', pointer, { target, message });
      }
    }
  },
});
