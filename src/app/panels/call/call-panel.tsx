import { useEffect, useState } from 'react';
import { TARGET_IDS, type TargetId } from '../../../core/model/target-id.ts';
import { selectSelectedIndex } from '../../../state/selectors.ts';
import type { CallVerdict } from '../../../worker/protocol.ts';
import { analysis, store } from '../../studio.ts';
import { targetLabel } from '../../targets/target-label.ts';
import { useStudio } from '../../use-studio.ts';
import { useWords } from '../../use-words.ts';
import { VerdictView } from './verdict-view.tsx';
import './call.css';

/** The call is judged when typing pauses this long. */
const DELAY_MS = 150;

/** What a model sent, decoded, judged by the selected tool, and the message to hand back. */
export function CallPanel() {
  const say = useWords();
  const name = useStudio((state) => state.tools[selectSelectedIndex(state)]?.name ?? null);
  const { text, as } = useStudio((state) => state.triedCall);
  const verdict = useVerdict();
  const { callTried } = store.getState();
  if (name === null) return <p className="quiet-note">{say('app-no-tool')}</p>;
  return (
    <div className="call scroller">
      <div className="call-input">
        <div className="panel-toolbar">
          <h2 className="grow">{say('app-call-of', { tool: name })}</h2>
          <label className="inline-label">
            {say('app-call-as')}
            <select
              className="field"
              value={as ?? ''}
              onChange={(event) => callTried({ text, as: readTarget(event.target.value) })}
            >
              <option value="">{say('app-call-bare')}</option>
              {TARGET_IDS.map((target) => (
                <option key={target} value={target}>
                  {targetLabel(target)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <textarea
          className="field call-text"
          aria-label={say('app-call-field')}
          placeholder={say('app-call-placeholder')}
          spellCheck={false}
          value={text}
          onChange={(event) => callTried({ text: event.target.value, as })}
        />
      </div>
      <div className="call-answer" aria-live="polite">
        {verdict === null ? <p className="quiet-note">{say('app-call-empty')}</p> : <VerdictView verdict={verdict} />}
      </div>
    </div>
  );
}

function readTarget(text: string): TargetId | null {
  return TARGET_IDS.find((target) => target === text) ?? null;
}

/** Null while nothing was pasted; judged again when the tool or the text of the document changes. */
function useVerdict(): CallVerdict | null {
  const tool = useStudio(selectSelectedIndex);
  const revision = useStudio((state) => state.analysedRevision);
  const language = useStudio((state) => state.language);
  const { text, as } = useStudio((state) => state.triedCall);
  const [verdict, setVerdict] = useState<CallVerdict | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the worker judges by the document and in the language of now.
  useEffect(() => {
    let isCurrent = true;
    if (text.trim() === '' || tool < 0) return setVerdict(null);
    const timer = setTimeout(async () => {
      const result = await analysis.run('checkCall', { tool, text, as });
      if (isCurrent) setVerdict(result.ok ? result.value : null);
    }, DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [tool, text, as, revision, language]);
  return verdict;
}
