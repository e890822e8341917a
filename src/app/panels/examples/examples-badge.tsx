import { selectExampleTotals } from '../../../state/selectors.ts';
import { useStudio } from '../../use-studio.ts';

export function ExamplesBadge() {
  const { passed, failed, unchecked } = useStudio(selectExampleTotals);
  const total = passed + failed + unchecked;
  if (total === 0) return null;
  const tone = failed > 0 ? 'tone-error' : unchecked > 0 ? 'tone-warning' : 'tone-good';
  return (
    <span className={`badge ${tone}`}>
      {passed}/{total}
    </span>
  );
}
