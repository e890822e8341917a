import { useEffect, useState } from 'react';
import type { CatalogueConformanceView } from '../../../worker/protocol/catalogue-jobs.ts';
import { analysis } from '../../studio.ts';
import { useStudio } from '../../use-studio.ts';

/** The whole document is looked at, so it waits until typing pauses. */
const DELAY_MS = 400;

/** The last answer, while the panel is shown; null until there is one. */
export function useCatalogueConformance(): CatalogueConformanceView | null {
  const revision = useStudio((state) => state.analysedRevision);
  const language = useStudio((state) => state.language);
  const isReady = useStudio((state) => state.documentState === 'ready');
  const [answer, setAnswer] = useState<CatalogueConformanceView | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker answers about the text and in the language of now.
  useEffect(() => {
    if (!isReady) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await analysis.run('conformance', null);
      if (isCurrent && result.ok) setAnswer(result.value);
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [revision, language, isReady]);
  return answer;
}
