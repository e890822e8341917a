import { analysis, text } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';

/** What is wrong with the analysis itself: a dead worker, a text that does not parse, checks that could not run. */
export function AnalysisNote() {
  const say = useWords();
  const run = useStudio((state) => state.analysisRun);
  const documentState = useStudio((state) => state.documentState);
  const failure = useStudio((state) => state.documentFacts?.failure ?? null);
  const saysWhy = useStudio((state) => state.documentDiagnostics.length > 0);
  const fault = useStudio((state) => state.documentDiagnostics.find(({ severity }) => severity === 'error'));
  const unchecked = useStudio((state) => state.unchecked);
  if (run.status === 'failed') {
    return (
      <div className="failure-note" role="alert">
        <p>
          <strong>{say('app-analysis-failed')}</strong> {run.message}
        </p>
        <Button isSmall onClick={() => void analysis.restart()}>
          {say('app-analysis-restart')}
        </Button>
      </div>
    );
  }
  if (documentState === 'unreadable' && !saysWhy) return <Note text={failure ?? say('app-unreadable')} />;
  if (documentState === 'broken') {
    return (
      <div className="warning-note">
        <span>{say('app-broken')}</span>{' '}
        {fault !== undefined && (
          <Button isSmall onClick={() => text.reveal(fault.range)}>
            {say('workspace-fix-line', { line: fault.range.start.line })}
          </Button>
        )}
      </div>
    );
  }
  if (unchecked.length > 0) return <Note text={`${say('app-unchecked')} ${unchecked.join('; ')}`} />;
  return null;
}

function Note({ text }: { readonly text: string }) {
  return <p className="warning-note">{text}</p>;
}
