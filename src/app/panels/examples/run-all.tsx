import { Play } from 'lucide-react';
import { useState } from 'react';
import { selectExampleTotals } from '../../../state/selectors.ts';
import type { ExampleRun } from '../../../worker/protocol.ts';
import { analysis } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { usePanelWords } from '../../use-panel-words.ts';
import { useStudio } from '../../use-studio.ts';

type Run = 'none' | 'running' | 'failed' | ExampleRun;

/** Every example runs on each edit; the button shows that, and how long it takes. */
export function RunAll() {
  const say = usePanelWords();
  const { passed, failed, unchecked } = useStudio(selectExampleTotals);
  const revision = useStudio((state) => state.revision);
  const [shown, setShown] = useState<{ readonly run: Run; readonly revision: number }>({ run: 'none', revision: 0 });
  const count = passed + failed + unchecked;
  if (count === 0) return null;
  // A figure of an older text would be taken for one of this.
  const run = shown.revision === revision ? shown.run : 'none';
  async function runAll(): Promise<void> {
    setShown({ run: 'running', revision });
    const result = await analysis.run('runExamples', null);
    setShown({ run: result.ok ? result.value : 'failed', revision });
  }
  return (
    <>
      <span className="example-run" role="status">
        {wordRun(run, say)}
      </span>
      <Button isSmall disabled={run === 'running'} title={say('panel-run-always')} onClick={() => void runAll()}>
        <Play size={12} aria-hidden="true" />
        {say('panel-run-all', { count })}
      </Button>
    </>
  );
}

function wordRun(run: Run, say: ReturnType<typeof usePanelWords>): string {
  if (run === 'none') return say('panel-run-always');
  if (run === 'running') return say('app-checking');
  if (run === 'failed') return say('panel-run-failed');
  const { milliseconds, ...counts } = run;
  return say('panel-run-done', { ...counts, time: milliseconds });
}
