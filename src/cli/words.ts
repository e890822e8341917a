import type { Language, Message, MessageData } from '../core/model/message.ts';
import { cliWords } from '../core/words/cli-words.ts';
import type { Wording } from '../core/words/define-words.ts';
import { fill } from '../core/words/fill.ts';
import { renderAny, render as renderCore, type WORDS } from '../core/words/words.ts';

export { renderAny };
export type CliMessageId = keyof typeof cliWords | keyof typeof WORDS;

/** A message of the command line's own table or of the core's. */
export function say(id: CliMessageId, data: MessageData = {}): Message<CliMessageId> {
  return { id, data };
}

export function render({ id, data }: Message<CliMessageId>, language: Language): string {
  if (!Object.hasOwn(cliWords, id)) return renderCore({ id: id as keyof typeof WORDS, data }, language);
  const entry: Readonly<Record<Language, Wording>> = cliWords[id as keyof typeof cliWords];
  return fill(entry[language], data);
}
