import type { TargetId } from '../model/target-id.ts';
import { anthropic, anthropicStrict } from './anthropic.ts';
import type { Target } from './define-target.ts';
import { gemini, geminiJson } from './gemini.ts';
import { mcp, mcp20250618, mcp20251125 } from './mcp.ts';
import { openaiChat, openaiChatStrict } from './openai-chat.ts';
import { openaiResponses, openaiResponsesStrict } from './openai-responses.ts';

export const TARGETS: Readonly<Record<TargetId, Target>> = {
  'openai-responses': openaiResponses,
  'openai-responses:strict': openaiResponsesStrict,
  'openai-chat': openaiChat,
  'openai-chat:strict': openaiChatStrict,
  anthropic,
  'anthropic:strict': anthropicStrict,
  gemini,
  'gemini:json': geminiJson,
  mcp,
  'mcp:2025-11-25': mcp20251125,
  'mcp:2025-06-18': mcp20250618,
};
