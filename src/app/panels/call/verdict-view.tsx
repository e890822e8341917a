import { CircleCheck, CircleX, Copy } from 'lucide-react';
import type { CallVerdict } from '../../../worker/protocol.ts';
import { copyText } from '../../clipboard.ts';
import { notices } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { SeverityIcon } from '../../ui/severity-icon.tsx';
import { useWords } from '../../use-words.ts';

export function VerdictView({ verdict: { ok, problems, decoded, toolMessage } }: { readonly verdict: CallVerdict }) {
  const say = useWords();
  async function copy(): Promise<void> {
    if (await copyText(toolMessage)) notices.tell('app-notice-copied', { what: say('app-call-message') });
    else notices.warn('app-notice-not-copied');
  }
  return (
    <>
      <p className="call-verdict">
        {ok ? (
          <CircleCheck size={15} className="tone-good" aria-hidden="true" />
        ) : (
          <CircleX size={15} className="tone-error" aria-hidden="true" />
        )}
        <strong>{say(ok ? 'app-call-fits' : 'app-call-fails')}</strong>
      </p>
      <ul aria-label={say('app-call-problems')}>
        {problems.map(({ severity, pointer, message }) => (
          <li key={`${pointer} ${message}`} className="call-problem">
            <SeverityIcon severity={severity} />
            <span>
              <code>{pointer === '' ? '/' : pointer}</code> {message}
            </span>
          </li>
        ))}
      </ul>
      <h3>{say('app-call-decoded')}</h3>
      <pre className="code-block">{JSON.stringify(decoded, null, 2)}</pre>
      {toolMessage !== '' && (
        <>
          <div className="call-message-head">
            <h3>{say('app-call-message')}</h3>
            <Button isSmall onClick={() => void copy()}>
              <Copy size={12} aria-hidden="true" />
              {say('app-call-copy')}
            </Button>
          </div>
          <pre className="code-block">{toolMessage}</pre>
        </>
      )}
    </>
  );
}
