import type { FamilyWords } from './rule-words.ts';

export const securityVietnamese = {} satisfies FamilyWords;
