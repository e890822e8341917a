import { useEffect, useState } from 'react';
import { selectProblemCounts } from '../../state/selectors.ts';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

/** A pause in typing this long is worth a spoken count. */
const QUIET_MS = 1200;

/** Speaks the number of problems once the analysis has settled. */
export function ProblemAnnouncer() {
  const say = useWords();
  const { error, warning, info } = useStudio(selectProblemCounts);
  const isSettled = useStudio((state) => state.analysisRun.status === 'idle' && state.documentState === 'ready');
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (!isSettled) return;
    const words = say('app-announce', { errors: error, warnings: warning, infos: info });
    const timer = setTimeout(() => setSpoken(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [isSettled, error, warning, info, say]);
  return (
    <div className="visually-hidden" aria-live="polite">
      {spoken}
    </div>
  );
}
