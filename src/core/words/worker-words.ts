import { defineWords } from './define-words.ts';

export const workerWords = defineWords({});
