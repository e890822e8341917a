import type { Language, Message, MessageData } from '../model/message.ts';
import type { Wording } from './define-words.ts';
import { diffWords } from './diff-words.ts';
import { exampleWords } from './example-words.ts';
import { exportWords } from './export-words.ts';
import { fill } from './fill.ts';
import { importWords } from './import-words.ts';
import { lintWords } from './lint-words.ts';
import { targetWords } from './target-words.ts';
import { textWords } from './text-words.ts';
import { validateWords } from './validate-words.ts';
import { wireWords } from './wire-words.ts';
import { workerWords } from './worker-words.ts';

/** Sentences of the core and the worker. The page and the command line read their own tables besides. */
export const WORDS = {
  ...textWords,
  ...validateWords,
  ...importWords,
  ...targetWords,
  ...wireWords,
  ...exampleWords,
  ...diffWords,
  ...lintWords,
  ...exportWords,
  ...workerWords,
};
export type MessageId = keyof typeof WORDS;

/** A message of the interface tables; its id is checked by the compiler. */
export function say(id: MessageId, data: MessageData = {}): Message<MessageId> {
  return { id, data };
}

export function render(message: Message<MessageId>, language: Language): string {
  const entry: Readonly<Record<Language, Wording>> = WORDS[message.id];
  return fill(entry[language], message.data);
}

/** A message whose id the compiler could not check; an unknown one shows its id, so that the mistake is seen. */
export function renderAny({ id, data }: Message, language: Language): string {
  return Object.hasOwn(WORDS, id) ? render({ id: id as MessageId, data }, language) : id;
}
