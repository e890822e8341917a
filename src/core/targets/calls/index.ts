import type { TargetFamily } from '../../model/target-id.ts';
import { anthropicWire } from './anthropic.ts';
import type { Wire } from './define-wire.ts';
import { geminiWire } from './gemini.ts';
import { mcpWire } from './mcp.ts';
import { openaiChatWire } from './openai-chat.ts';
import { openaiResponsesWire } from './openai-responses.ts';

export const WIRE: Readonly<Record<TargetFamily, Wire>> = {
  'openai-responses': openaiResponsesWire,
  'openai-chat': openaiChatWire,
  anthropic: anthropicWire,
  gemini: geminiWire,
  mcp: mcpWire,
};
