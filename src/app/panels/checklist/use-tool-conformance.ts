import { selectSelectedIndex } from '../../../state/selectors.ts';
import type { ToolConformanceView } from '../../../worker/protocol/tool-jobs.ts';
import { useAnswer } from '../../analysis/use-answer.ts';
import { useStudio } from '../../use-studio.ts';

/** What was last said of the selected tool, asked when typing pauses; null until there is an answer. */
export function useToolConformance(): ToolConformanceView | null {
  const tool = useStudio(selectSelectedIndex);
  const answer = useAnswer('toolConformance', tool < 0 ? null : { tool });
  return answer?.ok === true ? answer.value : null;
}
