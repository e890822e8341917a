import { defineWords } from './define-words.ts';

export const importWords = defineWords({});
