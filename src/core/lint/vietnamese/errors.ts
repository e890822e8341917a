import type { FamilyWords } from './rule-words.ts';

export const errorsVietnamese = {} satisfies FamilyWords;
