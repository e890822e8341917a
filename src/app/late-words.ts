import type { Language, MessageData } from '../core/model/message.ts';
import type { WordTable } from '../core/words/define-words.ts';
import { fill } from '../core/words/fill.ts';
import { type AppWordId, sayIn } from './say.ts';

export type LateSay<Table extends WordTable> = (id: AppWordId | keyof Table, data?: MessageData) => string;

/** The words of a part that comes after the page, besides those of the page. */
export function sayBesides<Table extends WordTable>(table: Table, language: Language): LateSay<Table> {
  const say = sayIn(language);
  return (id, data = {}) => {
    const own = Object.hasOwn(table, id) ? table[id as keyof Table & string] : undefined;
    return own === undefined ? say(id as AppWordId, data) : fill(own[language], data);
  };
}
