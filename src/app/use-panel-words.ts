import { useMemo } from 'react';
import { type PanelSay, sayInPanels } from './panel-words.ts';
import { useStudio } from './use-studio.ts';

export function usePanelWords(): PanelSay {
  const language = useStudio((state) => state.language);
  return useMemo(() => sayInPanels(language), [language]);
}
