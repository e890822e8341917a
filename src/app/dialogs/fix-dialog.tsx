import { useMemo } from 'react';
import type { ShownFix } from '../../state/panels-slice.ts';
import { editedExcerpt } from '../document/edited-excerpt.ts';
import { EditorLoading } from '../editor/editor-loading.tsx';
import { actions, text } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Modal } from '../ui/modal.tsx';
import { usePanelWords } from '../use-panel-words.ts';
import type { DialogProps } from './dialogs.tsx';

const TextDifference = lazyPart(() => import('../editor/text-difference.tsx'), <EditorLoading />);

/** Room for every line, and for some that wrap. */
function heightOf(...texts: readonly string[]): number {
  const lines = Math.max(...texts.map((part) => part.split('\n').length));
  return (lines + 4) * 18;
}

interface FixDialogProps extends DialogProps {
  readonly shown: ShownFix;
}

/** A change that may mean something else is looked at before it is made. */
export default function FixDialog({ shown, onClose }: FixDialogProps) {
  const say = usePanelWords();
  const { before, after } = useMemo(() => editedExcerpt(text.text(), shown.edits), [shown]);
  function apply(): void {
    onClose();
    actions.applyShown(shown);
  }
  return (
    <Modal title={shown.title} description={say('panel-fix-unsafe')} onClose={onClose} isWide>
      <div className="history-difference fix-difference" style={{ height: heightOf(before, after) }}>
        <TextDifference before={before} after={after} label={say('panel-fix-difference')} isExcerpt />
      </div>
      <div className="dialog-foot">
        <Button onClick={onClose}>{say('app-cancel')}</Button>
        <Button look="primary" onClick={apply}>
          {say('panel-fix-apply')}
        </Button>
      </div>
    </Modal>
  );
}
