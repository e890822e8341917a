import { useState } from 'react';
import { CRITICALITIES } from '../../../core/diff/change.ts';
import { useAnswer } from '../../analysis/use-answer.ts';
import { usePanelWords } from '../../use-panel-words.ts';
import { useStudio } from '../../use-studio.ts';
import { FIRST_FIELD } from '../show-panel.ts';
import { ChangeList } from './change-list.tsx';
import { CRITICALITY_TONES } from './criticality-tones.ts';
import { useOtherText, useVersions } from './other-versions.ts';
import './compare.css';

/** The open document beside another version of it: what changed, and what that means for those who call the tools. */
export function ComparePanel() {
  const say = usePanelWords();
  const [chosen, setChosen] = useState('pasted');
  const [pasted, setPasted] = useState('');
  const [isOlder, setIsOlder] = useState(true);
  const versions = useVersions();
  const other = useOtherText(versions.find(({ key }) => key === chosen));
  const isPasted = !versions.some(({ key }) => key === chosen);
  const text = isPasted ? pasted : (other?.text ?? '');
  const fileName = isPasted ? 'pasted.json' : (other?.name ?? '');
  const answer = useAnswer('compare', text.trim() === '' ? null : { text, fileName, isOlder });
  const hasDocument = useStudio((state) => state.activeDocument !== null);
  if (!hasDocument) return <p className="quiet-note">{say('app-no-document')}</p>;
  return (
    <div className="compare scroller">
      <div className="panel-toolbar">
        <label className="inline-label">
          {say('panel-compare-with')}
          <select
            className="field compare-other"
            value={isPasted ? 'pasted' : chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="pasted">{say('panel-compare-pasted')}</option>
            {versions.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label className="inline-label">
          {say('panel-compare-role')}
          <select
            className="field"
            value={isOlder ? 'older' : 'newer'}
            onChange={(event) => setIsOlder(event.target.value === 'older')}
          >
            <option value="older">{say('panel-compare-older')}</option>
            <option value="newer">{say('panel-compare-newer')}</option>
          </select>
        </label>
        {answer?.ok && <Counts changes={answer.value.changes} />}
      </div>
      {isPasted && (
        <textarea
          {...FIRST_FIELD}
          className="field compare-text"
          aria-label={say('panel-compare-field')}
          placeholder={say('panel-compare-placeholder')}
          spellCheck={false}
          value={pasted}
          onChange={(event) => setPasted(event.target.value)}
        />
      )}
      {answer === null ? (
        <p className="quiet-note">{say(text === '' ? 'panel-compare-empty' : 'app-checking')}</p>
      ) : answer.ok ? (
        <ChangeList comparison={answer.value} />
      ) : (
        <p className="warning-note">
          {say('panel-compare-failed', { reason: 'message' in answer.error ? answer.error.message : '' })}
        </p>
      )}
    </div>
  );
}

function Counts({ changes }: { readonly changes: readonly { readonly criticality: string }[] }) {
  const say = usePanelWords();
  return (
    <span className="compare-counts" role="status">
      {CRITICALITIES.map((criticality) => (
        <span key={criticality} className={`badge ${CRITICALITY_TONES[criticality]}`}>
          {changes.filter((change) => change.criticality === criticality).length} {say(`panel-${criticality}`)}
        </span>
      ))}
    </span>
  );
}
