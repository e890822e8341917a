/** What a document can be written as. Detection and the `--from` option use the same ids. */
export const FORMATS = [
  'descriptor',
  'mcp',
  'openai-responses',
  'openai-chat',
  'anthropic',
  'gemini',
  'bedrock',
  'ai-sdk',
  'openapi',
  'json-schema',
] as const;
export type FormatId = (typeof FORMATS)[number];

/** `authored`: written as descriptors, held to the full standard. `foreign`: somebody's wire format. */
export type Origin = 'authored' | 'foreign';

export function originOf(format: FormatId): Origin {
  return format === 'descriptor' ? 'authored' : 'foreign';
}
