import { defineWords } from './define-words.ts';

export const appWords = defineWords({});
