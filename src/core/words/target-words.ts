import { defineWords } from './define-words.ts';

export const targetWords = defineWords({});
