import type { FamilyWords } from './rule-words.ts';

export const safetyVietnamese = {} satisfies FamilyWords;
