import { type ClipboardEvent, useEffect, useId, useState } from 'react';
import { showKeys } from '../commands/keys.ts';
import { analysis, library } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useDialogWords } from '../use-dialog-words.ts';
import type { DialogProps } from './dialogs.tsx';

const DETECT_DELAY_MS = 150;
/** A text field takes seconds to lay out megabytes; of a longer paste only the beginning is shown. */
const LARGE = 200_000;
const SHOWN = 2000;

/** Takes any known format, says what it is before it becomes a document. */
export default function PasteDialog({ onClose }: DialogProps) {
  const say = useDialogWords();
  const field = useId();
  const [pasted, setPasted] = useState('');
  const found = useDetected(pasted);
  const isLarge = pasted.length > LARGE;
  function takeLargePaste(event: ClipboardEvent): void {
    const content = event.clipboardData.getData('text/plain');
    if (content.length <= LARGE) return;
    event.preventDefault();
    setPasted(content);
  }
  async function open(): Promise<void> {
    onClose();
    await library.openText({ name: say('app-pasted-name'), text: pasted, isUnnamed: true });
  }
  return (
    <Modal title={say('app-paste-title')} description={say('app-paste-text')} onClose={onClose}>
      <label htmlFor={field} className="visually-hidden">
        {say('app-paste-field')}
      </label>
      <textarea
        id={field}
        className="field paste-field"
        rows={12}
        spellCheck={false}
        value={isLarge ? `${pasted.slice(0, SHOWN)}\n…` : pasted}
        placeholder={say('app-paste-placeholder')}
        onChange={(event) => setPasted(event.target.value)}
        onPaste={takeLargePaste}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && pasted.trim() !== '') void open();
        }}
        wrap="off"
        readOnly={isLarge}
      />
      <p role="status">{found}</p>
      <div className="dialog-foot">
        <Button onClick={onClose}>{say('app-cancel')}</Button>
        <Button
          look="primary"
          disabled={pasted.trim() === ''}
          title={showKeys('mod+enter')}
          onClick={() => void open()}
        >
          {say('app-paste-open')}
        </Button>
      </div>
    </Modal>
  );
}

/** What the worker takes the text for, a moment after it stopped changing. */
function useDetected(text: string): string | null {
  const [found, setFound] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    setFound(null);
    if (text.trim() === '') return;
    const timer = setTimeout(async () => {
      const result = await analysis.run('detect', { text });
      if (isCurrent && result.ok) setFound(result.value.sentence);
    }, DETECT_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return found;
}
