import type { ExampleRun } from '../../../worker/protocol/example-jobs.ts';
import { actions } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { usePanelWords } from '../../use-panel-words.ts';
import { useStudio } from '../../use-studio.ts';

/** So many tools are named. */
const NAMED = 100;

type Left = ExampleRun['left'];

export function sumLeft(left: Left): number {
  return left.reduce((sum, { examples }) => sum + examples, 0);
}

interface LeftOutProps {
  readonly left: Left;
  readonly onGoOn: (from: number) => void;
}

/** What a run did not reach in its time, with the way to the tools and on with the run. */
export function LeftOut({ left, onGoOn }: LeftOutProps) {
  const say = usePanelWords();
  const [first] = left;
  if (first === undefined) return null;
  return (
    <div className="warning-note left-out">
      <p role="status">{say('panel-run-left', { count: sumLeft(left) })}</p>
      <Button isSmall onClick={() => onGoOn(first.tool)}>
        {say('panel-run-go-on')}
      </Button>
      <details>
        <summary>{say('panel-run-left-tools', { count: left.length })}</summary>
        <ul>
          {left.slice(0, NAMED).map(({ tool, examples }) => (
            <LeftTool key={tool} tool={tool} examples={examples} />
          ))}
        </ul>
        {left.length > NAMED && <p>{say('app-gaps-more', { count: left.length - NAMED })}</p>}
      </details>
    </div>
  );
}

function LeftTool({ tool, examples }: Left[number]) {
  const name = useStudio((state) => state.tools[tool]?.name ?? '');
  return (
    <li>
      <Button isSmall look="quiet" onClick={() => actions.selectTool(tool)}>
        <code>{name}</code> {examples}
      </Button>
    </li>
  );
}
