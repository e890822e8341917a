import { defineWords } from './define-words.ts';

export const cliWords = defineWords({});
