import { useMemo } from 'react';
import { dialogWords } from '../core/words/dialog-words.ts';
import { type LateSay, sayBesides } from './late-words.ts';
import { useStudio } from './use-studio.ts';

export type DialogSay = LateSay<typeof dialogWords>;

export function useDialogWords(): DialogSay {
  const language = useStudio((state) => state.language);
  return useMemo(() => sayBesides(dialogWords, language), [language]);
}
