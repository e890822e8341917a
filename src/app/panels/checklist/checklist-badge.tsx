import { useWords } from '../../use-words.ts';
import { useToolConformance } from './use-tool-conformance.ts';

/** The level that the selected tool reaches. */
export function ChecklistBadge() {
  const say = useWords();
  const level = useToolConformance()?.level ?? null;
  if (level === null) return null;
  return <span className={level === 0 ? 'badge tone-warning' : 'badge tone-good'}>{say('app-level', { level })}</span>;
}
