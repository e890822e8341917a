import type { FormatId } from '../model/format.ts';
import { aiSdk } from './ai-sdk.ts';
import { anthropic } from './anthropic.ts';
import { bedrock } from './bedrock.ts';
import type { Reader } from './define-reader.ts';
import { descriptor } from './descriptor.ts';
import { gemini } from './gemini.ts';
import { jsonSchema } from './json-schema.ts';
import { mcp } from './mcp.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import { openapi } from './openapi.ts';

/**
 * One reader for each format; a new format does not compile until it has one. They are asked in this order whether they
 * know an entry: one that a call format wraps or names in its own way comes before one with bare `parameters`.
 */
export const READERS = {
  'openai-chat': openaiChat,
  bedrock,
  anthropic,
  mcp,
  gemini,
  'openai-responses': openaiResponses,
  descriptor,
  openapi,
  'json-schema': jsonSchema,
  'ai-sdk': aiSdk,
} as const satisfies Readonly<Record<FormatId, Reader>>;
