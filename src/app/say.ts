import type { Language, MessageData } from '../core/model/message.ts';
import { appWords } from '../core/words/app-words.ts';
import { fill } from '../core/words/fill.ts';
import { workspaceWords } from '../core/words/workspace-words.ts';

const WORDS = { ...appWords, ...workspaceWords };

export type AppWordId = keyof typeof WORDS;
export type Say = (id: AppWordId, data?: MessageData) => string;

/** Words of the interface alone; sentences of the analysis come worded from the worker. */
export function sayIn(language: Language): Say {
  return (id, data = {}) => fill(WORDS[id][language], data);
}
