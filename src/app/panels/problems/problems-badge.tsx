import { selectProblemCounts } from '../../../state/selectors.ts';
import { useStudio } from '../../use-studio.ts';

export function ProblemsBadge() {
  const { error, warning, info } = useStudio(selectProblemCounts);
  const tone = error > 0 ? 'tone-error' : warning > 0 ? 'tone-warning' : 'tone-quiet';
  return <span className={`badge ${tone}`}>{error + warning + info}</span>;
}
