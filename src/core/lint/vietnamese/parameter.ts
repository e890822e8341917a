import type { FamilyWords } from './rule-words.ts';

export const parameterVietnamese = {} satisfies FamilyWords;
