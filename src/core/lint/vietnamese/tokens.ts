import type { FamilyWords } from './rule-words.ts';

export const tokensVietnamese = {} satisfies FamilyWords;
