import type { FamilyWords } from './rule-words.ts';

export const schemaVietnamese = {} satisfies FamilyWords;
