import { library, store, workspace } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useDialogWords } from '../use-dialog-words.ts';
import { useStudio } from '../use-studio.ts';
import type { DialogProps } from './dialogs.tsx';

/** The file on disk is not the one we left: theirs, ours, or both. */
export default function ConflictDialog({ onClose }: DialogProps) {
  const say = useDialogWords();
  const conflict = useStudio((state) => state.conflict);
  if (conflict === null) return null;
  const { name, theirs } = conflict;
  function settle(act: () => Promise<unknown>): void {
    store.getState().conflictSettled();
    onClose();
    void act();
  }
  const openTheirs = (content: string) =>
    library.openText({ name: say('workspace-conflict-theirs-name', { name }), text: content });
  return (
    <Modal
      title={say('workspace-conflict-title', { name })}
      description={say(theirs === null ? 'workspace-conflict-gone' : 'workspace-conflict-text')}
      onClose={onClose}
    >
      <div className="dialog-choices">
        {theirs !== null && (
          <Button look="primary" onClick={() => settle(() => openTheirs(theirs))}>
            {say('workspace-conflict-theirs')}
          </Button>
        )}
        <Button onClick={() => settle(() => workspace.files.saveBeside(conflict))}>
          {say('workspace-conflict-as')}
        </Button>
        <Button onClick={() => settle(() => workspace.files.overwrite(conflict))}>
          {say('workspace-conflict-mine')}
        </Button>
        <Button onClick={onClose}>{say('app-cancel')}</Button>
      </div>
    </Modal>
  );
}
