import type { FamilyWords } from './rule-words.ts';

export const documentVietnamese = {} satisfies FamilyWords;
