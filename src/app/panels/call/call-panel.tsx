import { TARGET_IDS, type TargetId } from '../../../core/model/target-id.ts';
import { selectSelectedIndex } from '../../../state/selectors.ts';
import type { ExampleView } from '../../../worker/protocol/tool-jobs.ts';
import { useAnswer } from '../../analysis/use-answer.ts';
import { store } from '../../studio.ts';
import { targetLabel } from '../../targets/target-label.ts';
import { Button } from '../../ui/button.tsx';
import { usePanelWords } from '../../use-panel-words.ts';
import { useStudio } from '../../use-studio.ts';
import { FIRST_FIELD } from '../show-panel.ts';
import { ResultVerdictView } from './result-verdict.tsx';
import { VerdictView } from './verdict-view.tsx';
import './call.css';

const KINDS = ['call', 'result'] as const;

/** What a model sent or a tool answered, decoded and judged; for a call, the message to hand back. */
export function CallPanel() {
  const say = usePanelWords();
  const tool = useStudio(selectSelectedIndex);
  const { what, as, ...texts } = useStudio((state) => state.tried);
  const { messageTried } = store.getState();
  if (tool < 0) return <p className="quiet-note">{say('app-no-tool')}</p>;
  return (
    <div className="call scroller">
      <div className="call-input">
        <CallHead what={what} as={as} />
        <textarea
          {...FIRST_FIELD}
          className="field call-text"
          aria-label={say(what === 'call' ? 'app-call-field' : 'panel-result-field')}
          placeholder={what === 'call' ? say('app-call-placeholder') : '{ "content": [ … ], "isError": false }'}
          spellCheck={false}
          value={texts[what]}
          onChange={(event) => messageTried({ [what]: event.target.value })}
        />
      </div>
      <div className="call-answer" aria-live="polite">
        {texts[what].trim() === '' && <FromExample what={what} />}
        {what === 'call' ? (
          <CallAnswer tool={tool} text={texts.call} as={as} />
        ) : (
          <ResultAnswer tool={tool} text={texts.result} as={as} />
        )}
      </div>
    </div>
  );
}

/** Something to begin with: the first example, as the first provider shown carries it. */
function FromExample({ what }: { readonly what: 'call' | 'result' }) {
  const say = usePanelWords();
  const message = useStudio(({ toolView }) => toolView?.view.examples.find(hasMessages)?.messages[0]?.[what] ?? null);
  if (message === null) return null;
  return (
    <Button isSmall onClick={() => store.getState().messageTried({ [what]: message, as: null })}>
      {say('panel-call-example')}
    </Button>
  );
}

const hasMessages = ({ messages }: ExampleView): boolean => messages.length > 0;

function CallHead({ what, as }: { readonly what: 'call' | 'result'; readonly as: TargetId | null }) {
  const say = usePanelWords();
  const name = useStudio((state) => state.tools[selectSelectedIndex(state)]?.name ?? '');
  const { messageTried } = store.getState();
  return (
    <div className="panel-toolbar">
      <h2 className="grow call-title">{say(what === 'call' ? 'app-call-of' : 'panel-result-of', { tool: name })}</h2>
      <label className="inline-label">
        {say('panel-call-what')}
        <select
          className="field"
          value={what}
          onChange={({ target }) => messageTried({ what: target.value === 'result' ? 'result' : 'call' })}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {say(`panel-call-${kind}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="inline-label">
        {say('app-call-as')}
        <select
          className="field"
          value={as ?? ''}
          onChange={({ target }) => messageTried({ as: TARGET_IDS.find((known) => known === target.value) ?? null })}
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
  );
}

interface AnswerProps {
  readonly tool: number;
  readonly text: string;
  readonly as: TargetId | null;
}

function CallAnswer({ tool, text, as }: AnswerProps) {
  const say = usePanelWords();
  const answer = useAnswer('checkCall', text.trim() === '' ? null : { tool, text, as });
  return answer?.ok ? (
    <VerdictView verdict={answer.value} />
  ) : (
    <p className="quiet-note">{say(answer === null ? 'app-call-empty' : 'app-notice-failed')}</p>
  );
}

function ResultAnswer({ tool, text, as }: AnswerProps) {
  const say = usePanelWords();
  const answer = useAnswer('checkResult', text.trim() === '' ? null : { tool, text, as });
  return answer?.ok ? (
    <ResultVerdictView verdict={answer.value} />
  ) : (
    <p className="quiet-note">{say(answer === null ? 'panel-result-empty' : 'app-notice-failed')}</p>
  );
}
