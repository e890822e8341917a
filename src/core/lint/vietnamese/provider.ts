import type { FamilyWords } from './rule-words.ts';

export const providerVietnamese = {} satisfies FamilyWords;
