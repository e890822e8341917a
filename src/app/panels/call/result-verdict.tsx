import type { ResultVerdict } from '../../../worker/protocol.ts';
import { useWords } from '../../use-words.ts';
import { VerdictLines } from './verdict-lines.tsx';

export function ResultVerdictView({ verdict }: { readonly verdict: ResultVerdict }) {
  const say = useWords();
  return <VerdictLines verdict={verdict} sentence={say(verdict.ok ? 'panel-result-fits' : 'panel-result-fails')} />;
}
