import { defineWords } from './define-words.ts';

export const exampleWords = defineWords({});
