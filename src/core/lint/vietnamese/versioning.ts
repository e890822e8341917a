import type { FamilyWords } from './rule-words.ts';

export const versioningVietnamese = {} satisfies FamilyWords;
