import { type FormEvent, useId, useState } from 'react';
import { selectActiveDocument } from '../../state/selectors.ts';
import { library } from '../studio.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { useStudio } from '../use-studio.ts';
import { useWords } from '../use-words.ts';
import type { DialogProps } from './dialogs.tsx';

export default function RenameDialog({ onClose }: DialogProps) {
  const say = useWords();
  const field = useId();
  const active = useStudio(selectActiveDocument);
  const [name, setName] = useState(active?.name ?? '');
  function rename(event: FormEvent): void {
    event.preventDefault();
    if (active !== null && name.trim() !== '') void library.rename(active.id, name.trim());
    onClose();
  }
  return (
    <Modal title={say('app-rename')} onClose={onClose}>
      <form className="rename-form" onSubmit={rename}>
        <label htmlFor={field}>{say('app-rename-field')}</label>
        <input id={field} className="field" value={name} onChange={(event) => setName(event.target.value)} />
        <div className="dialog-foot">
          <Button onClick={onClose}>{say('app-cancel')}</Button>
          <Button look="primary" type="submit" disabled={name.trim() === ''}>
            {say('app-rename')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
