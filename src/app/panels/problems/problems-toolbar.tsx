import { memo } from 'react';
import { SEVERITIES } from '../../../core/model/diagnostic.ts';
import { PROBLEM_GROUPS } from '../../../state/panels-slice.ts';
import { selectCanFixAll, selectProblemCounts, selectProviderNoteCount } from '../../../state/selectors.ts';
import { runCommand } from '../../commands/run-command.ts';
import { store } from '../../studio.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SeverityIcon } from '../../ui/severity-icon.tsx';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';

export const ProblemsToolbar = memo(function ProblemsToolbar() {
  const say = useWords();
  const filterText = useStudio((state) => state.problemText);
  const grouping = useStudio((state) => state.problemGrouping);
  const canFix = useStudio(selectCanFixAll);
  const { problemTextChanged, problemGroupingChosen } = store.getState();
  return (
    <fieldset className="panel-toolbar" aria-label={say('app-problems-filters')}>
      <SeverityToggles />
      <ProviderNotesToggle />
      <SearchField label={say('app-problems-filter')} value={filterText} onChange={problemTextChanged} />
      <label className="inline-label">
        {say('app-group-by')}
        <select
          className="field"
          value={grouping}
          onChange={(event) =>
            problemGroupingChosen(PROBLEM_GROUPS.find((known) => known === event.target.value) ?? 'none')
          }
        >
          {PROBLEM_GROUPS.map((group) => (
            <option key={group} value={group}>
              {say(`app-group-${group}`)}
            </option>
          ))}
        </select>
      </label>
      <Button disabled={!canFix} onClick={() => runCommand('fix-all')}>
        <Icon name="wrench" size={14} />
        {say('app-fix-all')}
      </Button>
      <IconButton label={say('app-copy-command-line')} onClick={() => runCommand('copy-command-line')}>
        <Icon name="square-terminal" size={16} />
      </IconButton>
    </fieldset>
  );
});

/** Notes of what a provider does not take; absent while there are none. */
function ProviderNotesToggle() {
  const say = useWords();
  const count = useStudio(selectProviderNoteCount);
  const isOn = useStudio((state) => state.showsProviderNotes);
  if (count === 0) return null;
  return (
    <button
      type="button"
      className="severity-toggle is-extra"
      aria-pressed={isOn}
      onClick={store.getState().providerNotesToggled}
    >
      {count}
      <span>{say('app-provider-notes', { count })}</span>
    </button>
  );
}

function SeverityToggles() {
  const say = useWords();
  const counts = useStudio(selectProblemCounts);
  const hidden = useStudio((state) => state.hiddenSeverities);
  const { severityToggled } = store.getState();
  return SEVERITIES.map((severity) => (
    <button
      key={severity}
      type="button"
      className="severity-toggle"
      aria-pressed={!hidden.includes(severity)}
      onClick={() => severityToggled(severity)}
    >
      <SeverityIcon severity={severity} />
      {counts[severity]}
      <span className="toggle-word">{say(`app-severities-${severity}`, { count: counts[severity] })}</span>
    </button>
  ));
}
