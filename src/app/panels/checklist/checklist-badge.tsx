import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';

/** The level that the selected tool reaches. */
export function ChecklistBadge() {
  const say = useWords();
  const level = useStudio((state) => state.toolView?.view.conformance.level ?? null);
  if (level === null) return null;
  return <span className={level === 0 ? 'badge tone-warning' : 'badge tone-good'}>{say('app-level', { level })}</span>;
}
