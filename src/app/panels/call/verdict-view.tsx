import type { CallVerdict } from '../../../worker/protocol/example-jobs.ts';
import { copyText } from '../../clipboard.ts';
import { notices } from '../../studio.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useWords } from '../../use-words.ts';
import { VerdictLines } from './verdict-lines.tsx';

export function VerdictView({ verdict }: { readonly verdict: CallVerdict }) {
  const say = useWords();
  const { ok, decoded, toolMessage } = verdict;
  async function copy(): Promise<void> {
    if (await copyText(toolMessage)) notices.tell('app-notice-copied', { what: say('app-call-message') });
    else notices.warn('app-notice-not-copied');
  }
  return (
    <>
      <VerdictLines verdict={verdict} sentence={say(ok ? 'app-call-fits' : 'app-call-fails')} />
      <h3>{say('app-call-decoded')}</h3>
      <pre className="code-block">{JSON.stringify(decoded, null, 2)}</pre>
      {toolMessage !== '' && (
        <>
          <div className="call-message-head">
            <h3>{say('app-call-message')}</h3>
            <Button isSmall onClick={() => void copy()}>
              <Icon name="copy" size={12} />
              {say('app-call-copy')}
            </Button>
          </div>
          <pre className="code-block">{toolMessage}</pre>
        </>
      )}
    </>
  );
}
