import { defineRule } from '../define-rule.ts';
import { OPENAI_OUTPUTS } from '../schema/sources.ts';

export const providerAsIs = defineRule({
  id: 'provider-as-is',
  family: 'provider',
  severity: 'error',
  preset: 'essentials',
  summary: 'A document in the wire format of a provider is one that the provider takes.',
  why: 'Text that is sent unchanged is answered by a 400 for the whole request when one tool breaks a rule of the provider.',
  source: OPENAI_OUTPUTS,
  messages: {},
  examples: {
    good: [{ name: 'a', description: 'Adds.', parameters: { type: 'object', properties: { n: { type: 'number' } } } }],
    bad: [],
  },
  /** The judgement needs the document as it stands, so it is made where that is at hand. */
  check: () => undefined,
});
