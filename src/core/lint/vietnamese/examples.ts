import type { FamilyWords } from './rule-words.ts';

export const examplesVietnamese = {} satisfies FamilyWords;
