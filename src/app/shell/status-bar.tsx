import { FORMATS } from '../../core/model/format.ts';
import type { StudioState } from '../../state/store.ts';
import { runCommand } from '../commands/run-command.ts';
import type { Say } from '../say.ts';
import { Button } from '../ui/button.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';

/** Under the editor: the caret, what the document is, and how far the analysis is. */
export function StatusBar() {
  const say = useWords();
  const cursor = useStudio((state) => state.cursor);
  const facts = useStudio((state) => state.documentFacts);
  const phase = useStudio(phaseOf);
  const percent = useStudio(({ progress: { done, total } }) => (total === 0 ? 100 : Math.floor((done / total) * 100)));
  const format = FORMATS.find((known) => known === facts?.format);
  return (
    <div className="filled status-place">
      <div className="status-bar">
        <span className="cursor-place">{say('app-cursor', { line: cursor.line, column: cursor.column })}</span>
        <span className={phase === 'failed' || phase === 'broken' ? 'phase tone-error' : 'phase'}>
          {phaseWord(phase, percent, say)}
        </span>
        {format !== undefined && <span>{say(`app-format-${format}`)}</span>}
        {facts?.origin === 'foreign' && format !== undefined && (
          <Button isSmall look="quiet" onClick={() => runCommand('convert')}>
            {say('app-convert')}
          </Button>
        )}
        {facts?.language !== undefined && <span>{facts.language.toUpperCase()}</span>}
        <span className="tab-hint">{say('app-tab-hint')}</span>
      </div>
    </div>
  );
}

type Phase = 'failed' | 'broken' | 'unreadable' | 'running' | 'unchecked' | 'done' | 'none';

function phaseOf({ analysisRun, documentState, unchecked }: StudioState): Phase {
  if (analysisRun.status === 'failed') return 'failed';
  if (documentState === null) return analysisRun.status === 'running' ? 'running' : 'none';
  if (documentState !== 'ready') return documentState;
  if (analysisRun.status === 'running') return 'running';
  return unchecked.length > 0 ? 'unchecked' : 'done';
}

function phaseWord(phase: Phase, percent: number, say: Say): string {
  if (phase === 'none') return '';
  return phase === 'running' && percent < 100 ? say('app-phase-progress', { percent }) : say(`app-phase-${phase}`);
}
