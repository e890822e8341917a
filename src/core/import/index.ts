import type { FormatId } from '../model/format.ts';
import { anthropic } from './anthropic.ts';
import type { Reader } from './define-reader.ts';
import { descriptor } from './descriptor.ts';
import { gemini } from './gemini.ts';
import { jsonSchema } from './json-schema.ts';
import { mcp } from './mcp.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import { openapi } from './openapi.ts';

/** One reader for each format; a new format does not compile until it has one. */
export const READERS = {
  descriptor,
  mcp,
  'openai-responses': openaiResponses,
  'openai-chat': openaiChat,
  anthropic,
  gemini,
  openapi,
  'json-schema': jsonSchema,
} as const satisfies Readonly<Record<FormatId, Reader>>;
