import { selectSelectedIndex } from '../../../state/selectors.ts';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';
import { AnalysisNote } from '../problems/analysis-note.tsx';
import { CheckItem } from './check-item.tsx';
import { useCatalogueConformance } from './use-catalogue-conformance.ts';
import { useToolConformance } from './use-tool-conformance.ts';
import './checklist.css';

/** What the selected tool lacks for the next level, and what the document lacks for a release. */
export function ChecklistPanel() {
  return (
    <div className="checklist scroller">
      <AnalysisNote />
      <div className="checklist-columns">
        <ToolLevel />
        <ReleaseChecklist />
      </div>
    </div>
  );
}

function ToolLevel() {
  const say = useWords();
  const name = useStudio((state) => state.tools[selectSelectedIndex(state)]?.name ?? null);
  const answer = useToolConformance();
  if (name === null) return <p className="quiet-note">{say('app-no-tool')}</p>;
  if (answer === null) return null;
  const { level, levelName, requirements } = answer;
  return (
    <section aria-label={say('app-tool-level')}>
      <h2 className="checklist-head">
        {name} <span className={level === 0 ? 'badge tone-warning' : 'badge tone-good'}>{levelName}</span>
      </h2>
      {([1, 2, 3] as const).map((wanted) => (
        <div key={wanted}>
          <h3 className="group-head">{say('app-level-needs', { level: wanted })}</h3>
          <ul aria-label={say('app-level-needs', { level: wanted })}>
            {requirements
              .filter((requirement) => requirement.level === wanted)
              .map(({ id, name, isMet, gaps }) => (
                <CheckItem key={id} name={name} state={isMet ? 'done' : 'open'} gaps={gaps} />
              ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

function ReleaseChecklist() {
  const say = useWords();
  const answer = useCatalogueConformance();
  const isReady = useStudio((state) => state.documentState === 'ready');
  if (answer === null) return isReady ? <p className="quiet-note">{say('app-checking')}</p> : null;
  return (
    <section aria-label={say('app-release-checklist')}>
      <h2 className="checklist-head">
        {say('app-release-checklist')} <span className="badge">{answer.levelName}</span>
      </h2>
      <p className="checklist-counts">
        {answer.counts
          .flatMap((count, level) => (count === 0 ? [] : say('app-level-count', { level, count })))
          .join(' · ')}
      </p>
      <ul aria-label={say('app-release-checklist')}>
        {answer.checklist.map(({ id, name, state, gaps }) => (
          <CheckItem key={id} name={name} state={state} gaps={gaps} />
        ))}
      </ul>
    </section>
  );
}
