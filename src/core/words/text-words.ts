import { defineWords } from './define-words.ts';

export const textWords = defineWords({});
