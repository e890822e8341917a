import { memo } from 'react';
import { formatPointer } from '../../../core/model/pointer.ts';
import { LOSS_KINDS, type LossKind } from '../../../core/targets/conversion.ts';
import type { PlacedLoss } from '../../../worker/protocol/tool-jobs.ts';
import { text } from '../../studio.ts';
import { shortPointer } from '../../ui/short-pointer.ts';
import { useWords } from '../../use-words.ts';

const TONES: Readonly<Record<LossKind, string>> = {
  rewritten: 'tone-good',
  described: 'tone-info',
  dropped: 'tone-warning',
  refused: 'tone-error',
};

interface LossListProps {
  readonly losses: readonly PlacedLoss[];
  readonly label: string;
}

/** What did not arrive as written. Each entry leads to its place in the text. */
export const LossList = memo(function LossList({ losses, label }: LossListProps) {
  const say = useWords();
  const worstFirst = losses.toSorted((left, right) => LOSS_KINDS.indexOf(right.kind) - LOSS_KINDS.indexOf(left.kind));
  const isRefused = worstFirst[0]?.kind === 'refused';
  if (losses.length === 0) return null;
  return (
    <details className={isRefused ? 'losses is-all' : 'losses'} open={isRefused || undefined}>
      <summary>{say('app-losses', { count: losses.length })}</summary>
      <ul aria-label={say('app-losses-of', { target: label })}>
        {worstFirst.map((loss) => (
          <li key={`${formatPointer(loss.pointer)} ${loss.message}`} className="loss-row">
            <button
              type="button"
              className="loss"
              onClick={() => text.reveal(loss.range)}
              onMouseEnter={() => text.light(loss.range)}
              onMouseLeave={() => text.light(null)}
            >
              <span className="loss-head">
                <span className={`loss-kind ${TONES[loss.kind]}`}>{say(`app-loss-${loss.kind}`)}</span>
                <code title={formatPointer(loss.pointer)}>{shortPointer(loss.pointer)}</code>
              </span>
              <span>{loss.message}</span>
            </button>
            <a
              className="loss-source"
              href={loss.source.url}
              target="_blank"
              rel="noreferrer"
              title={loss.source.title}
              aria-label={`${say('app-rule-source')} ${loss.source.title}, ${loss.source.checkedOn}`}
            >
              {loss.source.checkedOn}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
});
