import { useState } from 'react';
import type { SearchView } from '../../../worker/protocol/catalogue-jobs.ts';
import { useAnswer } from '../../analysis/use-answer.ts';
import { actions } from '../../studio.ts';
import { SearchField } from '../../ui/search-field.tsx';
import { usePanelWords } from '../../use-panel-words.ts';
import { FIRST_FIELD } from '../show-panel.ts';
import './search.css';

/** Which tools a request in plain words would find, and by which words. */
export function SearchPanel() {
  const say = usePanelWords();
  const [query, setQuery] = useState('');
  const answer = useAnswer('search', query.trim() === '' ? null : { query });
  const hits = answer?.ok ? answer.value : null;
  return (
    <div className="search scroller">
      <div className="panel-toolbar">
        <SearchField
          {...FIRST_FIELD}
          label={say('panel-search-field')}
          placeholder={say('panel-search-placeholder')}
          value={query}
          onChange={setQuery}
        />
      </div>
      {hits === null || hits.length === 0 ? (
        <p className="quiet-note" role="status">
          {say(hits === null ? 'panel-search-empty' : 'panel-search-none')}
        </p>
      ) : (
        <ol aria-label={say('panel-search-ranking')}>
          {hits.map((hit) => (
            <Hit key={hit.tool} hit={hit} best={hits[0]?.score ?? 1} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Hit({ hit: { name, tool, score, matched }, best }: { readonly hit: SearchView; readonly best: number }) {
  const say = usePanelWords();
  return (
    <li>
      <button type="button" className="link-row search-hit" onClick={() => actions.selectTool(tool)}>
        <code className="search-name">{name}</code>
        <span className="search-score">{score.toFixed(2)}</span>
        <meter className="search-bar" min={0} max={best} value={score} aria-hidden="true" />
        <span className="search-words">
          {matched.map(({ word, field, found = word }) => (
            <span key={word} className="badge">
              <strong>{found}</strong> {say(`panel-field-${field}`)}
            </span>
          ))}
        </span>
      </button>
    </li>
  );
}
