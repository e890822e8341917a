import { defineWords } from './define-words.ts';

export const validateWords = defineWords({});
