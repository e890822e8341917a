import { memo } from 'react';
import { familyOf } from '../../../core/model/target-id.ts';
import type { ToolAnalysis } from '../../../worker/protocol/document-jobs.ts';
import { FAMILY_FACES, targetLabel } from '../../targets/target-label.ts';
import { useWords } from '../../use-words.ts';

/** One letter per provider: plain when exact, underlined when lossy, struck out when refused. */
export const VerdictLetters = memo(function VerdictLetters({ verdicts }: Pick<ToolAnalysis, 'verdicts'>) {
  const say = useWords();
  const spoken = verdicts
    .map(({ target, status }) => `${targetLabel(target)}: ${say(`app-status-${status}`)}`)
    .join(', ');
  if (verdicts.length === 0) return null;
  return (
    <span className="verdicts" title={spoken}>
      <span className="visually-hidden">{spoken}</span>
      {verdicts.map(({ target, status }) => (
        <span key={target} aria-hidden="true" className={`verdict verdict-${status}`}>
          {FAMILY_FACES[familyOf(target)].letter}
        </span>
      ))}
    </span>
  );
});
