import type { ResultVerdict } from '../../../worker/protocol/example-jobs.ts';
import { usePanelWords } from '../../use-panel-words.ts';
import { VerdictLines } from './verdict-lines.tsx';

export function ResultVerdictView({ verdict }: { readonly verdict: ResultVerdict }) {
  const say = usePanelWords();
  return <VerdictLines verdict={verdict} sentence={say(verdict.ok ? 'panel-result-fits' : 'panel-result-fails')} />;
}
