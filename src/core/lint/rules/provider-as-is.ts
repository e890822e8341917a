import { defineRule } from '../define-rule.ts';
import { OPENAI_OUTPUTS } from '../schema/sources.ts';

export const providerAsIs = defineRule({
  id: 'provider-as-is',
  family: 'provider',
  severity: 'error',
  preset: 'essentials',
  summary: "A document in a provider's own format is one that the provider accepts.",
  why: 'When one tool breaks a rule of the provider, text that is sent unchanged is answered with a 400 for the whole request.',
  source: OPENAI_OUTPUTS,
  messages: {},
  examples: {
    good: [{ name: 'a', description: 'Adds.', parameters: { type: 'object', properties: { n: { type: 'number' } } } }],
    bad: [],
  },
  /** The judgement needs the document as it stands, so it is made where that is at hand. */
  check: () => undefined,
});
