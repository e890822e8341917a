import { useState } from 'react';
import type { BoundaryView } from '../../../worker/protocol/example-jobs.ts';
import { useAnswer } from '../../analysis/use-answer.ts';
import { copyText } from '../../clipboard.ts';
import { notices, text } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { usePanelWords } from '../../use-panel-words.ts';

interface BoundaryListProps {
  readonly tool: number;
  readonly name: string;
}

/** Made when the section is opened: it costs a run of the schema for every case. */
export function BoundaryList({ tool, name }: BoundaryListProps) {
  const say = usePanelWords();
  const [isOpen, setIsOpen] = useState(false);
  const answer = useAnswer('boundaries', isOpen ? { tool } : null);
  const cases = answer?.ok ? answer.value : [];
  return (
    <details className="boundaries" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{say('panel-boundaries')}</summary>
      {isOpen && answer === null && <p className="quiet-note">{say('app-checking')}</p>}
      {answer !== null && cases.length === 0 && <p className="quiet-note">{say('panel-boundaries-none')}</p>}
      {cases.length > 0 && <Cases cases={cases} name={name} />}
    </details>
  );
}

function Cases({ cases, name }: { readonly cases: readonly BoundaryView[]; readonly name: string }) {
  const say = usePanelWords();
  async function copy(): Promise<void> {
    const lines = cases.map(({ title, arguments: args, expected }) => {
      return `${JSON.stringify({ tool: name, case: title, arguments: JSON.parse(args), expected })}\n`;
    });
    if (await copyText(lines.join(''))) notices.tell('app-notice-copied', { what: say('panel-boundaries') });
    else notices.warn('app-notice-not-copied');
  }
  return (
    <>
      <ul aria-label={say('panel-boundaries')}>
        {cases.map(({ title, arguments: args, expected, range }) => (
          <li key={`${title} ${args}`}>
            <button type="button" className="boundary" onClick={() => text.reveal(range)}>
              <span className={`boundary-verdict ${expected === 'accepted' ? 'tone-good' : 'tone-error'}`}>
                {say(`panel-${expected}`)}
              </span>
              <span>{title}</span>
              <code title={args}>{args}</code>
            </button>
          </li>
        ))}
      </ul>
      <Button isSmall onClick={() => void copy()}>
        <Icon name="copy" size={12} />
        {say('panel-boundaries-copy')}
      </Button>
    </>
  );
}
