import { useState } from 'react';
import { selectExampleTotals } from '../../../state/selectors.ts';
import type { ExampleRun } from '../../../worker/protocol/example-jobs.ts';
import { analysis } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePanelWords } from '../../use-panel-words.ts';
import { useStudio } from '../../use-studio.ts';
import { LeftOut, sumLeft } from './left-out.tsx';

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
  async function runFrom(from: number, before: ExampleRun | null): Promise<void> {
    setShown({ run: 'running', revision });
    const result = await analysis.run('runExamples', { from });
    setShown({ run: result.ok ? together(before, result.value) : 'failed', revision });
  }
  return (
    <>
      <span className="example-run" role="status">
        {wordRun(run, say)}
      </span>
      <Button
        isSmall
        disabled={run === 'running'}
        title={say('panel-run-always')}
        onClick={() => void runFrom(0, null)}
      >
        <Icon name="play" size={12} />
        {say('panel-run-all', { count })}
      </Button>
      {typeof run === 'object' && <LeftOut left={run.left} onGoOn={(from) => void runFrom(from, run)} />}
    </>
  );
}

/** A run that went on where the one before it stopped. */
function together(before: ExampleRun | null, now: ExampleRun): ExampleRun {
  if (before === null) return now;
  return {
    passed: before.passed + now.passed,
    failed: before.failed + now.failed,
    unchecked: before.unchecked + now.unchecked,
    milliseconds: Math.round((before.milliseconds + now.milliseconds) * 10) / 10,
    left: now.left,
  };
}

function wordRun(run: Run, say: ReturnType<typeof usePanelWords>): string {
  if (run === 'none') return say('panel-run-always');
  if (run === 'running') return say('app-checking');
  if (run === 'failed') return say('panel-run-failed');
  const { passed, failed, unchecked, milliseconds, left } = run;
  return say('panel-run-done', { passed, failed, unchecked: unchecked + sumLeft(left), time: milliseconds });
}
