import { useEffect, useState } from 'react';
import { TARGET_IDS, type TargetId } from '../../core/model/target-id.ts';
import type { RequestOptions } from '../../core/targets/request/request-options.ts';
import type { RequestView } from '../../worker/protocol/catalogue-jobs.ts';
import { copyText, downloadText } from '../clipboard.ts';
import { analysis, notices, store } from '../studio.ts';
import { targetLabel } from '../targets/target-label.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { SeverityIcon } from '../ui/severity-icon.tsx';
import { useDialogWords } from '../use-dialog-words.ts';
import { useStudio } from '../use-studio.ts';
import { BrokenNote } from './broken-note.tsx';
import type { DialogProps } from './dialogs.tsx';
import { RequestControls } from './request-controls.tsx';

interface RequestDialogProps extends DialogProps {
  readonly target: TargetId;
}

/** Every tool as one request: the body as it would be sent, and what speaks against it. */
export default function RequestDialog({ target: first, onClose }: RequestDialogProps) {
  const say = useDialogWords();
  const [target, setTarget] = useState(first);
  const [options, setOptions] = useState<RequestOptions>({});
  const request = useRequest(target, options);
  return (
    <Modal title={say('app-request-title')} description={say('app-request-text')} onClose={onClose}>
      <BrokenNote />
      <label className="inline-label">
        {say('app-request-target')}
        <select className="field" value={target} onChange={(event) => setTarget(event.target.value as TargetId)}>
          {TARGET_IDS.map((known) => (
            <option key={known} value={known}>
              {targetLabel(known)}
            </option>
          ))}
        </select>
      </label>
      <RequestControls options={options} onChange={setOptions} />
      {request === null ? <p className="quiet-note">{say('app-checking')}</p> : <Answer request={request} />}
    </Modal>
  );
}

function Answer({ request: { target, text, sent, refused, problems } }: { readonly request: RequestView }) {
  const say = useDialogWords();
  const label = targetLabel(target);
  async function copy(): Promise<void> {
    if (await copyText(text)) notices.tell('app-notice-request-copied', { count: sent, target: label });
    else notices.warn('app-notice-not-copied');
  }
  return (
    <>
      <p role="status">{say('app-request-sent', { count: sent })}</p>
      {refused.length > 0 && <p className="warning-note">{say('app-notice-refused', { list: refused.join(', ') })}</p>}
      <ul aria-label={say('app-request-problems')}>
        {problems.map(({ severity, tool, message }) => (
          <li key={`${tool} ${message}`} className="request-problem">
            <SeverityIcon severity={severity} />
            <span>
              <span className="visually-hidden">{say(`app-severity-${severity}`)}: </span>
              {tool !== null && <code>{tool}</code>} {message}
            </span>
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className="request-text" tabIndex={0} aria-label={say('app-payload', { target: label })}>
        <pre className="code-block">{text}</pre>
      </section>
      <div className="dialog-foot">
        <Button onClick={() => downloadText(`request.${target.replace(':', '-')}.json`, text)}>
          {say('app-download', { target: label })}
        </Button>
        <Button look="primary" onClick={() => void copy()}>
          {say('app-copy', { target: label })}
        </Button>
      </div>
    </>
  );
}

/** The last answer for the target; null while there is none. */
function useRequest(target: TargetId, options: RequestOptions): RequestView | null {
  const revision = useStudio((state) => state.analysedRevision);
  const [request, setRequest] = useState<RequestView | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is a new request.
  useEffect(() => {
    let isCurrent = true;
    const { foldBlocks } = store.getState();
    void analysis.run('request', { target, foldBlocks, options }).then((result) => {
      if (isCurrent) setRequest(result.ok ? result.value : null);
    });
    return () => {
      isCurrent = false;
    };
  }, [target, options, revision]);
  return request;
}
