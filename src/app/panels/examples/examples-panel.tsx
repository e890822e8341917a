import { runCommand } from '../../commands/run-command.ts';
import { text } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { SeverityIcon } from '../../ui/severity-icon.tsx';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';
import { AnalysisNote } from '../problems/analysis-note.tsx';
import { CoverageList } from './coverage-list.tsx';
import { ExampleCard } from './example-card.tsx';
import './examples.css';

/** The selected tool's examples, run on every edit. */
export function ExamplesPanel() {
  const say = useWords();
  const answer = useStudio((state) => state.toolView);
  const hasTool = useStudio((state) => state.selectedTool !== null);
  if (!hasTool) return <p className="quiet-note">{say('app-no-tool')}</p>;
  if (answer === null) return <p className="quiet-note">{say('app-checking')}</p>;
  const { examples, fixtures, coverage, name, remarks } = answer.view;
  return (
    <div className="examples scroller">
      <AnalysisNote />
      <div className="panel-toolbar">
        <h2 className="grow">{say('app-examples-of', { tool: name })}</h2>
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
      {examples.length === 0 && <p className="quiet-note">{say('app-examples-none')}</p>}
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
      {coverage !== null && examples.length > 0 && <CoverageList coverage={coverage} tool={answer.view.tool} />}
    </div>
  );
}
