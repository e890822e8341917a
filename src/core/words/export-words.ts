import { defineWords } from './define-words.ts';

export const exportWords = defineWords({});
