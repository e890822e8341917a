import { useMemo } from 'react';
import type { Diagnostic } from '../../../core/model/diagnostic.ts';
import {
  LISTED_PROBLEMS,
  type ProblemGroup,
  selectHasProblems,
  selectIsListCut,
  selectProblemGroups,
} from '../../../state/selectors.ts';
import { actions } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { VirtualList } from '../../ui/virtual-list.tsx';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';
import { AnalysisNote } from './analysis-note.tsx';
import { ProblemRow } from './problem-row.tsx';
import { ProblemsToolbar } from './problems-toolbar.tsx';
import './problems.css';

type Row = ProblemGroup | Diagnostic;

export function ProblemsPanel() {
  const say = useWords();
  const groups = useStudio(selectProblemGroups);
  const isCut = useStudio(selectIsListCut);
  const rows: readonly Row[] = useMemo(() => groups.flatMap(rowsOf), [groups]);
  return (
    <div className="problems">
      <ProblemsToolbar />
      <AnalysisNote />
      {isCut && <p className="quiet-note">{say('app-problems-cut', { count: LISTED_PROBLEMS })}</p>}
      {rows.length === 0 ? (
        <NoProblems />
      ) : (
        <VirtualList label={say('app-problems-list')} items={rows}>
          {(row, index) =>
            'problems' in row ? (
              <h3 key={`head ${row.title}`} className="group-head">
                {row.title === '' ? say('app-whole-document') : row.title}{' '}
                <span className="badge">{isCut ? `${row.problems.length}+` : row.problems.length}</span>
                <FixGroup group={row} />
              </h3>
            ) : (
              <ProblemRow key={index} problem={row} />
            )
          }
        </VirtualList>
      )}
    </div>
  );
}

/** Under one rule: every fix it offers, shown first when one of them may change the meaning. */
function FixGroup({ group: { title, problems } }: { readonly group: ProblemGroup }) {
  const say = useWords();
  const isRule = useStudio((state) => state.problemGrouping === 'rule');
  const fixable = problems.filter(({ fixes }) => fixes.length > 0).length;
  if (!isRule || title === null || fixable < 2) return null;
  return (
    <Button isSmall aria-label={say('app-fix-rule-name', { rule: title })} onClick={() => void actions.fixAll(title)}>
      <Icon name="wrench" size={12} />
      {say('app-fix-rule', { count: fixable })}
    </Button>
  );
}

function rowsOf(group: ProblemGroup): readonly Row[] {
  return group.title === null ? group.problems : [group, ...group.problems];
}

/** Says "no problems" only when everything was checked; else what kept it from being so. */
function NoProblems() {
  const say = useWords();
  const hasHidden = useStudio(selectHasProblems);
  const isOpen = useStudio((state) => state.activeDocument !== null);
  const isSettled = useStudio(
    (state) =>
      state.analysisRun.status === 'idle' &&
      state.documentState === 'ready' &&
      state.progress.done >= state.progress.total &&
      state.unchecked.length === 0,
  );
  const id = !isOpen
    ? 'app-no-document'
    : hasHidden
      ? 'app-problems-filtered'
      : isSettled
        ? 'app-problems-none'
        : 'app-problems-unknown';
  return <p className="quiet-note">{say(id)}</p>;
}
