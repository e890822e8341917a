import { useMemo } from 'react';
import { type Say, sayIn } from './say.ts';
import { useStudio } from './use-studio.ts';

export function useWords(): Say {
  const language = useStudio((state) => state.language);
  return useMemo(() => sayIn(language), [language]);
}
