import { ENGLISH_GENERIC_WORDS } from '../lexicons/en.ts';

/** Whether the words of a name fit any tool: "process data". */
export function isGenericName(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => ENGLISH_GENERIC_WORDS.has(word));
}
