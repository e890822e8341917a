import { selectExampleTotals, selectSelectedIndex } from '../../../state/selectors.ts';
import type { ToolAnalysis } from '../../../worker/protocol/document-jobs.ts';
import { runCommand } from '../../commands/run-command.ts';
import { actions, text } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { SeverityIcon } from '../../ui/severity-icon.tsx';
import { usePanelWords } from '../../use-panel-words.ts';
import { useStudio } from '../../use-studio.ts';
import { AnalysisNote } from '../problems/analysis-note.tsx';
import { BoundaryList } from './boundary-list.tsx';
import { CoverageList } from './coverage-list.tsx';
import { ExampleCard } from './example-card.tsx';
import { RunAll } from './run-all.tsx';
import './examples.css';

/** The selected tool's examples, run on every edit. */
export function ExamplesPanel() {
  const say = usePanelWords();
  const answer = useStudio((state) => state.toolView);
  const hasTool = useStudio((state) => state.selectedTool !== null);
  if (!hasTool) return <p className="quiet-note">{say('app-no-tool')}</p>;
  if (answer === null) return <p className="quiet-note">{say('app-checking')}</p>;
  const { examples, fixtures, coverage, name, remarks, isBehind } = answer.view;
  return (
    <div className="examples scroller">
      <AnalysisNote />
      <div className="panel-toolbar">
        <h2 className="grow">
          {say('app-examples-of', { tool: name })}{' '}
          {isBehind && <span className="tone-quiet">{say('app-checking-short')}</span>}
        </h2>
        <RunAll />
        <FailingElsewhere />
        <Button isSmall onClick={() => runCommand('add-success-example')}>
          {say('app-add-success')}
        </Button>
        <Button isSmall onClick={() => runCommand('add-error-example')}>
          {say('app-add-error')}
        </Button>
      </div>
      {remarks.map(({ severity, message, range }) => (
        <button key={message} type="button" className="link-row" onClick={() => text.reveal(range)}>
          <SeverityIcon severity={severity} /> {message}
        </button>
      ))}
      {examples.length === 0 && !isBehind && <p className="quiet-note">{say('app-examples-none')}</p>}
      <ul aria-label={say('app-examples')}>
        {examples.map((example) => (
          <ExampleCard key={example.index} example={example} />
        ))}
      </ul>
      {fixtures.length > 0 && (
        <>
          <h3 className="group-head">{say('app-fixtures')}</h3>
          <ul aria-label={say('app-fixtures')}>
            {fixtures.map((fixture) => (
              <ExampleCard key={fixture.index} example={fixture} />
            ))}
          </ul>
        </>
      )}
      {coverage !== null && examples.length > 0 && (
        <CoverageList coverage={coverage} places={answer.view.coveragePlaces} tool={answer.view.tool} />
      )}
      <BoundaryList key={answer.tool} tool={answer.view.tool} name={name} />
    </div>
  );
}

/** The first tool behind the selected one, round at the end, that has a failing example. */
function nextFailing(tools: readonly ToolAnalysis[], selected: number): number | null {
  for (let step = 1; step < tools.length; step += 1) {
    const index = (Math.max(0, selected) + step) % tools.length;
    if ((tools[index]?.examples.failed ?? 0) > 0) return index;
  }
  return null;
}

/** Every example of the document runs on each edit; this leads to the next tool where one fails. */
function FailingElsewhere() {
  const say = usePanelWords();
  const selected = useStudio(selectSelectedIndex);
  const next = useStudio((state) =>
    selectExampleTotals(state).failed === 0 ? null : nextFailing(state.tools, selected),
  );
  const name = useStudio((state) => (next === null ? '' : (state.tools[next]?.name ?? '')));
  if (next === null) return null;
  return (
    <Button isSmall onClick={() => actions.selectTool(next)}>
      {say('panel-next-failing', { tool: name })}
    </Button>
  );
}
