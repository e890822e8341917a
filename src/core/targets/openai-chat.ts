import { defineTarget } from './define-target.ts';
import { chatApi, openaiPlain, openaiStrict } from './openai.ts';

export const openaiChat = defineTarget({
  ...chatApi,
  ...openaiPlain,
  limits: { ...chatApi.limits, ...openaiPlain.limits },
  id: 'openai-chat',
  label: 'OpenAI Chat Completions',
});

export const openaiChatStrict = defineTarget({
  ...chatApi,
  ...openaiStrict,
  limits: { ...chatApi.limits, ...openaiStrict.limits },
  id: 'openai-chat:strict',
  label: 'OpenAI Chat Completions (strict)',
});
