import { selectSelectedIndex } from '../../../state/selectors.ts';
import type { ContractView } from '../../../worker/protocol/tool-jobs.ts';
import { useAnswer } from '../../analysis/use-answer.ts';
import { actions, text } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePanelWords } from '../../use-panel-words.ts';
import { useStudio } from '../../use-studio.ts';
import { AnalysisNote } from '../problems/analysis-note.tsx';
import './contract.css';

/** What the contract blocks say as sentences, each with its price, to be put into the description. */
export function ContractPanel() {
  const say = usePanelWords();
  const tool = useStudio(selectSelectedIndex);
  const name = useStudio((state) => state.tools[selectSelectedIndex(state)]?.name ?? '');
  const isReady = useStudio((state) => state.documentState === 'ready');
  const answer = useAnswer('contract', tool < 0 ? null : { tool });
  if (tool < 0) return <p className="quiet-note">{say('app-no-tool')}</p>;
  if (answer === null) return isReady ? <p className="quiet-note">{say('app-checking')}</p> : <AnalysisNote />;
  const sentences = answer.ok ? answer.value : [];
  const missing = sentences.filter(({ isSaid }) => !isSaid);
  const add = (added: readonly ContractView[]) =>
    void actions.changeCatalogue({ action: 'describe', tool, sentences: added.map(({ sentence }) => sentence) });
  return (
    <div className="contract scroller">
      <AnalysisNote />
      <div className="panel-toolbar">
        <h2 className="grow">{say('panel-contract-of', { tool: name })}</h2>
        {missing.length > 1 && (
          <Button isSmall onClick={() => add(missing)}>
            {say('panel-contract-add-all')} ({say('app-tokens', { count: tokensOf(missing) })})
          </Button>
        )}
      </div>
      <p className="quiet-note">{say(sentences.length === 0 ? 'panel-contract-none' : 'panel-contract-intro')}</p>
      <ul aria-label={say('panel-contract-of', { tool: name })}>
        {sentences.map((view) => (
          <Sentence key={view.sentence} view={view} onAdd={() => add([view])} />
        ))}
      </ul>
    </div>
  );
}

function tokensOf(sentences: readonly ContractView[]): number {
  return sentences.reduce((sum, { tokens }) => sum + tokens, 0);
}

interface SentenceProps {
  readonly view: ContractView;
  readonly onAdd: () => void;
}

function Sentence({ view: { sentence, tokens, isSaid, range }, onAdd }: SentenceProps) {
  const say = usePanelWords();
  return (
    <li className="contract-line">
      <button type="button" className="link-row grow" onClick={() => text.reveal(range)}>
        {sentence}
      </button>
      <span className="contract-tokens">{say('app-tokens', { count: tokens })}</span>
      {isSaid ? (
        <span className="badge tone-good">{say('panel-contract-said')}</span>
      ) : (
        <Button isSmall aria-label={`${say('panel-contract-add')}: ${sentence}`} onClick={onAdd}>
          <Icon name="plus" size={12} />
          {say('panel-contract-add')}
        </Button>
      )}
    </li>
  );
}
