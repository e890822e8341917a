import type { Language } from '../core/model/message.ts';
import { panelWords } from '../core/words/panel-words.ts';
import { type LateSay, sayBesides } from './late-words.ts';

export type PanelWordId = keyof typeof panelWords;
export type PanelSay = LateSay<typeof panelWords>;

export function sayInPanels(language: Language): PanelSay {
  return sayBesides(panelWords, language);
}
