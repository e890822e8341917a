import { useId, useMemo, useState } from 'react';
import { selectActiveDocument } from '../../state/selectors.ts';
import { copyText, downloadBlob, downloadText } from '../clipboard.ts';
import { COMFORTABLE_LENGTH, shareFragment } from '../share/share-link.ts';
import { copyReview, downloadEvaluationSet, htmlReport, zipForProviders } from '../share/take-along.ts';
import { store, text } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useDialogWords } from '../use-dialog-words.ts';
import { useStudio } from '../use-studio.ts';
import { BrokenNote } from './broken-note.tsx';
import type { DialogProps } from './dialogs.tsx';

/** The way that fits the length best. */
const PRIMARY = { look: 'primary' } as const;

function linkTo(name: string): string | null {
  const fragment = shareFragment({ name, text: text.text() });
  return fragment === null ? null : location.href.replace(/#.*$/, '') + fragment;
}

/** The document as a link that holds it, as a file, as provider JSON, and what is found as Markdown or a page. */
export default function ShareDialog({ onClose }: DialogProps) {
  const say = useDialogWords();
  const field = useId();
  const name = useStudio(selectActiveDocument)?.name ?? 'tools.json';
  const link = useMemo(() => linkTo(name), [name]);
  const [done, setDone] = useState('');
  const isLong = link === null || link.length > COMFORTABLE_LENGTH;

  async function copied(copying: Promise<boolean>): Promise<void> {
    setDone((await copying) ? say('workspace-share-copied') : say('app-notice-failed'));
  }
  async function downloadReport(): Promise<void> {
    setDone(say('workspace-share-html-making'));
    const report = await htmlReport(name);
    if (report !== null) downloadBlob(`${name.replace(/\.\w+$/, '')}.report.html`, report);
    setDone(report === null ? say('app-notice-failed') : '');
  }
  return (
    <Modal title={say('workspace-share-title')} description={say('workspace-share-text')} onClose={onClose}>
      <BrokenNote />
      {link === null ? (
        <p>{say('workspace-share-no-link')}</p>
      ) : (
        <>
          <label htmlFor={field}>{say('workspace-share-link')}</label>
          <div className="share-link">
            <input id={field} className="field" readOnly value={link} onFocus={(event) => event.target.select()} />
            <Button {...(isLong ? {} : PRIMARY)} onClick={() => void copied(copyText(link))}>
              {say('workspace-share-copy')}
            </Button>
          </div>
          <p className="share-length">
            {say('workspace-share-length', { count: link.length.toLocaleString(store.getState().language) })}
            {isLong && ` · ${say('workspace-share-long')}`}
          </p>
        </>
      )}
      <div className="share-more">
        <Button {...(isLong ? PRIMARY : {})} onClick={() => downloadText(name, text.text())}>
          {say('workspace-share-file')}
        </Button>
        <Button onClick={() => void copied(copyReview(name))}>{say('workspace-share-markdown')}</Button>
        <Button onClick={() => void downloadReport()}>{say('workspace-share-html')}</Button>
        <Button onClick={async () => downloadBlob(`${name.replace(/\.\w+$/, '')}.zip`, await zipForProviders())}>
          {say('workspace-share-zip')}
        </Button>
        <Button onClick={() => void downloadEvaluationSet()}>{say('workspace-share-examples')}</Button>
      </div>
      <p role="status">{done}</p>
    </Modal>
  );
}
