import { defineTarget } from './define-target.ts';
import { openaiPlain, openaiStrict, responsesApi } from './openai.ts';

export const openaiResponses = defineTarget({
  ...responsesApi,
  ...openaiPlain,
  limits: { ...responsesApi.limits, ...openaiPlain.limits },
  id: 'openai-responses',
  label: 'OpenAI Responses',
});

export const openaiResponsesStrict = defineTarget({
  ...responsesApi,
  ...openaiStrict,
  limits: { ...responsesApi.limits, ...openaiStrict.limits },
  id: 'openai-responses:strict',
  label: 'OpenAI Responses (strict)',
});
