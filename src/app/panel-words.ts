import type { Language, MessageData } from '../core/model/message.ts';
import { fill } from '../core/words/fill.ts';
import { panelWords } from '../core/words/panel-words.ts';
import { type AppWordId, sayIn } from './say.ts';

export type PanelWordId = keyof typeof panelWords;
export type PanelSay = (id: AppWordId | PanelWordId, data?: MessageData) => string;

/** The words of the parts that come after the page, besides those of the page. */
export function sayInPanels(language: Language): PanelSay {
  const say = sayIn(language);
  return (id, data = {}) => (isPanelWord(id) ? fill(panelWords[id][language], data) : say(id, data));
}

function isPanelWord(id: AppWordId | PanelWordId): id is PanelWordId {
  return Object.hasOwn(panelWords, id);
}
