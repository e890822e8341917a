import { useEffect, useState } from 'react';
import type { Result } from '../../core/model/result.ts';
import type { JobFailure, JobKind, Jobs } from '../../worker/protocol.ts';
import { analysis } from '../studio.ts';
import { useStudio } from '../use-studio.ts';

/** A question is asked when typing pauses this long. */
const DELAY_MS = 150;

/**
 * The worker's last answer about the text and in the language of now; null while there is none, and when `input` is null.
 * The former answer stays until the next one comes.
 */
export function useAnswer<Kind extends JobKind>(
  kind: Kind,
  input: Jobs[Kind]['input'] | null,
  delay = DELAY_MS,
): Result<Jobs[Kind]['output'], JobFailure> | null {
  const revision = useStudio((state) => state.analysedRevision);
  const language = useStudio((state) => state.language);
  const isReady = useStudio((state) => state.documentState === 'ready');
  const [answer, setAnswer] = useState<Result<Jobs[Kind]['output'], JobFailure> | null>(null);
  const question = input === null ? null : JSON.stringify(input);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input is compared by what it says; the worker answers about the text and in the language of now.
  useEffect(() => {
    if (input === null) return setAnswer(null);
    if (!isReady) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const result = await analysis.run(kind, input);
      if (isCurrent && (result.ok || result.error.kind !== 'superseded')) setAnswer(result);
    }, delay);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [kind, question, revision, language, isReady, delay]);
  return answer;
}
