import type { FamilyWords } from './rule-words.ts';

export const catalogueVietnamese = {} satisfies FamilyWords;
