import { memo } from 'react';
import { formatPointer } from '../../../core/model/pointer.ts';
import type { ExampleView } from '../../../worker/protocol/tool-jobs.ts';
import { text } from '../../studio.ts';
import { targetLabel } from '../../targets/target-label.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { shortPointer } from '../../ui/short-pointer.ts';
import { useWords } from '../../use-words.ts';

const LOOKS = {
  passed: { icon: 'circle-check', tone: 'tone-good' },
  failed: { icon: 'circle-x', tone: 'tone-error' },
  unchecked: { icon: 'circle-question-mark', tone: 'tone-warning' },
} as const;

export const ExampleCard = memo(function ExampleCard({ example }: { readonly example: ExampleView }) {
  const say = useWords();
  const { kind, title, expects, status, range, problems, messages } = example;
  const { icon, tone } = LOOKS[status];
  return (
    <li className="example">
      <button type="button" className="link-row example-main" onClick={() => text.reveal(range)}>
        <Icon name={icon} size={15} className={tone} />
        <span className={`example-status ${tone}`}>{say(`app-example-${status}`)}</span>
        <span className="badge">{say(`app-kind-${kind}`)}</span>
        <span className="example-title">{title}</span>
        {expects !== null && (
          <span className="example-expects">→ {kind === 'error' ? <code>{expects}</code> : expects}</span>
        )}
      </button>
      {problems.length > 0 && (
        <ul className="example-problems">
          {problems.map(({ part, pointer, message, range: place, schemaRange }) => (
            <li key={`${part} ${formatPointer(pointer)} ${message}`}>
              <button type="button" className="link-row" onClick={() => text.reveal(place)}>
                <code title={formatPointer(pointer)}>{shortPointer(pointer) || '/'}</code> {message}
              </button>
              {schemaRange !== null && (
                <Button isSmall look="quiet" onClick={() => text.reveal(schemaRange)}>
                  {say('app-show-schema')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {messages.length > 0 && (
        <details className="example-messages">
          <summary>{say('app-messages')}</summary>
          {messages.map(({ target, call, result }) => (
            <div key={target} className="message-pair">
              <h3>{targetLabel(target)}</h3>
              <pre className="code-block">{call}</pre>
              <pre className="code-block">{result}</pre>
            </div>
          ))}
        </details>
      )}
    </li>
  );
});
