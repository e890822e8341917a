import type { FamilyWords } from './rule-words.ts';

export const semanticsVietnamese = {} satisfies FamilyWords;
