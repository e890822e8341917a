import type { CallVerdict } from '../../../worker/protocol/example-jobs.ts';
import { Icon } from '../../ui/icon.tsx';
import { SeverityIcon } from '../../ui/severity-icon.tsx';
import { useWords } from '../../use-words.ts';

interface VerdictLinesProps {
  readonly verdict: Pick<CallVerdict, 'ok' | 'problems'>;
  readonly sentence: string;
}

/** The judgement in one sentence, and what it rests on. */
export function VerdictLines({ verdict: { ok, problems }, sentence }: VerdictLinesProps) {
  const say = useWords();
  return (
    <>
      <p className="call-verdict">
        {ok ? (
          <Icon name="circle-check" size={15} className="tone-good" />
        ) : (
          <Icon name="circle-x" size={15} className="tone-error" />
        )}
        <strong>{sentence}</strong>
      </p>
      <ul aria-label={say('app-call-problems')}>
        {problems.map(({ severity, pointer, message }) => (
          <li key={`${pointer} ${message}`} className="call-problem">
            <SeverityIcon severity={severity} />
            <span>
              <span className="visually-hidden">{say(`app-severity-${severity}`)}: </span>
              <code>{pointer === '' ? '/' : pointer}</code> {message}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
