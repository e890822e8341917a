/** Every target mode. `mcp` is the newest revision, 2026-07-28. */
export const TARGET_IDS = [
  'openai-responses',
  'openai-responses:strict',
  'openai-chat',
  'openai-chat:strict',
  'anthropic',
  'anthropic:strict',
  'gemini',
  'gemini:json',
  'mcp',
  'mcp:2025-11-25',
  'mcp:2025-06-18',
] as const;
export type TargetId = (typeof TARGET_IDS)[number];

/** Stands for every target at once, where targets are chosen. */
export const EVERY_TARGET = 'all';

const SYNONYMS: Readonly<Record<string, TargetId>> = { 'mcp:2026-07-28': 'mcp' };

/** Undefined for an id that no target has. */
export function parseTargetId(text: string): TargetId | undefined {
  const id = Object.hasOwn(SYNONYMS, text) ? SYNONYMS[text] : text;
  return TARGET_IDS.find((known) => known === id);
}

export const TARGET_FAMILIES = ['openai-responses', 'openai-chat', 'anthropic', 'gemini', 'mcp'] as const;
export type TargetFamily = (typeof TARGET_FAMILIES)[number];

export function familyOf(target: TargetId): TargetFamily {
  return target.split(':')[0] as TargetFamily;
}
